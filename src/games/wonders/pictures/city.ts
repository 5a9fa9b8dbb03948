import {
  avatar,
  type Drawing,
  ellipse,
  FELT,
  fill,
  image,
  PAPER,
  rays,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  star,
  textWidth,
  title,
  WIDTH,
  write,
} from '#draw';
import { itemAt, type Seat } from '#engine';
import { nameOf } from '#i18n';
import type { CardId } from '../rules/content.ts';
import type { Side } from '../rules/kinds.ts';
import type { PlayedCard } from '../rules/types.ts';
import type { SeenCity, View } from '../rules/view.ts';
import { wonderName } from '../words/names.ts';
import { signed } from '../words/phrases.ts';
import { cardsHeight, cityCards, columnsOf } from './city-cards.ts';
import { HOLDINGS, holdings } from './city-holdings.ts';
import { town } from './scenery.ts';
import { stageCards, stagesHeight } from './stage-cards.ts';
import { agePlate, MIDDLE } from './table-header.ts';

const LEFT = 16;
const GAP = 14;
const TOWN = { y: 112, h: 250 } as const;

const builtCard = (played: PlayedCard | null): CardId | null =>
  played?.kind === 'built' || played?.kind === 'unearthed' ? played.card : null;

/** One city large: the town, its stages, what it makes and has, all its cards. */
export function layoutCity(view: View, seat: Seat, scene: Scene): Drawing {
  const city = itemAt(view.cities, seat);
  const played = view.deeds[seat] ?? null;
  const stages = TOWN.y + TOWN.h + GAP;
  const goods = stages + stagesHeight(city) + GAP;
  const cards = goods + HOLDINGS + GAP;
  const columns = columnsOf(city, scene);
  const below = cardsHeight(columns);
  const height = cards + (below > 0 ? below + 20 : 6);
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      ...heading(view, seat, city, scene),
      ...town(city, { x: LEFT, y: TOWN.y }, scene),
      ...stageCards(city, LEFT, stages, played?.kind === 'stage'),
      ...holdings(city, { x: LEFT, y: goods, w: WIDTH - 2 * LEFT, h: HOLDINGS }, scene),
      ...cityCards(columns, LEFT, cards, builtCard(played), scene),
    ],
  };
}

/** Whose city, which wonder and side, the Age and the points. */
function heading({ age }: View, seat: Seat, city: SeenCity, scene: Scene): Shape[] {
  const name = nameOf(scene, seat);
  const board = wonderName(scene.language, city.wonder);
  const wide = textWidth(scene, board, 'subtitle');
  const shown = title(scene, name, 112, 690 - 112 - 100 - wide);
  const end = shown.kind === 'text' ? 112 + textWidth(scene, shown.text, shown) : 112;
  const left = Math.round(end) + 28;
  return [
    shown,
    write(scene, board, { x: left, y: MIDDLE + 2 }, 'subtitle'),
    ...celestial(city.side, Math.round(left + wide) + 34, MIDDLE),
    image(agePlate(age), 700, MIDDLE - 29),
    ...points(city, scene),
  ];
}

/** The sun of the day side, the moon of the night side. */
const celestial = (side: Side, x: number, y: number): Shape[] =>
  side === 'day'
    ? [fill(rays(x, y, 25, 10), PAPER.gold), fill(ellipse(x, y, 16), FELT.low), fill(ellipse(x, y, 13), PAPER.gold)]
    : [fill(`M${x + 4} ${y - 20}A20 20 0 1 0 ${x + 16} ${y + 12}A16 16 0 1 1 ${x + 4} ${y - 20}Z`, PAPER.gold)];

const points = ({ score }: SeenCity, scene: Scene): Shape[] => [
  rect(806, 14, 178, 68, { fill: PAPER.paper }, 22),
  image(star(22), 842, MIDDLE - 2),
  write(scene, signed(score.total), { center: 914, y: MIDDLE + 1, max: 110 }, 'title'),
];
