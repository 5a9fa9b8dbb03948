import type { GameWords } from '#games/contract';
import type { WordTree } from '#i18n';
import { type AchievementId, type BoardId, type CardId, FEATURE_COUNTS } from '../rules/content.ts';
import { type Color, FEATURES, type Feature, type Land } from '../rules/kinds.ts';
import type { CitiesOptions, Row } from '../rules/types.ts';
import { lesson } from './lesson-text.ts';
import { pictures } from './pictures-en.ts';
import { review } from './review-text.ts';
import { rules } from './rules-en.ts';
import { rulesNumbers } from './rules-numbers.ts';

const land: { [land in Land]: string } = {
  water: 'water',
  park: 'park',
  red: 'red land',
  blue: 'blue land',
  green: 'green land',
  yellow: 'yellow land',
};

const color: { [color in Color]: string } = { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow' };

const piece: { [color in Color]: string } = {
  red: 'red piece',
  blue: 'blue piece',
  green: 'green piece',
  yellow: 'yellow piece',
};

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
  special: 'any-color space',
};

const row: { [row in Row]: string } = {
  cards: 'scoring cards',
  tiles: 'city tiles',
  features: 'features',
  pieces: 'building pieces',
};

/** Whether a building may be part of several patterns of one card. */
const overlap = { yes: 'a building may count several times', no: 'each building counts once' };

/** What a card pays for, each time it is found; numbers come from its row. Other programs read these sentences. */
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
  'water-count': 'each separate water area',
  'water-large': 'each water area of {{min}} or more spaces',
  'water-largest': 'each space of your largest water area',
  'water-lively': 'each water area with {{features}} or more different features',
  'pair-same-height': 'each two neighboring buildings of the same height',
  'pair-same-color': 'each two neighboring buildings of the same color',
  'pair-step': 'each two neighboring buildings one floor apart',
  'square-block': 'each square of four buildings',
  'line-colors': 'each straight line of three buildings in three colors',
  'line-heights': 'each straight line of three buildings of three heights',
  'line-three': 'each straight line of three buildings',
  'pair-two-colors': 'each two neighboring buildings of the same height in two colors',
};

/** A card in a word or two: at most 13 letters, no two alike. */
const caption: { [card in CardId]: string } = {
  'red-buildings': 'each red',
  'blue-buildings': 'each blue',
  'green-buildings': 'each green',
  'yellow-buildings': 'each yellow',
  'height-1-by-park': '{{max}} high, parks',
  'height-2': 'any {{max}} high',
  'height-3': 'any {{max}} high',
  'height-4': 'any {{max}} high',
  'red-1': 'red {{max}} high',
  'yellow-2': 'yellow {{max}} high',
  'blue-3': 'blue {{max}} high',
  'green-4': 'green {{max}} high',
  'red-by-water': 'red, water',
  'yellow-by-water': 'yellow, water',
  'blue-by-park': 'blue, park',
  'green-by-park': 'green, park',
  'park-count': 'each park',
  'park-large': 'park of {{min}}+',
  'park-largest': 'largest park',
  'park-shore': 'park by water',
  'water-count': 'each water',
  'water-large': 'water of {{min}}+',
  'water-largest': 'largest water',
  'water-lively': 'water, {{features}} kinds',
  'pair-same-height': 'same height',
  'pair-same-color': 'same color',
  'pair-step': '1 floor apart',
  'square-block': 'square block',
  'line-colors': '3-color line',
  'line-heights': '3-height line',
  'line-three': 'line of 3',
  'pair-two-colors': 'twin towers',
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
  carnival: { name: 'Carnival', text: '4 buildings beside parks, all colors and all heights' },
  lookouts: { name: 'Lookouts', text: '{{times}} buildings {{max}} high' },
  'harbour-heights': { name: 'Harbor heights', text: '4 buildings of all heights around one water area' },
  bay: { name: 'Bay', text: 'a water area of {{min}} spaces' },
  'botanic-garden': { name: 'Botanic garden', text: 'a park with {{features}} different features' },
  'grand-canal': { name: 'Grand canal', text: 'water from edge to edge, 3 tiles long' },
  bridges: { name: 'Bridges', text: '{{times}} buildings with water on {{sides}} sides' },
  regatta: { name: 'Regatta', text: '{{times}} water areas with {{features}} different features each' },
  'city-block': { name: 'City block', text: '{{times}} squares of four buildings, may overlap' },
  'garden-mosaic': { name: 'Garden mosaic', text: 'buildings of all {{colors}} colors around a park' },
  promenade: { name: 'Promenade', text: 'four adjoining buildings in a line, 4 colors' },
  hillside: { name: 'Hillside', text: '{{times}} buildings, {{min}} or more high' },
  'tram-climb': { name: 'Tram climb', text: '{{times}} lines of 3, each 1 higher, may overlap' },
  waterfront: { name: 'Waterfront', text: 'buildings of all {{colors}} colors around a water area' },
  'old-town': { name: 'Old town', text: '{{times}} buildings exactly {{max}} high' },
  'floating-gardens': { name: 'Floating gardens', text: '{{times}} park spaces beside water' },
  'painted-houses': { name: 'Painted houses', text: '{{min}} connected building spaces of one color' },
  'dense-centre': { name: 'Dense center', text: '{{min}} connected buildings' },
  'leafy-barrios': { name: 'Leafy barrios', text: '{{times}} buildings beside a park' },
  'two-lakes': { name: 'Two lakes', text: '{{times}} water areas of {{min}} or more spaces' },
};

