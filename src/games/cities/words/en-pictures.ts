/** What stands in the pictures, and what is said in their stead. Captions: about eight letters, seven on a second line. */
const caption = {
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
};

const board = {
  round: 'Round',
  turn: "{{name}}'s turn",
  choosing: '{{name}} chooses',
  over: 'Game over',
  left: '{{count}} left',
};

const panel = {
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
};

const start = { title: 'Choose a start tile', taken: 'taken' };

const goal = {
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
};

const overview = { title: 'All neighborhoods' };

const final = {
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
};

/** Sentences for those who hear the pictures instead of seeing them. */
const alt = {
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
};

/** The full text view, line by line. */
const text = {
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
};

export const pictures = { caption, board, panel, start, goal, overview, final, alt, text };
