import { type Drawing, image, type Scene, type Shape, seatBackdrop, sheetCard, title, WIDTH } from '#draw';
import { revealed } from '../rules/revealed.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { tileSprite } from './city-layers.ts';
import { type CardSetting, nameCard, roundCard } from './round-card.ts';
import { roundHeader } from './round-header.ts';

type Setting = CardSetting & { readonly perLine: number };

/** One or two cities large, three or four two by two, more of them three to a line. */
function settingFor(seats: number): Setting {
  if (seats === 1) return { perLine: 1, w: 968, size: 86, info: 'beside' };
  if (seats === 2) return { perLine: 2, w: 478, size: 56, info: 'below' };
  if (seats <= 4) return { perLine: 2, w: 478, size: 46, info: 'beside' };
  // Eight cities must still fit into one file.
  return { perLine: 3, w: 316, size: seats > 6 ? 33 : 37, info: 'below' };
}

const TOP = 116;
const GAP = 12;

/** The height a card takes: name, city, and what lies below it. */
const heightOf = ({ size, info }: CardSetting): number => 80 + 8 * size + 8 + (info === 'below' ? 82 : 14);

/** Lines of cards; what is left over in the last line lies in its middle. */
function boxes(seats: number, setting: Setting) {
  const { perLine, w } = setting;
  const h = heightOf(setting);
  return Array.from({ length: seats }, (_, i) => {
    const line = Math.floor(i / perLine);
    const inLine = Math.min(perLine, seats - line * perLine);
    const left = Math.round((WIDTH - inLine * w - (inLine - 1) * GAP) / 2);
    return { x: left + (i % perLine) * (w + GAP), y: TOP + line * (h + GAP + 2), w, h };
  });
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
  title(scene, speech(scene.language)('name'), 30, 200),
  ...roundHeader(view, scene),
];

/** All cities as the last round left them, and who is still building: nobody may spy on this round. */
export function layoutRound(seen: View, scene: Scene): Drawing {
  const view = revealed(seen);
  if (view.phase === 'start') return layoutStart(view, scene);
  const setting = settingFor(view.cities.length);
  const places = boxes(view.cities.length, setting);
  const height = Math.max(...places.map(({ y, h }) => y + h)) + 20;
  return {
    width: WIDTH,
    height,
    shapes: [
      ...shared(view, height, scene),
      ...places.flatMap((at, seat) => roundCard(view, seat, at, setting, scene)),
    ],
  };
}
