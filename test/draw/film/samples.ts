import { readFileSync } from 'node:fs';
import { importMatch, itemAt } from '#engine';
import { GAMES } from '#games/rules';
import type { Language } from '#i18n';
import type { Room } from '#room';
import { framesOf } from '../../../src/bot/scheduling/time-lapses.ts';
import { accepted } from '../../rig/play.ts';
import { roomOf } from '../../rig/room-of-match.ts';
import { runAtOnce } from '../../rig/run-at-once.ts';
import { type Golden, golden } from '../golden.ts';
import { NAMES } from '../names.ts';

/** A finished match that was kept as a file. */
export function finishedRoom(file: string): Room {
  const text = readFileSync(new URL(`../../fixtures/${file}.json`, import.meta.url), 'utf8');
  return roomOf(accepted(importMatch(GAMES, JSON.parse(text))), { status: 'over' });
}

/** A frame of a time-lapse, by where it lies between the first and the last. */
function frame(file: string, share: number, language: Language = 'en'): Golden {
  const frames = runAtOnce(framesOf(finishedRoom(file), 1, { language, names: NAMES }));
  return golden('frame', itemAt(frames, Math.round(share * (frames.length - 1))), language);
}

export const FILM_GOLDEN: readonly Golden[] = [
  frame('cities/four-lisbon', 0.5),
  frame('sprawlopolis/four-harder', 0.6),
  frame('tourists/four-level-3', 0.7, 'es'),
  frame('wonders/four-teams', 0.6),
];