/** What can be chosen in the lobby. */
const option = {
  board: {
    label: 'City',
    command: { name: 'city', text: 'Cities: pick a city, or get a random one' },
    choice: { random: 'Random', ...boardName },
  },
  length: {
    label: 'Length',
    command: { name: 'length', text: 'Cities: standard, or a long game for two' },
    choice: { standard: 'standard', long: 'long (7 rounds, 3 by 5 tiles, for two)' },
  },
};

/** What the table and its buttons say. */
const table = {
  turn: '{{mention}}, it’s your turn.',
  choose: '{{mention}}, pick a starting tile. The start player picks last.',
  home: 'My neighborhood',
  all: 'All neighborhoods',
  whose: 'Whose neighborhood?',
  closer: 'Take a closer look at a card or goal',
  note: {
    ring: 'You keep your ring even if you stop meeting the goal.',
    beside: 'Beside means sharing a side; corners don’t count.',
    area: 'An area is a group of matching spaces that share sides; corners don’t count.',
    least: 'Numbers are minimums, unless it says exactly.',
    two: 'With two players, the middle value isn’t used.',
    special: 'An empty any-color space counts as land of every color.',
    features: 'Features in the game: {{counts}}.',
  },
};

const story = {
  started: 'Everyone has a starting tile. Round 1 begins!',
  move: '**{{name}}** {{what}}',
  start: 'took a starting tile',
  called: 'card “{{what}}”',
  card_one: 'the card “{{count}} point for {{what}}”',
  card_other: 'the card “{{count}} points for {{what}}”',
  tile: 'tile',
  at: '{{what}} at {{at}}',
  often: '{{what}} ({{count}}×)',
  claims_one: 'claimed the goal **{{name}}** ({{count}} point)',
  claims_other: 'claimed the goal **{{name}}** ({{count}} points)',
  round: 'Round {{round}} of {{rounds}} begins. **{{name}}** has the star and goes first.',
  leftovers: 'With three players, anything left over is removed from the game.',
};

/** Why a bot built so, in three wordings each: a game tells dozens of reasons. */
const motive = {
  claim: { 0: 'for the goal {{name}}', 1: 'to claim {{name}}', 2: '{{name}} was within reach' },
  goal: {
    0: 'closer to {{name}}, {{have}} of {{need}}',
    1: '{{have}} of {{need}} for {{name}}',
    2: 'working on {{name}}, {{have}} of {{need}} so far',
  },
  card: { 0: 'for “{{what}}”', 1: 'more for “{{what}}”', 2: 'to score “{{what}}”' },
  pays: { 0: 'it scores right away', 1: 'a card that already scores', 2: 'points from the start' },
  suits: { 0: 'it suits this city', 1: 'a good match for this city', 2: 'it fits what’s already built' },
  area: {
    0: 'one more feature for the {{land}}',
    1: 'more variety in the {{land}}',
    2: 'the {{land}} is worth more now',
  },
  hope: { 0: 'hoping for “{{what}}”', 1: 'with an eye on “{{what}}”', 2: 'getting ready for “{{what}}”' },
  monument: { 0: 'monuments always score', 1: 'a monument is a safe bet', 2: 'a monument scores anywhere' },
  star: { 0: 'for the star', 1: 'to go first next round', 2: 'the star was worth it' },
  room: { 0: 'to leave room to build', 1: 'it keeps space open', 2: 'room for what comes next' },
  height: { 0: 'these buildings can still grow', 1: 'to build higher later', 2: 'there’s room for more floors' },
};

