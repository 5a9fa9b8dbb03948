import type { GameWords } from '#games/contract';
import type { WordTree } from '#i18n';
import type { Difficulty, RoadSides, SprawlopolisOptions, Zone } from '../rules/types.ts';
import { lesson } from './lesson-text.ts';
import { review } from './review-text.ts';
import { rules } from './rules-en.ts';
import { rulesNumbers } from './rules-numbers.ts';

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
    command: { name: 'difficulty', text: 'Sprawlopolis: how hard the game is' },
    choice: {
      easier: 'easier (roads cost nothing)',
      standard: 'standard',
      harder: 'harder (only the single largest group scores)',
    },
  },
  hands: {
    label: 'Hands',
    command: { name: 'hands', text: 'Sprawlopolis: who sees which cards' },
    choice: {
      closed: 'closed (you only see your own cards)',
      open: 'open (everyone sees all cards)',
    },
  },
};

/** What each card pays for when it lies scoring side up; numbers come from its row. Other programs read these sentences. */
const card = {
  1: {
    name: 'The Outskirts',
    short: '{{points}} per road inside, {{edge}} at the edge',
    text: '{{points}} for each road that stays inside the city, {{edge}} for each that runs to its edge',
  },
  2: {
    name: 'Bloom Boom',
    short: '{{points}} per line with {{exactly}} parks, {{none}} without',
    text: '{{points}} for each row or column with exactly {{exactly}} parks, {{none}} for each without any',
  },
  3: {
    name: 'Go Green',
    short: '{{park}} per park, {{industrial}} per factory',
    text: '{{park}} for each park, {{industrial}} for each factory',
  },
  4: {
    name: 'Block Party',
    short: 'by squares of 2 by 2 of one zone',
    text: 'for 0, 1, 2 … squares of 2 by 2 blocks of one zone: {{table}}; squares may overlap',
  },
  5: {
    name: 'Stacks and Scrapers',
    short: '{{points}} per factory by factories and shops',
    text: '{{points}} for each factory with nothing but factories and shops beside it',
  },
  6: {
    name: 'Master Planned',
    short: 'homes group minus factory group',
    text: 'size of the largest group of homes minus that of factories',
  },
  7: {
    name: 'Central Perks',
    short: '{{points}} per park inside, {{edge}} at the edge',
    text: '{{points}} for each park with blocks on all four sides, {{edge}} for each at the city’s edge',
  },
  8: {
    name: 'The ’Burbs',
    short: 'by homes: {{park}} per park, {{industrial}} per factory',
    text: 'beside the largest group of homes: {{park}} for each park, {{industrial}} for each factory',
  },
  9: {
    name: 'Concrete Jungle',
    short: '{{points}} per factory corner to corner',
    text: '{{points}} for each factory that meets another corner to corner',
  },
  10: {
    name: 'The Strip',
    short: 'shops in the best row or column',
    text: 'number of shops in the row or column that has most of them',
  },
  11: {
    name: 'Mini Marts',
    short: '{{points}} per shop on a road home to home',
    text: '{{points}} for each shop whose road leads into a home on both sides',
  },
  12: {
    name: 'Superhighway',
    short: '1 per {{sections}} sections of the longest road',
    text: '+1 for every {{sections}} sections of the longest road',
  },
  13: {
    name: 'Park Hopping',
    short: '{{points}} per road from park to park',
    text: '{{points}} for each road that begins at one park and ends at another',
  },
  14: {
    name: 'Looping Lanes',
    short: '{{points}} per section of a closed loop',
    text: '{{points}} for each section of a road that is a closed loop',
  },
  15: {
    name: 'Skid Row',
    short: '{{points}} per home beside {{min}} or more factories',
    text: '{{points}} for each home beside {{min}} or more factories',
  },
  16: {
    name: 'Morning Commute',
    short: '{{points}} per road with homes and shops',
    text: '{{points}} for each road that runs through both homes and shops',
  },
  17: {
    name: 'Tourist Traps',
    short: '{{points}} per shop at the edge, ×2 at corners',
    text: '{{points}} for each shop at the city’s edge, twice that where it makes a corner',
  },
  18: {
    name: 'Sprawlopolis',
    short: 'longest row plus longest column',
    text: 'number of blocks in the longest row plus that in the longest column',
  },
};

/** What the table and its buttons say. */
const table = {
  turn: '{{mention}}, it’s your turn! Press **My turn**.',
  home: 'My cards',
  all: 'The city',
  closer: 'Highlight roads, a group or a condition',
  edge: 'A gap closed in on all sides also counts as the city’s edge.',
};

