import {
  box,
  ellipse,
  group,
  image,
  initial,
  PAPER,
  path,
  pawn,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  sheetCard,
  WIDTH,
  write,
} from '#draw';
import type { Seat } from '#engine';
import { nameOf } from '#i18n';
import type { Victory } from '../rules/kinds.ts';
import type { Fight } from '../rules/types.ts';
import { equals } from './signs/plain-signs.ts';
import { signSprite } from './signs/sign.ts';
import { part, row } from './signs/sign-row.ts';
import { defeat, dove, shield, victory } from './signs/war.ts';
import { swords } from './swords.ts';

const TINT = { winner: '#FFE3A0', loser: '#E9DABA', tie: PAPER.paper } as const;

type End = 'left' | 'right';
/** What a victory is worth, and how many tokens a fight is about: two between teams. */
export type Prize = { readonly value: Victory; readonly atStake: number };
/** Two cities that met: the winner's half gold, the loser's dull. */
export function fightRow(fight: Fight, prize: Prize, at: Rect, scene: Scene): Shape[] {
  const { x, y, w, h } = at;
  const [a, b] = fight.seats;
  const half = (seat: Seat) =>
    TINT[fight.winner === null || fight.tokens === 0 ? 'tie' : fight.winner === seat ? 'winner' : 'loser'];
  const halves = [rect(x, y, w / 2, h, { fill: half(a) }), rect(x + w / 2, y, w / 2, h, { fill: half(b) })];
  return [
    ...sheetCard(at, RADIUS.field + 2),
    group(halves, { clip: box(x, y, w, h, RADIUS.field + 2) }),
    ...side(fight, 0, 'left', prize, half(a), at, scene),
    ...side(fight, 1, 'right', prize, half(b), at, scene),
    image(swords(), WIDTH / 2, y + h / 2),
  ];
}

/** One of two: pawn and name at the outer end, then shields, then what it took. */
function side(fight: Fight, i: 0 | 1, end: End, prize: Prize, on: string, { y, h }: Rect, scene: Scene): Shape[] {
  const seat = fight.seats[i];
  const at = (x: number) => (end === 'left' ? x : WIDTH - x);
  const outer = end === 'left' ? { x: 112 } : { right: WIDTH - 112 };
  const middle = y + h / 2;
  const name = nameOf(scene, seat);
  // Two tokens need more room than one.
  const room = prize.atStake > 1 ? 16 : 0;
  return [
    image(pawn(seat, initial(name), 74), at(67), middle + 40),
    write(scene, name, { ...outer, y: middle + 2, max: 146 - room }, 'name', { size: 35, on }),
    image(signSprite(shield(), 60), at(298 - room), middle),
    write(scene, String(fight.shields[i]), { center: at(352 - room), y: middle + 2 }, 'value', { size: 44, on }),
    ...taken(fight, seat, prize, at(418 - room / 2), middle),
  ];
}

/** The tokens, a dove for each that diplomacy keeps away, or "=" where nobody has more. */
function taken({ winner, tokens }: Fight, seat: Seat, { value, atStake }: Prize, x: number, y: number): Shape[] {
  if (winner === null)
    return [
      path(ellipse(x, y, 29), { fill: PAPER.second, stroke: PAPER.ink, width: 4 }),
      image(signSprite(equals(), 40), x, y),
    ];
  const sign = winner === seat ? victory(value) : defeat();
  const signs = Array.from({ length: atStake }, (_, i) => (i < tokens ? sign : dove()));
  return row(
    signs.map((each) => part(each, 1, -0.1)),
    { x, y, height: atStake > 1 ? 50 : 72, align: 'center' },
  );
}
