import type { Table } from '../../../i18n/voices.ts';
import type { GameWords } from '../../contract.ts';
import type { AchievementId, BoardId, CardId } from '../rules/content.ts';
import type { Color, Feature, Land } from '../rules/kinds.ts';
import type { CitiesOptions, Row } from '../rules/types.ts';

const land: { [land in Land]: string } = {
  water: 'water',
  park: 'park',
  red: 'red land',
  blue: 'blue land',
  green: 'green land',
  yellow: 'yellow land',
};

const color: { [color in Color]: string } = { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow' };

const feature: { [feature in Feature]: string } = {
  dolphin: 'dolphin',
  sailboat: 'sailboat',
  ferry: 'ferry',
  lighthouse: 'lighthouse',
  tree: 'tree',
  fountain: 'fountain',
  kiosk: 'kiosk',
  carousel: 'carousel',
  monument: 'monument',
  special: 'any-colour space',
};

const row: { [row in Row]: string } = {
  cards: 'scoring cards',
  tiles: 'city tiles',
  features: 'features',
  pieces: 'building pieces',
};

/** Whether a building may be part of several patterns of one card. */
const overlap = { yes: 'a building may count several times', no: 'each building counts once' };

/** What a card pays for, each time it is found; numbers come from its row. */
const card: { [card in CardId]: string } = {
  'red-buildings': 'each red building',
  'blue-buildings': 'each blue building',
  'green-buildings': 'each green building',
  'yellow-buildings': 'each yellow building',
  'height-1-by-park': 'each building exactly {{max}} high with parks on {{sides}} sides',
  'height-2': 'each building exactly {{max}} high',
  'height-3': 'each building exactly {{max}} high',
  'height-4': 'each building {{max}} high',
  'red-1': 'each red building exactly {{max}} high',
  'yellow-2': 'each yellow building exactly {{max}} high',
  'blue-3': 'each blue building exactly {{max}} high',
  'green-4': 'each green building {{max}} high',
  'red-by-water': 'each red building {{min}} or more high beside water',
  'yellow-by-water': 'each yellow building {{min}} or more high beside water',
  'blue-by-park': 'each blue building {{min}} or more high beside a park',
  'green-by-park': 'each green building {{min}} or more high beside a park',
  'park-count': 'each separate park',
  'park-large': 'each park of {{min}} or more spaces',
  'park-largest': 'each space of your largest park',
  'park-shore': 'each park space beside water',
  'water-count': 'each separate water',
  'water-large': 'each water of {{min}} or more spaces',
  'water-largest': 'each space of your largest water',
  'water-lively': 'each water with {{features}} or more different features',
  'pair-same-height': 'each two neighbouring buildings of the same height',
  'pair-same-color': 'each two neighbouring buildings of the same colour',
  'pair-step': 'each two neighbouring buildings one storey apart',
  'square-block': 'each square of four buildings',
  'line-colors': 'each straight line of three buildings in three colours',
  'line-heights': 'each straight line of three buildings of three heights',
  'line-three': 'each straight line of three buildings',
  'pair-two-colors': 'each two neighbouring buildings of the same height in two colours',
};

const boardName: { [board in BoardId]: string } = {
  'new-york': 'New York',
  'rio-de-janeiro': 'Rio de Janeiro',
  sydney: 'Sydney',
  venice: 'Venice',
  barcelona: 'Barcelona',
  lisbon: 'Lisbon',
  'mexico-city': 'Mexico City',
  'buenos-aires': 'Buenos Aires',
};

/** Numbers come from the achievement's row. */
const achievement: { [achievement in AchievementId]: { name: string; text: string } } = {
  'great-lawn': { name: 'Great lawn', text: 'a park of {{min}} spaces' },
  skyscrapers: { name: 'Skyscrapers', text: '{{times}} buildings, {{min}} or more high' },
  avenue: { name: 'Avenue', text: '6 buildings in a straight line' },
  beachfront: { name: 'Beachfront', text: '{{times}} buildings beside water' },
  carnival: { name: 'Carnival', text: '4 buildings beside parks, all colours and all heights' },
  lookouts: { name: 'Lookouts', text: '{{times}} buildings {{max}} high' },
  'harbour-heights': { name: 'Harbour heights', text: '4 buildings of all heights around one water' },
  bay: { name: 'Bay', text: 'a water of {{min}} spaces' },
  'botanic-garden': { name: 'Botanic garden', text: 'a park with {{features}} different features' },
  'grand-canal': { name: 'Grand canal', text: 'a water from edge to edge, 3 tiles long' },
  bridges: { name: 'Bridges', text: '{{times}} buildings with water on {{sides}} sides' },
  regatta: { name: 'Regatta', text: '{{times}} waters with {{features}} different features each' },
  'city-block': { name: 'City block', text: '{{times}} squares of four buildings' },
  'garden-mosaic': { name: 'Garden mosaic', text: 'buildings of all {{colors}} colours around a park' },
  promenade: { name: 'Promenade', text: '4 colours in a straight line' },
  hillside: { name: 'Hillside', text: '{{times}} buildings, {{min}} or more high' },
  'tram-climb': { name: 'Tram climb', text: '{{times}} times 3 buildings in line, each 1 higher' },
  waterfront: { name: 'Waterfront', text: 'buildings of all {{colors}} colours around a water' },
  'old-town': { name: 'Old town', text: '{{times}} buildings exactly {{max}} high' },
  'floating-gardens': { name: 'Floating gardens', text: '{{times}} park spaces beside water' },
  'painted-houses': { name: 'Painted houses', text: '{{min}} connected building spaces of one colour' },
  'dense-centre': { name: 'Dense centre', text: '{{min}} connected buildings' },
  'leafy-barrios': { name: 'Leafy barrios', text: '{{times}} buildings beside a park' },
  'two-lakes': { name: 'Two lakes', text: '{{times}} waters of {{min}} or more spaces' },
};

/** What can be chosen in the lobby. */
const option = {
  board: {
    label: 'City',
    command: { name: 'board', text: 'Cities: which city, or one at random' },
    choice: { random: 'drawn at random', ...boardName },
  },
  length: {
    label: 'Length',
    command: { name: 'length', text: 'Cities: the long game is for two' },
    choice: { standard: 'standard', long: 'long (7 rounds, 3 by 5 tiles, for two)' },
  },
};

/** What the table and its buttons say. */
const table = {
  turn: '{{mention}}, it is your turn.',
  choose: '{{mention}}, choose a start tile.',
  begin: 'It is your turn: press one of the worker buttons (or a start tile) at [the table]({{link}}).',
  home: 'My neighborhood',
  all: 'All neighborhoods',
  whose: 'Whose neighborhood?',
  closer: 'Look closer at a card or goal',
};

const story = {
  started: 'The start tiles are chosen. Round 1 begins.',
  cards: '**{{name}}** takes a card: {{what}}.',
  tiles: '**{{name}}** lays a tile: {{what}}.',
  features: '**{{name}}** places features: {{what}}.',
  pieces: '**{{name}}** builds: {{what}}.',
  round: 'Round {{round}} of {{rounds}} begins; **{{name}}** has the star.',
  claims: 'Goal reached: **{{name}}**, {{value}} points!',
};

const panel = {
  taken: 'You took: {{what}}.',
  score: 'Your score with this: **{{total}}**.',
  why: {
    tile: 'A tile must touch one of yours side to side; the neighborhood never grows beyond its size.',
    piece: 'A piece goes on land of its colour, on an any-colour space, or on a building of its colour below 4 high.',
    feature: 'This feature goes on an empty space of its own ground.',
    grey: 'This feature goes on building land without pieces.',
  },
  tile: 'tile',
};

/** The rules of Cities in short, topic by topic. */
const rules = {
  round: {
    title: 'A round',
    text:
      'Each round, everyone sends one worker to each of the four rows – with two players two to each row – and takes what lies on that space.\n' +
      '- Row 1: **scoring cards**. Row 2: **city tiles**. Row 3: **features**. Row 4: **building pieces**.\n' +
      '- The last space of each row holds a surprise: it lies face down, and once you have taken it there is no way back.\n' +
      '- Whoever stands furthest to the right in the last row gets the **star** and begins the next round.\n' +
      'You prepare your turn in private; the others see it when you press **Confirm**.',
  },
  tiles: {
    title: 'Tiles',
    text:
      'A tile has four spaces: water, park or building land in a colour. It goes side by side with your other tiles, turned as you like.\n' +
      'Your neighborhood grows to 3 by 3 tiles at most (in the long game 3 by 5). A tile must be placed.',
  },
  features: {
    title: 'Features',
    text:
      '- **Dolphin, sailboat, ferry, lighthouse** go on water, **tree, fountain, kiosk, carousel** into a park, one on each space.\n' +
      '- Every water and every park pays for the different features in it: 1, 3, 6 or 10 points for one to four kinds.\n' +
      '- A **monument** goes on building land without pieces and pays 2 points.\n' +
      '- An **any-colour space** goes there as well: from then on it takes a building of any colour.\n' +
      'What you can’t or don’t want to place is dropped.',
  },
  pieces: {
    title: 'Buildings',
    text:
      'A piece begins a building on land of its colour, or makes a building of its colour one higher, up to 4.\n' +
      'On an any-colour space the first piece decides the colour. What you don’t place is dropped.',
  },
  cards: {
    title: 'Scoring cards',
    text:
      'Each card pays for something in your neighborhood, every time it is found there, at the end of the game. In the picture the spaces that fulfil it are lit.\n' +
      'Some cards count a building once only; the card says so.',
  },
  goals: {
    title: 'Goals',
    text:
      'Each city has three goals. When your turn ends and you fulfil one, you claim it by yourself, at the highest value still free: who comes first gets most.\n' +
      'A goal can be claimed once by each player.',
  },
  end: {
    title: 'The end',
    text:
      'The game ends after the last round (the table shows which). Points come from goals, waters, parks, monuments and cards.\n' +
      'Most points win; in a tie, more points from goals; if those are equal as well, the victory is shared.',
  },
  long: {
    title: 'The long game',
    text: 'For two: more rounds and a neighborhood of 3 by 5 tiles. Everything else stays the same.',
  },
};

/** What stands in the pictures, and what is said in their stead. Captions: about eight letters, seven on a second line. */
const pictures = {
  caption: {
    color: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', any: 'any' },
    high: '{{height}} high',
    higher: '{{height}}+ high',
    water: 'by water',
    park: 'by park',
    sides: '{{count}} sides',
    areas: 'areas',
    size: 'size {{count}}+',
    kinds: '{{count}}+ kinds',
    colors: '{{count}} colours',
    largest: 'largest',
    sameHeight: '1 height',
    sameColor: '1 colour',
    heights: '{{count}} heights',
    step: '1 step up',
    pair: 'pairs',
    line: 'line of {{count}}',
    square: 'squares',
    oneToFour: '1 to 4',
    across: 'across',
    joined: '{{count}}+ joined',
    once: 'once',
    also: { high: '{{height}} high', higher: '{{height}}+ high' },
  },
  board: {
    round: 'Round',
    turn: "{{name}}'s turn",
    choosing: '{{name}} chooses',
    over: 'Game over',
    left: '{{count}} left',
  },
  panel: {
    tile: 'Where does the tile go?',
    piece: 'Where does this piece go?',
    feature: 'Where does this feature go?',
    noPlace: 'No place for it: drop it',
    done: 'Ready to end the turn?',
    hand: 'In hand',
    rotation: 'Rotation',
    turn: 'This turn',
    empty: 'all placed',
    placed: 'placed',
    dropped: 'dropped',
    now: 'choose',
    next: 'next',
    ordinal: '{{item}}, {{index}} of {{count}}',
  },
  start: { title: 'Choose a start tile', taken: 'taken' },
  goal: {
    card: 'Scoring card',
    achievement: 'Goal of {{board}}',
    each: '{{points}} each',
    found_one: 'found {{count}} time',
    found_other: 'found {{count}} times',
    worth_one: '{{count}} point',
    worth_other: '{{count}} points',
    reached: 'fulfilled',
    open: '{{found}} of {{needed}}',
    values: 'first {{values}}',
  },
  overview: { title: 'All neighborhoods' },
  final: {
    title: 'Final scores',
    soFar: 'Scores so far',
    leader: 'In the lead',
    winner: 'Winner',
    tie: 'Shared win',
    by_one: 'by {{count}} point',
    by_other: 'by {{count}} points',
    byGoals: 'by goals',
    equal: 'all equal',
    total: 'Total',
    achievements: 'Goals',
    water: 'Water',
    park: 'Parks',
    monuments: 'Monuments',
    cards: 'Cards',
    each: 'each card',
    any: 'any colour',
    larger: 'or more',
    best: 'best',
  },
  /** Sentences for those who hear the pictures instead of seeing them. */
  alt: {
    board: 'Board of {{board}}, round {{round}} of {{rounds}}. {{turn}}.',
    goals: 'Goals: {{goals}}.',
    goal: '{{name}} ({{text}}), free values {{free}}',
    goalTaken: '{{name}} ({{text}}), free values {{free}}, claimed by {{seats}}',
    none: 'none',
    row: '{{row}}: {{slots}}.',
    slot: '{{number}} {{what}}',
    taken: 'taken by {{name}}',
    hidden: 'face down',
    bag: 'two from the bag',
    gone: 'empty',
    star: 'The star lies on the board.',
    starWith: '{{name}} holds the star.',
    piles: 'Left: {{cards}} cards, {{tiles}} tiles, {{features}} features, {{pieces}} pieces in the bag.',
    town: 'Neighborhood of {{name}}: {{total}} points – goals {{achievements}}, water {{water}}, parks {{park}}, monuments {{monuments}}, cards {{cards}}.',
    built: '{{count}} buildings, heights {{heights}}.',
    noBuildings: 'No buildings yet.',
    changed: 'Last move: {{changes}}.',
    cardPoints: '{{card}}: {{points}}',
    cards: 'Cards: {{cards}}.',
    noCards: 'No cards yet.',
    places: 'Places: {{places}}.',
    above: 'above {{at}}',
    below: 'below {{at}}',
    leftOf: 'left of {{at}}',
    rightOf: 'right of {{at}}',
    chosen: 'Chosen: {{place}}.',
    hand: 'In hand: {{items}}.',
    placed: 'This turn so far: {{items}}.',
    start: 'Start tiles to choose from: {{tiles}}.',
    tile: '{{letter}}: {{lands}}',
    spaces: 'It is fulfilled at {{spaces}}.',
    nowhere: 'It is fulfilled nowhere yet.',
    place:
      '{{place}}. {{name}} {{total}} (goals {{achievements}}, water {{water}}, parks {{park}}, monuments {{monuments}}, cards {{cards}})',
    wins: '{{names}} wins {{margin}}',
    share: '{{names}} share the win',
    overview: 'All neighborhoods. {{seats}}.',
    seat: '{{name}}: {{total}} points, {{tiles}} tiles, {{buildings}} buildings',
  },
  /** The full text view, line by line. */
  text: {
    space: '{{at}} {{what}}',
    building: '{{color}} building, {{height}} high',
    onSpecial: '{{color}} building, {{height}} high, on an any-colour space',
    feature: '{{land}} with {{feature}}',
    onLand: '{{feature}} on {{land}}',
    empty: '{{land}}, empty',
    ground: '{{land}}',
    row: 'Row {{row}}: {{spaces}}',
    times: '{{points}} × {{count}} = {{worth}}',
    tileWith: 'tile {{lands}}',
    values: 'values {{values}}',
    drop: '{{item}} dropped',
  },
};

export const en = {
  name: 'Cities',
  option,
  table,
  story,
  panel,
  rules,
  land,
  color,
  feature,
  row,
  overlap,
  card,
  board: boardName,
  achievement,
  pictures,
} satisfies Table & GameWords<CitiesOptions>;
