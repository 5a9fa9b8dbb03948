import type { en as english } from './en.ts';

const rules: (typeof english)['rules'] = {
  turn: {
    title: 'Un turno',
    text:
      'Construís juntos una sola ciudad, carta a carta. En tu turno pones una carta de tu mano en la ciudad; las que te quedan pasan a la siguiente persona y robas la que está a la vista.\n' +
      'En solitario te quedas tus cartas y robas hasta tener tres. Cuando todas están puestas se puntúa la ciudad: si llegáis al objetivo, ganáis todos.',
  },
  placing: {
    title: 'Poner una carta',
    text:
      'Una carta tiene cuatro manzanas. Se pone apaisada, de un lado o del otro, y siempre por manzanas enteras.\n' +
      '- Puede cubrir manzanas de la ciudad o ir a su lado tocando al menos un borde.\n' +
      '- Nunca va debajo de otra carta, y tocar solo una esquina no basta.',
  },
  groups: {
    title: 'Grupos',
    text:
      'Las manzanas de una zona que comparten borde forman un grupo. El mayor grupo de cada una de las cuatro zonas da 1 punto por manzana.\n' +
      'En la partida difícil solo puntúa el mayor de todos.',
  },
  roads: {
    title: 'Carreteras',
    text:
      'Cada carretera cuesta 1 punto, por larga que sea: mejor pocas y largas que muchas y cortas. Una carretera acaba donde la manzana siguiente no tiene carretera con que unirse, en el borde de la ciudad, o nunca, si es un circuito.\n' +
      'En la partida fácil las carreteras no cuestan nada.',
  },
  conditions: {
    title: 'Condiciones',
    text: 'Hay tres cartas a la vista por su otra cara. Cada una dice qué más da o cuesta puntos, y su número forma parte del objetivo: la suma de los tres números es lo que hay que alcanzar.',
  },
  talk: {
    title: 'Hablar en la mesa',
    text: '¡Habladlo! **Proponer** muestra a todos una carta tuya en el lugar que elijas sin jugarla. Las manos son privadas, salvo que la partida se abriera con las manos a la vista.',
  },
  end: {
    title: 'El final',
    text: 'Tras la última carta: grupos, menos carreteras, más condiciones. Ganáis juntos si llegáis al menos al objetivo.',
  },
};

const pictures: (typeof english)['pictures'] = {
  block: { commercial: 'tienda', park: 'parque', industrial: 'fábrica', residential: 'vivienda' },
  zone: { commercial: 'Tiendas', park: 'Parques', industrial: 'Fábricas', residential: 'Viviendas' },
  sides: { NS: 'N–S', EW: 'E–O', NE: 'N–E', NW: 'N–O', ES: 'E–S', SW: 'S–O' },
  city: {
    next: 'Mazo',
    left: '×{{count}}',
    none: 'vacío',
    cards: 'Cartas',
    roads: 'Carreteras',
    over: 'Fin de la partida',
  },
  panel: {
    card: '¿Qué carta colocas?',
    place: '¿Dónde va la carta?',
    confirm: '¿Así?',
    proposes: '{{name}} propone',
  },
  final: {
    won: '¡Gana la ciudad!',
    lost: 'Objetivo no alcanzado',
    soFar: 'Puntos hasta ahora',
    of: 'de {{target}}',
    exact: 'justo lo necesario',
    spare: 'sobran {{count}}',
    short: 'faltan {{count}}',
    largest: 'Grupos mayores',
    groups: 'Grupos',
    roads: 'Carreteras',
    conditions: 'Condiciones',
  },
  card: {
    title: 'Condición',
    target: 'suma {{number}} al objetivo',
  },
  alt: {
    turn: 'Turno de {{name}}',
    over: 'La partida ha terminado',
    city: 'Ciudad de Sprawlopolis. {{turn}}. {{total}} de {{target}} puntos, {{played}} de {{all}} cartas colocadas.',
    score: 'Grupos mayores: {{groups}}. Carreteras: {{count}} ({{roads}}). Condiciones: {{conditions}}.',
    zone: '{{zone}} {{size}}',
    condition: '{{number}} {{name}} {{points}}',
    conditionText: 'Condición {{number}}, {{name}}: {{text}}.',
    conditionNow: 'Condición {{number}}, {{name}}: {{text}}. Ahora {{points}}.',
    lightGroup: 'Iluminado: el mayor grupo de {{zone}}, {{blocks}}.',
    lightRoads: 'Iluminadas: todas las carreteras.',
    lightCondition: 'Iluminado: lo que cuenta {{name}}, {{blocks}}.',
    nothing: 'nada aún',
    next: 'Siguiente carta: {{card}}. Quedan {{left}} en el mazo.',
    empty: 'El mazo está vacío.',
    last: 'Última jugada: {{name}} colocó {{card}} en {{at}}.',
    first: 'Carta inicial: {{card}} en {{at}}.',
    question: '{{question}} Carta: {{card}}.',
    chosen: 'Lugar elegido para su manzana superior izquierda: {{at}}.',
    free: 'Su manzana superior izquierda puede ir en {{count}} lugares, columnas {{columns}}, filas {{rows}}.',
    proposal: '{{name}} propone {{card}} en {{at}}.',
    gain: 'Eso cambia {{from}} puntos por {{to}} de {{target}}: {{changes}}.',
    change: '{{what}} {{from}} → {{to}}',
    same: 'nada cambia',
    won: 'La ciudad gana con {{total}} puntos, objetivo {{target}}.',
    lost: 'La ciudad no alcanza su objetivo {{target}}: {{total}} puntos.',
    team: 'Jugadores: {{names}}.',
  },
  text: {
    block: '{{at}} {{what}}',
    blockRoad: '{{at}} {{what}} {{sides}}',
    inCard: '{{what}} {{sides}}',
    row: 'Fila {{row}}: {{blocks}}',
    card: '{{number}} {{name}} (arriba {{top}}; abajo {{bottom}})',
    turned: '{{card}}, girada',
    group: 'Mayor grupo de {{zone}}, {{points}}: {{blocks}}',
    noGroup: 'Mayor grupo de {{zone}}: ninguno',
    road: 'Carretera {{number}}: {{blocks}}; {{from}}, {{to}}',
    loop: 'Carretera {{number}}: {{blocks}}; cerrada en círculo',
    edge: 'borde de la ciudad en {{at}}',
    dead: 'sin salida en {{at}}',
    hand_one: '{{name}} tiene {{count}} carta',
    hand_other: '{{name}} tiene {{count}} cartas',
    handOf: '{{name}} tiene {{cards}}',
    work: 'Preparada: {{card}} en {{at}}',
  },
};

