import type { en as english } from './en.ts';
import { lesson } from './lesson-text.ts';
import { review } from './review-text.ts';

const rules: (typeof english)['rules'] = {
  round: {
    title: 'Una ronda',
    text:
      'Cada jugador construye su propia ciudad, todos a la vez y con las mismas losetas. En cada ronda se revela una loseta nueva. Colócala en tu ciudad. Después puedes poner un turista o mover uno.\n' +
      '- Sin prisa: construyes en privado y puedes deshacer cada paso hasta que pulses **Confirmar**.\n' +
      '- Nadie ve lo que construyen los demás hasta que todos están listos.\n' +
      '- Hay 24 losetas. En cada partida salen 16 al azar. **Son de diseño propio**, no las del juego impreso: todas las combinaciones de atracción, parque, terraza y agua con dos iguales como mucho.',
  },
  start: {
    title: 'El comienzo',
    text:
      'Primero todos colocan las mismas tres losetas de inicio, giradas como quieran.\n' +
      'Cada una debe tocar otra por una esquina, y ninguna puede tocar otra por un lado. Los turistas llegan después.',
  },
  placing: {
    title: 'Colocar una loseta',
    text:
      'Una loseta tiene cuatro casillas y se puede girar. Debe tocar tu ciudad por un lado o por una esquina. Basta una esquina, y nada tiene que coincidir.\n' +
      'Tu ciudad nunca mide más de 4 losetas de ancho ni de alto. Las casillas del mismo tipo que se tocan por un lado forman una **zona** de atracciones o de parques; las esquinas no las unen. Una atracción grande cuenta como dos casillas.',
  },
  tourists: {
    title: 'Turistas',
    text:
      'Tienes 7 turistas. Tras colocar una loseta puedes hacer una de estas cosas, o ninguna:\n' +
      '- **Turista nuevo**: llega uno a una casilla de la loseta que acabas de colocar.\n' +
      '- **Saltar**: uno de cualquier lugar de tu ciudad pasa a esa loseta.\n' +
      '- **Caminar**: uno camina una sola casilla en cualquiera de las ocho direcciones.\n' +
      'Nunca al agua y nunca dos en la misma casilla. Un turista que llega a tu ciudad ya no se va.',
  },
  level1: {
    title: 'Nivel 1: fácil',
    text:
      'Al final, cada turista en una atracción o en un parque da 1 punto por cada casilla de esa zona.\n' +
      'Si hay varios turistas en una zona, solo puntúa uno. Las zonas sin turista y los turistas en terrazas no dan nada.',
  },
  level2: {
    title: 'Nivel 2: vistas al agua',
    text:
      'Como el nivel 1 y, además, un turista en una **terraza** da 1 punto por cada casilla de agua que ve: en línea recta hacia arriba, abajo, izquierda y derecha, hasta donde el agua siga sin interrupción.\n' +
      'Varios turistas pueden mirar la misma agua. Cuenta para cada uno.',
  },
  level3: {
    title: 'Nivel 3: rompecabezas',
    text:
      'Como el nivel 2 y, además:\n' +
      '- Un turista en una **atracción** suma también cada terraza junto a la zona.\n' +
      '- Un turista en un **parque** suma también cada casilla de agua junto a la zona.\n' +
      '- Un turista en una **terraza** también ve parques, mezclados con el agua en la misma línea. Las atracciones y otras terrazas tapan la vista.\n' +
      'Una casilla cuenta una vez por zona o vista, pero puede contar para varias, con turista o sin él.',
  },
  end: {
    title: 'El final',
    text:
      'Tras 13 rondas, cada ciudad es un cuadrado completo de 4 por 4 losetas y se cuentan los turistas.\n' +
      'Gana quien tenga más puntos. Si hay empate, decide el mejor turista, luego el segundo mejor, y así hasta el último. Si todo es igual, la victoria es compartida. En solitario juegas para superar tus propios puntos.',
  },
};

