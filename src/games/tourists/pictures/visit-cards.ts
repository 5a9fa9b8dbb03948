import {
  ellipse,
  fill,
  group,
  image,
  line,
  PAPER,
  path,
  polygon,
  type Rect,
  rect,
  ring,
  type Scene,
  type Shape,
  sheetCard,
  wrap,
  write,
  writeLines,
} from '#draw';
import type { Seat } from '#engine';
import type { Prompt } from '../requests.ts';
import { VISIT_KINDS, type VisitKind, visitKindsOf } from '../rules/places.ts';
import { cityOf } from '../rules/score.ts';
import type { View } from '../rules/view.ts';
import { visitsOf } from '../rules/visits.ts';
import { speech } from '../words/speech.ts';
import { fadedTourist, tourist } from './tourist.ts';

/** The new tile in little: always hot dashes. */
const littleTile = (x: number, y: number, side: number): Shape[] => [
  rect(x, y, side, side, { fill: '#F1E4C8', stroke: '#B4935E', width: 2 }, 8),
  line(`M${x + side / 2} ${y + 6}V${y + side - 6}M${x + 6} ${y + side / 2}H${x + side - 6}`, '#B4935E', 2),
  rect(x, y, side, side, { stroke: PAPER.white, width: 8 }, 8),
  rect(x, y, side, side, { stroke: PAPER.hot, width: 4, dash: [12, 9] }, 8),
];

function placing(seat: Seat, x: number, y: number): Shape[] {
  return [
    ...littleTile(x + 26, y + 26, 72),
    image(tourist(seat, 66), x + 76, y + 98),
    path(ellipse(x + 24, y + 26, 19), { fill: PAPER.ink, stroke: PAPER.white, width: 2 }),
    line(`M${x + 15} ${y + 26}h18M${x + 24} ${y + 17}v18`, PAPER.gold, 6),
  ];
}

function jumping(seat: Seat, x: number, y: number): Shape[] {
  return [
    image(fadedTourist(seat, 52), x + 22, y + 102),
    ...littleTile(x + 60, y + 48, 54),
    image(tourist(seat, 52), x + 92, y + 102),
    line(`M${x + 24} ${y + 40}C${x + 36} ${y + 4} ${x + 70} ${y + 4} ${x + 84} ${y + 26}`, PAPER.ink, 5),
    fill(`M${x + 92} ${y + 40}L${x + 72} ${y + 34}L${x + 90} ${y + 18}Z`, PAPER.ink),
  ];
}

/** A figure amid eight arrowheads. */
function walking(seat: Seat, x: number, y: number): Shape[] {
  const head = polygon([
    [0, -54],
    [11, -40],
    [-11, -40],
  ]);
  return [
    ...ring(8, () => 1).map((_, i) => group([fill(head, PAPER.ink)], { x: x + 62, y: y + 60, rotate: i * 45 })),
    image(tourist(seat, 64), x + 62, y + 92),
  ];
}

const SIGNS: { readonly [move in VisitKind]: (seat: Seat, x: number, y: number) => Shape[] } = {
  tourist: placing,
  jump: jumping,
  walk: walking,
};

function card(move: VisitKind, seat: Seat, at: Rect, state: 'open' | 'chosen' | 'shut', scene: Scene): Shape[] {
  const on = state === 'chosen' ? PAPER.paper : PAPER.second;
  const say = speech(scene.language);
  return [
    rect(at.x, at.y, at.w, at.h, { fill: on }, 16),
    ...(state === 'chosen' ? [rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: PAPER.hot, width: 6 }, 14)] : []),
    ...SIGNS[move](seat, at.x + 8, at.y + Math.round((at.h - 120) / 2)),
    ...(state === 'shut' ? [rect(at.x, at.y, at.w, at.h, { fill: '#FFF6E4C8' }, 16)] : []),
    ...caption(
      say(`pictures.panel.place.${move}`),
      state === 'shut' ? say('pictures.panel.nowhere') : null,
      at,
      on,
      scene,
    ),
  ];
}

const LINE = 34;

/** In one word to a line; below it that it can't be done now. */
function caption(name: string, shut: string | null, at: Rect, on: string, scene: Scene): Shape[] {
  const max = at.w - 144;
  const lines = wrap(scene, name, 'label', max, 2);
  const count = lines.length + (shut ? 1 : 0);
  const first = at.y + at.h / 2 - (LINE * (count - 1)) / 2;
  const x = at.x + 138;
  return [
    ...writeLines(scene, lines, LINE, { x, y: first, max }, 'label', { on }),
    ...(shut ? [write(scene, shut, { x, y: first + LINE * lines.length + 2, max: at.w - 140 }, 'caption')] : []),
  ];
}

/** What a tourist may do now; before the tile lies nobody knows, so only who there is counts. */
function openKinds(view: View, seat: Seat, prompt: Prompt): readonly VisitKind[] {
  const { work } = view;
  const city = cityOf(view, seat);
  const laid = work?.laid[0];
  if (prompt.mode === 'visit' && laid && !work.visit) return visitKindsOf(visitsOf(city, laid));
  return VISIT_KINDS.filter((move) => (move === 'tourist' ? city.stock > 0 : city.tourists.length > 0));
}

const chosenKind = ({ work }: View, prompt: Prompt): VisitKind | null => {
  if (prompt.mode === 'visit' && prompt.kind) return prompt.kind;
  const kinds = prompt.mode === 'done' ? [work?.visit?.kind] : prompt.marks.map(({ kind }) => kind);
  return VISIT_KINDS.find((move) => kinds.includes(move)) ?? null;
};

/** What a tourist can do after the tile: signs and words, with the stock beside them. */
export function visitCards(view: View, prompt: Prompt, at: Rect, scene: Scene): Shape[] {
  const seat = view.seat ?? 0;
  const { stock } = cityOf(view, seat);
  const open = openKinds(view, seat, prompt);
  const chosen = chosenKind(view, prompt);
  const heading = speech(scene.language)(`pictures.panel.${prompt.mode === 'tile' ? 'next' : 'stock'}`);
  return [
    ...sheetCard(at),
    write(scene, heading, { x: at.x + 20, y: at.y + 44, max: 134 }, 'label'),
    image(tourist(seat, 62), at.x + 44, at.y + 128),
    write(scene, `×${stock}`, { x: at.x + 80, y: at.y + 102 }, 'name'),
    ...VISIT_KINDS.flatMap((move, i) => {
      const state = move === chosen ? 'chosen' : open.includes(move) ? 'open' : 'shut';
      return card(move, seat, { x: at.x + 160 + i * 268, y: at.y + 12, w: 258, h: at.h - 24 }, state, scene);
    }),
  ];
}
