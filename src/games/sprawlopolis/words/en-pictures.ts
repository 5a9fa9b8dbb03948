import type { RoadSides, Zone } from '../rules/types.ts';

/** What stands in the pictures of Sprawlopolis, and what is said in their stead. */
const block: { [zone in Zone]: string } = {
  commercial: 'shop',
  park: 'park',
  industrial: 'factory',
  residential: 'home',
};

const zone: { [zone in Zone]: string } = {
  commercial: 'Shops',
  park: 'Parks',
  industrial: 'Factories',
  residential: 'Homes',
};

const sides: { [sides in Exclude<RoadSides, ''>]: string } = {
  NS: 'N–S',
  EW: 'E–W',
  NE: 'N–E',
  NW: 'N–W',
  ES: 'E–S',
  SW: 'S–W',
};

const city = {
  next: 'Next',
  left: '{{count}} left',
  none: 'empty',
  cards: 'Cards',
  roads: 'Roads',
  over: 'Game over',
};

const panel = {
  card: 'Which card do you lay?',
  place: 'Where does the card go?',
  confirm: 'Like this?',
  proposes: '{{name}} proposes',
};

const final = {
  won: 'The city wins!',
  lost: 'Target missed',
  soFar: 'Score so far',
  of: 'of {{target}}',
  exact: 'just made it',
  spare: '{{count}} to spare',
  short: '{{count}} short',
  largest: 'Largest groups',
  groups: 'Groups',
  roads: 'Roads',
  conditions: 'Conditions',
};

const card = {
  title: 'Scoring condition',
  target: 'adds {{number}} to the target',
};

/** Sentences for those who hear the pictures instead of seeing them. */
const alt = {
  turn: "{{name}}'s turn",
  over: 'The game is over',
  city: 'City of Sprawlopolis. {{turn}}. {{total}} of {{target}} points, {{played}} of {{all}} cards laid.',
  score: 'Largest groups: {{groups}}. Roads: {{count}} ({{roads}}). Conditions: {{conditions}}.',
  zone: '{{zone}} {{size}}',
  condition: '{{number}} {{name}} {{points}}',
  conditionText: 'Condition {{number}}, {{name}}: {{text}}.',
  conditionNow: 'Condition {{number}}, {{name}}: {{text}}. Now {{points}}.',
  lightGroup: 'Lit: the largest group of {{zone}}, {{blocks}}.',
  lightRoads: 'Lit: all roads.',
  lightCondition: 'Lit: what {{name}} counts, {{blocks}}.',
  nothing: 'nothing yet',
  next: 'Next card: {{card}}. {{left}} left in the deck.',
  empty: 'The deck is empty.',
  last: 'Last move: {{name}} laid {{card}} at {{at}}.',
  first: 'Start card: {{card}} at {{at}}.',
  question: '{{question}} Card: {{card}}.',
  chosen: 'Chosen place of its top left block: {{at}}.',
  free: 'Its top left block may lie in {{count}} places, columns {{columns}}, rows {{rows}}.',
  proposal: '{{name}} proposes {{card}} at {{at}}.',
  gain: 'That changes {{from}} points to {{to}} of {{target}}: {{changes}}.',
  change: '{{what}} {{from}} → {{to}}',
  same: 'no part changes',
  won: 'The city wins with {{total}} points, target {{target}}.',
  lost: 'The city misses its target {{target}} with {{total}} points.',
  team: 'Players: {{names}}.',
};

/** The full text view, line by line. */
const text = {
  block: '{{at}} {{what}}',
  blockRoad: '{{at}} {{what}} {{sides}}',
  inCard: '{{what}} {{sides}}',
  row: 'Row {{row}}: {{blocks}}',
  card: '{{number}} {{name}} (top {{top}}; bottom {{bottom}})',
  turned: '{{card}}, turned',
  group: 'Largest group of {{zone}}, {{points}}: {{blocks}}',
  noGroup: 'Largest group of {{zone}}: none',
  road: 'Road {{number}}: {{blocks}}; {{from}}, {{to}}',
  loop: 'Road {{number}}: {{blocks}}; a closed loop',
  edge: 'edge of the city at {{at}}',
  dead: 'dead end at {{at}}',
  hand_one: '{{name}} holds {{count}} card',
  hand_other: '{{name}} holds {{count}} cards',
  handOf: '{{name}} holds {{cards}}',
  work: 'Being laid: {{card}} at {{at}}',
};

export const sprawlPictures = { block, zone, sides, city, panel, final, card, alt, text };
