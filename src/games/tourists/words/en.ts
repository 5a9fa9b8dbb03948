import type { GameWords } from '#games/contract';
import type { WordTree } from '#i18n';
import type { Kind, TouristsOptions } from '../rules/types.ts';
import { lesson } from './lesson-text.ts';
import { review } from './review-text.ts';

const kind: { [kind in Kind]: string } = {
  attraction: 'attraction',
  park: 'park',
  terrace: 'terrace',
  water: 'water',
};

/** What can be chosen in the lobby. */
const option = {
  level: {
    label: 'Level',
    command: { name: 'level', text: 'Tourists: what scores points' },
    choice: {
      1: '1, attractions and parks',
      2: '2, plus views of water',
      3: '3, plus neighbors and wider views',
    },
  },
};

/** What the table and its buttons say. */
const table = {
  call: {
    tile: 'Everyone places this tile. Still building: {{mention}}. Press **My turn**.',
    start: 'Everyone places the three starting tiles. Still building: {{mention}}. Press **My turn**.',
  },
  alone: {
    tile: '{{mention}}, place this tile in your city. Press **My turn**.',
    start: '{{mention}}, place your three starting tiles. Press **My turn**.',
  },
  home: 'My city',
  all: 'All cities',
  whose: 'Whose city?',
  closer: 'Take a closer look',
};

const story = {
  started: 'Everyone has placed their starting tiles.',
  built: 'Round {{round}} is done.',
  begins: 'On to round {{round}} of {{of}}!',
  gains: '**{{name}}**',
};

/** What a round was good for, in three wordings each. */
const motive = {
  new: { 0: 'a new tourist {{where}}', 1: 'a visitor {{where}}', 2: 'one more tourist {{where}}' },
  grown: {
    0: 'a tourist {{where}} is now worth {{points}}',
    1: 'a tourist {{where}} now scores {{points}}',
    2: 'up to {{points}} for a tourist {{where}}',
  },
  later: { 0: 'saving good spots for later', 1: 'no points yet, but good spots', 2: 'room for tourists to come' },
};

/** What a hint says to do, and why: the rest of a sentence that begins with "it". */
const advice = {
  place: 'Place the tile at **{{at}}**',
  turned: 'Place the tile at **{{at}}**, rotated {{degrees}}°',
  all: 'Place the tiles as shown',
  pick: 'Pick **{{what}}**',
  visit: 'Then pick **{{what}}**',
  new: 'adds a tourist {{where}}',
  grown: 'makes a tourist {{where}} worth {{points}}',
  later: 'leaves good spots for later',
};

/** Where a tourist stands. */
const ground: { [kind in Kind]: string } = {
  attraction: 'at an attraction',
  park: 'in a park',
  terrace: 'on a terrace',
  water: 'on the water',
};

const panel = {
  tile: 'Tile {{number}}',
  laid: 'the tile at {{at}}',
  turned: 'the tile at {{at}} rotated {{degrees}}°',
  visit: {
    tourist: 'a new tourist at {{at}}',
    jump: 'a jump from {{from}} to {{at}}',
    walk: 'a walk from {{from}} to {{at}}',
    stay: 'no tourist move',
  },
  pictured: '{{what}} as shown',
  laidAll_one: 'the tile',
  laidAll_other: 'the {{count}} tiles',
  marked: 'Selected: {{what}}. Press **Confirm**.',
  elsewhere: 'Selected: {{what}}. Press **Confirm**, or pick another letter.',
  elsewhereTile: 'Selected: {{what}} as shown. Press **Confirm**, or pick another letter for tile {{number}}.',
  best: 'Best rotation',
  spotAndTurn: 'Spot {{letters}} and rotation',
  ask: 'Where should this tile go? Numbers are the points you’d score right away, with a new tourist if that helps.',
  askVisit: 'What should your tourists do? Numbers are the points you’d score right away.',
  anyVisit: 'All tourist moves',
  standing:
    '{{place}}. **{{name}}** – **{{points}}**: attractions {{attraction}}, parks {{park}}, terraces {{terrace}}',
  score_one: 'Your city has **{{count}}** point now.',
  score_other: 'Your city has **{{count}}** points now.',
  hoped_one: 'That brings your city to **{{count}}** point.',
  hoped_other: 'That brings your city to **{{count}}** points.',
  why: {
    start: 'Choose how to rotate each tile and pick a letter for it. Your city can be up to 4 by 4 tiles.',
    tile: 'A tile must touch another along a side or at a corner. Your city can be up to 4 by 4 tiles.',
    visit:
      'Add a tourist to the new tile, let one jump there, or let one walk a step. Water and taken spaces are off limits.',
  },
  move: { tourist: 'New tourist', jump: 'Jump', walk: 'Walk', stay: 'Nobody moves' },
};

