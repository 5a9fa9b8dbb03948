import { avatar, coordinates, type Drawing, type Scene, type Shape, seatBackdrop, title, WIDTH, well } from '#draw';
import { boundingBox } from '#engine';
import type { PanelRequest, Prompt } from '../requests.ts';
import { cityOf, cityScore } from '../rules/score.ts';
import type { SeenCity, View } from '../rules/view.ts';
import { HOME } from '../words/address.ts';
import { questionOf } from '../words/describe.ts';
import { speech } from '../words/speech.ts';
import { changeOf, changeOutlines } from './change-outlines.ts';
import { type Frame, frame, reach } from './city-frame.ts';
import { bubbles, cityShapes, type Site } from './city-layers.ts';
import { handCard, laidCard, rotationCard, scoreCard, tilesCard } from './hand-sheets.ts';
import { levelPill } from './round-header.ts';
import { startCard } from './start-card.ts';
import { tileStep } from './tile-step.ts';
import { visitCards } from './visit-cards.ts';
import { afterMarks, visitStep } from './visit-step.ts';

const TOP = 136;
const ROOM = 624;
/** Of which the numbers take so much at the left, and the letters below. */
const EDGE = 44;
const BELOW = { x: 16, y: 792, w: 968, h: 144 };
const HEIGHT = 952;

/** As large as fits: four tiles give fields of 72, five of 58. */
function siteFor(shown: Frame) {
  const most = Math.max(shown.width, shown.height, 3);
  const room = ROOM - EDGE;
  const size = Math.min(96, Math.floor(room / (2 * most)));
  return {
    frame: shown,
    size,
    x: 30 + EDGE + Math.round((room - 2 * shown.width * size) / 2),
    y: TOP + Math.round((room - 2 * shown.height * size) / 2),
  };
}

/** What the panel shows: all places a tile may go to and what is marked, or just the city. */
const shownFrame = (city: SeenCity, prompt: Prompt): Frame =>
  prompt.mode === 'tile'
    ? reach(city, [...prompt.places, ...prompt.marks.filter((mark) => mark.kind === 'tile')])
    : frame(city);

/** A seat's own city and the question of the moment: where the tile goes, what a tourist does, or whether all is well. */
export function layoutPanel({ view, prompt, plan }: PanelRequest, scene: Scene): Drawing {
  const seat = view.seat ?? 0;
  const shown = prompt.mode === 'done' ? view : afterMarks(view, seat, prompt.marks);
  const city = cityOf(shown, seat);
  const score = cityScore(shown, seat);
  const site: Site = { city, seat, score, ...siteFor(shownFrame(cityOf(view, seat), prompt)) };
  const text = speech(scene.language)(`pictures.panel.${questionOf(prompt, view, plan)}`);
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      seatBackdrop(HEIGHT, seat),
      ...avatar(scene, seat),
      title(scene, text, 112, 690),
      ...levelPill(view, 984, scene),
      ...well({ ...site, x: 30, y: TOP, frame: { left: 0, top: 0, width: 4, height: 4 }, size: ROOM / 8 }),
      ...body(view, site, prompt, scene),
      ...coordinates(site, boundingBox(city.fields), HOME, scene),
      ...sideCards(shown, prompt, score.total, scene),
      ...(view.phase === 'start' ? startCard(BELOW, scene) : visitCards(view, prompt, BELOW, scene)),
    ],
  };
}

function body(view: View, site: Site, prompt: Prompt, scene: Scene): Shape[] {
  if (prompt.mode === 'tile') return tileStep(site, prompt, scene);
  if (prompt.mode === 'visit') return visitStep(site, view, prompt, scene);
  return [...cityShapes(site, changeOutlines(site, changeOf(view, site.seat))), ...bubbles(site)];
}

const UPPER = { x: 690, y: 122, w: 292, h: 268 };
const LOWER = { x: 690, y: 406, w: 292, h: 368 };

/** At the right: the tile in hand and its rotations, or the placed tile and the points so far. */
function sideCards(view: View, prompt: Prompt, points: number, scene: Scene): Shape[] {
  if (prompt.mode === 'tile') {
    const hand =
      view.hand.length > 1 ? tilesCard(view.hand, prompt.tile, UPPER, scene) : handCard(prompt, UPPER, scene);
    return [...hand, ...rotationCard(prompt, LOWER, scene)];
  }
  return [...laidCard(view.work?.laid ?? [], UPPER, scene), ...scoreCard(view, points, LOWER, scene)];
}
