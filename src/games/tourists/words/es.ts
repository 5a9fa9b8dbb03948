import type { en as english } from './en.ts';

const rules: (typeof english)['rules'] = {
  round: {
    title: 'Una ronda',
    text:
      'Cada cual construye su propia ciudad, todos a la vez y con las mismas losetas. En cada ronda se descubre una loseta: la colocas en tu ciudad y después puedes poner o mover un turista.\n' +
      '- Sin prisa: construyes en privado, paso a paso, y puedes deshacer hasta que pulses **Confirmar**.\n' +
      '- Nadie ve lo que han construido los demás en esta ronda hasta que todos terminan.\n' +
      '- Se barajan 24 losetas y se apartan 8 sin verlas. **Las losetas son de diseño propio**, no las del juego impreso: todas las mezclas de atracción, parque, terraza y agua con dos iguales como mucho.',
  },
  start: {
    title: 'El comienzo',
    text:
      'Primero todos colocan las mismas tres losetas iniciales, giradas como quieran.\n' +
      'Cada una debe tocar otra por una esquina y ninguna puede tocar otra por un lado. Aún no llega ningún turista.',
  },
  placing: {
    title: 'Colocar una loseta',
    text:
      'Una loseta tiene cuatro casillas y se puede girar. Debe tocar tu ciudad por un lado o por una esquina; basta una esquina y nada tiene que coincidir.\n' +
      'Tu ciudad nunca mide más de 4 losetas de ancho ni de alto. Las casillas del mismo tipo que se tocan por un lado forman una **zona** de atracciones o de parques; las esquinas no las unen. Una atracción grande cuenta como dos casillas.',
  },
  tourists: {
    title: 'Turistas',
    text:
      'Tienes 7 turistas. Tras colocar una loseta puedes hacer una de estas cosas, o ninguna:\n' +
      '- **Poner** uno nuevo en una casilla de la loseta que acabas de colocar.\n' +
      '- **Saltar**: uno de cualquier lugar de tu ciudad pasa a esa loseta.\n' +
      '- **Caminar**: uno avanza una sola casilla en cualquiera de las ocho direcciones.\n' +
      'Nunca al agua y nunca dos en la misma casilla. Un turista no vuelve nunca a la reserva.',
  },
  level1: {
    title: 'Nivel 1: fácil',
    text:
      'Al final, cada turista en una atracción o en un parque da 1 punto por cada casilla de esa zona.\n' +
      'Si hay varios turistas en una zona, solo puntúa uno. Las zonas sin turista y los turistas en terrazas no dan nada.',
  },
  level2: {
    title: 'Nivel 2: dilema',
    text:
      'Como el nivel 1 y, además, un turista en una **terraza** da 1 punto por cada casilla de agua que ve: en línea recta hacia arriba, abajo, izquierda y derecha, hasta donde el agua siga sin interrupción.\n' +
      'Varios turistas pueden mirar la misma agua; cuenta para cada uno.',
  },
  level3: {
    title: 'Nivel 3: rompecabezas',
    text:
      'Como el nivel 2, y más:\n' +
      '- Un turista en una **atracción** suma también cada terraza junto a la zona.\n' +
      '- Un turista en un **parque** suma también cada casilla de agua junto a la zona.\n' +
      '- Un turista en una **terraza** ve tanto agua como parques, unos detrás de otros; las atracciones y otras terrazas tapan la vista.\n' +
      'Una casilla cuenta una vez por zona o vista, pero puede contar para varias, con turista o sin él.',
  },
  end: {
    title: 'El final',
    text:
      'Tras 13 rondas, cada ciudad es un cuadrado completo de 4 por 4 losetas y se cuentan los turistas.\n' +
      'Gana quien tenga más puntos. Si hay empate, decide el mejor turista, después el segundo mejor, y así sucesivamente; si todo es igual, se comparte la victoria. A solas juegas para superar tu puntuación cada vez.',
  },
};

