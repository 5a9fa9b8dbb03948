import { avatar, seatBackdrop, title } from '../../../draw/header.ts';
import { disc } from '../../../draw/marks.ts';
import type { Scene } from '../../../draw/scene.ts';
import { type Drawing, rect, type Shape } from '../../../draw/shape.ts';
import { cornerOf, ghost, tilePlace, well } from '../../../draw/site.ts';
import { PAPER, WIDTH } from '../../../draw/theme.ts';
import type { Point } from '../../../engine/grid.ts';
import { letterOf } from '../../../i18n/speech.ts';
import type { Prompt } from '../request.ts';
import { tileFace } from '../rules/content.ts';
import type { Color, Feature } from '../rules/kinds.ts';
import { rotateFace } from '../rules/neighborhood.ts';
import { isColor } from '../rules/places.ts';
import { townOf } from '../rules/score.ts';
import type { Item, Space, Town } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { question } from '../words/alt.ts';
import { speech } from '../words/speech.ts';
import { changeOutlines, changesOf, changeTags, tag } from './change.ts';
import { type Frame, frame, reach } from './frame.ts';
import { handCard, rotationCard, turnCard } from './hand.ts';
import { badgeLayer, groundLayer, type Site, standingLayer } from './layers.ts';
import { tile as tileSprite } from './tile.ts';
import { litTown } from './veil.ts';

const TOP = 136;

/** Sizes for any neighborhood: cards at the right, or below a very wide one. */
function panelSetting(shown: Frame) {
  if (shown.width > 4) {
    const size = Math.min(92, Math.floor(944 / (2 * shown.width)));
    const y = TOP + 2 * shown.height * size + 30;
    return { size, x: Math.round((WIDTH - 2 * shown.width * size) / 2), height: y + 320, cards: cardsBelow(y) };
  }
  const size = Math.min(104, Math.floor(626 / (2 * shown.width)));
  const deep = 2 * shown.height * size;
  const height = Math.max(790, TOP + deep + 30);
  return { size, x: 30 + Math.round((624 - 2 * shown.width * size) / 2), height, cards: CARDS_RIGHT };
}

const CARDS_RIGHT = [
  { x: 690, y: 122, w: 292, h: 300 },
  { x: 690, y: 438, w: 292, h: 324 },
] as const;
const cardsBelow = (y: number) =>
  [
    { x: 16, y, w: 476, h: 302 },
    { x: 508, y, w: 476, h: 302 },
  ] as const;

export function layoutPanel(view: View, prompt: Prompt, scene: Scene): Drawing {
  const seat = view.seat ?? view.active ?? 0;
  const town = townOf(view, seat);
  const shown = prompt.held === 'tile' ? reach(town, prompt.places) : frame(town, view.length);
  const {
    size,
    x,
    height,
    cards: [handAt, besideAt],
  } = panelSetting(shown);
  const site: Site = { town, frame: shown, x, y: TOP, size };
  const hand = view.work?.hand ?? [];
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, speech(scene.language)(`pictures.panel.${question(prompt)}`), 112, 860),
      ...well(site),
      ...body(site, view, prompt, scene),
      ...handCard(hand, prompt, view.work?.taken ?? [], handAt, scene),
      ...(prompt.held === 'tile'
        ? rotationCard(tileIn(hand), prompt.rotation, besideAt, scene)
        : turnCard(view, prompt, besideAt, scene)),
    ],
  };
}

const tileIn = (hand: readonly Item[]): number | null => hand.find((item) => item.kind === 'tile')?.tile ?? null;

function body(site: Site, view: View, prompt: Prompt, scene: Scene): Shape[] {
  if (prompt.held === null) return finished(site, view, scene);
  if (prompt.held === 'tile') return tilePlaces(site, view, prompt, scene);
  return spacePlaces(site, prompt, prompt.held, scene);
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

function tilePlaces(site: Site, view: View, { places, chosen, rotation }: Prompt, scene: Scene): Shape[] {
  const tile = tileIn(view.work?.hand ?? []);
  const at = chosen === null ? undefined : places[chosen];
  return [
    ...places.filter((_, i) => i !== chosen).flatMap((place) => tilePlace(site, place)),
    ...groundLayer(site),
    ...(at && tile !== null ? ghost(site, at, tileSprite(rotateFace(tileFace(tile), rotation), site.size)) : []),
    ...standingLayer(site),
    ...badgeLayer(site),
    ...places.flatMap((place, i) => tileLetter(site, place, letterOf(i), i === chosen, scene)),
  ];
}

function tileLetter(site: Site, place: Point, letter: string, chosen: boolean, scene: Scene): Shape[] {
  const { x, y } = cornerOf(site, { x: 2 * place.x + 1, y: 2 * place.y + 1 });
  return disc(x, y, Math.max(30, Math.round(site.size * 0.42)), letter, chosen, scene);
}

/** The town as it would be with the item on the chosen space. */
function withItem(town: Town, at: Point | undefined, held: Color | Feature): Town {
  if (!at) return town;
  const grow = (space: Space): Space =>
    isColor(held) ? { ...space, color: held, height: space.height + 1 } : { ...space, feature: held };
  return { ...town, spaces: town.spaces.map((space) => (space.x === at.x && space.y === at.y ? grow(space) : space)) };
}

function spacePlaces(site: Site, { places, chosen }: Prompt, held: Color | Feature, scene: Scene): Shape[] {
  const at = chosen === null ? undefined : places[chosen];
  const there: Site = { ...site, town: withItem(site.town, at, held) };
  const frames = places.flatMap((place, i) => spaceFrame(there, place, i === chosen));
  return [
    ...litTown(there, places, frames),
    ...(at && isColor(held) ? tag(there, at, 1, scene) : []),
    ...places.flatMap((place, i) => {
      const { x, y } = cornerOf(there, place);
      const radius = Math.max(24, Math.round(site.size * 0.25));
      return disc(x + 10, y + 12, radius, letterOf(i), i === chosen, scene);
    }),
  ];
}

function spaceFrame(site: Site, place: Point, chosen: boolean): Shape[] {
  const { x, y } = cornerOf(site, place);
  const { size } = site;
  if (!chosen) {
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
