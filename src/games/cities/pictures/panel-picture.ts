import {
  avatar,
  cornerOf,
  type Drawing,
  disc,
  ghost,
  PAPER,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  tilePlace,
  title,
  WIDTH,
  well,
} from '#draw';
import { itemAt, type Point } from '#engine';
import { letterOf } from '#i18n';
import type { PanelRequest, Prompt } from '../requests.ts';
import { tileFace } from '../rules/content.ts';
import { isAt } from '../rules/held-item.ts';
import { place, rotateFace } from '../rules/neighborhood.ts';
import { isMarked, markedTile } from '../rules/preselected-turn.ts';
import { workersPerRow } from '../rules/round.ts';
import { goalsOf, paidCards, scoreOf, townOf } from '../rules/scoring.ts';
import { prospects, standingOf } from '../rules/standing-after.ts';
import type { View } from '../rules/view.ts';
import { questionWords } from '../words/describe.ts';
import { speech } from '../words/speech.ts';
import { emptyStrip, strip } from './card-strip.ts';
import { changeOutlines, changesOf, changeTags } from './change-marks.ts';
import { gainPill } from './gain-pills.ts';
import { type Hoped, hopedHeight, hopedSheet } from './goal-progress.ts';
import { heldItemsPill } from './held-items-pill.ts';
import { stripsBelow, stripsBeside } from './neighborhood.ts';
import { type Frame, frame, reach } from './neighborhood-frame.ts';
import { litTown } from './spotlight.ts';
import { tile as tileSprite } from './tile.ts';
import { badgeLayer, groundLayer, type Site, standingLayer } from './town-layers.ts';

const TOP = 136;

const GOAL = { w: 312, pitch: 328 } as const;
/** The number of cards that have room from the start. */
const LEAST_STRIPS = 8;

/** Where things lie: the cards at the right of the neighborhood, or below a very wide one; the goals always below. */
function panelSetting({ width, height }: Frame, cards: number, goals: number) {
  if (width > 4) {
    const size = Math.min(92, Math.floor(944 / (2 * width)), Math.floor(640 / (2 * height)));
    const y = TOP + 2 * height * size + 30;
    const strips = stripsBelow(y + goals + 16, cards);
    const x = Math.round((WIDTH - 2 * width * size) / 2);
    return { size, x, goals: y, strips, height: y + goals + 16 + 84 * Math.ceil(cards / 3) + 8 };
  }
  const size = Math.min(94, Math.floor(564 / (2 * width)), Math.floor(860 / (2 * height)));
  const pitch = cards > 8 ? 65 : 75;
  const strips = stripsBeside(622, 362, pitch - 6, pitch, cards).map((at) => ({ ...at, y: at.y - 2 }));
  const y = Math.max(TOP + 2 * height * size + 36, 122 + cards * pitch + 10);
  const x = 30 + Math.round((564 - 2 * width * size) / 2);
  return { size, x, goals: y, strips, height: y + goals + 16 };
}

/** Everything a turn needs in one picture: the places with what each brings, one's cards, and the goals. */
export function layoutPanel({ view, prompt, plan }: PanelRequest, scene: Scene): Drawing {
  const seat = view.seat ?? view.active ?? 0;
  const town = townOf(view, seat);
  const shown = prompt.held === 'tile' ? reach(town, prompt.places) : frame(town, view.length);
  const now = standingOf(view, seat, town);
  const then = prompt.held === null ? [] : prospects(view, seat, prompt.held, prompt.places, prompt.rotation);
  const hoped = goalsOf(view).map(
    (goal, i): Hoped => ({ goal, seat, now: itemAt(now.goals, i), later: then.map(({ goals }) => itemAt(goals, i)) }),
  );
  const tall = hopedHeight(hoped, GOAL.w, scene);
  const room = Math.min(view.rounds * workersPerRow(view.towns.length), Math.max(LEAST_STRIPS, town.cards.length));
  const { size, x, height, goals, strips } = panelSetting(shown, room, tall);
  const site: Site = { town, frame: shown, x, y: TOP, size };
  const gains = then.map(({ total }) => total - now.total);
  const paid = paidCards(town, scoreOf(view, seat));
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, questionWords(speech(scene.language), prompt, plan), 112, 490),
      ...heldItemsPill(view, prompt),
      ...well(site),
      ...body(site, view, prompt, gains, scene),
      ...strips.flatMap((at, i) => {
        const one = paid[i];
        if (!one) return [emptyStrip(at)];
        const adds = then.map(({ cards }) => itemAt(cards, i) - one.points);
        return strip(scene, one.card, one.count, at, { adds });
      }),
      ...hoped.flatMap((each, i) => hopedSheet(each, { x: 16 + i * GOAL.pitch, y: goals, w: GOAL.w, h: tall }, scene)),
    ],
  };
}

