import type { Kind, Scoring } from '../../games/tourists/types.ts';
import { rules } from './tourists-rules.ts';

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

export const tourists = { name: 'Tourists', option: { level }, rules, kind };
