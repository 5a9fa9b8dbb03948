import type { AchievementId, BoardId, CardId } from '../rules/content.ts';
import type { Color, Feature, Land } from '../rules/kinds.ts';
import type { Row } from '../rules/types.ts';
import { rules } from './en-rules.ts';

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
  board: { label: 'City', random: 'drawn at random', ...boardName },
  length: { label: 'Length', standard: 'standard', long: 'long (7 rounds, 3 by 5 tiles, for two)' },
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

export const cities = {
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
};