/** The rules of Tourists in short, topic by topic. */
const rules = {
  round: {
    title: 'A round',
    text:
      'Everyone builds their own city, all at the same time and with the same tiles. Each round reveals a new tile. Place it in your city. Then you may add or move one tourist.\n' +
      '- Take your time: you build in private and can undo every step until you press **Confirm**.\n' +
      '- Nobody sees what the others build until everyone is ready.\n' +
      '- There are 24 tiles. Each game draws 16 of them at random. **We designed them ourselves** (they aren’t the printed game’s): every mix of attraction, park, terrace and water with no more than two the same.',
  },
  start: {
    title: 'The start',
    text:
      'First, everyone places the same three starting tiles, rotated any way they like.\n' +
      'Each must touch another at a corner, and none may touch another at a side. Tourists come later.',
  },
  placing: {
    title: 'Placing a tile',
    text:
      'A tile has four spaces, and you can rotate it. It must touch your city along a side or at a corner, and nothing has to match.\n' +
      'Your city can be at most 4 tiles wide and 4 tall. Spaces of the same kind that share a side form a **zone** of attractions or of parks; corners don’t count. A big attraction counts as two spaces.',
  },
  tourists: {
    title: 'Tourists',
    text:
      'You have 7 tourists. After placing a tile, you may do one of these, or nothing:\n' +
      '- **New tourist**: one arrives on a space of the tile you’ve just placed.\n' +
      '- **Jump**: one moves from anywhere in your city onto that tile.\n' +
      '- **Walk**: one moves a single space in any of the eight directions.\n' +
      'Never onto water, and never two on one space. Once a tourist is in your city, it stays.',
  },
  level1: {
    title: 'Level 1: easy',
    text:
      'At the end, every tourist on an attraction or in a park scores 1 point for each space of that zone.\n' +
      'Only one tourist per zone scores. Zones without a tourist score nothing, and neither do tourists on terraces.',
  },
  level2: {
    title: 'Level 2: water views',
    text:
      'Like level 1, and a tourist on a **terrace** scores 1 point for each water space in view: in a straight line up, down, left and right, as far as the water goes without a gap.\n' +
      'Several tourists can look at the same water. It scores for each of them.',
  },
  level3: {
    title: 'Level 3: brainteaser',
    text:
      'Like level 2, and more:\n' +
      '- A tourist on an **attraction** also scores each terrace beside the zone.\n' +
      '- A tourist in a **park** also scores each water space beside the zone.\n' +
      '- A tourist on a **terrace** also sees parks; water and parks can mix in one line. Attractions and other terraces block the view.\n' +
      'A space counts once for each zone or view, but it can count for several of them, with or without a tourist on it.',
  },
  end: {
    title: 'The end',
    text:
      'After 13 rounds, every city is a full square of 4 by 4 tiles, and the tourists score.\n' +
      'The player with the most points wins. If it’s a tie, the player with the best single tourist wins, then the second best, and so on. If they’re all equal, you share the win. Playing solo, you try to beat your own score.',
  },
};

