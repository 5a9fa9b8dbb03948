import type { Kind, Scoring } from '../rules/types.ts';
import { rules } from './en-rules.ts';

const kind: { [kind in Kind]: string } = {
  attraction: 'attraction',
  park: 'park',
  terrace: 'terrace',
  water: 'water',
};

/** What can be chosen in the lobby. */
const level: { [choice in Scoring | 'label']: string } = {
  label: 'Scoring',
  1: 'level 1, easy: attractions and parks',
  2: 'level 2, dilemma: views from terraces, too',
  3: 'level 3, brainteaser: neighbours and wide views, too',
};

/** What the table and its buttons say. */
const table = {
  turn: 'Everyone builds with this tile. Still building: {{mention}}. Press **My turn**.',
  choose: 'Everyone lays the three starting tiles. Still building: {{mention}}. Press **My turn**.',
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
};

const panel = {
  tile: 'Tile {{number}}',
  score: 'Your city has **{{total}}** points now.',
  why: {
    start: 'The starting tiles touch corner to corner, never side to side; the city never grows beyond 4 by 4 tiles.',
    tile: 'A tile touches another one by a side or a corner; the city never grows beyond 4 by 4 tiles.',
    visit:
      'A new tourist comes to the new tile, one jumps to it, or one walks a step. Never onto water, never two on a field.',
  },
  move: { tourist: 'New tourist', jump: 'Jump', walk: 'Walk', stay: 'Nobody moves' },
};

export const tourists = { name: 'Tourists', option: { level }, table, story, panel, rules, kind };
