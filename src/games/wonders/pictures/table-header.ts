import {
  box,
  ellipse,
  fill,
  image,
  line,
  PAPER,
  path,
  rect,
  type Scene,
  type Shape,
  type Sprite,
  seatBackdrop,
  textWidth,
  title,
  write,
} from '#draw';
import type { Age, Flank } from '../rules/kinds.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { arrow, tick, waiting } from './signs/plain-signs.ts';
import { signSprite } from './signs/sign.ts';
import { BACK, SET } from './wonders-tones.ts';

/** The middle of the header. */
export const MIDDLE = 49;

/** Where the hands go: to the next seat, which is the row below, or to the one before. */
export const handsGo = (age: Age): Flank => (age === 2 ? 'right' : 'left');

/** Cards only go on in regular turns, and what is left after the last one does not. */
export const isPassing = ({ phase, turn, turns }: View): boolean => phase === 'choose' && turn < turns;

const PLATE = 58;
/** The Age in Roman strokes on the back of a card; placed by its corner. */
export const agePlate = (age: Age): Sprite => ({
  key: `age plate ${age}`,
  left: 0,
  top: 0,
  width: PLATE,
  height: PLATE,
  shapes: () => [
    path(box(3, 3, PLATE - 6, PLATE - 6, 16), { fill: BACK.face, stroke: PAPER.gold, width: 4.5 }),
    ...Array.from({ length: age }, (_, i) =>
      rect(PLATE / 2 - 3 + (i - (age - 1) / 2) * 11.5, 17, 6, PLATE - 34, { fill: '#FFE8C4' }, 2),
    ),
  ],
});

const DIM = '#56659B';
const PITCH = 29;
/** How wide the dots of all turns are. */
export const turnLineWidth = ({ turns }: View, pitch: number): number => (turns - 1) * pitch + 38;

/** A dot for each turn of the Age, the current one big with its number. Begins at `x`. */
export function turnLine({ turn, turns }: View, x: number, scene: Scene, pitch: number = PITCH): Shape[] {
  return Array.from({ length: turns }, (_, i) => i + 1).flatMap((each) => {
    const at = x + 9 + (each - 1) * pitch + (each > turn ? 20 : each === turn ? 10 : 0);
    if (each !== turn) return [fill(ellipse(at, MIDDLE, 8.5), each < turn ? PAPER.gold : DIM)];
    return [
      fill(ellipse(at, MIDDLE, 19), PAPER.gold),
      write(scene, String(turn), { center: at, y: MIDDLE + 1 }, 'points', 'ink on gold'),
    ];
  });
}

/** Two cards, the front one with room for a number. */
export const HELD: Sprite = {
  key: 'wonders held',
  left: 0,
  top: 0,
  width: 54,
  height: 54,
  shapes: () => [
    path(box(3, 4, 34, 46, 9), { fill: BACK.shade, stroke: PAPER.paper, width: 3 }),
    path(box(17, 4, 34, 46, 9), { fill: BACK.face, stroke: PAPER.paper, width: 3 }),
    line(box(21, 8, 26, 38, 6), BACK.line, 1.6),
  ],
};

/** How many cards everyone holds, and where they go on to. */
function goingOn(view: View, x: number, scene: Scene): Shape[] {
  const held = String(Math.max(...view.held));
  const way = handsGo(view.age) === 'left' ? 'down' : 'up';
  return [
    image(HELD, x, MIDDLE - 27),
    write(scene, held, { center: x + 34, y: MIDDLE + 1 }, 'tag', { color: '#FFE8C4', on: BACK.face }),
    ...(isPassing(view) ? [image(signSprite(arrow(way, PAPER.gold), 40), x + 82, MIDDLE)] : []),
  ];
}

/** What is asked in between the turns. */
function inBetween({ phase }: View, x: number, scene: Scene): Shape[] {
  if (phase === 'choose' || phase === 'over') return [];
  const text = speech(scene.language)(`pictures.table.phase.${phase}`);
  return [write(scene, text, { x, y: MIDDLE + 1, max: 172 }, 'points', 'gold on low')];
}

const RIGHT = 984;
/** How many of those asked have not answered yet; a tick when the game is over. */
function progress({ phase, asked, done }: View, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const over = phase === 'over';
  const count = asked.filter((seat) => !done[seat]).length;
  const text = over ? say('pictures.table.over') : say('pictures.count', { count, all: asked.length });
  const w = Math.min(192, Math.ceil(textWidth(scene, text, 'label')) + 88);
  return [
    rect(RIGHT - w, 14, w, 68, { fill: PAPER.paper }, 34),
    image(signSprite(over ? tick(SET) : waiting(), over ? 40 : 44), RIGHT - w + 38, MIDDLE - 1),
    write(scene, text, { x: RIGHT - w + 64, y: MIDDLE + 1, max: w - 80 }, 'label'),
  ];
}

/** Over the table of all cities: Age, turn, what goes on, and who is to move. */
export function tableHeader(view: View, height: number, scene: Scene): Shape[] {
  const choosing = view.phase === 'choose';
  return [
    seatBackdrop(height, null),
    title(scene, speech(scene.language)('name'), 30, 226),
    image(agePlate(view.age), 276, MIDDLE - PLATE / 2),
    ...turnLine(view, 360, scene),
    ...(choosing ? goingOn(view, 646, scene) : inBetween(view, 612, scene)),
    ...progress(view, scene),
  ];
}