const pictures: (typeof english)['pictures'] = {
  round: {
    ended: 'Fin',
    level: 'Nivel {{level}}',
    next: 'Ahora',
    tile: 'Todos colocan esta loseta',
    done: 'listo',
    building: 'construyendo',
    count: '{{count}} de {{all}}',
  },
  panel: {
    start: 'Coloca una loseta de inicio',
    tile: '¿Dónde va la loseta?',
    visit: '¿Qué hacen tus turistas?',
    tourist: '¿Dónde va el turista nuevo?',
    jumper: '¿Quién salta?',
    jump: '¿Adónde salta?',
    walker: '¿Quién camina?',
    walk: '¿Adónde camina?',
    done: '¿Confirmas la ronda?',
    planned: 'Este es tu plan',
    waiting: 'Listo. Los demás siguen construyendo',
    hand: 'Por colocar',
    laid: 'Colocada',
    rotation: 'Giro',
    points: 'Puntos',
    next: 'Luego',
    stock: 'Quedan',
    place: { tourist: 'Turista nuevo', jump: 'Saltar', walk: 'Caminar', stay: 'Nadie se mueve' },
    corners: 'Las losetas de inicio se tocan por esquinas, nunca por lados.',
    nowhere: 'ahora no',
  },
  city: { page: '{{place}} de {{count}}', each: 'por ronda' },
  final: {
    wins: 'Gana {{name}} {{margin}}',
    soFar: 'Puntos hasta ahora',
    solo: 'Tu ciudad',
    tie: 'Empate',
    by_one: 'por {{count}} punto',
    by_other: 'por {{count}} puntos',
    byBest: 'por su mejor turista',
    points_one: '{{count}} punto',
    points_other: '{{count}} puntos',
  },
  preview: {
    tiles: 'Losetas de inicio',
    rounds_one: '{{count}} ronda',
    rounds_other: '{{count}} rondas',
    pays: {
      1: {
        attraction: '1 por casilla de una zona con turista',
        park: '1 por casilla de una zona con turista',
        terrace: 'nada en este nivel',
      },
      2: {
        attraction: '1 por casilla de una zona con turista',
        park: '1 por casilla de una zona con turista',
        terrace: '1 por casilla de agua a la vista de un turista',
      },
      3: {
        attraction: '1 por casilla de una zona con turista y por terraza contigua',
        park: '1 por casilla de una zona con turista y por casilla de agua contigua',
        terrace: '1 por casilla de agua o parque a la vista de un turista',
      },
    },
  },
  kinds: { attraction: 'Atracciones', park: 'Parques', terrace: 'Terrazas' },
  map: {
    row: 'Fila {{row}} desde {{column}}: {{fields}}.',
    gap: 'hueco',
    short:
      'Cada fila empieza con su número y su primera columna. A atracción, P parque, T terraza, G agua, - hueco: {{rows}}.',
    letter: { attraction: 'A', park: 'P', terrace: 'T', water: 'G' },
  },
  alt: {
    start: 'Turistas, nivel {{level}}. Todos colocan las losetas de inicio.',
    round: 'Turistas, nivel {{level}}, ronda {{round}} de {{rounds}}.',
    over: 'Turistas, nivel {{level}}. La partida ha terminado.',
    tile: 'La loseta de esta ronda: {{tile}}.',
    tiles: 'Losetas de inicio: {{tiles}}.',
    building: 'Siguen construyendo: {{names}}.',
    allDone: 'Todos están listos.',
    seat: '{{name}}: {{points}}, losetas colocadas: {{tiles}}, turistas que quedan: {{stock}}.',
    city: 'Ciudad de {{name}}: {{points}}. Atracciones {{attraction}}, parques {{park}}, terrazas {{terrace}}. Losetas colocadas: {{tiles}}. Turistas que quedan: {{stock}} de 7.',
    empty: 'Ciudad de {{name}}: aún sin losetas. Turistas que quedan: {{stock}} de 7.',
    changed: 'Última ronda: {{changes}}.',
    work: 'En esta ronda, por ahora: {{changes}}.',
    tourists: 'Turistas: {{tourists}}.',
    tourist: '{{at}} {{kind}} {{points}}',
    noTourists: 'Aún no hay turistas en la ciudad.',
    hand: 'Por colocar: {{tiles}}.',
    places: 'Lugares: {{places}}.',
    marked: 'Elegido: {{what}}.',
    mover: 'El turista de {{at}}.',
    option: '{{letter}} en {{at}}',
    place:
      '{{place}}. {{name}}, {{points}}: atracciones {{attraction}}, parques {{park}}, terrazas {{terrace}}; turistas {{best}}',
    none: 'ninguno',
    wins: 'Gana {{names}} {{margin}}.',
    share: '{{names}} comparten la victoria.',
  },
  text: {
    tile: 'arriba {{top}}; abajo {{bottom}}',
    row: 'Fila {{row}}: {{fields}}',
    field: '{{at}} {{kind}}',
    fieldVisited: '{{at}} {{kind}} con un turista',
    tourist: 'Turista en {{at}}, {{kind}}, {{points}}',
    zone: 'zona {{fields}}',
    beside: 'al lado {{fields}}',
    seen: 'a la vista {{fields}}',
    other: 'otro turista puntúa esta zona',
    at: 'loseta {{tile}} en {{at}}',
    laid: 'loseta {{tile}} colocada en {{at}}',
    arrived: 'llegó un turista a {{at}}',
    jumped: 'un turista saltó de {{from}} a {{at}}',
    walked: 'un turista caminó de {{from}} a {{at}}',
    stayed: 'ningún turista se movió',
    free: 'La casilla superior izquierda de la loseta puede ir en {{places}}',
  },
};

