import type { Difficulty, Hands, Zone } from '../rules/types.ts';
import { rules } from './en-rules.ts';

const zone: { [zone in Zone]: string } = {
  commercial: 'shops',
  park: 'parks',
  industrial: 'factories',
  residential: 'homes',
};

const difficulty: { [choice in Difficulty | 'label']: string } = {
  label: 'Difficulty',
  easier: 'easier (roads cost nothing)',
  standard: 'standard',
  harder: 'harder (only the largest group of one zone scores)',
};

const hands: { [choice in Hands | 'label']: string } = {
  label: 'Hands',
  closed: 'closed (everyone sees their own cards only)',
  open: 'open (everyone sees all cards)',
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
  talk: 'Make up a move and show it to all. Nothing is played by it.',
  columns: 'Column of its upper left block',
  column_one: 'Column {{column}} · {{count}} place',
  column_other: 'Column {{column}} · {{count}} places',
  rows: 'Row: what each place would bring',
  place: '{{at}}   {{gain}}   → {{total}} / {{target}}',
  gain: '**{{at}}**: {{from}} → **{{to}}** of {{target}}. {{why}}',
  total: '**{{total}}** of {{target}}',
};

export const sprawlopolis = {
  name: 'Sprawlopolis',
  zone,
  option: { difficulty, hands },
  table,
  story,
  panel,
  rules,
  card,
};
