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
    command: { name: 'level', text: 'Tourists: how much is scored' },
    choice: {
      1: '1, attractions and parks',
      2: '2, views of water, too',
      3: '3, neighbors, wider views',
    },
  },
};

/** What the table and its buttons say. */
const table = {
  call: {
    tile: 'Everyone builds with this tile. Still building: {{mention}}. Press **My turn**.',
    start: 'Everyone lays the three starting tiles. Still building: {{mention}}. Press **My turn**.',
  },
  alone: {
    tile: '{{mention}} builds with this tile. Press **My turn**.',
    start: '{{mention}} lays the three starting tiles. Press **My turn**.',
  },
  begin: 'Press **My turn** at [the table]({{link}}).',
  home: 'My city',
  all: 'All cities',
  whose: 'Whose city?',
  closer: 'Look closer',
};

const story = {
  started: 'The starting tiles are placed.',
  built: 'Round {{round}} is built.',
  begins: 'Round {{round}} of {{of}} begins.',
  gains: '**{{name}}**',
};

/** What a round was good for. */
const motive = {
  new: 'a new tourist {{where}}',
  grown: 'more for a tourist {{where}}, now {{points}}',
  later: 'places for later',
};

/** What a hint says to do, and why: the rest of a sentence that begins with "it". */
const advice = {
  place: 'Place the tile at **{{at}}**',
  turned: 'Place the tile at **{{at}}**, turned {{degrees}}°',
  all: 'Place the tiles as in the picture',
  visit: 'Then pick **{{what}}**',
  new: 'brings in a tourist {{where}}',
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
  laid: 'tile {{at}}',
  turned: 'tile {{at}} at {{degrees}}°',
  pictured: '{{what}} as in the picture',
  laidAll_one: 'the tile',
  laidAll_other: 'the {{count}} tiles',
  marked: 'Selected: {{what}}. Press **Confirm** to do it.',
  elsewhere: 'Or pick another letter.',
  elsewhereTile: 'Or pick another letter for tile {{number}}.',
  best: 'best rotation',
  spotAndTurn: '{{letters}} with a rotation',
  ask: 'Where should this tile go? A number is what it scores right away, with a new tourist on it if that helps.',
  askVisit: 'What should your tourists do? A number is what it scores right away.',
  anyVisit: 'Anything a tourist can do',
  standing: '{{place}}. **{{name}}** – **{{total}}**: attractions {{attraction}}, parks {{park}}, terraces {{terrace}}',
  score_one: 'Your city has **{{count}}** point now.',
  score_other: 'Your city has **{{count}}** points now.',
  hoped_one: 'Your city would have **{{count}}** point.',
  hoped_other: 'Your city would have **{{count}}** points.',
  why: {
    start: 'The starting tiles touch corner to corner, never side to side; the city never grows beyond 4 by 4 tiles.',
    tile: 'A tile touches another one by a side or a corner; the city never grows beyond 4 by 4 tiles.',
    visit:
      'A new tourist comes to the new tile, one jumps to it, or one walks a step. Never onto water, never two on a field.',
  },
  move: { tourist: 'New tourist', jump: 'Jump', walk: 'Walk', stay: 'Nobody moves' },
};

