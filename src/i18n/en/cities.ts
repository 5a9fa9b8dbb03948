import type { AchievementId, BoardId, CardId } from '../../games/cities/content.ts';
import type { Color, Feature, Land, Row } from '../../games/cities/types.ts';

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

/** What a card pays for, each time it is found. */
const card: { [card in CardId]: string } = {
  'red-buildings': 'each red building',
  'blue-buildings': 'each blue building',
  'green-buildings': 'each green building',
  'yellow-buildings': 'each yellow building',
  'height-1-by-park': 'each building exactly 1 high',
  'height-2': 'each building exactly 2 high',
  'height-3': 'each building exactly 3 high',
  'height-4': 'each building 4 high',
  'red-1': 'each red building exactly 1 high',
  'yellow-2': 'each yellow building exactly 2 high',
  'blue-3': 'each blue building exactly 3 high',
  'green-4': 'each green building 4 high',
  'red-by-water': 'each red building beside water',
  'yellow-by-water': 'each yellow building beside water',
  'blue-by-park': 'each blue building beside a park',
  'green-by-park': 'each green building beside a park',
  'park-count': 'each separate park',
  'park-large': 'each park of 3 or more spaces',
  'park-largest': 'each space of your largest park',
  'park-shore': 'each park space beside water',
  'water-count': 'each separate water',
  'water-large': 'each water of 3 or more spaces',
  'water-largest': 'each space of your largest water',
  'water-lively': 'each water with 2 or more different features',
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

const achievement: { [achievement in AchievementId]: { name: string; text: string } } = {
  'great-lawn': { name: 'Great lawn', text: 'a park of 6 spaces' },
  skyscrapers: { name: 'Skyscrapers', text: '4 buildings, 3 or more high' },
  avenue: { name: 'Avenue', text: '5 buildings in a straight line' },
  beachfront: { name: 'Beachfront', text: '8 buildings beside water' },
  carnival: { name: 'Carnival', text: '4 buildings, all colours and all heights' },
  lookouts: { name: 'Lookouts', text: '2 buildings 4 high' },
  'harbour-heights': { name: 'Harbour heights', text: '4 buildings of all heights beside water' },
  bay: { name: 'Bay', text: 'a water of 7 spaces' },
  'botanic-garden': { name: 'Botanic garden', text: 'a park with 3 different features' },
  'grand-canal': { name: 'Grand canal', text: 'a water from edge to edge, 3 tiles long' },
  bridges: { name: 'Bridges', text: '3 buildings with water on 2 sides' },
  regatta: { name: 'Regatta', text: 'a water with 3 different features' },
  'city-block': { name: 'City block', text: '2 squares of four buildings' },
  'garden-mosaic': { name: 'Garden mosaic', text: 'buildings of all 4 colours around a park' },
  promenade: { name: 'Promenade', text: '4 colours in a straight line' },
  hillside: { name: 'Hillside', text: '9 buildings, 2 or more high' },
  'tram-climb': { name: 'Tram climb', text: '3 buildings in line, each 1 higher' },
  waterfront: { name: 'Waterfront', text: 'buildings of all 4 colours around a water' },
  'old-town': { name: 'Old town', text: '7 buildings exactly 1 high' },
  'floating-gardens': { name: 'Floating gardens', text: '6 park spaces beside water' },
  'painted-houses': { name: 'Painted houses', text: '4 connected building spaces of one colour' },
  'dense-centre': { name: 'Dense centre', text: '9 connected buildings' },
  'leafy-barrios': { name: 'Leafy barrios', text: '8 buildings beside a park' },
  'two-lakes': { name: 'Two lakes', text: '2 waters of 3 or more spaces' },
};

export const cities = { land, color, feature, row, card, board: boardName, achievement };
