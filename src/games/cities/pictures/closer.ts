import { avatar, seatBackdrop, title } from '../../../draw/header.ts';
import { shore } from '../../../draw/kit/shore.ts';
import { wrap } from '../../../draw/label.ts';
import { type Rect, sheetCard } from '../../../draw/paper.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { type Drawing, group, image, line, rect, type Shape } from '../../../draw/shape.ts';
import { coordinates, cornerOf, well } from '../../../draw/site.ts';
import { PAPER, SIZE, WIDTH } from '../../../draw/theme.ts';
import type { Seat } from '../../../engine/game.ts';
import { boundingBox } from '../../../engine/grid.ts';
import { nameOf } from '../../../i18n/speech.ts';
import type { Condition } from '../rules/condition.ts';
import { type CardId, card } from '../rules/content.ts';
import { occurrences } from '../rules/occurrences.ts';
import { makePlan } from '../rules/plan.ts';
import { goalOf, townOf } from '../rules/score.ts';
import type { Space } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { cardText } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { frame } from './frame.ts';
import { coins, goalWords } from './goal-card.ts';
import type { Site } from './layers.ts';
import { pictogram } from './pictogram.ts';
import { litTown, plainTown } from './veil.ts';

const TOP = 136;

/** Where the neighborhood and the sheet of words lie. */
function closerSetting(across: number, down: number) {
  if (across > down) return { size: 92, x: 56, height: 1130, card: { x: 16, y: 752, w: 968, h: 354 } };
  if (across < down) return { size: 86, x: 52, height: 1060, card: { x: 600, y: 122, w: 384, h: 900 } };
  return { size: 98, x: 52, height: 804, card: { x: 672, y: 122, w: 312, h: 654 } };
}

/** What is looked at: a card or an achievement. */
type Subject = {
  readonly title: string;
  readonly name: string | null;
  readonly text: string;
  readonly condition: Condition;
  readonly times: number;
  /** Under the words: what it is worth. */
  readonly foot: (at: Rect, found: number) => Shape[];
};

/** One scoring card, and in the neighborhood every place where it pays. */
export function layoutCard(view: View, seat: Seat, id: CardId, scene: Scene): Drawing {
  const say = speech(scene.language);
  const { points, condition } = card(id);
  return layoutCloser(view, seat, scene, {
    title: say('pictures.goal.card'),
    name: null,
    text: cardText(scene.language, id),
    condition,
    times: 1,
    foot: (at, found) => [
      ...tally(`${points}×${found}`, say('pictures.goal.found', { count: found }), at, scene),
      ...worth(say('pictures.goal.worth', { count: points * found }), points * found > 0, at, scene),
    ],
  });
}

/** One achievement, what it still offers, and the spaces that fulfil it. */
export function layoutAchievement(view: View, seat: Seat, index: number, scene: Scene): Drawing {
  const say = speech(scene.language);
  const goal = goalOf(view, index);
  const { condition, times } = goal.achievement;
  const { name, text } = goalWords(goal.achievement, scene);
  return layoutCloser(view, seat, scene, {
    title: say('pictures.goal.achievement', { board: say(`board.${view.board}`) }),
    name,
    text,
    condition,
    times,
    foot: (at, found) => {
      const first = at.x + Math.round(at.w / 2) - Math.round(((goal.places.length - 1) * 76) / 2);
      const done = found >= times;
      return [
        ...coins(goal, first, at.y + at.h - 168, 76, scene),
        ...worth(say(done ? 'pictures.goal.reached' : 'pictures.goal.open', { found, needed: times }), done, at, scene),
      ];
    },
  });
}

function layoutCloser(view: View, seat: Seat, scene: Scene, subject: Subject): Drawing {
  const town = townOf(view, seat);
  const shown = frame(town, view.length);
  const { size, x, height, card: at } = closerSetting(shown.width, shown.height);
  const site: Site = { town, frame: shown, x, y: TOP, size };
  const found = occurrences(makePlan(town.spaces), subject.condition);
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, subject.title, 112, 560),
      write(scene, nameOf(scene, seat), {
        x: 976,
        y: 51,
        size: SIZE.coordinate,
        align: 'right',
        max: 280,
        color: PAPER.soft,
        on: '#222A43',
      }),
      ...well(site),
      ...(found.length ? litTown(site, found.flat(), circles(site, found)) : plainTown(site)),
      ...coordinates(site, boundingBox(site.town.spaces), scene),
      ...goalSheet(subject, found.length, at, scene),
    ],
  };
}