const story = {
  placed: '**{{name}}** placed {{card}} at {{at}}',
  at: '{{card}} at {{at}}',
  proposes: '💬 **{{name}}** proposes {{card}} at {{at}}: **{{gain}}**, for a total of {{total}} (target {{target}})',
};

/** Why a bot placed a card so, in three wordings each: a game tells a dozen reasons. */
const motive = {
  zone: { 0: 'to grow the group of {{zone}}', 1: 'more {{zone}} in one group', 2: 'a bigger group of {{zone}}' },
  roads: { 0: 'for fewer roads', 1: 'to save on roads', 2: 'fewer roads to pay for' },
  card: { 0: 'for {{card}}', 1: 'more points for {{card}}', 2: 'with {{card}} in mind' },
  harmless: { 0: 'to limit the damage', 1: 'it had to go somewhere', 2: 'there was no good spot' },
};

/** What a hint says to do, and why: the rest of a sentence that begins with "it". */
const advice = {
  place: 'Place **{{card}}** at **{{at}}**',
  turned: 'Place **{{card}}** at **{{at}}**, rotated',
  zone: 'adds to the largest group of {{zone}}',
  roads: 'leaves fewer roads to pay for',
  card: 'does the most for {{card}}',
  harmless: 'does the least harm',
};

const panel = {
  best: 'Spot A is selected. Press **{{confirm}}**, or pick another of the five best spots.',
  toAll: 'All spots',
  toBest: 'Best spots',
  ask: 'Pick a card, then a column and a row for its **top left** block. 🔄 means rotated, and numbers are the points you’d score.',
  why: 'A card must cover part of the city or share a side with it. A corner isn’t enough. Gaps are allowed.',
  empty: 'There’s no card to propose.',
  talk: 'Pick a card and a spot, then press **Show everyone**. You’re only sharing an idea.',
  whose: 'It’s **{{name}}**’s turn, so these are their cards.',
  columns: 'Column of the top left block',
  otherCard: '{{card}} instead',
  rows: 'Row (with points)',
  gain_one: '**{{card}}** at **{{at}}**: {{from}} → **{{to}}** point, target {{target}}. {{why}}',
  gain_other: '**{{card}}** at **{{at}}**: {{from}} → **{{to}}** points, target {{target}}. {{why}}',
  gainMarked_one: '**{{card}}** at the selected spot: {{from}} → **{{to}}** point, target {{target}}. {{why}}',
  gainMarked_other: '**{{card}}** at the selected spot: {{from}} → **{{to}}** points, target {{target}}. {{why}}',
  unchanged: 'Nothing changes.',
  total: '**{{total}}** in total, target {{target}}',
};

/** Why a planned turn can't be played anymore. */
const lost = {
  card: 'You don’t have {{card}} anymore.',
  place: 'The city has changed: {{card}} can’t go where you planned.',
};