const pictures: (typeof english)['pictures'] = {
  round: {
    start: 'Inicio',
    ended: 'Fin',
    level: 'Nivel {{level}}',
    next: 'Toca',
    done: 'listo',
    building: 'construye',
    count: '{{count}} de {{all}}',
  },
  panel: {
    start: 'Coloca una loseta inicial',
    tile: '¿Dónde va la loseta?',
    visit: '¿Qué hace un turista?',
    tourist: '¿Dónde se pone?',
    jumper: '¿Quién salta?',
    jump: '¿Adónde salta?',
    walker: '¿Quién camina?',
    walk: '¿Adónde camina?',
    done: '¿Confirmas la ronda?',
    waiting: 'Listo. Los demás siguen',
    hand: 'En mano',
    laid: 'Colocada',
    rotation: 'Giro',
    points: 'Puntos',
    next: 'Luego',
    stock: 'Quedan',
    place: { tourist: 'Poner', jump: 'Saltar', walk: 'Andar', stay: 'Nada' },
    corners: 'Las losetas iniciales se tocan por esquinas, nunca por lados.',
    nowhere: 'ahora no',
  },
  final: {
    title: 'Puntuación final',
    soFar: 'Puntos hasta ahora',
    winner: 'Gana',
    leader: 'En cabeza',
    solo: 'Tu ciudad',
    tie: 'Empate',
    shared: 'Empate',
    by_one: 'por {{count}} punto',
    by_other: 'por {{count}} puntos',
    byBest: 'por turistas',
    points_one: '{{count}} punto',
    points_other: '{{count}} puntos',
    ties: 'En caso de empate deciden los mejores turistas.',
  },
  kinds: { attraction: 'Atracciones', park: 'Parques', terrace: 'Terrazas' },
  alt: {
    start: 'Turistas, nivel {{level}}. Todos colocan las losetas iniciales.',
    round: 'Turistas, nivel {{level}}, ronda {{round}} de {{rounds}}.',
    over: 'Turistas, nivel {{level}}. La partida ha terminado.',
    tile: 'Loseta de esta ronda: {{tile}}.',
    tiles: 'Losetas iniciales: {{tiles}}.',
    building: 'Aún construyen: {{names}}.',
    allDone: 'Todos han terminado.',
    seat: '{{name}}: {{total}} puntos, {{tiles}} losetas, quedan {{stock}} turistas',
    city: 'Ciudad de {{name}}: {{total}} puntos: atracciones {{attraction}}, parques {{park}}, terrazas {{terrace}}. Quedan {{stock}} de 7 turistas.',
    empty: 'Ciudad de {{name}}: aún sin losetas.',
    changed: 'Última ronda: {{changes}}.',
    work: 'En esta ronda, por ahora: {{changes}}.',
    tourists: 'Turistas: {{tourists}}.',
    tourist: '{{at}} {{kind}} {{points}}',
    noTourists: 'Aún no hay turistas en la ciudad.',
    hand: 'En mano: {{tiles}}.',
    places: 'Lugares: {{places}}.',
    chosen: 'Elegido: {{place}}.',
    points: 'Eso da {{total}} puntos.',
    mover: 'Turista de {{at}}.',
    place:
      '{{place}}. {{name}} {{total}} (atracciones {{attraction}}, parques {{park}}, terrazas {{terrace}}; turistas {{best}})',
    none: 'ninguno',
    wins: 'Gana {{names}} {{margin}}.',
    share: '{{names}} comparten la victoria.',
  },
  text: {
    tile: 'arriba {{top}}; abajo {{bottom}}',
    row: 'Fila {{row}}: {{fields}}',
    field: '{{at}} {{kind}}',
    fieldVisited: '{{at}} {{kind}} con turista',
    tourist: 'Turista en {{at}}, {{kind}}, {{points}} puntos',
    zone: 'zona {{fields}}',
    beside: 'al lado {{fields}}',
    seen: 'a la vista {{fields}}',
    other: 'otro turista puntúa esta zona',
    laid: 'loseta {{tile}} colocada en {{at}}',
    arrived: 'llegó un turista a {{at}}',
    jumped: 'un turista saltó de {{from}} a {{at}}',
    walked: 'un turista caminó de {{from}} a {{at}}',
    stayed: 'ningún turista se movió',
    above: 'encima de {{at}}',
    below: 'debajo de {{at}}',
    leftOf: 'a la izquierda de {{at}}',
    rightOf: 'a la derecha de {{at}}',
    aboveLeft: 'arriba a la izquierda de {{at}}',
    aboveRight: 'arriba a la derecha de {{at}}',
    belowLeft: 'abajo a la izquierda de {{at}}',
    belowRight: 'abajo a la derecha de {{at}}',
    first: 'el primer lugar',
    free: 'La loseta puede ir {{places}}',
  },
};

export const es: typeof english = {
  name: 'Turistas',
  option: {
    level: {
      label: 'Puntuación',
      command: { name: 'nivel', text: 'Turistas: cuánto se puntúa' },
      choice: {
        1: 'nivel 1, fácil: atracciones y parques',
        2: 'nivel 2, dilema: también las vistas desde terrazas',
        3: 'nivel 3, rompecabezas: también los vecinos y vistas más largas',
      },
    },
  },
  table: {
    turn: 'Todos construyen con esta loseta. Faltan por construir: {{mention}}. Pulsa **Mi turno**.',
    choose: 'Todos ponen las tres losetas iniciales. Faltan por construir: {{mention}}. Pulsa **Mi turno**.',
    begin: 'Pulsa **Mi turno** en [la mesa]({{link}}).',
    home: 'Mi ciudad',
    all: 'Todas las ciudades',
    whose: '¿Qué ciudad?',
    closer: 'Mirar de cerca',
  },
  story: {
    started: 'Las losetas iniciales están puestas.',
    built: 'La ronda {{round}} está construida.',
    begins: 'Empieza la ronda {{round}} de {{of}}.',
  },
  panel: {
    tile: 'Loseta {{number}}',
    score: 'Tu ciudad tiene ahora **{{total}}** puntos.',
    why: {
      start:
        'Las losetas iniciales se tocan por las esquinas, nunca por los lados; la ciudad nunca pasa de 4 por 4 losetas.',
      tile: 'Una loseta toca otra por un lado o una esquina; la ciudad nunca pasa de 4 por 4 losetas.',
      visit:
        'Un turista nuevo llega a la loseta nueva, uno salta a ella o uno da un paso. Nunca al agua, nunca dos en una casilla.',
    },
    move: { tourist: 'Turista nuevo', jump: 'Saltar', walk: 'Andar', stay: 'Nadie se mueve' },
  },
  rules,
  kind: { attraction: 'atracción', park: 'parque', terrace: 'terraza', water: 'agua' },
  pictures,
};