/** The rules of Tourists in short, topic by topic. */
const rules = {
  round: {
    title: 'A round',
    text:
      'Everyone builds a city of their own, all at the same time and with the same tiles. Each round a tile is turned up: you lay it in your city, then you may place or move one tourist.\n' +
      '- Take your time: you build in private, step by step, and can take steps back until you press **Confirm**.\n' +
      '- Nobody sees what the others have built this round before everyone is done.\n' +
      '- 24 tiles are shuffled and 8 set aside unseen. **The tiles are of our own design**, not those of the printed game: every mix of attraction, park, terrace and water with at most two alike.',
  },
  start: {
    title: 'The start',
    text:
      'First everyone lays the same three starting tiles, turned as they like.\n' +
      'Each must touch another one at a corner, and none may touch another at a side. No tourist comes yet.',
  },
  placing: {
    title: 'Laying a tile',
    text:
      'A tile has four fields and may be turned. It must touch your city at a side or at a corner; a corner is enough, and nothing has to match.\n' +
      'Your city never gets wider or higher than 4 tiles. Fields of one kind that meet at a side form a **zone** of attractions or of parks; corners don’t join them. A big attraction counts as two fields.',
  },
  tourists: {
    title: 'Tourists',
    text:
      'You have 7 tourists. After laying a tile you may do one of these, or nothing:\n' +
      '- **New tourist**: one comes to a field of the tile you have just laid.\n' +
      '- **Jump**: one from anywhere in your city moves onto that tile.\n' +
      '- **Walk**: one moves a single field in any of the eight directions.\n' +
      'Never onto water, and never two on one field. A tourist never goes back to the stock.',
  },
  level1: {
    title: 'Level 1: easy',
    text:
      'At the end every tourist on an attraction or in a park pays 1 point for each field of that zone.\n' +
      'Of several tourists in one zone only one pays. Zones without a tourist and tourists on terraces pay nothing.',
  },
  level2: {
    title: 'Level 2: dilemma',
    text:
      'As level 1, and a tourist on a **terrace** pays 1 point for each water field in view: in a straight line up, down, left and right, as far as the water goes on without a gap.\n' +
      'Several tourists may look at the same water; it pays for each of them.',
  },
  level3: {
    title: 'Level 3: brainteaser',
    text:
      'As level 2, and more:\n' +
      '- A tourist on an **attraction** also pays for each terrace beside the zone.\n' +
      '- A tourist in a **park** also pays for each water field beside the zone.\n' +
      '- A tourist on a **terrace** sees parks as well as water, one behind the other; attractions and other terraces end the view.\n' +
      'A field counts once for each zone or view, but may count for several of them, with or without a tourist on it.',
  },
  end: {
    title: 'The end',
    text:
      'After 13 rounds every city is a full square of 4 by 4 tiles, and the tourists are counted.\n' +
      'Most points win. In a tie the best single tourist decides, then the second best, and so on; if all are equal, the victory is shared. Alone you play for a higher score each time.',
  },
};

