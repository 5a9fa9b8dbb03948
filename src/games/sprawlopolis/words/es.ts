import type { en as english } from './en.ts';
import { lesson } from './lesson.ts';

const rules: (typeof english)['rules'] = {
  turn: {
    title: 'Un turno',
    text:
      'Construís juntos una sola ciudad, carta a carta. En tu turno colocas una carta de tu mano en la ciudad; las que te quedan pasan a la siguiente persona y robas la que está a la vista.\n' +
      'En solitario te quedas tus cartas y robas hasta tener tres. Cuando todas están colocadas, se puntúa la ciudad: si llegáis al objetivo, ganáis todos.',
  },
  placing: {
    title: 'Colocar una carta',
    text:
      'Una carta tiene cuatro manzanas. Se coloca apaisada, de un lado o del otro, y siempre por manzanas enteras.\n' +
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
    text: '¡Habladlo! **Proponer** muestra a todos una carta tuya en el lugar que elijas sin jugarla; los demás pulsan **De acuerdo** o **Mejor no**, y quien tiene el turno y la carta la coloca así con **Jugar esto**. Las manos son privadas, salvo que la partida se abriera con las manos a la vista: entonces cualquiera puede proponer lo que podría colocar quien tiene el turno.',
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
    next: 'Sigue',
    left: '×{{count}}',
    none: 'vacío',
    cards: 'cartas',
    roads: 'Carreteras',
    over: 'Fin de la partida',
  },
  preview: { card: 'Primera carta', target: 'llegar a {{target}}' },
  difficulty: { standard: 'normal', easier: 'fácil', harder: 'difícil' },
  panel: {
    card: '¿Qué carta colocas?',
    place: '¿Dónde va la carta?',
    confirm: '¿Así?',
    best: 'Cinco mejores lugares',
    hand: 'Mis cartas',
    proposes: '{{name}} propone',
  },
  final: {
    won: '¡Gana la ciudad!',
    lost: 'Objetivo no alcanzado',
    soFar: 'Puntos hasta ahora',
    of: '/ {{target}}',
    exact: 'justo lo necesario',
    spare_one: 'sobra {{count}}',
    spare_other: 'sobran {{count}}',
    short_one: 'falta {{count}}',
    short_other: 'faltan {{count}}',
    largest: 'Grupos mayores',
    groups: 'Grupos',
    roads: 'Carreteras',
    conditions: 'Condiciones',
  },
  card: {
    title: 'Condición',
    target: 'suma {{number}} al objetivo',
  },
  map: {
    row: 'Fila {{row}} desde {{column}}: {{blocks}}.',
    gap: 'hueco',
    short:
      'Filas con la columna en que empiezan; T tienda, P parque, F fábrica, V vivienda, - hueco, y los lados que une su carretera: {{rows}}.',
    letter: { commercial: 'T', park: 'P', industrial: 'F', residential: 'V' },
  },
  alt: {
    turn: 'Turno de {{name}}',
    over: 'La partida ha terminado',
    city: 'Ciudad de Sprawlopolis, nivel {{difficulty}}. {{turn}}. Puntuación {{total}}, objetivo {{target}}; {{played}} de {{all}} cartas colocadas.',
    score: 'Grupos mayores: {{groups}}. Carreteras: {{count}} ({{roads}}). Condiciones: {{conditions}}.',
    zone: '{{zone}} {{size}}',
    condition: '{{number}} {{name}} {{points}}',
    conditionText: 'Condición {{number}}, {{name}}: {{text}}.',
    conditionNow: 'Condición {{number}}, {{name}}: {{text}}. Ahora {{points}}.',
    lightGroup: 'Iluminado: el mayor grupo de {{zone}}, {{blocks}}.',
    lightRoads: 'Iluminadas: todas las carreteras.',
    lightCondition: 'Iluminado: lo que cuenta {{name}}, {{blocks}}.',
    nothing: 'nada aún',
    next: 'Siguiente carta: {{card}}. En el mazo: {{left}}.',
    empty: 'El mazo está vacío.',
    last: 'Última jugada: {{name}} colocó {{card}} en {{at}}.',
    first: 'Carta inicial: {{card}} en {{at}}.',
    question: '{{question}} Carta: {{card}}.',
    best: 'Cinco mejores lugares para {{card}}: {{places}}.',
    bestPlace: '{{letter}} {{gain}} en {{at}}',
    bestTurned: '{{letter}} {{gain}} en {{at}} girada',
    chosen: 'Lugar elegido para su manzana superior izquierda: {{at}}.',
    free_one: 'Su manzana superior izquierda puede ir en {{count}} lugar, {{columns}}, {{rows}}.',
    free_other: 'Su manzana superior izquierda puede ir en {{count}} lugares, {{columns}}, {{rows}}.',
    column: 'columna {{at}}',
    columns: 'columnas {{from}}–{{to}}',
    row: 'fila {{at}}',
    rows: 'filas {{from}}–{{to}}',
    cardless: '{{question}}: ninguna.',
    proposal: '{{name}} propone {{card}} en {{at}}.',
    gain: 'Eso lleva la puntuación de {{from}} a {{to}}, objetivo {{target}}: {{changes}}.',
    change: '{{what}} {{from}} → {{to}}',
    same: 'nada cambia',
    won: 'La ciudad gana: puntuación {{total}}, objetivo {{target}}.',
    lost: 'La ciudad no alcanza su objetivo: puntuación {{total}}, objetivo {{target}}.',
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
    placed: '**{{name}}**: {{card}} en {{at}}',
    at: '{{card}} en {{at}}',
    proposes: '💬 **{{name}}** propone {{card}} en {{at}}: **{{gain}}**, en total {{total}} (objetivo {{target}})',
  },
  motive: {
    part: 'por {{part}}',
    harmless: 'es donde menos daño hace',
  },
  lost: {
    card: 'Ya no tienes {{card}}.',
    place: '{{card}} ya no puede ir donde la habías planeado: la ciudad ha cambiado.',
  },
  panel: {
    best: 'Cinco de los mejores lugares para **{{card}}**, repartidos por la ciudad, llevan letra. El mejor está marcado: **{{confirm}}** la pone así.',
    toAll: 'Todos los lugares',
    toBest: 'Mejores lugares',
    ask: 'Elige una carta, de qué lado va y luego la columna y la fila de su manzana **superior izquierda**.',
    why: 'Una carta cubre manzanas de la ciudad o toca alguna borde con borde; una esquina no basta.',
    empty: 'No hay ninguna carta que proponer.',
    talk: 'Elige una carta y un lugar y muéstralos a todos. Con eso no se juega nada.',
    whose: 'Estas son las cartas de **{{name}}**, a quien le toca.',
    columns: 'Columna de su manzana superior izquierda',
    rows: 'Fila: lo que daría cada lugar',
    gain: '**{{card}}** en **{{at}}**: {{from}} → **{{to}}** (objetivo {{target}}). {{why}}',
    gainMarked: '**{{card}}** donde está marcada: {{from}} → **{{to}}** (objetivo {{target}}). {{why}}',
    total: '**{{total}}**, objetivo {{target}}',
  },
  review: { axis: 'turno', round: 'Turno {{round}}', within: 'en el turno {{round}}' },
  hints: {
    first: 'Pulsa **Mi turno** y elige uno de los mejores lugares de una carta, o cualquier otro.',
    second:
      'Colocas una carta y robas la que está a la vista; las que te quedan pasan a la siguiente persona, o se quedan contigo si juegas a solas.',
    third:
      'Paga el mayor grupo de cada zona y pagan las tres condiciones; cada carretera cuesta un punto. **Puntos** lo muestra.',
  },
  lesson: lesson.es,
  rules,
  card: {
    1: {
      name: 'Las afueras',
      short: '{{points}} por carretera dentro, {{edge}} al borde',
      text: '{{points}} por cada carretera que no sale de la ciudad, {{edge}} por cada una que llega al borde',
    },
    2: {
      name: 'Todo florece',
      short: '{{points}} por línea con {{exactly}} parques, {{none}} sin ellos',
      text: '{{points}} por cada fila o columna con exactamente {{exactly}} parques, {{none}} por cada una sin ninguno',
    },
    3: {
      name: 'Más verde',
      short: '{{park}} por parque, {{industrial}} por fábrica',
      text: '{{park}} por cada parque, {{industrial}} por cada fábrica',
    },
    4: {
      name: 'Fiesta de barrio',
      short: 'por cuadros de 2 por 2 de una zona',
      text: 'por 0, 1, 2… cuadrados de 2 por 2 manzanas de una zona: {{table}}; pueden solaparse',
    },
    5: {
      name: 'Humo y torres',
      short: '{{points}} por fábrica entre tiendas y fábricas',
      text: '{{points}} por cada fábrica que solo tiene al lado fábricas y tiendas',
    },
    6: {
      name: 'Todo previsto',
      short: 'grupo de viviendas menos el de fábricas',
      text: 'tamaño del mayor grupo de viviendas menos el del mayor de fábricas',
    },
    7: {
      name: 'Vida en el centro',
      short: '{{points}} por parque dentro, {{edge}} al borde',
      text: '{{points}} por cada parque con manzanas en los cuatro lados, {{edge}} por cada uno en el borde',
    },
    8: {
      name: 'Los suburbios',
      short: 'junto a viviendas: {{park}} parque, {{industrial}} fábrica',
      text: 'junto al mayor grupo de viviendas: {{park}} por cada parque, {{industrial}} por cada fábrica',
    },
    9: {
      name: 'Jungla de hormigón',
      short: '{{points}} por fábrica en diagonal a otra',
      text: '{{points}} por cada fábrica que toca a otra por una esquina',
    },
    10: {
      name: 'La gran avenida',
      short: 'tiendas de la mejor fila o columna',
      text: 'número de tiendas en la fila o columna que más tiene',
    },
    11: {
      name: 'Tienda de paso',
      short: '{{points}} por tienda unida a dos viviendas',
      text: '{{points}} por cada tienda cuya carretera lleva a una vivienda por ambos lados',
    },
    12: {
      name: 'Autopista',
      short: '1 por {{sections}} tramos de la carretera más larga',
      text: '+1 por cada {{sections}} tramos de la carretera más larga',
    },
    13: {
      name: 'De parque en parque',
      short: '{{points}} por carretera de parque a parque',
      text: '{{points}} por cada carretera que empieza en un parque y acaba en otro',
    },
    14: {
      name: 'Calles en círculo',
      short: '{{points}} por tramo de un circuito cerrado',
      text: '{{points}} por cada tramo de una carretera que se cierra en círculo',
    },
    15: {
      name: 'Malas calles',
      short: '{{points}} por vivienda junto a {{min}} fábricas o más',
      text: '{{points}} por cada vivienda junto a {{min}} o más fábricas',
    },
    16: {
      name: 'Camino al trabajo',
      short: '{{points}} por carretera con tiendas y viviendas',
      text: '{{points}} por cada carretera que pasa por viviendas y por tiendas',
    },
    17: {
      name: 'Trampas para turistas',
      short: '{{points}} por tienda al borde, ×2 en esquina',
      text: '{{points}} por cada tienda en el borde de la ciudad, el doble si forma esquina',
    },
    18: {
      name: 'Sprawlopolis',
      short: 'fila más larga más columna más larga',
      text: 'número de manzanas de la fila más larga más las de la columna más larga',
    },
  },
  pictures,
};