type Gains = readonly number[];

function body(site: Site, view: View, prompt: Prompt, gains: Gains, scene: Scene): Shape[] {
  if (prompt.held === null) return finished(site, view, scene);
  if (prompt.held === 'tile') return tilePlaces(site, prompt, gains, scene);
  return spacePlaces(site, prompt, gains, scene);
}

/** Everything placed: the neighborhood as it will be, this turn's work outlined. */
function finished(site: Site, view: View, scene: Scene): Shape[] {
  const change = changesOf(view.work?.placed ?? []);
  return [
    ...groundLayer(site),
    ...standingLayer(site, changeOutlines(site, change)),
    ...changeTags(site, change, scene),
    ...badgeLayer(site),
  ];
}

function tilePlaces(site: Site, prompt: Prompt, gains: Gains, scene: Scene): Shape[] {
  const { places } = prompt;
  const mark = markedTile(prompt.marks);
  return [
    ...places.filter((at) => !isMarked(prompt, at)).flatMap((at) => tilePlace(site, at)),
    ...groundLayer(site),
    ...(mark ? ghost(site, mark, tileSprite(rotateFace(tileFace(mark.tile), mark.turn), site.size)) : []),
    ...standingLayer(site),
    ...badgeLayer(site),
    ...places.flatMap((at, i) => [
      ...tileLetter(site, at, letterOf(i), isMarked(prompt, at), scene),
      ...gainPill({ ...cornerOf(site, { x: 2 * at.x, y: 2 * at.y }) }, 2 * site.size, gains[i] ?? 0, scene),
    ]),
  ];
}

function tileLetter(site: Site, at: Point, letter: string, marked: boolean, scene: Scene): Shape[] {
  const { x, y } = cornerOf(site, { x: 2 * at.x + 1, y: 2 * at.y + 1 });
  return disc(x, y, Math.max(30, Math.round(site.size * 0.42)), letter, marked, scene);
}

/**
 * The town as Confirm would leave it: what is marked stands there, dashed around, whatever is held now. How far it
 * grows is not tagged: beside the points of the places that would be read as points.
 */
function spacePlaces(site: Site, prompt: Prompt, gains: Gains, scene: Scene): Shape[] {
  const { places, marks } = prompt;
  const there: Site = { ...site, town: marks.reduce(place, site.town) };
  const change = changesOf(marks);
  const isNew = (at: Point) => change.spaces.some((other) => isAt(other, at));
  const lit = [...places, ...change.spaces.filter((at) => !places.some((other) => isAt(other, at)))];
  return [
    ...litTown(
      there,
      lit,
      lit.flatMap((at) => spaceFrame(there, at, isNew(at))),
    ),
    ...places.flatMap((at, i) => {
      const corner = cornerOf(there, at);
      return [
        ...gainPill(corner, site.size, gains[i] ?? 0, scene),
        ...disc(corner.x + 8, corner.y + 12, 25, letterOf(i), isMarked(prompt, at), scene),
      ];
    }),
  ];
}

function spaceFrame(site: Site, at: Point, marked: boolean): Shape[] {
  const { x, y } = cornerOf(site, at);
  const { size } = site;
  if (!marked) {
    return [
      rect(x + 2, y + 2, size - 4, size - 4, { stroke: PAPER.ink, width: 11 }, 16),
      rect(x + 2, y + 2, size - 4, size - 4, { stroke: PAPER.gold, width: 7 }, 16),
    ];
  }
  return [
    rect(x + 2, y + 2, size - 4, size - 4, { stroke: PAPER.ink, width: 13 }, 16),
    rect(x + 2, y + 2, size - 4, size - 4, { stroke: PAPER.white, width: 9 }, 16),
    rect(x + 2, y + 2, size - 4, size - 4, { stroke: PAPER.hot, width: 5, dash: [14, 11] }, 16),
  ];
}
