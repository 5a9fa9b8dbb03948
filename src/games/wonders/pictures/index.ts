import { COLORS_LEARNT } from './colors.ts';
import { layout } from './layout.ts';
import { wondersRehearsal } from './rehearsal.ts';

export const wondersPictures = {
  colors: COLORS_LEARNT,
  layout,
  rehearsal: (round: 0 | 1) => (round === 0 ? wondersRehearsal() : []),
};
