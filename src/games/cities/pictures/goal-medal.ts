import { ellipse, fill, line, numeral, PAPER, path, rect, type Sprite, seatTones, sprite } from '#draw';
import type { Seat } from '#engine';

/** The points an achievement still offers. Placed by its middle; units are pixels at size 104. */
export const coin = (points: number, size: number): Sprite =>
  sprite(`coin ${points}`, size, { left: -26, top: -26, right: 26, bottom: 26 }, () => [
    path(ellipse(0, 0, 23), { fill: PAPER.second, stroke: PAPER.line, width: 3 }),
    numeral(String(points), 0, 0, 32, PAPER.ink, PAPER.second),
  ]);

/** The same coin ringed by the seat that claimed it; like a medal, its initial below. */
export const medal = (points: number, seat: Seat, initial: string, size: number): Sprite =>
  sprite(`medal ${points} ${seat} ${initial}`, size, { left: -32, top: -32, right: 32, bottom: 66 }, () => {
    const { body, light, letter } = seatTones(seat);
    return [
      rect(-21, 22, 42, 37, { fill: body, stroke: PAPER.ink, width: 3 }, 17),
      path(ellipse(0, 0, 27), { fill: body, stroke: PAPER.ink, width: 3 }),
      line('M-21.5 4A22 22 0 0 1 2 -22', light, 3.4),
      path(ellipse(0, 0, 18), { fill: PAPER.second, stroke: PAPER.ink, width: 3 }),
      numeral(String(points), 0, 0, 31, PAPER.ink, PAPER.second),
      numeral(initial, 0, 41, 28, letter, body),
    ];
  });

/** The ring alone, sign of the achievements. */
export const ringIcon = (size: number): Sprite =>
  sprite('ring icon', size, { left: -52, top: -52, right: 52, bottom: 52 }, () => [
    line(ellipse(0, 0, 34), PAPER.goldEdge, 24),
    line(ellipse(0, 0, 34), PAPER.gold, 18),
    line('M-34 4A34 34 0 0 1 2 -34', '#FFE7A6', 5),
  ]);

export const monumentIcon = (size: number): Sprite =>
  sprite('monument icon', size, { left: -50, top: -56, right: 50, bottom: 56 }, () => [
    line('M8 -24L22 -42', '#FFF6E4', 9),
    fill(ellipse(24, -46, 7), PAPER.gold),
    fill('M-14 14C-15 -10 -12 -24 -1 -24C10 -24 12 -10 13 14Z', '#FFF6E4'),
    fill('M4 -23C11 -20 12 -6 13 14H3C5 0 6 -14 4 -23Z', '#CFC7BA'),
    fill(ellipse(-1, -34, 10), '#FFF6E4'),
    fill('M-24 10H24V42H-24Z', '#EBE3D4'),
    fill('M14 10H24V42H14Z', '#CFC7BA'),
    rect(-30, 38, 60, 12, { fill: '#FFF9EC' }, 4),
    rect(-28, 6, 56, 9, { fill: '#FFF9EC' }, 3),
  ]);
