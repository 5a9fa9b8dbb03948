import { type DailySheet, dayNumber, monthWord, weekdayWord, words } from '#i18n';
import { box, ellipse, rays } from '../outline.ts';
import { type Rect, sheetCard } from '../paper-sheet.ts';
import { seatBackdrop, title } from '../picture-header.ts';
import { drawPill, pillWidth } from '../pill.ts';
import { type Drawing, fill, group, line, rect, type Shape } from '../shape.ts';
import { type Scene, wrap, write, writeLines } from '../text.ts';
import { FELT, MAT, PAPER, RADIUS, WIDTH } from '../theme.ts';

/** What a game shows of the position everyone begins with. */
export type Preview = {
  /** Over the box beside the name. */
  readonly caption: string;
  /** How it is played; the last one matters most. */
  readonly pills: readonly string[];
  readonly show: (room: Rect) => readonly Shape[];
  /** Three sheets of paper, and how high they are: name, rule, sign. */
  readonly tall: number;
  readonly cards: readonly ((room: Rect) => readonly Shape[])[];
};

const SUN = { x: 150, y: 236, r: 128 } as const;
const BOX: Rect = { x: 742, y: 116, w: 242, h: 244 };
const CARDS = { x: 16, y: 382, w: 312, pitch: 328 } as const;
const GAP = 12;
const NAME = { x: 314, max: 412 } as const;

/** A leaf of a calendar in the light. */
function calendar({ day }: DailySheet, scene: Scene): Shape[] {
  const { x, y } = SUN;
  const at = { x: x - 85, y: y - 90, w: 170, h: 190 };
  const clip = box(at.x, at.y, at.w, at.h, RADIUS.panel * 1.3);
  return [
    fill(ellipse(x, y, SUN.r), '#3A4874'),
    fill(rays(x, y, SUN.r, 12), MAT.ray),
    ...sheetCard(at, 24),
    group([rect(at.x, at.y, at.w, 58, { fill: PAPER.gold })], { clip }),
    line(`M${at.x} ${at.y + 58}h${at.w}`, PAPER.goldEdge, 3),
    ...[44, 126].map((dx) => line(`M${at.x + dx} ${at.y - 10}v28`, PAPER.ink, 11)),
    write(scene, monthWord(day, scene.language), { center: x, y: at.y + 33, max: 158 }, 'label', 'ink on gold'),
    write(scene, dayNumber(day), { center: x, y: at.y + 126 }, 'figure'),
  ];
}

type Pill = { readonly text: string; readonly w: number; readonly isLast: boolean };

/** Side by side where they fit, else one below the other. */
function pillShapes(texts: readonly string[], scene: Scene): Shape[] {
  const pills = texts.map((text, i): Pill => {
    const w = Math.min(NAME.max, pillWidth(scene, text, 'points', 40));
    return { text, w, isLast: i === texts.length - 1 };
  });
  const all = pills.reduce((sum, { w }) => sum + w + GAP, -GAP);
  const isLong = all > NAME.max;
  let left = NAME.x - 2;
  return pills.flatMap(({ text, w, isLast }, i) => {
    const at = isLong ? { x: NAME.x - 2, y: 264 + i * 54 } : { x: left, y: 284 };
    left += w + GAP;
    const tone = isLast ? 'ink on gold' : 'paper on mat';
    return drawPill(scene, text, { ...at, w, h: 48 }, 'points', tone, { inset: 28 });
  });
}

const LINES = 2;

function play(sheet: DailySheet, pills: readonly string[], scene: Scene): Shape[] {
  const lines = wrap(scene, words(scene.language)('bot.daily.same'), 'body', NAME.max, LINES);
  return [
    write(scene, sheet.game, { x: NAME.x, y: 146, max: NAME.max }, 'total', {
      size: 62,
      color: PAPER.paper,
      on: FELT.felt,
    }),
    ...writeLines(scene, lines, 38, { x: NAME.x, y: 200, max: NAME.max }, 'body', 'paper on felt'),
    ...pillShapes(pills, scene),
  ];
}

function previewBox({ caption, show }: Preview, scene: Scene): Shape[] {
  return [
    rect(BOX.x, BOX.y, BOX.w, BOX.h, { fill: MAT.mat }, RADIUS.panel),
    write(scene, caption, { center: BOX.x + BOX.w / 2, y: BOX.y + 32, max: BOX.w - 24 }, 'label', 'paper on mat'),
    ...show({ x: BOX.x + 16, y: BOX.y + 60, w: BOX.w - 32, h: BOX.h - 74 }),
  ];
}

/** What is to be built on a day: the date, the game, and what everyone begins with. */
export function layoutPosting(sheet: DailySheet, preview: Preview | null, scene: Scene): Drawing {
  const height = preview ? CARDS.y + preview.tall + 18 : CARDS.y;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, null),
      title(scene, words(scene.language)('bot.daily.name'), 30, 640),
      write(scene, weekdayWord(sheet.day, scene.language), { right: 974, y: 51, max: 260 }, 'subtitle'),
      ...calendar(sheet, scene),
      ...play(sheet, preview?.pills ?? [], scene),
      ...(preview ? previewBox(preview, scene) : []),
      ...(preview?.cards ?? []).flatMap((card, i) => {
        return card({ x: CARDS.x + i * CARDS.pitch, y: CARDS.y, w: CARDS.w, h: preview?.tall ?? 0 });
      }),
    ],
  };
}