/** For each occurrence the innermost free track: those that share a space must not run on top of each other. */
function tracks(found: readonly (readonly Space[])[]): { readonly spaces: readonly Space[]; readonly track: number }[] {
  const laid: { readonly spaces: readonly Space[]; readonly track: number }[] = [];
  for (const spaces of found) {
    const meets = laid.filter((other) => other.spaces.some((space) => spaces.includes(space)));
    const used = new Set(meets.map(({ track }) => track));
    let track = 0;
    while (used.has(track)) track++;
    laid.push({ spaces, track });
  }
  return laid;
}

/** A gold line around each occurrence. */
function circles(site: Site, found: readonly (readonly Space[])[]): Shape[] {
  const origin = cornerOf(site, { x: 0, y: 0 });
  return tracks(found).map(({ spaces, track }) => {
    const outline = shore(spaces, site.size, 3 + (track % 4) * 5, 16);
    return group([line(outline, PAPER.ink, 11), line(outline, PAPER.gold, 7)], origin);
  });
}

function goalSheet(subject: Subject, found: number, at: Rect, scene: Scene): Shape[] {
  const wide = at.w > 500;
  const sign = wide
    ? { x: at.x + 20, y: at.y + 24, w: 330, h: at.h - 48 }
    : { x: at.x + 20, y: at.y + 22, w: at.w - 40, h: 190 };
  const text: Rect = wide
    ? { x: at.x + 370, y: at.y, w: at.w - 390, h: at.h }
    : { ...at, y: at.y + 210, h: at.h - 210 };
  const lines = wrap(scene.measure, subject.text, 'text', SIZE.formula, text.w - 40, 7);
  const first = text.y + (subject.name ? 82 : 42);
  return [
    ...sheetCard(at),
    rect(sign.x, sign.y, sign.w, sign.h, { fill: PAPER.second }, 16),
    image(pictogram(subject.condition, subject.times, sign.w - 24, sign.h - 24, 1.6), sign.x + 12, sign.y + 12),
    ...(subject.name
      ? [
          write(scene, subject.name, {
            x: text.x + 22,
            y: text.y + 38,
            size: SIZE.name,
            max: text.w - 40,
            color: PAPER.ink,
            on: PAPER.paper,
          }),
        ]
      : []),
    ...lines.map((words, i) =>
      write(scene, words, {
        x: text.x + 22,
        y: first + i * 36,
        size: SIZE.formula,
        max: text.w - 40,
        face: 'text',
        color: PAPER.mute,
        on: PAPER.paper,
      }),
    ),
    ...subject.foot(text, found),
  ];
}

function tally(formula: string, text: string, at: Rect, scene: Scene): Shape[] {
  const y = at.y + at.h - 108;
  const room = at.w - 60 - Math.ceil(scene.measure(formula, 'display', SIZE.sum));
  return [
    write(scene, formula, { x: at.x + 22, y, size: SIZE.sum, color: PAPER.ink, on: PAPER.paper }),
    write(scene, text, {
      x: at.x + at.w - 22,
      y,
      size: SIZE.least,
      align: 'right',
      max: room,
      face: 'text',
      color: PAPER.mute,
      on: PAPER.paper,
    }),
  ];
}

function worth(text: string, good: boolean, at: Rect, scene: Scene): Shape[] {
  const on = good ? PAPER.ink : PAPER.second;
  return [
    rect(at.x + 18, at.y + at.h - 78, at.w - 36, 60, { fill: on }, 16),
    write(scene, text, {
      x: at.x + Math.round(at.w / 2),
      y: at.y + at.h - 48,
      size: SIZE.name,
      align: 'center',
      max: at.w - 60,
      color: good ? PAPER.gold : PAPER.mute,
      on,
    }),
  ];
}
