import type { Standings } from '#i18n';
import type { Drawing } from '../shape.ts';
import type { Scene } from '../text.ts';
import { layoutProfile } from './profile.ts';
import { layoutRanking } from './ranking.ts';

export const layoutStandings = (wanted: Standings, scene: Scene): Drawing =>
  wanted.kind === 'ranking' ? layoutRanking(wanted.sheet, scene) : layoutProfile(wanted.sheet, scene);
