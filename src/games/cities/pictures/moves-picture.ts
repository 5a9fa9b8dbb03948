import {
  coordinates,
  type Drawing,
  drawPill,
  FELT,
  image,
  initial,
  PAPER,
  pawn,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  seatTones,
  star,
  textWidth,
  title,
  WIDTH,
  wrap,
  write,
} from '#draw';
import { boundingBox, itemAt, type Seat } from '#engine';
import { nameOf } from '#i18n';
import type { MoveShown } from '../requests.ts';
import { achievements } from '../rules/content.ts';
import { paidCards, scoreOf, townOf } from '../rules/scoring.ts';
import type { Move } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { homeOf } from '../words/address.ts';
import { toldPlacements } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { strip } from './card-strip.ts';
import { changedSpaces, changeOutlines } from './change-marks.ts';
import { medal } from './goal-medal.ts';
import { frame } from './neighborhood-frame.ts';
import { standingCell, standingHeight } from './standing-cell.ts';
import { badgeLayer, groundLayer, type Site, standingLayer } from './town-layers.ts';

const TOP = 114;
const GAP = 12;
const HEAD = 84;
/** Room for the letters below the columns, and for what was done. */
const LETTERS = 56;
const FOOT = 128;
const STRIP = 78;
/** Left of a neighborhood, where its numbers stand. */
const NUMBERS = 56;
const NARROW = 478;
const WIDE = 968;

/** Two to four moves, two by two; neighborhoods that lie long one above the other. Last comes who stands where. */
export function layoutMoves(view: View, turns: readonly MoveShown[], scene: Scene): Drawing {
  const { cells, height } = cellsFor(view, turns);
  const say = speech(scene.language);
  const place = { board: say(`board.${view.board}`), round: view.round, rounds: view.rounds };
  const last = cells.at(-1);
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, null),
      title(scene, say('pictures.moves.title', { count: turns.length }), 30, 440),
      write(scene, say('pictures.moves.place', place), { right: 970, y: 51, max: 480 }, 'subtitle'),
      ...turns.flatMap((turn, i) => moveCell(turn, itemAt(cells, i), scene)),
      ...(view.active !== null && last ? standingCell(view, turns, last, scene) : []),
    ],
  };
}

function cellsFor(view: View, turns: readonly MoveShown[]): { cells: Rect[]; height: number } {
  const frames = turns.flatMap(({ view: { towns, length } }) => towns.map((town) => frame(town, length)));
  const lying = frames.some(({ width }) => width > 3);
  const w = lying ? WIDE : NARROW;
  const h = HEAD + Math.max(...frames.map(({ height, width }) => 2 * height * sizeIn(w, width))) + LETTERS + FOOT;
  const perLine = lying ? 1 : 2;
  const at = (i: number): Rect => ({
    x: 16 + (i % perLine) * (w + GAP),
    y: TOP + Math.floor(i / perLine) * (h + GAP),
    w,
    h,
  });
  const cells = turns.map((_, i) => at(i));
  const isBeside = !lying && turns.length % 2 === 1;
  const below = { x: 16, y: at(turns.length + (perLine - 1)).y, w: WIDE, h: standingHeight(WIDE) };
  const all = view.active === null ? cells : [...cells, isBeside ? at(turns.length) : below];
  return { cells: all, height: Math.max(...all.map((cell) => cell.y + cell.h)) + 16 };
}

const sizeIn = (w: number, tiles: number): number => Math.min(67, Math.floor((w - NUMBERS - 18) / (2 * tiles)));

