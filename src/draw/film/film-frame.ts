import type { Seat } from '#engine';
import { star } from '../kit/icons.ts';
import type { Rect } from '../paper-sheet.ts';
import { avatar, seatBackdrop, title } from '../picture-header.ts';
import { drawPill } from '../pill.ts';
import { type Drawing, image, rect, type Shape } from '../shape.ts';
import { type Scene, textWidth, wrap, write, writeLines } from '../text.ts';
import { FELT, MAT, PAPER, RADIUS, WIDTH } from '../theme.ts';

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

/** The layout is this wide and high; it is shown at four fifths of that. */
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
    write(scene, signed(total), { center: MIDDLE, y: y + (target === null ? 126 : 70), max: COLUMN.w - 20 }, 'figure'),
    ...(target === null
      ? []
      : [write(scene, target, { center: MIDDLE, y: y + 150, max: COLUMN.w - 20 }, 'name', 'mute on paper')]),
  ];
}

function gainPill({ gain }: Mark, scene: Scene): Shape[] {
  if (gain === 0) return [];
  const at = { x: COLUMN.x + 26, y: 328, w: COLUMN.w - 52, h: 74 };
  const tone = gain > 0 ? 'ink on gold' : 'ink on soft';
  return drawPill(scene, gain > 0 ? `+${gain}` : signed(gain), at, 'value', tone, { inset: 24 });
}

/** Two for each of the three goals there may be. */
const FEAT_LINES = 6;

function featPanel({ feat }: Mark, scene: Scene): Shape[] {
  if (feat === null) return [];
  const lines = wrap(scene, feat, 'points', COLUMN.w - 16, FEAT_LINES);
  return [
    rect(COLUMN.x, 422, COLUMN.w, 36 + 38 * lines.length, { fill: PAPER.ink }, 20),
    ...writeLines(scene, lines, 38, { center: MIDDLE, y: 460, max: COLUMN.w - 16 }, 'points', 'gold on ink'),
  ];
}

/** The number of the turn beside that of all, both together in the middle of the column. */
function turnPanel({ turnWord, turn, turns }: Mark, scene: Scene): Shape[] {
  const [y, count, all] = [700, String(turn), `/${turns}`];
  const wide = textWidth(scene, count, 'total');
  const rest = textWidth(scene, all, 'label');
  const left = Math.round(MIDDLE - (wide + rest + 6) / 2);
  return [
    rect(COLUMN.x, y, COLUMN.w, 176, { fill: MAT.mat }, RADIUS.panel),
    write(scene, turnWord, { center: MIDDLE, y: y + 46, max: COLUMN.w - 24 }, 'subtitle', 'soft on mat'),
    write(scene, count, { x: left, y: y + 112 }, 'total', 'paper on mat'),
    write(scene, all, { x: left + Math.ceil(wide) + 6, y: y + 120 }, 'label', 'soft on mat'),
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
    const at = { center: x + Math.round(wide / 2), y: SEGMENTS.y + SEGMENTS.h / 2, max: wide - 8 };
    return [
      rect(x, SEGMENTS.y, wide, SEGMENTS.h, { fill: MAT.mat }, FILLED_EDGE),
      ...(full > 0
        ? [rect(x, SEGMENTS.y, full, SEGMENTS.h, { fill: PAPER.gold }, Math.min(FILLED_EDGE, full / 2))]
        : []),
      ...(wide >= NUMBERED ? [write(scene, name, at, 'label', part > 0.5 ? 'ink on gold' : 'paper on mat')] : []),
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
    write(scene, mark.game, { right: 974, y: 51, max: 270 }, 'subtitle'),
    rect(WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, { fill: FELT.well }, RADIUS.panel),
    ...town,
    ...scoreCard(mark, scene),
    ...gainPill(mark, scene),
    ...featPanel(mark, scene),
    ...turnPanel(mark, scene),
    ...segments(mark, scene),
  ],
});
