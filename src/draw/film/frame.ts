import type { Seat } from '#engine';
import { avatar, seatBackdrop, title } from '../header.ts';
import { star } from '../kit/emblem.ts';
import { wrap } from '../label.ts';
import type { Rect } from '../paper.ts';
import { type Scene, write, writeLines } from '../scene.ts';
import { type Drawing, image, rect, type Shape } from '../shape.ts';
import { FELT, MAT, PAPER, RADIUS, SIZE, WIDTH } from '../theme.ts';

/** What stands around a city in a frame of an animated picture. */
export type Mark = {
  /** Null where all build one city. */
  readonly seat: Seat | null;
  /** Whose city it is, or what is played, and at the right end what is played. */
  readonly name: string;
  readonly game: string;
  readonly total: number;
  readonly target: string | null;
  readonly gain: number;
  readonly feat: string | null;
  /** Over the number of turns. */
  readonly turnWord: string;
  readonly turn: number;
  readonly turns: number;
  /** The round in which the last turn was, 0 before the first; and which share of its turns have been shown. */
  readonly round: number;
  readonly share: number;
  /** What each round is called. */
  readonly rounds: readonly string[];
};

/** As it is laid out; it is shown at four fifths of that. */
const FRAME_HEIGHT = 970;
const WINDOW: Rect = { x: 20, y: 118, w: 748, h: 758 };
/** What a city may take of the window: roofs rise over its upper edge. */
export const TOWN_ROOM: Rect = { x: 30, y: 138, w: 728, h: 728 };

const COLUMN = { x: 788, w: 192 } as const;
const MIDDLE = COLUMN.x + COLUMN.w / 2;
const FILLED_EDGE = 14;

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

function scoreCard({ total, target }: Mark, scene: Scene): Shape[] {
  const [x, y] = [COLUMN.x, 118];
  return [
    rect(x, y, COLUMN.w, 190, { fill: PAPER.paper }, RADIUS.panel),
    ...(target === null ? [image(star(26), MIDDLE, y + 48)] : []),
    write(scene, signed(total), {
      x: MIDDLE,
      y: y + (target === null ? 126 : 70),
      size: 92,
      align: 'center',
      max: COLUMN.w - 20,
      color: PAPER.ink,
      on: PAPER.paper,
    }),
    ...(target === null
      ? []
      : [
          write(scene, target, {
            x: MIDDLE,
            y: y + 150,
            size: SIZE.name,
            align: 'center',
            max: COLUMN.w - 20,
            color: PAPER.mute,
            on: PAPER.paper,
          }),
        ]),
  ];
}

function gainPill({ gain }: Mark, scene: Scene): Shape[] {
  if (gain === 0) return [];
  const on = gain > 0 ? PAPER.gold : PAPER.soft;
  return [
    rect(COLUMN.x + 26, 328, COLUMN.w - 52, 74, { fill: on }, 37),
    write(scene, gain > 0 ? `+${gain}` : signed(gain), {
      x: MIDDLE,
      y: 366,
      size: SIZE.value,
      align: 'center',
      max: COLUMN.w - 76,
      color: PAPER.ink,
      on,
    }),
  ];
}

/** Two for each of the three goals there may be. */
const FEAT_LINES = 6;

function featPanel({ feat }: Mark, scene: Scene): Shape[] {
  if (feat === null) return [];
  const lines = wrap(scene.measure, feat, 'display', SIZE.formula, COLUMN.w - 16, FEAT_LINES);
  return [
    rect(COLUMN.x, 422, COLUMN.w, 36 + 38 * lines.length, { fill: PAPER.ink }, 20),
    ...writeLines(scene, lines, 38, {
      x: MIDDLE,
      y: 460,
      size: SIZE.formula,
      align: 'center',
      max: COLUMN.w - 16,
      color: PAPER.gold,
      on: PAPER.ink,
    }),
  ];
}

