import { itemAt } from '#engine';
import { hasCardPictures, nameOf, type ReviewCard, type ReviewSheet, words } from '#i18n';
import { pawn } from '../kit/pawn.ts';
import { initial } from '../name-initial.ts';
import { box } from '../outline.ts';
import { type Rect, sheetCard } from '../paper-sheet.ts';
import { group, image, rect, type Shape } from '../shape.ts';
import { type Scene, textWidth, wrap, write, writeLines } from '../text.ts';
import { FELT, PAPER, RADIUS } from '../theme.ts';
import { gainPill } from './turning-points.ts';

/** Draws the game's own part of a card. */
export type Vignette = (card: number, at: Rect) => readonly Shape[];

const [ROOM, GAP, LEFT] = [968, 12, 16];
const [LOW, LOW_PITCH] = [104, 112];
const HEAD = 76;
const LINE = 34;
const FOOT = 24;
/** How high the picture of a card is, by how wide the card is; beside the words of a seat alone it is larger. */
const WINDOW = { narrow: 206, usual: 296, alone: 474 } as const;
const NARROW = 300;
/** Nothing we say has more lines; a name may. */
const MOST_LINES = 7;
/** Where a card has no room to say what it is about, one line above all of them does. */
const ABOVE = 44;

/** What stands on each card, and how high all of them are. */
type Setting = {
  readonly columns: number;
  readonly w: number;
  readonly h: number;
  readonly above: number;
  readonly best: readonly (readonly string[])[];
};

const isLabeled = (w: number, scene: Scene): boolean =>
  textWidth(scene, words(scene.language)('bot.review.best'), 'tag') <= w - 176;

function settingOf(sheet: ReviewSheet, scene: Scene): Setting {
  const { cards } = sheet;
  const isTall = hasCardPictures(cards.length);
  const columns = isTall ? cards.length : 2;
  const w = Math.floor((ROOM - (columns - 1) * GAP) / columns);
  const room = isTall ? (columns === 1 ? w - 576 - 32 : w - 32) : w - 196;
  const lines = (text: string, most: number) => wrap(scene, text, 'caption', room, most);
  const best = cards.map((card) => lines(bestWords(card, scene), isTall ? MOST_LINES : 2));
  const below = Math.max(...best.map(({ length }) => length)) * LINE + 16;
  const tall = HEAD + (w < NARROW ? WINDOW.narrow : WINDOW.usual) + below;
  const h = !isTall ? LOW : columns === 1 ? WINDOW.alone + 16 : tall;
  return { columns, w, h, best, above: isTall && (columns === 1 || isLabeled(w, scene)) ? 0 : ABOVE };
}

type Written = { readonly x: number; readonly y: number; readonly w: number };

function lineShapes(lines: readonly string[], { x, y, w }: Written, color: string, scene: Scene): Shape[] {
  return writeLines(scene, lines, LINE, { x, y, max: w }, 'caption', { color });
}

const bestWords = ({ best }: ReviewCard, { language }: Scene): string => {
  if (!best) return words(language)('bot.review.none');
  return best.what ? `${best.round}: ${best.what}` : best.round;
};

function headShapes({ seat, best }: ReviewCard, { x, y, w }: Rect, scene: Scene): Shape[] {
  return [
    image(pawn(seat, initial(nameOf(scene, seat)), 62), x + 42, y + 70),
    ...(isLabeled(w, scene)
      ? [write(scene, words(scene.language)('bot.review.best'), { x: x + 80, y: y + 39, max: w - 176 }, 'label')]
      : []),
    ...gainPill(scene, best?.gain ?? 0, x + w - 10, y + 38),
  ];
}

/** The city as it was then, in a window. */
const windowShapes = (at: Rect, vignette: readonly Shape[]): Shape[] => [
  rect(at.x, at.y, at.w, at.h, { fill: FELT.felt }, RADIUS.field),
  group(vignette, { clip: box(at.x, at.y, at.w, at.h, RADIUS.field) }),
];

/** One card with all that stands on it. */
type Laid = {
  readonly card: ReviewCard;
  readonly at: Rect;
  readonly best: readonly string[];
  readonly vignette: (at: Rect) => readonly Shape[];
};

/** Picture above, words below. */
function tallCard(laid: Laid, scene: Scene): Shape[] {
  const { card, at, best, vignette } = laid;
  const inner = { x: at.x + 16, w: at.w - 32 };
  const h = at.w < NARROW ? WINDOW.narrow : WINDOW.usual;
  const window = { x: at.x + 8, y: at.y + HEAD, w: at.w - 16, h };
  return [
    ...sheetCard(at),
    ...headShapes(card, at, scene),
    ...windowShapes(window, vignette(window)),
    ...lineShapes(best, { ...inner, y: window.y + h + FOOT }, PAPER.ink, scene),
  ];
}

/** A seat alone has room for a large picture with the words beside it. */
function wideCard(laid: Laid, scene: Scene): Shape[] {
  const { card, at, best, vignette } = laid;
  const window = { x: at.x + 8, y: at.y + 8, w: 560, h: WINDOW.alone };
  const beside = { x: at.x + 576, y: at.y, w: at.w - 576, h: at.h };
  const inner = { x: beside.x + 16, w: beside.w - 32 };
  return [
    ...sheetCard(at),
    ...windowShapes(window, vignette(window)),
    ...headShapes(card, beside, scene),
    ...lineShapes(best, { ...inner, y: at.y + HEAD + 30 }, PAPER.ink, scene),
  ];
}

/** Words alone, up to two lines. */
function lowCard({ card, at, best }: Laid, scene: Scene): Shape[] {
  const inner = { x: at.x + 84, w: at.w - 100 };
  return [
    ...sheetCard(at),
    image(pawn(card.seat, initial(nameOf(scene, card.seat)), 80), at.x + 44, at.y + 93),
    ...lineShapes(best, { x: inner.x, y: at.y + (best.length > 1 ? 35 : 52), w: inner.w - 96 }, PAPER.ink, scene),
    ...gainPill(scene, card.best?.gain ?? 0, at.x + at.w - 10, at.y + 34),
  ];
}

const aboutShape = (y: number, scene: Scene): Shape =>
  write(scene, words(scene.language)('bot.review.bests'), { x: 30, y: y + 16, max: 940 }, 'body', 'soft on felt');

/** Each seat's best move, and how high that is. */
export function cardShapes(
  sheet: ReviewSheet,
  top: number,
  scene: Scene,
  vignette: Vignette,
): { shapes: Shape[]; height: number } {
  const { cards } = sheet;
  const { columns, w, h, above, best } = settingOf(sheet, scene);
  const isTall = hasCardPictures(cards.length);
  const pitch = isTall ? h : LOW_PITCH;
  const shapes = cards.flatMap((card, i) => {
    const y = top + above + Math.floor(i / columns) * pitch;
    const laid: Laid = {
      card,
      at: { x: LEFT + (i % columns) * (w + GAP), y, w, h },
      best: itemAt(best, i),
      vignette: (at) => vignette(i, at),
    };
    if (!isTall) return lowCard(laid, scene);
    return columns === 1 ? wideCard(laid, scene) : tallCard(laid, scene);
  });
  return {
    shapes: above ? [aboutShape(top, scene), ...shapes] : shapes,
    height: above + (Math.ceil(cards.length / columns) - 1) * pitch + h,
  };
}