/** What stands in the pictures of Tourists, and what is said in their stead. */
const pictures = {
  round: {
    ended: 'The end',
    level: 'Level {{level}}',
    next: 'Next',
    tile: 'Everyone places this tile',
    done: 'done',
    building: 'building',
    count: '{{count}} of {{all}}',
  },
  panel: {
    start: 'Lay a starting tile',
    tile: 'Where does the tile go?',
    visit: 'What does a tourist do?',
    tourist: 'Where does the new tourist go?',
    jumper: 'Who jumps?',
    jump: 'Where does it jump to?',
    walker: 'Who walks?',
    walk: 'Where does it walk to?',
    done: 'Ready to confirm?',
    planned: 'This is the plan',
    waiting: 'Done. The others build on',
    hand: 'In hand',
    laid: 'Laid',
    rotation: 'Rotation',
    points: 'Points',
    next: 'Then',
    stock: 'Stock',
    place: { tourist: 'New tourist', jump: 'Jump', walk: 'Walk', stay: 'Nobody moves' },
    corners: 'Starting tiles touch at corners, never at sides.',
    nowhere: 'not now',
  },
  city: { page: '{{place}} of {{count}}', each: 'each round' },
  final: {
    wins: '{{name}} wins {{margin}}',
    soFar: 'Scores so far',
    solo: 'Your city',
    tie: 'Shared win',
    by_one: 'by {{count}} point',
    by_other: 'by {{count}} points',
    byBest: 'by best tourist',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
  },
  /** What everyone begins with on a day; `pays` says by level what a tourist brings. */
  preview: {
    tiles: 'First tiles',
    rounds_one: '{{count}} round',
    rounds_other: '{{count}} rounds',
    pays: {
      1: {
        attraction: '1 for each field of a zone with a tourist',
        park: '1 for each field of a zone with a tourist',
        terrace: 'nothing on this level',
      },
      2: {
        attraction: '1 for each field of a zone with a tourist',
        park: '1 for each field of a zone with a tourist',
        terrace: '1 for each field of water in view of a tourist',
      },
      3: {
        attraction: '1 for each field of a zone with a tourist, and each terrace beside it',
        park: '1 for each field of a zone with a tourist, and of water beside it',
        terrace: '1 for each field of water or park in view of a tourist',
      },
    },
  },
  /** Each kind as the head of a column. */
  kinds: { attraction: 'Attractions', park: 'Parks', terrace: 'Terraces' },
  /** Every field in a few letters, for those who hear the picture. */
  map: {
    row: 'Row {{row}} from {{column}}: {{fields}}.',
    gap: 'gap',
    short: 'Rows with the column they begin at; A attraction, P park, T terrace, W water, - gap: {{rows}}.',
    letter: { attraction: 'A', park: 'P', terrace: 'T', water: 'W' } satisfies { [kind in Kind]: string },
  },
  /** Sentences for those who hear the pictures instead of seeing them. */
  alt: {
    start: 'Tourists, level {{level}}. Everyone lays the starting tiles.',
    round: 'Tourists, level {{level}}, round {{round}} of {{rounds}}.',
    over: 'Tourists, level {{level}}. The game is over.',
    tile: 'Tile of this round: {{tile}}.',
    tiles: 'Starting tiles: {{tiles}}.',
    building: 'Still building: {{names}}.',
    allDone: 'Everyone is done.',
    seat: '{{name}}: {{points}}, tiles {{tiles}}, tourists left {{stock}}.',
    city: 'City of {{name}}: {{points}} – attractions {{attraction}}, parks {{park}}, terraces {{terrace}}. Tiles {{tiles}}, tourists left {{stock}} of 7.',
    empty: 'City of {{name}}: no tile yet, tourists left {{stock}}.',
    changed: 'Last round: {{changes}}.',
    work: 'This round so far: {{changes}}.',
    tourists: 'Tourists: {{tourists}}.',
    tourist: '{{at}} {{kind}} {{points}}',
    noTourists: 'No tourist in the city yet.',
    hand: 'In hand: {{tiles}}.',
    places: 'Places: {{places}}.',
    marked: 'Marked: {{what}}.',
    mover: 'Tourist from {{at}}.',
    place:
      '{{place}}. {{name}} {{total}} (attractions {{attraction}}, parks {{park}}, terraces {{terrace}}; tourists {{best}})',
    none: 'none',
    wins: '{{names}} wins {{margin}}.',
    share: '{{names}} share the win.',
  },
  /** The full text view, line by line. */
  text: {
    tile: 'top {{top}}; bottom {{bottom}}',
    row: 'Row {{row}}: {{fields}}',
    field: '{{at}} {{kind}}',
    fieldVisited: '{{at}} {{kind}} with tourist',
    tourist: 'Tourist on {{at}}, {{kind}}, {{points}}',
    zone: 'zone {{fields}}',
    beside: 'beside it {{fields}}',
    seen: 'in view {{fields}}',
    other: 'another tourist scores this zone',
    laid: 'tile {{tile}} laid at {{at}}',
    arrived: 'a tourist came to {{at}}',
    jumped: 'a tourist jumped from {{from}} to {{at}}',
    walked: 'a tourist walked from {{from}} to {{at}}',
    stayed: 'no tourist moved',
    free: 'The tile may go to {{places}}',
  },
};

const hints = {
  first: 'Press **My turn**: all lay the same tile in secret, each in their own city.',
  second: 'After the tile you may place a new tourist on it, or move one. You have seven for the whole game.',
  third:
    'A tourist pays for the attraction or the park around; of several in one zone only one pays. **Scores** shows it.',
};

export const en = {
  name: 'Tourists',
  cover: {
    about: 'Everyone gets the same tiles. Build your own city and put your tourists where the view is best.',
    alt: 'The lid of Tourists: two tourists with cameras in front of a lattice tower and a clock tower.',
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
