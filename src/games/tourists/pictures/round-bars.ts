import { PAPER, rect, type Scene, type Shape, seatTones, sheetCard, write } from '#draw';
import type { Seat } from '#engine';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { curbOf } from './tourists-tones.ts';

export const BARS_HEIGHT = 162;
const [FIRST, PITCH, WIDE, TALL] = [194, 60, 52, 78];

/** What a seat gained in each round, as far as it is known which rounds they were. */
function gainsOf({ totals, round, rounds, phase }: View, seat: Seat): { round: number; gain: number }[] {
  const finished = phase === 'over' ? rounds : round - 1;
  // Of a match that began before rounds were noted, the first one known has no gain of its own.
  const missing = Math.max(0, finished - totals.length);
  return totals.flatMap((each, i) => {
    const before = i > 0 ? totals[i - 1]?.[seat] : missing > 0 ? undefined : 0;
    const now = each[seat];
    return before === undefined || now === undefined ? [] : [{ round: missing + i + 1, gain: now - before }];
  });
}

const signed = (gain: number): string => (gain < 0 ? `−${-gain}` : `+${gain}`);

/** One round: what it brought on top of the bar, its number below; the best round is gold. `foot` is the bar's lower edge. */
export function bar(
  seat: Seat,
  { round, gain, most }: { readonly round: number; readonly gain: number; readonly most: number },
  left: number,
  foot: number,
  scene: Scene,
): Shape[] {
  const h = gain > 0 ? Math.max(5, Math.round((gain / most) * TALL)) : 0;
  const middle = left + WIDE / 2;
  const color = gain === most ? PAPER.gold : curbOf(seatTones(seat).body);
  return [
    ...(h > 0
      ? [rect(left, foot - h, WIDE, h, { fill: color, stroke: PAPER.ink, width: 2.5 }, Math.min(8, h / 2))]
      : []),
    write(scene, signed(gain), { center: middle, y: foot - h - 20, max: PITCH }, 'tag'),
    write(scene, String(round), { center: middle, y: foot + 19 }, 'tag', 'mute on paper'),
  ];
}

/** The points of each round as bars, the best in gold; nothing before the first round is over. */
export function roundBars(view: View, seat: Seat, y: number, scene: Scene): Shape[] {
  const gains = gainsOf(view, seat);
  if (gains.length === 0) return [];
  const say = speech(scene.language);
  const most = Math.max(1, ...gains.map(({ gain }) => gain));
  return [
    ...sheetCard({ x: 16, y, w: 968, h: BARS_HEIGHT }),
    write(scene, say('pictures.panel.points'), { x: 38, y: y + 50, max: 146 }, 'points'),
    write(scene, say('pictures.city.each'), { x: 38, y: y + 90, max: 150 }, 'caption'),
    ...gains.flatMap((each) =>
      bar(seat, { ...each, most }, FIRST + (each.round - 1) * PITCH, y + BARS_HEIGHT - 36, scene),
    ),
  ];
}