/** Words in the pictures of Sprawlopolis, and their descriptions. */
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
    cards: 'cards',
    roads: 'Roads',
    over: 'Game over',
  },
  preview: { card: 'First card', target: 'reach {{target}}' },
  difficulty: { standard: 'standard', easier: 'easier', harder: 'harder' } satisfies {
    [difficulty in Difficulty]: string;
  },
  panel: {
    card: 'Which card will you place?',
    place: 'Where does the card go?',
    confirm: 'Like this?',
    best: 'Five best spots',
    hand: 'My cards',
    proposes: '{{name}} proposes',
  },
  final: {
    won: 'You did it!',
    lost: 'Target missed',
    soFar: 'Score so far',
    of: '/ {{target}}',
    exact: 'just made it',
    spare_one: '{{count}} to spare',
    spare_other: '{{count}} to spare',
    short_one: '{{count}} short',
    short_other: '{{count}} short',
    largest: 'Largest groups',
    groups: 'Groups',
    roads: 'Roads',
    conditions: 'Conditions',
  },
  card: {
    title: 'Scoring condition',
    target: 'adds {{number}} to the target',
  },
  /** Every block in a few letters, for screen readers. */
  map: {
    row: 'Row {{row}} from {{column}}: {{blocks}}.',
    gap: 'gap',
    short:
      'Each row starts with its number and first column. S shop, P park, F factory, H home, - gap; then its road’s exits (N, E, S, W): {{rows}}.',
    letter: { commercial: 'S', park: 'P', industrial: 'F', residential: 'H' } satisfies { [zone in Zone]: string },
  },
  /** Descriptions for screen readers. */
  alt: {
    turn: '{{name}}’s turn',
    over: 'The game is over',
    city: 'City of Sprawlopolis, {{difficulty}} game. {{turn}}. Score {{total}}, target {{target}}. {{played}} of {{all}} cards placed.',
    score: 'Largest groups: {{groups}}. Roads: {{count}}, worth {{roads}}.',
    conditions: 'Conditions: {{conditions}}.',
    zone: '{{zone}} {{size}}',
    condition: '{{name}} {{points}}',
    conditionText: 'Condition {{number}}, {{name}}: {{text}}.',
    conditionNow: 'Condition {{number}}, {{name}}: {{text}}. It scores {{points}} now.',
    lightGroup: 'Highlighted: the largest group of {{zone}}, {{blocks}}.',
    lightRoads: 'Highlighted: all roads.',
    lightCondition: 'Highlighted for {{name}}: {{blocks}}.',
    nothing: 'nothing yet',
    next: 'Next card: {{card}}. Cards left in the deck: {{left}}.',
    empty: 'The deck is empty.',
    last: 'Last move: {{name}} placed {{card}} at {{at}}.',
    first: 'Starting card: {{card}} at {{at}}.',
    question: '{{question}} Card: {{card}}.',
    best: 'Five best spots for {{card}}: {{places}}.',
    bestPlace: '{{letter}} at {{at}}: {{gain}}',
    bestTurned: '{{letter}} at {{at}}, rotated: {{gain}}',
    chosen: 'Selected: the top left block at {{at}}.',
    hand: 'Cards in hand: {{cards}}.',
    free_one: 'Its top left block can go in {{count}} spot: {{columns}}, {{rows}}.',
    free_other: 'Its top left block can go in {{count}} spots: {{columns}}, {{rows}}.',
    column: 'column {{at}}',
    columns: 'columns {{from}}–{{to}}',
    row: 'row {{at}}',
    rows: 'rows {{from}}–{{to}}',
    cardless: '{{question}}: none.',
    proposal: '{{name}} proposes {{card}} at {{at}}.',
    gain: 'That takes the score from {{from}} to {{to}}, target {{target}}. {{changes}}.',
    even: 'The score stays at {{to}}, target {{target}}. {{changes}}.',
    change: '{{what}} {{from}} to {{to}}',
    same: 'Nothing changes',
    won: 'You did it! Score {{total}}, target {{target}}.',
    lost: 'Target missed: score {{total}}, target {{target}}.',
    team: 'Players: {{names}}.',
  },
  /** The full text view, line by line. */
  text: {
    block: '{{at}} {{what}}',
    blockRoad: '{{at}} {{what}} {{sides}}',
    inCard: '{{what}} {{sides}}',
    row: 'Row {{row}}: {{blocks}}',
    sides: 'Letters after a block say where its road leaves: N–S runs from north to south.',
    card: '{{number}} {{name}} (top {{top}}; bottom {{bottom}})',
    turned: '{{card}}, rotated',
    group: 'Largest group of {{zone}}, {{points}}: {{blocks}}',
    noGroup: 'Largest group of {{zone}}: none',
    road: 'Road {{number}}: {{blocks}}; from {{from}} to {{to}}',
    loop: 'Road {{number}}: {{blocks}}; a closed loop',
    edge: 'the city’s edge at {{at}}',
    dead: 'a dead end at {{at}}',
    hand_one: '{{name}} has {{count}} card',
    hand_other: '{{name}} has {{count}} cards',
    handOf: '{{name}} has {{cards}}',
    work: 'Selected: {{card}} at {{at}}',
  },
};

export const en = {
  name: 'Sprawlopolis',
  cover: {
    about: 'Build one city together, card by card, and reach its target score.',
    alt: 'The Sprawlopolis box: shops, homes, a factory and a park seen from above, with roads between them.',
  },
  zone,
  option,
  table,
  story,
  motive,
  advice,
  panel,
  lost,
  review: review.en,
  hints: {
    first: 'Pick a card, then a column and a row. **Hint** helps when you’re stuck.',
    second:
      'Place one card, pass the rest of your hand to the next player, then draw the face-up card. Playing solo, you keep your hand.',
    third:
      'The largest group of each zone scores, and so do the three conditions. Every road costs a point. Press **Scores** to check.',
  },
  lesson: lesson.en,
  rules: rules(rulesNumbers),
  card,
  pictures,
} satisfies WordTree & GameWords<SprawlopolisOptions>;