export const es: typeof english = {
  name: 'Sprawlopolis',
  zone: {
    commercial: 'tiendas',
    park: 'parques',
    industrial: 'fábricas',
    residential: 'viviendas',
  },
  option: {
    difficulty: {
      label: 'Dificultad',
      command: { name: 'dificultad', text: 'Sprawlopolis: lo difícil que es' },
      choice: {
        easier: 'más fácil (las carreteras no restan)',
        standard: 'normal',
        harder: 'más difícil (solo puntúa el mayor grupo de una zona)',
      },
    },
    hands: {
      label: 'Manos',
      command: { name: 'manos', text: 'Sprawlopolis: si todos ven todas las cartas' },
      choice: {
        closed: 'ocultas (cada cual ve solo sus cartas)',
        open: 'abiertas (todos ven todas las cartas)',
      },
    },
  },
  table: {
    turn: '{{mention}}, es tu turno: pulsa **Mi turno**.',
    begin: 'Es tu turno: pulsa **Mi turno** en [la mesa]({{link}}).',
    home: 'Mis cartas',
    all: 'La ciudad',
    closer: 'Iluminar carreteras, un grupo o una condición',
  },
  story: {
    placed: '**{{name}}** pone {{card}} en {{at}}. La ciudad tiene **{{total}}** de {{target}} puntos.',
    proposes: '💬 **{{name}}** propone: {{card}} en {{at}}.',
  },
  panel: {
    ask: 'Elige una carta, de qué lado va y luego la columna y la fila de su manzana **superior izquierda**.',
    why: 'Una carta cubre manzanas de la ciudad o toca una borde con borde; con la esquina no basta.',
    empty: 'No tienes ninguna carta que proponer.',
    talk: 'Imagina una jugada y muéstrala a todos. Con eso no se juega nada.',
    columns: 'Columna de su manzana superior izquierda',
    column_one: 'Columna {{column}} · {{count}} lugar',
    column_other: 'Columna {{column}} · {{count}} lugares',
    rows: 'Fila: lo que daría cada lugar',
    place: '{{at}}   {{gain}}   → {{total}} / {{target}}',
    gain: '**{{at}}**: {{from}} → **{{to}}** de {{target}}. {{why}}',
    total: '**{{total}}** de {{target}}',
  },
  rules,
  card: {
    1: {
      name: 'Las afueras',
      text: '{{points}} por cada carretera que no sale de la ciudad, {{edge}} por cada una que llega al borde',
    },
    2: {
      name: 'Todo florece',
      text: '{{points}} por cada fila o columna con {{exactly}} parques exactos, {{none}} por cada una sin ninguno',
    },
    3: { name: 'Más verde', text: '{{park}} por cada parque, {{industrial}} por cada fábrica' },
    4: {
      name: 'Fiesta de barrio',
      text: 'por 0, 1, 2… cuadrados de 2 por 2 manzanas de una zona: {{table}}; pueden solaparse',
    },
    5: {
      name: 'Humo y torres',
      text: '{{points}} por cada fábrica que solo tiene al lado fábricas y tiendas',
    },
    6: { name: 'Todo previsto', text: 'tamaño del mayor grupo de viviendas menos el del mayor de fábricas' },
    7: {
      name: 'Vida en el centro',
      text: '{{points}} por cada parque con manzanas en los cuatro lados, {{edge}} por cada uno en el borde',
    },
    8: {
      name: 'Los suburbios',
      text: 'junto al mayor grupo de viviendas: {{park}} por cada parque, {{industrial}} por cada fábrica',
    },
    9: { name: 'Jungla de hormigón', text: '{{points}} por cada fábrica que toca a otra por una esquina' },
    10: { name: 'La gran avenida', text: 'número de tiendas en la fila o columna que más tiene' },
    11: {
      name: 'Tienda de paso',
      text: '{{points}} por cada tienda cuya carretera lleva a una vivienda por ambos lados',
    },
    12: { name: 'Autopista', text: '+1 por cada {{sections}} tramos de la carretera más larga' },
    13: {
      name: 'De parque en parque',
      text: '{{points}} por cada carretera que empieza en un parque y acaba en otro',
    },
    14: { name: 'Calles en círculo', text: '{{points}} por cada tramo de una carretera que se cierra en círculo' },
    15: { name: 'Malas calles', text: '{{points}} por cada vivienda junto a {{min}} o más fábricas' },
    16: { name: 'Camino al trabajo', text: '{{points}} por cada carretera que pasa por viviendas y por tiendas' },
    17: {
      name: 'Trampas para turistas',
      text: '{{points}} por cada tienda en el borde de la ciudad, el doble si forma esquina',
    },
    18: {
      name: 'Sprawlopolis',
      text: 'número de manzanas de la fila más larga más las de la columna más larga',
    },
  },
  pictures,
};