/** The number of the turn beside that of all, both together in the middle of the column. */
function turnPanel({ turnWord, turn, turns }: Mark, scene: Scene): Shape[] {
  const [y, count, all] = [700, String(turn), `/${turns}`];
  const wide = scene.measure(count, 'display', SIZE.total);
  const rest = scene.measure(all, 'display', SIZE.coordinate);
  const left = Math.round(MIDDLE - (wide + rest + 6) / 2);
  return [
    rect(COLUMN.x, y, COLUMN.w, 176, { fill: MAT.mat }, RADIUS.panel),
    write(scene, turnWord, {
      x: MIDDLE,
      y: y + 46,
      size: SIZE.coordinate,
      face: 'text',
      align: 'center',
      max: COLUMN.w - 24,
      color: PAPER.soft,
      on: MAT.mat,
    }),
    write(scene, count, { x: left, y: y + 112, size: SIZE.total, color: PAPER.paper, on: MAT.mat }),
    write(scene, all, {
      x: left + Math.ceil(wide) + 6,
      y: y + 120,
      size: SIZE.coordinate,
      color: PAPER.soft,
      on: MAT.mat,
    }),
  ];
}

const SEGMENTS = { x: 20, y: 896, w: 960, h: 54, gap: 8 } as const;
/** Narrower ones have no number. */
const NUMBERED = 44;

/** A segment for each round, filled as far as it has come. */
function segments({ round, share, rounds }: Mark, scene: Scene): Shape[] {
  const pitch = (SEGMENTS.w + SEGMENTS.gap) / rounds.length;
  const wide = Math.round(pitch) - SEGMENTS.gap;
  return rounds.flatMap((name, i): Shape[] => {
    const x = Math.round(SEGMENTS.x + i * pitch);
    const part = i + 1 < round ? 1 : i + 1 === round ? share : 0;
    const full = Math.round(part * wide);
    const on = part > 0.5 ? PAPER.gold : MAT.mat;
    return [
      rect(x, SEGMENTS.y, wide, SEGMENTS.h, { fill: MAT.mat }, FILLED_EDGE),
      ...(full > 0
        ? [rect(x, SEGMENTS.y, full, SEGMENTS.h, { fill: PAPER.gold }, Math.min(FILLED_EDGE, full / 2))]
        : []),
      ...(wide >= NUMBERED
        ? [
            write(scene, name, {
              x: x + Math.round(wide / 2),
              y: SEGMENTS.y + SEGMENTS.h / 2,
              size: SIZE.coordinate,
              align: 'center',
              max: wide - 8,
              color: part > 0.5 ? PAPER.ink : PAPER.paper,
              on,
            }),
          ]
        : []),
    ];
  });
}

/** One frame: the city in a window that stays, its points, the turn, and how far the match has come. */
export const layoutFrame = (mark: Mark, town: readonly Shape[], scene: Scene): Drawing => ({
  width: WIDTH,
  height: FRAME_HEIGHT,
  shapes: [
    // Without it the round corners would be transparent, which an animated picture can't be in part.
    rect(0, 0, WIDTH, FRAME_HEIGHT, { fill: FELT.low }),
    seatBackdrop(FRAME_HEIGHT, mark.seat),
    ...(mark.seat === null ? [] : avatar(scene, mark.seat)),
    title(scene, mark.name, mark.seat === null ? 30 : 112, 560),
    write(scene, mark.game, {
      x: 974,
      y: 51,
      size: SIZE.coordinate,
      face: 'text',
      align: 'right',
      max: 270,
      color: PAPER.soft,
      on: FELT.low,
    }),
    rect(WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, { fill: FELT.well }, RADIUS.panel),
    ...town,
    ...scoreCard(mark, scene),
    ...gainPill(mark, scene),
    ...featPanel(mark, scene),
    ...turnPanel(mark, scene),
    ...segments(mark, scene),
  ],
});