function moveCell({ view, gain }: MoveShown, at: Rect, scene: Scene): Shape[] {
  const move = view.last;
  if (!move) return [];
  const { seat } = move;
  const town = townOf(view, seat);
  const shown = frame(town, view.length);
  const size = sizeIn(at.w, shown.width);
  const room = at.w - NUMBERS - 18;
  const x = at.x + NUMBERS + Math.round((room - 2 * shown.width * size) / 2);
  const site: Site = { town, frame: shown, x, y: at.y + HEAD, size };
  const change = changedSpaces(view, seat);
  const foot = { x: at.x + 14, y: at.y + at.h - FOOT, w: at.w - 28, h: FOOT - 14 };
  return [
    rect(at.x, at.y, at.w, at.h, { fill: FELT.low }, RADIUS.panel),
    rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: seatTones(seat).line, width: 4 }, RADIUS.panel - 2),
    ...headOf(seat, gain, scoreOf(view, seat).total, at, scene),
    ...groundLayer(site),
    ...standingLayer(site, changeOutlines(site, change)),
    ...badgeLayer(site),
    ...coordinates(site, boundingBox(town.spaces), homeOf(view.length), scene),
    ...doneIn(view, move, foot, scene),
  ];
}

/** Who, what it earned, and what they have now. */
function headOf(seat: Seat, gain: number, total: number, at: Rect, scene: Scene): Shape[] {
  const name = nameOf(scene, seat);
  const y = at.y + 42;
  const earned = `${gain < 0 ? '−' : '+'}${Math.abs(gain)}`;
  return [
    image(pawn(seat, initial(name), 66), at.x + 48, at.y + 74),
    ...nameLines(name, at.x + 88, y, at.w - 300, scene),
    ...drawPill(scene, earned, { x: at.x + at.w - 204, y: y - 25, w: 76, h: 50 }, 'label', 'ink on gold', {
      inset: 10,
    }),
    rect(at.x + at.w - 122, y - 25, 108, 50, { fill: PAPER.paper }, 25),
    image(star(14), at.x + at.w - 98, y - 1),
    write(scene, String(total), { center: at.x + at.w - 50, y: y + 1 }, 'sum'),
  ];
}

/** A name that doesn't fit on one line, like that of a bot playing for a person, gets two. */
function nameLines(name: string, x: number, y: number, max: number, scene: Scene): Shape[] {
  const isShort = textWidth(scene, name, 'tag') <= max;
  const [first, second] = isShort ? [name] : wrap(scene, name, 'tag', max, 2);
  if (!second) return [write(scene, name, { x, y, max }, 'name', 'paper on low')];
  return [first ?? '', second].map((line, i) =>
    write(scene, line, { x, y: y - 16 + i * 34, max }, 'tag', 'paper on low'),
  );
}

/** The card that was taken, as it counts now; else what was put where, after a goal that was reached. */
function doneIn(view: View, { seat, placed, claims }: Move, at: Rect, scene: Scene): Shape[] {
  const taken = placed.find((placement) => placement.kind === 'card');
  const paid = paidCards(townOf(view, seat), scoreOf(view, seat)).find(({ card }) => card === taken?.card);
  if (paid) return strip(scene, paid.card, paid.count, { ...at, y: at.y + 18, h: STRIP }, { fresh: true });
  const say = speech(scene.language);
  const [claim] = claims;
  const goal = claim && itemAt(achievements(view.board), claim.achievement);
  const left = claim ? at.x + 76 : at.x + 10;
  const max = at.x + at.w - left;
  const what = toldPlacements(say, view.length, placed, 'pictures.moves.at').join(', ');
  const said = wrap(scene, what, 'caption', max, claim ? 2 : 3);
  return [
    ...(claim ? [image(medal(claim.value, seat, initial(nameOf(scene, seat)), 84), at.x + 34, at.y + 30)] : []),
    ...(goal ? [line(say(`achievement.${goal.id}.name`), 0, PAPER.gold)] : []),
    ...said.map((text, i) => line(text, claim ? i + 1 : i, PAPER.paper)),
  ];

  function line(text: string, i: number, color: string): Shape {
    const y = at.y + 20 + i * 36;
    return write(scene, text, { x: left, y, max }, 'caption', { color, on: FELT.low });
  }
}
