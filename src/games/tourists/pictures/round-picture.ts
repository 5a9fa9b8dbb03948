import { type Drawing, image, type Scene, type Shape, seatBackdrop, sheetCard, title, WIDTH } from '#draw';
import { boundingBox } from '#engine';
import { revealed } from '../rules/public-view.ts';
import { cityOf, lastChange } from '../rules/score.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { around, frame } from './city-frame.ts';
import { tileSprite } from './city-layers.ts';
import { roundHeader } from './round-header.ts';
import { roundStrip } from './round-strip.ts';
import { type CardSetting, cardHeight, nameCard, seatCard } from './seat-card.ts';

type Setting = Omit<CardSetting, 'part'> & {
  readonly perLine: number;
  /** Tiles across of which more than that are not shown. */
  readonly part: number | null;
};

/** One city large, up to four two by two; of more of them what the last round changed, or nobody could tell the fields apart. */
function settingFor(seats: number): Setting {
  if (seats === 1) return { perLine: 1, w: 968, size: 86, info: 'beside', part: null };
  if (seats <= 4) return { perLine: 2, w: 478, size: 57, info: 'below', part: null };
  return { perLine: 3, w: 316, size: 70, info: 'below', part: 2 };
}

const TOP = 116;
const GAP = 12;
const LINE_GAP = 14;
/** How far the fields around a part of a city are seen, so that it doesn't look like all of it. */
const EDGE = 8;

const inLines = <T>(items: readonly T[], perLine: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / perLine) }, (_, i) => items.slice(i * perLine, (i + 1) * perLine));

/** Lines of cards, cut to the tallest city in each; what is left over in the last line lies in its middle. */
function cards(view: View, top: number, scene: Scene): { readonly bottom: number; readonly shapes: Shape[] } {
  const { perLine, part, ...setting } = settingFor(view.cities.length);
  const shapes: Shape[] = [];
  let y = top;
  for (const line of inLines([...view.cities.keys()], perLine)) {
    const rows = part ?? Math.max(2, ...line.map((seat) => boundingBox(cityOf(view, seat).tiles).height));
    const h = cardHeight({ ...setting, rows });
    const left = Math.round((WIDTH - line.length * setting.w - (line.length - 1) * GAP) / 2);
    for (const [i, seat] of line.entries()) {
      const city = cityOf(view, seat);
      const shown = part ? around(city, lastChange(view, seat), part) : frame(city, rows);
      const at = { x: left + i * (setting.w + GAP), y, w: setting.w, h };
      shapes.push(...seatCard(view, seat, at, { ...setting, part: { shown, edge: part ? EDGE : 0 } }, scene));
    }
    y += h + LINE_GAP;
  }
  return { bottom: y + 4, shapes };
}

/** Nothing to see yet: the starting tiles large, and who is still laying them. */
function layoutStart(view: View, scene: Scene): Drawing {
  const seats = view.cities.length;
  const perLine = Math.min(seats, 2);
  const w = perLine === 1 ? 968 : 478;
  const sheet = { x: 16, y: TOP, w: 968, h: 262 };
  const places = view.cities.map((_, i) => ({
    x: 16 + (i % perLine) * (w + GAP),
    y: TOP + sheet.h + 18 + Math.floor(i / perLine) * 90,
    w,
    h: 76,
  }));
  const height = Math.max(...places.map(({ y }) => y)) + 96;
  return {
    width: WIDTH,
    height,
    shapes: [
      ...shared(view, height, scene),
      ...sheetCard(sheet),
      ...view.drawn.map((tile, i) => image(tileSprite(tile, 0, 92), 132 + i * 276, TOP + 46)),
      ...places.flatMap((at, seat) => nameCard(view, seat, at, scene)),
    ],
  };
}

const shared = (view: View, height: number, scene: Scene): Shape[] => [
  seatBackdrop(height, null),
  title(scene, speech(scene.language)('name'), 30, 300),
  ...roundHeader(view, scene),
];

/** All cities as the last round left them, and who is still building: nobody may spy on this round. */
export function layoutRound(seen: View, scene: Scene): Drawing {
  const view = revealed(seen);
  if (view.phase === 'start') return layoutStart(view, scene);
  const strip = roundStrip(view, { x: 16, y: TOP, w: 968 }, scene);
  const { bottom, shapes } = cards(view, strip.bottom, scene);
  return { width: WIDTH, height: bottom, shapes: [...shared(view, bottom, scene), ...strip.shapes, ...shapes] };
}