export const es: typeof english = {
  name: 'Turistas',
  cover: {
    about:
      'Todos reciben las mismas losetas. Construye tu ciudad y lleva a tus turistas a los sitios con mejores vistas.',
    alt: 'La caja de Turistas: dos turistas con cámara delante de una torre de hierro y otra con reloj.',
  },
  option: {
    level: {
      label: 'Nivel',
      command: { name: 'nivel', text: 'Turistas: qué da puntos' },
      choice: {
        1: '1, atracciones y parques',
        2: '2, con vistas al agua',
        3: '3, también con casillas contiguas y vistas a los parques',
      },
    },
  },
  table: {
    call: {
      tile: 'Todos colocan esta loseta. Esperamos a {{mention}}. Pulsa **Mi turno**.',
      start: 'Todos colocan las tres losetas de inicio. Esperamos a {{mention}}. Pulsa **Mi turno**.',
    },
    alone: {
      tile: '{{mention}}, coloca esta loseta en tu ciudad. Pulsa **Mi turno**.',
      start: '{{mention}}, coloca tus tres losetas de inicio. Pulsa **Mi turno**.',
    },
    home: 'Mi ciudad',
    all: 'Todas las ciudades',
    whose: '¿Qué ciudad?',
    closer: 'Mirar de cerca',
  },
  story: {
    started: 'Todos han colocado las losetas de inicio.',
    built: 'Fin de la ronda {{round}}.',
    begins: '¡Empieza la ronda {{round}} de {{of}}!',
    gains: '**{{name}}**',
  },
  motive: {
    new: { 0: 'un turista nuevo {{where}}', 1: 'alguien más de visita {{where}}', 2: 'un turista más {{where}}' },
    grown: {
      0: 'un turista {{where}} ya vale {{points}}',
      1: 'más puntos para un turista {{where}}, ahora {{points}}',
      2: 'ahora {{points}} por un turista {{where}}',
    },
    later: {
      0: 'guarda buenos lugares para luego',
      1: 'aún sin puntos, pero con buenos lugares',
      2: 'deja lugar para más turistas',
    },
  },
  advice: {
    place: 'Coloca la loseta en **{{at}}**',
    turned: 'Coloca la loseta en **{{at}}**, girada {{degrees}}°',
    all: 'Coloca las losetas como en la imagen',
    pick: 'Elige **{{what}}**',
    visit: 'Luego elige **{{what}}**',
    new: 'pone un turista {{where}}',
    grown: 'hace que un turista {{where}} valga {{points}}',
    later: 'deja buenos lugares para luego',
  },
  ground: { attraction: 'en una atracción', park: 'en un parque', terrace: 'en una terraza', water: 'en el agua' },
  panel: {
    tile: 'Loseta {{number}}',
    laid: 'la loseta en {{at}}',
    turned: 'la loseta en {{at}} girada {{degrees}}°',
    visit: {
      tourist: 'un turista nuevo en {{at}}',
      jump: 'un turista que salta de {{from}} a {{at}}',
      walk: 'un turista que camina de {{from}} a {{at}}',
      stay: 'sin mover turistas',
    },
    pictured: '{{what}} como en la imagen',
    laidAll_one: 'la loseta',
    laidAll_other: 'las {{count}} losetas',
    marked: 'Elegido: {{what}}. Pulsa **Confirmar**.',
    elsewhere: 'Elegido: {{what}}. Pulsa **Confirmar** o elige otra letra.',
    elsewhereTile:
      'Elegido: {{what}} como en la imagen. Pulsa **Confirmar** o elige otra letra para la loseta {{number}}.',
    best: 'El mejor giro',
    spotAndTurn: 'Lugar {{letters}} y giro',
    ask: '¿Dónde va esta loseta? Los números son los puntos que ganarías ya, con un turista nuevo si conviene.',
    askVisit: '¿Qué hacen tus turistas? Los números son los puntos que ganarías ya.',
    anyVisit: 'Todas las jugadas con turistas',
    standing:
      '{{place}}. **{{name}}** – **{{points}}**: atracciones {{attraction}}, parques {{park}}, terrazas {{terrace}}',
    score_one: 'Tu ciudad tiene ahora **{{count}}** punto.',
    score_other: 'Tu ciudad tiene ahora **{{count}}** puntos.',
    hoped_one: 'Con eso tu ciudad llega a **{{count}}** punto.',
    hoped_other: 'Con eso tu ciudad llega a **{{count}}** puntos.',
    why: {
      start: 'Elige cómo girar cada loseta y una letra para ella. Tu ciudad puede medir hasta 4 por 4 losetas.',
      tile: 'La loseta debe tocar otra por un lado o una esquina. Tu ciudad puede medir hasta 4 por 4 losetas.',
      visit:
        'Pon un turista en la loseta nueva, haz que uno salte a ella o que camine una casilla. Nunca al agua ni a una casilla ocupada.',
    },
    move: { tourist: 'Turista nuevo', jump: 'Saltar', walk: 'Caminar', stay: 'Nadie se mueve' },
  },
  review: review.es,
  hints: {
    first: 'Sin prisa: nadie ve lo que construyes hasta que todos estén listos.',
    second:
      'Tras colocar la loseta puedes poner en ella un turista nuevo o mover uno. Tienes siete para toda la partida.',
    third:
      'Un turista da puntos por cada casilla de su parque o atracción, pero solo cuenta uno por zona. Pulsa **Puntos** para ver cómo vas.',
  },
  lesson: lesson.es,
  rules,
  kind: { attraction: 'atracción', park: 'parque', terrace: 'terraza', water: 'agua' },
  pictures,
};
