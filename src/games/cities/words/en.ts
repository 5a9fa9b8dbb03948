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
  'water-lively': '{{features}} water kinds',
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
  choose: '{{mention}}, choose a start tile. The start player chooses last.',
  begin: 'It is your turn: choose at [the table]({{link}}) what to take.',
  home: 'My neighborhood',
  all: 'All neighborhoods',
  whose: 'Whose neighborhood?',
  closer: 'Look closer at a card or goal',
  note: {
    ring: 'Your ring stays, even if you no longer meet the goal later.',
    beside: 'Beside means sharing a side; corners don’t count.',
    area: 'An area is a group of spaces of one kind that share sides; corners don’t join them.',
    least: 'Numbers are minimums, unless it says exactly.',
    two: 'With two players, the middle value isn’t used.',
    special: 'An empty any-color space counts as land of every color.',
    features: 'How many there are in the game: {{counts}}.',
  },
};

const story = {
  started: 'The start tiles are chosen. Round 1 begins.',
  move: '**{{name}}**: {{what}}',
  start: 'start tile',
  called: 'card “{{what}}”',
  card: 'card “{{what}}” ({{points}}⭐)',
  tile: 'tile',
  at: '{{what}} at {{at}}',
  often: '{{what}} × {{count}}',
  claims: 'goal **{{name}}** ({{value}}⭐)',
  round: 'Round {{round}} of {{rounds}} begins; **{{name}}** has the star.',
  leftovers: 'With three players, what nobody took leaves the game.',
};

/** Why somebody built so. */
const motive = {
  claim: 'for the goal {{name}}',
  goal: 'toward the goal {{name}}: {{have}} of {{need}}',
  card: '{{count}} × “{{what}}”',
  pays: 'the card pays at once',
  suits: 'the card suits what stands',
  area: 'another feature for the {{land}}',
  hope: 'toward more of “{{what}}”',
  monument: 'a monument pays by itself',
  star: 'for the star',
  room: 'room to build',
  height: 'buildings that can grow',
};

/** What a hint says to do, and why: the rest of a sentence that begins with "it". */
const advice = {
  place: 'Place {{what}}',
  drop: 'Discard {{what}}',
  tile: 'the tile',
  piece: 'the {{what}}',
  feature: 'the {{what}}',
  at: '{{what}} at **{{at}}**',
  turned: '{{what}} at **{{at}}**, turned {{degrees}}°',
  dashed: '{{what}} where the picture has a dashed line',
  claim: 'wins you the goal {{name}}',
  goal: 'brings you closer to the goal {{name}} ({{have}} of {{need}})',
  card_one: 'makes your card “{{what}}” pay once',
  card_other: 'makes your card “{{what}}” pay {{count}} times',
  pays: 'takes a card that pays right away',
  suits: 'takes a card that suits what you’ve built',
  area: 'adds another feature to your {{land}}',
  hope: 'leads to more of “{{what}}”',
  monument: 'gets you a monument, which always pays',
  star: 'gets you the star',
  room: 'leaves the most room to build',
  height: 'leaves buildings that can still grow',
  start: 'suits the goals and the tiles to come',
  hidden: 'has better chances than what’s face up in this row',
};

const panel = {
  taken: 'You took: {{what}}.',
  score: 'Your score with this: **{{total}}**.',
  why: {
    tile: 'Tiles must share an edge with your neighborhood, and it never grows beyond its size.',
    piece:
      'A piece goes on land of its color, on an any-color space, or on a building of its color below {{floors}} high. Never on a monument.',
    feature: 'This feature goes on an empty space of its own ground.',
    monument: 'A monument goes on building land without pieces. You can’t build on it afterward.',
    special: 'An any-color space goes on building land without pieces.',
  },
  tile: 'tile',
  pays: 'It pays **{{now}}** now.',
  paysMore: 'It pays **{{now}}** now, **{{best}}** with one thing more in the best place.',
  takeIt: 'Take it',
  planIt: 'Plan it',
  best: 'best rotation',
  spotAndTurn: '{{letters}} with a rotation',
  ask: 'Where should it go? A number is what it scores right away.',
  dashed: '{{what}} where the picture has a dashed line',
  marked: 'Selected: {{what}}. Press **{{confirm}}** to do it.',
  elsewhere: 'Or pick another letter.',
  drop: 'Discard {{what}}',
  dropped_one: 'There’s no room for {{what}}: **{{confirm}}** discards it.',
  dropped_other: 'There’s no room for {{what}}: **{{confirm}}** discards them.',
  hidden: {
    cards: 'the hidden card',
    tiles: 'the hidden tile',
    features: 'the hidden feature',
    pieces: 'two pieces from the bag',
    take: 'Take {{what}}?',
    both: 'Take {{what}} and this one: {{open}}?',
    fixed: 'It is turned up and there is no way back.',
  },
};

/** Why a space can't be taken. */
const barred = {
  taken: {
    own: 'Your worker stands on space {{number}} of the {{row}}: one worker to a space, until the round ends.',
    other: '{{name}} has taken space {{number}} of the {{row}}: one worker to a space, until the round ends.',
  },
  spent: {
    own_one: 'Your worker for the {{row}} is sent: it is one to each row, every round. Take from another row.',
    own_other:
      'Your {{count}} workers for the {{row}} are sent: it is {{count}} to each row, every round. Take from another row.',
    other_one:
      '{{name}}’s worker for the {{row}} is sent: it is one to each row, every round. It may be free for you on your turn: **My turn** shows it.',
    other_other:
      '{{name}}’s {{count}} workers for the {{row}} are sent: it is {{count}} to each row, every round. It may be free for you on your turn: **My turn** shows it.',
  },
};

/** Why a planned turn can't be played anymore. */
const lost = {
  round: 'Round {{round}} has begun: other things lie there now.',
  start: 'That start tile is taken.',
  place: 'There is no such place for the {{what}} anymore.',
  end: 'There is still something to place.',
};

export const en = {
  name: 'Cities',
  cover: {
    about: 'Send your workers out for land, buildings and parks. The neighborhood worth the most points wins.',
    alt: 'The lid of Cities: towers in red, blue, yellow and green on the shore of a lake.',
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
    first:
      'Press any free space: you see what it would bring before you take it. In a round your workers go to every row.',
    second:
      'Each round you send one worker to every row; with two players two to every row. The last space of a row hides something.',
    third:
      'What counts in the end: goals, water areas and parks with different features, monuments, your cards. **Scores** shows it.',
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
