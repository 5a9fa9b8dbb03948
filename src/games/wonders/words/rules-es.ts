import type { rules as english } from './rules-en.ts';

export const rules: typeof english = {
  turn: {
    title: 'Un turno',
    text:
      'Cada jugador construye una ciudad en torno a una maravilla, todos a la vez, durante tres eras. En cada turno eliges en secreto una carta de tu mano y la **construyes**, la usas para la siguiente **etapa** de tu maravilla o la **vendes**.\n' +
      '- Cuando todos están listos, las cartas se revelan a la vez. Hasta entonces puedes cambiar de idea.\n' +
      '- Después las manos pasan: a la **izquierda** en las eras I y III, a la **derecha** en la era II. Tu vecino de la izquierda está en la fila de debajo de la tuya; el de la derecha, en la de encima. La última fila y la primera también son vecinas.\n' +
      '- Con Cities recibes 8 cartas y una era tiene 7 turnos. En el juego básico recibes 7 cartas y una era tiene 6. La última carta se descarta boca abajo.\n' +
      'Los tableros se reparten al azar. Empiezas con 3 monedas y tu tablero da un recurso.',
  },
  building: {
    title: 'Construir y cadenas',
    text:
      'Un edificio cuesta recursos, monedas, ambas cosas o nada. Usas lo que da tu ciudad y compras lo demás a tus vecinos. Los recursos no se gastan: cada fuente sirve una vez por turno.\n' +
      '- Una carta que da a elegir (arcilla o mineral, por ejemplo) te da uno de los dos cada turno.\n' +
      '- **Cadenas:** si tienes un edificio con el mismo icono, la carta es gratis, monedas incluidas.\n' +
      '- Una ciudad no puede tener dos edificios con el mismo nombre. El Telar, la Vidriería y la Prensa salen en las eras I y II, y cada uno se construye una sola vez.\n' +
      '- Las cartas **marrones** dan materias primas; las **grises**, manufacturas. Las **azules** dan puntos, las **amarillas** ayudan a comerciar o dan monedas y puntos, las **rojas** tienen escudos y las **verdes** son ciencia.',
  },
  trade: {
    title: 'Comercio',
    text:
      'Compra lo que te falte a tus dos vecinos: les pagas **2 monedas** por unidad. No pueden negarse, y ellos también pueden usarlo.\n' +
      '- Venden lo que dan las cartas marrones, las grises y el propio tablero, pero nunca lo de las cartas amarillas, las negras y las etapas.\n' +
      '- Los puestos comerciales bajan a 1 el precio de las **materias primas**: el del oeste, a la izquierda; el del este, a la derecha. El Mercado hace lo mismo con las **manufacturas** a ambos lados.\n' +
      '- Lo que cobras en un turno no puedes gastarlo hasta el siguiente, y tampoco puedes comprar todavía lo que un vecino construya este turno.\n' +
      'El bot te enseña todas las formas de pagar que tienen sentido. A veces compensa pagar de más para dejar sin monedas a un rival.',
  },
  stages: {
    title: 'Etapas de tu maravilla',
    text:
      'Para construir una etapa, paga lo que cuesta **la etapa** y mete cualquier carta de tu mano, boca abajo, debajo del tablero. El coste y el efecto de esa carta no importan.\n' +
      'Las etapas se construyen en orden y una sola vez. Cada tablero tiene una cara de día y otra de noche, con etapas distintas: puntos, monedas, escudos, recursos, ciencia o un poder especial. Bizancio y Petra solo vienen con Cities.\n' +
      '- **Olimpia:** de día, tu primer edificio de cada color es gratis, también el negro. De noche es gratis lo que construyas en tu primer turno de cada era; con otra etapa, también lo del último turno normal. Si en ese turno haces una etapa o vendes, pierdes esa ventaja.\n' +
      '- **Babilonia** (noche) juega también la última carta de cada era, en un turno aparte.\n' +
      '- **Halicarnaso** construye gratis una carta del descarte.',
  },
  selling: {
    title: 'Vender y el descarte',
    text:
      'Puedes vender cualquier carta por **3 monedas**. Va al descarte boca abajo, igual que las últimas cartas de una era.\n' +
      'Halicarnaso y, con Cities, el Taller de falsificación construyen una carta del descarte al final del turno. Es gratis, monedas incluidas, y todos sus efectos cuentan, pero no puede tener un nombre que ya esté en la ciudad. Solo quien construye ve el descarte, y también puede no construir nada. Halicarnaso va primero.',
  },
  conflict: {
    title: 'Conflicto',
    text:
      'Al final de cada era comparas tus **escudos** con los de cada uno de tus dos vecinos. Cuentan todos, vengan de donde vengan.\n' +
      '- Más escudos: una ficha de victoria de **1, 3, 5** puntos en las eras I, II, III.\n' +
      '- Menos escudos: una ficha de derrota de **−1**.\n' +
      '- Los mismos: nada.\n' +
      'Los escudos no se gastan.',
  },
  science: {
    title: 'Ciencia',
    text:
      'Hay tres símbolos: compás, engranaje y tablilla. Al final cada tipo da el **cuadrado** de los que tengas, y cada serie de tres distintos da **7** más.\n' +
      'Por ejemplo, 3 compases, 1 engranaje y 1 tablilla dan 9 + 1 + 1 + 7 = 18.\n' +
      'Los símbolos a elegir (Babilonia, Gremio de científicos) y los copiados se deciden solos al final: cuentan como los que más puntos den. Todo cuenta como Ciencia, aunque no esté en una carta verde.',
  },
  guilds: {
    title: 'Gremios',
    text:
      'La era III tiene cartas moradas. De los diez gremios entran en juego dos más que jugadores. La mayoría da 1 punto por cada carta de un color que tengan tus **dos vecinos**. El Gremio de artesanos da 2 por cada carta gris.\n' +
      '- **Armadores:** 1 por cada carta tuya marrón, gris y morada, incluida esta.\n' +
      '- **Constructores:** 1 por cada etapa de tu maravilla y de las de tus dos vecinos.\n' +
      '- **Decoradores:** 7 si tu maravilla está completa.\n' +
      '- **Científicos:** un símbolo de ciencia a elegir.\n' +
      'Ningún gremio se construye gratis por una cadena.',
  },
  black: {
    title: 'Cartas negras',
    text:
      'Con Cities cada era tiene 14 cartas negras, y entran en juego tantas como jugadores. No tienen cadenas.\n' +
      '- **Muelle:** cada turno, una unidad que compres de su lado cuesta 1 menos. **Alijo de contrabando:** lo que da el propio tablero de un vecino cuesta 1 menos. Ambos se suman a los puestos comerciales y al Mercado, pero nada cuesta menos de 0.\n' +
      '- **Almacén secreto:** cada turno, una unidad extra de un recurso que ya den tus cartas marrones, tus grises o tu tablero. **Mercado negro:** cada turno, una unidad de un recurso que no den. Nada de eso se vende.\n' +
      '- **Saqueadores:** recibes enseguida una ficha de victoria y cada vecino toma una deuda que no puede pagar con monedas.\n' +
      '- **Palomar, Banda de espías, Cámara de tortura:** cada una copia el símbolo de una carta verde de un vecino, nunca dos veces la misma.\n' +
      '- **Estudio de arquitectos:** tus etapas ya no necesitan recursos; las monedas de Petra se siguen pagando.\n' +
      '- **Memorial:** 2 monedas por cada ficha de derrota que tengas. Después descartas esas fichas.',
  },
  losses: {
    title: 'Pérdidas y deudas',
    text:
      'Algunas cartas negras y una etapa de Petra hacen perder monedas a **todas las demás ciudades**. Las pérdidas de un turno se suman y se aplican al final, después de todo lo que recibes.\n' +
      'Por cada moneda, o la pagas o tomas una **deuda** de −1 punto, como quieras repartirlo, aunque pudieras pagar. Si te quedas sin monedas, el resto son deudas. Las deudas no se devuelven.\n' +
      'Si una pérdida depende de etapas o de fichas de victoria, cuentan las tuyas.\n' +
      '**Pagar siempre con monedas** responde por ti desde entonces. Puedes desactivarlo.',
  },
  diplomacy: {
    title: 'Diplomacia',
    text:
      'Si tienes una ficha de diplomacia, quedas fuera del siguiente conflicto, quieras o no, y gastas la ficha. Si tienes más fichas, se quedan para eras posteriores.\n' +
      'Tus vecinos se enfrentan entonces entre sí. Si solo quedan dos ciudades, luchan **una vez**; con una o ninguna, nadie lucha.\n' +
      'La diplomacia no detiene a los saqueadores ni las pérdidas.',
  },
  teams: {
    title: 'Equipos',
    text:
      'Con 4 o 6 jugadores, cada dos que se sientan juntos forman un equipo. Se enseñan las manos y pueden hablar, pero no se prestan monedas ni cambian cartas.\n' +
      '- Dentro de un equipo no hay lucha. Contra el vecino del otro equipo, quien gana recibe **dos** fichas de victoria y quien pierde, dos de derrota.\n' +
      '- Una ficha de diplomacia lo reduce a la mitad: una ficha para cada uno. Si ambos tienen una, ninguna. Nadie más ocupa su lugar en la lucha.\n' +
      '- Tus propios recursos y las cadenas se usan siempre primero.\n' +
      '- En todo lo demás, tu pareja es un vecino como cualquier otro: tus saqueadores y pérdidas también le afectan.\n' +
      'Las dos puntuaciones se suman. En caso de empate gana el equipo con más monedas.',
  },
  end: {
    title: 'El final y los puntos',
    text:
      'Tras el conflicto de la era III se suma:\n' +
      '- **Militar:** tus fichas de victoria y de derrota.\n' +
      '- **Monedas:** 1 punto por cada 3 monedas, menos 1 por cada deuda.\n' +
      '- **Maravilla:** los puntos de tus etapas.\n' +
      '- **Civil** (cartas azules), **Comercio** (amarillas), **Ciencia** (verdes), **Gremios** (moradas) y **Cartas negras**.\n' +
      'Gana quien tenga más puntos. En caso de empate deciden las monedas, sin contar las deudas. Si también son iguales, se comparte la victoria.',
  },
};
