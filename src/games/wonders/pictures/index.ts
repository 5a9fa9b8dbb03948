import { layout } from './layout.ts';
import { wondersRehearsal } from './rehearsal.ts';

export const wondersPictures = {
  layout,
  rehearsal: (round: 0 | 1) => (round === 0 ? wondersRehearsal() : []),
};
