import type { rules as english } from './rules-en.ts';

const definitions =
  '- **Junto a** y **vecino** significan que comparten un lado. Las esquinas no cuentan.\n' +
  '- Una **zona** es un grupo de casillas del mismo tipo que comparten lados.\n' +
  '- Los números son mínimos, salvo que ponga **exacta**.\n';

const cards = {
  title: 'Cartas de puntuación',
  text:
    'Cada carta puntúa al final de la partida, tantas veces como tu barrio tenga lo que pide. En la imagen se iluminan las casillas que cuentan.\n' +
    definitions +
    '- Si una carta pide grupos de edificios, indica si un mismo edificio puede estar en varios.',
};

const goals = {
  title: 'Logros',
  text:
    'Cada ciudad tiene tres logros. Si al acabar tu turno cumples uno, es tuyo al momento, con el valor más alto que quede libre: quien llega antes gana más. Con dos jugadores no se usa el valor del medio.\n' +
    definitions +
    '- Puedes conseguir cada logro una vez. El anillo se queda, aunque después ya no lo cumplas.',
};

const either = new Intl.ListFormat('es', { type: 'disjunction' });

export const rules: typeof english = (n, counts) => ({
  round: {
    title: 'Una ronda',
    text:
      `En cada ronda envías un trabajador a cada una de las cuatro filas, en el orden que quieras, y tomas lo que hay en esa casilla. Con dos jugadores son ${n.workersOfTwo} por fila.\n` +
      '- Fila 1: **cartas de puntuación**. Fila 2: **losetas de ciudad**. Fila 3: **atributos**. Fila 4: **piezas de construcción**.\n' +
      `- La última casilla de cada fila es una apuesta: hay algo boca abajo, y en la fila 4 está la **bolsa**, que te da ${n.fromBag} piezas al azar. Una vez que lo tomas, ya no puedes deshacerlo.\n` +
      '- El trabajador más a la derecha de la fila 4 gana la **estrella**: su jugador empieza la ronda siguiente. La bolsa es la casilla más a la derecha.\n' +
      '- Con tres jugadores, lo que nadie ha tomado se retira de la partida al acabar la ronda.\n' +
      'Preparas tu turno en privado; los demás lo ven cuando pulsas **Confirmar**.',
  },
  tiles: {
    title: 'Losetas',
    text:
      'Una loseta tiene cuatro casillas: agua, parque o solar de un color. Debe compartir un lado entero con una de las tuyas. Gírala como quieras: cualquier casilla puede ir junto a cualquier otra.\n' +
      `Tu barrio crece hasta ${n.tiles} losetas, o ${n.tilesLong} en la partida larga. Toda loseta que tomes se coloca.\n` +
      'Las **losetas de inicio** se eligen en orden inverso: quien empieza la partida elige al final.',
  },
  features: {
    title: 'Atributos',
    text:
      '- **Delfín, velero, ferri y faro** van en el agua; **árbol, fuente, quiosco y carrusel**, en un parque; uno por casilla.\n' +
      '- Una **zona** es un grupo de casillas de agua, o de parque, que comparten lados. Tocarse solo por una esquina no las une.\n' +
      `- Cada zona puntúa una vez por sus atributos distintos: ${either.format(n.areaPoints.map(String))} puntos por 1 a ${n.areaPoints.length} tipos.\n` +
      `- Un **monumento** va en un solar sin piezas y da ${n.monument} puntos. Después no puedes construir encima.\n` +
      '- El **solar multicolor** también va allí: desde entonces admite un edificio de cualquier color. Mientras está vacío, cuenta como solar de todos los colores.\n' +
      `- Cuántos hay: ${counts}.\n` +
      'Descartas lo que no puedas o no quieras colocar.',
  },
  pieces: {
    title: 'Edificios',
    text:
      `Una pieza empieza un edificio en un solar de su color o añade una planta a uno de su color, hasta ${n.floors} plantas.\n` +
      '- En un solar multicolor, la primera pieza decide el color.\n' +
      '- Sobre un monumento no se construye.\n' +
      `- La bolsa, la última casilla de la fila, te da ${n.fromBag} piezas al azar.\n` +
      'Descartas lo que no puedas o no quieras colocar.',
  },
  cards,
  goals,
  end: {
    title: 'El final',
    text:
      `La partida dura ${n.rounds} rondas, o ${n.roundsOfTwo} con dos jugadores. Dan puntos los logros, las zonas de agua, los parques, los monumentos y las cartas.\n` +
      'Gana quien tenga más puntos; si hay empate, quien tenga más puntos por logros; si también son iguales, se comparte la victoria.',
  },
  long: {
    title: 'La partida larga',
    text: `Para dos: ${n.roundsLong} rondas y un barrio de ${n.tilesLong} losetas. Lo demás no cambia.`,
  },
});