/** What a hint says to do, and why: the rest of a sentence that begins with "it". */
const advice = {
  place: 'Place {{what}}',
  drop: 'Discard {{what}}',
  tile: 'the tile',
  piece: 'the {{what}}',
  feature: 'the {{what}}',
  at: '{{what}} at **{{at}}**',
  turned: '{{what}} at **{{at}}**, rotated {{degrees}}°',
  dashed: '{{what}} in the dashed outline',
  claim: 'wins you the goal {{name}}',
  goal: 'brings you closer to the goal {{name}} ({{have}} of {{need}})',
  card_one: 'scores your card “{{what}}” once',
  card_other: 'scores your card “{{what}}” {{count}} times',
  pays: 'gets you a card that scores right away',
  suits: 'gets you a card that suits what you’ve built',
  area: 'adds another feature to your {{land}}',
  hope: 'sets you up for “{{what}}”',
  monument: 'gets you a monument, which always scores',
  star: 'gets you the star',
  room: 'leaves the most room to build',
  height: 'leaves your buildings room to grow',
  start: 'suits the goals and the tiles to come',
  hidden: 'has better chances than what’s face up in this row',
};

const panel = {
  taken: 'You took: {{what}}.',
  score: 'Your score after this turn: **{{total}}**.',
  why: {
    tile: 'Tiles must share a side with your neighborhood. It can grow to {{size}}.',
    piece:
      'A piece goes on land of its color, an any-color space, or a building of its color. Never on a monument, and at most {{floors}} high.',
    feature: 'Water features go on empty water, park features on an empty park space.',
    monument: 'A monument goes on empty building land. You can’t build on it afterward.',
    special: 'An any-color space goes on empty building land.',
  },
  tile: 'tile',
  pays_one: 'It’s worth **{{count}}** point now.',
  pays_other: 'It’s worth **{{count}}** points now.',
  paysMore_one: 'It’s worth **{{count}}** point now. One more piece or feature could make it **{{best}}**.',
  paysMore_other: 'It’s worth **{{count}}** points now. One more piece or feature could make it **{{best}}**.',
  takeIt: 'Take it',
  planIt: 'Plan it',
  best: 'best rotation',
  spotAndTurn: 'Spot {{letters}} and rotation',
  ask: 'Where should it go? Numbers are the points you’d score right away.',
  dashed: '{{what}} in the dashed outline',
  marked: 'Selected: {{what}}. Press **{{confirm}}** if you like it.',
  elsewhere: 'Or pick another letter.',
  drop: 'Discard {{what}}',
  dropped_one: 'There’s no room for {{what}}. Press **{{confirm}}** to discard it.',
  dropped_other: 'There’s no room for {{what}}. Press **{{confirm}}** to discard them.',
  hidden: {
    cards: 'the face-down card',
    tiles: 'the face-down tile',
    features: 'the face-down feature',
    pieces: 'two pieces from the bag',
    take: 'Take {{what}}?',
    both: 'Take {{what}} and the one next to it ({{open}})?',
    fixed: 'Once it’s revealed, you can’t undo.',
  },
};

/** Why a space can't be taken. */
const barred = {
  taken: {
    own: 'You already have a worker on space {{number}} in the {{row}} row. Each space takes one worker per round.',
    other: '{{name}} already took space {{number}} in the {{row}} row. Each space takes one worker per round.',
  },
  spent: {
    own_one: 'You’ve already sent a worker to the {{row}} row, and each row gets one per round. Pick another row.',
    own_other:
      'You’ve already sent {{count}} workers to the {{row}} row, and each row gets {{count}} per round. Pick another row.',
    other_one:
      '{{name}} has already sent a worker to the {{row}} row. On your turn this space may still be free: press **My turn** to see.',
    other_other:
      '{{name}} has already sent {{count}} workers to the {{row}} row. On your turn this space may still be free: press **My turn** to see.',
  },
};

/** Why a planned turn can't be played anymore. */
const lost = {
  round: 'Round {{round}} has begun, so that space offers something else now.',
  start: 'Someone else took that starting tile.',
  place: 'The {{what}} can’t go there anymore.',
  end: 'You still have something to place.',
};

export const en = {
  name: 'Cities',
  cover: {
    about: 'Send your workers out for land, buildings and parks. The neighborhood worth the most points wins.',
    alt: 'The Cities box: towers in red, blue, yellow and green on the shore of a lake.',
  },
  option,
  table,
  story,
  motive,
  advice,
  panel,
  lost,
  barred,
  review: review.en,
  hints: {
    first: 'Press any free space to look. Nothing is final until **Confirm**.',
    second: 'Each round, send one worker to each row, or two if you’re two.',
    third: 'Goals, water, parks, monuments and cards score. Look at **Scores**.',
  },
  lesson: lesson.en,
  rules: rules(rulesNumbers, FEATURES.map((each) => `${feature[each]} ${FEATURE_COUNTS[each]}`).join(', ')),
  land,
  color,
  piece,
  feature,
  row,
  overlap,
  card,
  caption,
  board: boardName,
  achievement,
  pictures,
} satisfies WordTree & GameWords<CitiesOptions>;