/** Words in the pictures of Tourists, and their descriptions. */
const pictures = {
  round: {
    ended: 'The end',
    level: 'Level {{level}}',
    next: 'Next',
    tile: 'Everyone places this tile',
    done: 'ready',
    building: 'building',
    count: '{{count}} of {{all}}',
  },
  panel: {
    start: 'Place a starting tile',
    tile: 'Where does the tile go?',
    visit: 'What should a tourist do?',
    tourist: 'Where does the new tourist go?',
    jumper: 'Who jumps?',
    jump: 'Where should this tourist jump?',
    walker: 'Who walks?',
    walk: 'Where should this tourist walk?',
    done: 'Ready to confirm?',
    planned: 'This is your plan',
    waiting: 'Ready. Others are still building',
    hand: 'To place',
    laid: 'Placed',
    rotation: 'Rotation',
    points: 'Points',
    next: 'Then',
    stock: 'Supply',
    place: { tourist: 'New tourist', jump: 'Jump', walk: 'Walk', stay: 'Nobody moves' },
    corners: 'Starting tiles touch at corners, never at sides.',
    nowhere: 'not now',
  },
  city: { page: '{{place}} of {{count}}', each: 'per round' },
  final: {
    wins: '{{name}} wins {{margin}}',
    soFar: 'Scores so far',
    solo: 'Your city',
    tie: 'Tie',
    by_one: 'by {{count}} point',
    by_other: 'by {{count}} points',
    byBest: 'with the best tourist',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
  },
  /** What everyone begins with on a day; `pays` says by level what a tourist scores. */
  preview: {
    tiles: 'First tiles',
    rounds_one: '{{count}} round',
    rounds_other: '{{count}} rounds',
    pays: {
      1: {
        attraction: '1 for each space of a zone with a tourist',
        park: '1 for each space of a zone with a tourist',
        terrace: 'nothing on this level',
      },
      2: {
        attraction: '1 for each space of a zone with a tourist',
        park: '1 for each space of a zone with a tourist',
        terrace: '1 for each space of water in view of a tourist',
      },
      3: {
        attraction: '1 for each space of a zone with a tourist, and each terrace beside it',
        park: '1 for each space of a zone with a tourist, and each water space beside it',
        terrace: '1 for each space of water or park in view of a tourist',
      },
    },
  },
  /** Each kind as the head of a column. */
  kinds: { attraction: 'Attractions', park: 'Parks', terrace: 'Terraces' },
  /** Every space in a few letters, for screen readers. */
  map: {
    row: 'Row {{row}} from {{column}}: {{fields}}.',
    gap: 'gap',
    short:
      'Each row starts with its number and first column. A attraction, P park, T terrace, W water, - gap: {{rows}}.',
    letter: { attraction: 'A', park: 'P', terrace: 'T', water: 'W' } satisfies { [kind in Kind]: string },
  },
  /** Descriptions for screen readers. */
  alt: {
    start: 'Tourists, level {{level}}. Everyone places the starting tiles.',
    round: 'Tourists, level {{level}}, round {{round}} of {{rounds}}.',
    over: 'Tourists, level {{level}}. The game is over.',
    tile: 'This round’s tile: {{tile}}.',
    tiles: 'Starting tiles: {{tiles}}.',
    building: 'Still building: {{names}}.',
    allDone: 'Everyone is ready.',
    seat: '{{name}}: {{points}}, tiles placed: {{tiles}}, tourists left: {{stock}}.',
    city: '{{name}}’s city: {{points}}. Attractions {{attraction}}, parks {{park}}, terraces {{terrace}}. Tiles placed: {{tiles}}. Tourists left: {{stock}} of 7.',
    empty: '{{name}}’s city: no tiles yet. Tourists left: {{stock}} of 7.',
    changed: 'Last round: {{changes}}.',
    work: 'This round so far: {{changes}}.',
    tourists: 'Tourists: {{tourists}}.',
    tourist: '{{at}} {{kind}} {{points}}',
    noTourists: 'No tourists in the city yet.',
    hand: 'To place: {{tiles}}.',
    places: 'Spots: {{places}}.',
    marked: 'Selected: {{what}}.',
    mover: 'The tourist at {{at}}.',
    option: '{{letter}} at {{at}}',
    place:
      '{{place}}. {{name}}, {{points}}: attractions {{attraction}}, parks {{park}}, terraces {{terrace}}; tourists {{best}}',
    none: 'none',
    wins: '{{names}} wins {{margin}}.',
    share: '{{names}} tie for the win.',
  },
  /** The full text view, line by line. */
  text: {
    tile: 'top {{top}}; bottom {{bottom}}',
    row: 'Row {{row}}: {{fields}}',
    field: '{{at}} {{kind}}',
    fieldVisited: '{{at}} {{kind}} with a tourist',
    tourist: 'Tourist on {{at}}, {{kind}}, {{points}}',
    zone: 'zone {{fields}}',
    beside: 'beside it {{fields}}',
    seen: 'in view {{fields}}',
    other: 'another tourist scores this zone',
    at: 'tile {{tile}} at {{at}}',
    laid: 'tile {{tile}} placed at {{at}}',
    arrived: 'a tourist arrived at {{at}}',
    jumped: 'a tourist jumped from {{from}} to {{at}}',
    walked: 'a tourist walked from {{from}} to {{at}}',
    stayed: 'no tourist moved',
    free: 'The tile’s top left space can go at {{places}}',
  },
};

const hints = {
  first: 'Take your time: nobody sees what you build until everyone is ready.',
  second: 'After placing the tile, you can add a new tourist to it or move one. You have seven for the whole game.',
  third:
    'A tourist scores every space of its park or attraction, but only one tourist per zone counts. Press **Scores** to see how you’re doing.',
};

export const en = {
  name: 'Tourists',
  cover: {
    about: 'Everyone gets the same tiles. Build your own city and put your tourists where the view is best.',
    alt: 'The Tourists box: two tourists with cameras in front of an iron tower and a clock tower.',
  },
  option,
  table,
  story,
  motive,
  advice,
  ground,
  panel,
  review: review.en,
  hints,
  lesson: lesson.en,
  rules,
  kind,
  pictures,
} satisfies WordTree & GameWords<TouristsOptions>;
