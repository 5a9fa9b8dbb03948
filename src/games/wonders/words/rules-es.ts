import type { rules as english } from './rules-en.ts';

export const rules: typeof english = {
  turn: {
    title: 'Un turno',
    text:
      'Cada cual construye una ciudad en torno a una maravilla, todos a la vez, durante tres eras. En cada turno eliges en secreto una carta de tu mano y la usas de una de tres maneras: la **construyes**, construyes con ella la siguiente **etapa** de tu maravilla o la **vendes**.\n' +
      '- Cuando todos han confirmado, todo se descubre a la vez. Hasta entonces puedes cambiar de idea.\n' +
      '- Después pasan las manos: a la **izquierda** en las eras I y III, a la **derecha** en la era II. Tu ciudad vecina de la izquierda es la fila de debajo de la tuya; la de la derecha, la de encima; la última fila y la primera también son vecinas.\n' +
      '- Con Cities cada cual recibe 8 cartas y una era tiene 7 turnos; en el juego básico son 7 cartas y 6 turnos. La carta que sobra va boca abajo al descarte.\n' +
      'Los tableros se reparten al azar. Empiezas con 3 monedas y tu tablero produce un recurso.',
  },
  building: {
    title: 'Construir y cadenas',
    text:
      'Un edificio cuesta recursos, monedas para el banco, ambas cosas o nada. Los recursos vienen de lo que produce tu ciudad y, a cambio de monedas, de tus ciudades vecinas. Lo que produce un recurso nunca se gasta: sirve una vez por turno.\n' +
      '- De una carta con elección, como arcilla o mineral, obtienes una unidad por turno.\n' +
      '- **Cadenas:** una carta que muestra el signo de un edificio que tienes es gratis, monedas incluidas.\n' +
      '- Ninguna ciudad tiene dos edificios con el mismo nombre. Eso vale también para el Telar, la Vidriería y la Prensa de las eras I y II.\n' +
      '- Las cartas **marrones** producen materias primas; las **grises**, manufacturas; las **azules** dan puntos; las **amarillas** ayudan a comerciar o dan monedas y puntos; las **rojas** tienen escudos; las **verdes**, ciencia.',
  },
  trade: {
    title: 'Comercio',
    text:
      'Lo que te falta lo puedes comprar en tus dos ciudades vecinas por **2 monedas** la unidad, que cobran ellas. No pueden negarse y siguen pudiendo usarlo.\n' +
      '- Se vende lo que producen las cartas marrones, las grises y el propio tablero; nunca lo de las cartas amarillas, las negras y las etapas.\n' +
      '- Con un puesto comercial las **materias primas** cuestan 1: el del oeste, a la izquierda; el del este, a la derecha. Con el Mercado las **manufacturas** cuestan 1 a ambos lados.\n' +
      '- Las monedas que entran durante un turno no se pueden gastar en él, y de lo que una ciudad vecina construye en este turno aún no se puede comprar.\n' +
      'Se te muestran todas las formas de pagar que ninguna otra mejora. Una más cara puede negarle monedas a un rival.',
  },
  stages: {
    title: 'Etapas de tu maravilla',
    text:
      'Para construir una etapa, paga lo que cuesta **la etapa** y pon cualquier carta de tu mano bajo el tablero, boca abajo. Lo que esa carta cuesta o hace no importa.\n' +
      'Las etapas se construyen en orden, cada una una vez. Cada tablero tiene una cara de día y otra de noche con etapas distintas: puntos, monedas, escudos, recursos, ciencia o un poder propio. Bizancio y Petra solo vienen con Cities.\n' +
      '- **Olimpia:** de día, el primer edificio de cada color es gratis, también el negro; de noche, el edificio del primer turno de cada era y, más tarde, también el de su último turno normal. Una etapa o una venta en ese turno lo desaprovecha.\n' +
      '- **Babilonia** de noche juega la carta que sobra al final de una era como un turno aparte.\n' +
      '- **Halicarnaso** construye gratis del descarte.',
  },
  selling: {
    title: 'Vender y el descarte',
    text:
      'Cualquier carta se puede vender por **3 monedas** del banco. Va boca abajo al descarte, igual que las cartas que sobran al final de una era.\n' +
      'Halicarnaso y, con Cities, el Taller de falsificación construyen una carta del descarte al final del turno: gratis, monedas incluidas, con todo lo que hace, pero nunca un nombre que la ciudad ya tenga. Quien construye ve todo el descarte; nadie está obligado a tomar nada. Halicarnaso va primero.',
  },
  conflict: {
    title: 'Conflicto',
    text:
      'Al final de cada era comparas tus **escudos** con los de cada una de tus dos ciudades vecinas, vengan de donde vengan.\n' +
      '- Más escudos: una ficha de victoria de **1, 3, 5** puntos en las eras I, II, III.\n' +
      '- Menos escudos: una ficha de derrota de **−1**.\n' +
      '- Los mismos: nada.\n' +
      'Los escudos no se gastan.',
  },
  science: {
    title: 'Ciencia',
    text:
      'Hay tres símbolos: compás, engranaje, tablilla. Al final cada tipo da el **cuadrado** de su número, y cada serie de tres distintos da **7** más.\n' +
      'Así, 3 compases, 1 engranaje y 1 tablilla dan 9 + 1 + 1 + 7 = 18.\n' +
      'Un símbolo a elegir (Babilonia, Gremio de científicos) y los símbolos copiados se fijan solos al final, todos juntos, para tu mejor total. Toda la ciencia cuenta en la línea verde de la puntuación.',
  },
  guilds: {
    title: 'Gremios',
    text:
      'La era III tiene cartas moradas: de diez gremios entran en juego dos más que asientos. La mayoría da 1 punto por cada carta de un color que tengan tus **dos ciudades vecinas**; el Gremio de artesanos da 2 por cada carta gris.\n' +
      '- **Armadores:** 1 por cada una de tus cartas marrones, grises y moradas, incluida esta.\n' +
      '- **Constructores:** 1 por cada etapa de tu maravilla y de las dos vecinas.\n' +
      '- **Decoradores:** 7 si tu maravilla está completa.\n' +
      '- **Científicos:** un símbolo de ciencia a elegir.\n' +
      'Un gremio nunca se construye por cadena.',
  },
  black: {
    title: 'Cartas negras',
    text:
      'Con Cities cada era tiene 14 cartas negras, de las que entran tantas como asientos. No tienen cadenas.\n' +
      '- **Muelle:** una unidad por turno que compres de su lado cuesta 1 menos. **Alijo de contrabando:** la unidad que produce el propio tablero de una ciudad vecina cuesta 1 menos. Ambos se suman a los puestos comerciales y al Mercado, pero ninguna unidad cuesta menos de 0.\n' +
      '- **Almacén secreto:** una unidad más por turno de un recurso que producen tus cartas marrones, tus grises o tu tablero. **Mercado negro:** una de un recurso que no producen. Ninguna se vende.\n' +
      '- **Saqueadores:** tomas enseguida una ficha de victoria, y cada ciudad vecina toma una deuda que las monedas no evitan.\n' +
      '- **Palomar, Banda de espías, Cámara de tortura:** cada una copia el símbolo de una carta verde vecina, nunca dos veces la misma.\n' +
      '- **Estudio de arquitectos:** tus etapas ya no necesitan recursos; las monedas de Petra se siguen pagando.\n' +
      '- **Memorial:** 2 monedas por cada ficha de derrota que tengas; después, esas fichas desaparecen.',
  },
  losses: {
    title: 'Pérdidas y deudas',
    text:
      'Algunas cartas negras y una etapa de Petra hacen perder monedas a **todas las demás ciudades**. Todas las pérdidas de un turno se suman y llegan a su final, cuando todo lo demás ya ha entrado.\n' +
      'Por cada moneda de ellas pagas una moneda o tomas una **deuda** de −1 punto, en el reparto que quieras, aunque pudieras pagar. Sin monedas, todo se vuelve deudas. Las deudas nunca se devuelven.\n' +
      'Si una pérdida depende de etapas o de fichas de victoria, cuentan las de la ciudad que pierde.\n' +
      '**Pagar siempre con monedas** responde por ti desde entonces; puedes retirarlo.',
  },
  diplomacy: {
    title: 'Diplomacia',
    text:
      'Quien tiene una ficha de diplomacia queda fuera del siguiente conflicto, quiera o no, y gasta una ficha. Las demás quedan para eras posteriores.\n' +
      'Las ciudades vecinas de quien usa la diplomacia se enfrentan entonces entre sí. Si solo quedan dos, luchan **una vez**; con una o ninguna no hay lucha.\n' +
      'La diplomacia no detiene a los saqueadores ni las pérdidas.',
  },
  teams: {
    title: 'Equipos',
    text:
      'Con 4 o 6 asientos, dos que se sientan juntos forman un equipo. Se ven las manos y pueden hablar, pero no se prestan monedas ni cambian cartas.\n' +
      '- Dentro de un equipo no hay lucha. Contra la ciudad vecina del otro equipo, quien gana toma **dos** fichas de victoria y quien pierde, dos de derrota.\n' +
      '- Una ficha de diplomacia lo reduce a la mitad: una ficha cada cual. Si ambos la tienen, ninguna. El círculo no se cierra.\n' +
      '- Los recursos propios y las cadenas se usan siempre primero.\n' +
      '- En todo lo demás, la ciudad aliada es una vecina como cualquier otra: las pérdidas y los saqueadores también le afectan.\n' +
      'Se suman las dos puntuaciones; en caso de empate gana el mayor tesoro conjunto.',
  },
  end: {
    title: 'El final y los puntos',
    text:
      'Tras el conflicto de la era III se suma:\n' +
      '- **Militar:** las fichas de victorias y derrotas.\n' +
      '- **Monedas:** 1 punto por cada 3 monedas, menos 1 por cada deuda.\n' +
      '- **Etapas:** los puntos de las etapas construidas.\n' +
      '- **Azul, amarillo, verde, morado, negro:** los puntos de esas cartas; el verde es la ciencia.\n' +
      'Gana quien tenga más puntos. En caso de empate deciden las monedas, sin contar las deudas; si también son iguales, se comparte la victoria.',
  },
};
