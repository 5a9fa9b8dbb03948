import type { Table } from '../../../i18n/voices.ts';
import type { GameWords } from '../../contract.ts';
import type { RoadSides, SprawlopolisOptions, Zone } from '../rules/types.ts';

const zone: { [zone in Zone]: string } = {
  commercial: 'shops',
  park: 'parks',
  industrial: 'factories',
  residential: 'homes',
};

/** What can be chosen in the lobby. */
const option = {
  difficulty: {
    label: 'Difficulty',
    command: { name: 'difficulty', text: 'Sprawlopolis: how hard it is' },
    choice: {
      easier: 'easier (roads cost nothing)',
      standard: 'standard',
      harder: 'harder (only the largest group of one zone scores)',
    },
  },
  hands: {
    label: 'Hands',
    command: { name: 'hands', text: 'Sprawlopolis: whether all see all cards' },
    choice: {
      closed: 'closed (everyone sees their own cards only)',
      open: 'open (everyone sees all cards)',
    },
  },
};

/** What each card pays for when it lies scoring side up; numbers come from its row. */
const card = {
  1: {
    name: 'The Outskirts',
    text: '{{points}} for each road that stays inside the city, {{edge}} for each that runs to its edge',
  },
  2: {
    name: 'Bloom Boom',
    text: '{{points}} for each row or column with exactly {{exactly}} parks, {{none}} for each without any',
  },
  3: { name: 'Go Green', text: '{{park}} for each park, {{industrial}} for each factory' },
  4: {
    name: 'Block Party',
    text: 'for 0, 1, 2 … squares of 2 by 2 blocks of one zone: {{table}}; squares may overlap',
  },
  5: {
    name: 'Stacks and Scrapers',
    text: '{{points}} for each factory with nothing but factories and shops beside it',
  },
  6: { name: 'Master Planned', text: 'size of the largest group of homes minus that of factories' },
  7: {
    name: 'Central Perks',
    text: '{{points}} for each park with blocks on all four sides, {{edge}} for each at the city’s edge',
  },
  8: {
    name: 'The ’Burbs',
    text: 'beside the largest group of homes: {{park}} for each park, {{industrial}} for each factory',
  },
  9: { name: 'Concrete Jungle', text: '{{points}} for each factory that meets another corner to corner' },
  10: { name: 'The Strip', text: 'number of shops in the row or column that has most of them' },
  11: { name: 'Mini Marts', text: '{{points}} for each shop whose road leads into a home on both sides' },
  12: { name: 'Superhighway', text: '+1 for every {{sections}} sections of the longest road' },
  13: { name: 'Park Hopping', text: '{{points}} for each road that begins at one park and ends at another' },
  14: { name: 'Looping Lanes', text: '{{points}} for each section of a road that is a closed loop' },
  15: { name: 'Skid Row', text: '{{points}} for each home beside {{min}} or more factories' },
  16: { name: 'Morning Commute', text: '{{points}} for each road that runs through both homes and shops' },
  17: {
    name: 'Tourist Traps',
    text: '{{points}} for each shop at the city’s edge, twice that where it makes a corner',
  },
  18: { name: 'Sprawlopolis', text: 'number of blocks in the longest row plus that in the longest column' },
};

/** What the table and its buttons say. */
const table = {
  turn: '{{mention}}, it is your turn: press **My turn**.',
  begin: 'It is your turn: press **My turn** at [the table]({{link}}).',
  home: 'My cards',
  all: 'The city',
  closer: 'Light up roads, a group or a condition',
};

const story = {
  placed: '**{{name}}** lays {{card}} at {{at}}. The city has **{{total}}** of {{target}} points.',
  proposes: '💬 **{{name}}** proposes: {{card}} at {{at}}.',
};

const panel = {
  ask: 'Choose a card, which way up it lies, then the column and the row of its **upper left** block.',
  why: 'A card covers blocks of the city or touches one edge to edge; corners alone do not hold it.',
  empty: 'You hold no card that could be proposed.',
  talk: 'Make up a move and show it to all. Nothing is played by it.',
  columns: 'Column of its upper left block',
  column_one: 'Column {{column}} · {{count}} place',
  column_other: 'Column {{column}} · {{count}} places',
  rows: 'Row: what each place would bring',
  place: '{{at}}   {{gain}}   → {{total}} / {{target}}',
  gain: '**{{at}}**: {{from}} → **{{to}}** of {{target}}. {{why}}',
  total: '**{{total}}** of {{target}}',
};

/** The rules of Sprawlopolis in short, topic by topic. */
const rules = {
  turn: {
    title: 'A turn',
    text:
      'You build one city together, card by card. On your turn you lay one card of your hand into the city; the cards you have left go to the next player, and you draw the card that lies open.\n' +
      'Alone you keep your cards and draw back to three. When every card is laid, the city is scored: reach the target, and all of you win.',
  },
  placing: {
    title: 'Laying a card',
    text:
      'A card has four blocks. It lies lengthwise, either way up, and always on whole blocks.\n' +
      '- It may cover any blocks of the city, or lie beside it with at least one edge touching.\n' +
      '- It never goes under another card, and a corner alone does not hold it.',
  },
  groups: {
    title: 'Groups',
    text:
      'Blocks of one zone that share edges are a group. The largest group of each of the four zones pays 1 point per block.\n' +
      'In the harder game only the largest of all pays.',
  },
  roads: {
    title: 'Roads',
    text:
      'Every road costs 1 point, however long: few long ones are better than many short ones. A road ends where the next block has no road to meet it, at the edge of the city, or never, if it is a loop.\n' +
      'In the easier game roads cost nothing.',
  },
  conditions: {
    title: 'Conditions',
    text: 'Three cards lie open with their other side up. Each says what else brings or costs points, and its number is part of the target: the three numbers added up are what you have to reach.',
  },
  talk: {
    title: 'Table talk',
    text: 'Talk it over! **Propose** shows a card of yours in a place of your choice to everyone without playing it. Hands stay private unless the game was opened with open hands.',
  },
  end: {
    title: 'The end',
    text: 'After the last card: groups, minus roads, plus conditions. You win together if that is at least the target.',
  },
};

/** What stands in the pictures of Sprawlopolis, and what is said in their stead. */
const pictures = {
  block: {
    commercial: 'shop',
    park: 'park',
    industrial: 'factory',
    residential: 'home',
  } satisfies { [zone in Zone]: string },
  zone: {
    commercial: 'Shops',
    park: 'Parks',
    industrial: 'Factories',
    residential: 'Homes',
  } satisfies { [zone in Zone]: string },
  sides: {
    NS: 'N–S',
    EW: 'E–W',
    NE: 'N–E',
    NW: 'N–W',
    ES: 'E–S',
    SW: 'S–W',
  } satisfies { [sides in Exclude<RoadSides, ''>]: string },
  city: {
    next: 'Next',
    left: '{{count}} left',
    none: 'empty',
    cards: 'Cards',
    roads: 'Roads',
    over: 'Game over',
  },
  panel: {
    card: 'Which card do you lay?',
    place: 'Where does the card go?',
    confirm: 'Like this?',
    proposes: '{{name}} proposes',
  },
  final: {
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
  },
  card: {
    title: 'Scoring condition',
    target: 'adds {{number}} to the target',
  },
  /** Sentences for those who hear the pictures instead of seeing them. */
  alt: {
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
  },
  /** The full text view, line by line. */
  text: {
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
  },
};

export const en = {
  name: 'Sprawlopolis',
  zone,
  option,
  table,
  story,
  panel,
  rules,
  card,
  pictures,
} satisfies Table & GameWords<SprawlopolisOptions>;
