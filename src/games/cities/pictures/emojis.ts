import { bag, cardBack, featureBack, type Motif, motifOf, onGround, PAPER, placed, star, tileBack } from '#draw';
import { itemAt } from '#engine';
import { achievements, BOARD_IDS, CARD_IDS, CITY_TILES, card, START_TILES, tileFace } from '../rules/content.ts';
import { COLORS, type Color, FEATURES, type Feature } from '../rules/kinds.ts';
import { cardEmoji, featuresEmoji, goalEmoji, HIDDEN, piecesEmoji, tileEmoji } from '../words/emoji-labels.ts';
import { cube } from './color-cube.ts';
import { pictogram } from './pictogram.ts';
import { tile } from './tile.ts';
import { token } from './token.ts';

type Drawings = { readonly [name: string]: () => Motif };
const named = <T>(all: readonly T[], name: (one: T) => string, draw: (one: T) => Motif): Drawings =>
  Object.fromEntries(all.map((one) => [name(one), () => draw(one)]));

/** Every choice of so many, where order makes no difference. */
function choices<T>(kinds: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return kinds.flatMap((kind, i) => choices(kinds.slice(i), count - 1).map((rest) => [kind, ...rest]));
}

const CUBE = 58;
/** Where the corners of up to four cubes lie in a square of 128. */
const SPOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[26, 44]],
  [
    [0, 14],
    [58, 70],
  ],
  [
    [30, 12],
    [0, 74],
    [62, 74],
  ],
  [
    [0, 12],
    [62, 12],
    [0, 74],
    [62, 74],
  ],
];

/** The blocks of a worker space. */
const pieces = (colors: readonly Color[]): Motif =>
  colors.length === 1
    ? motifOf(cube(itemAt(colors, 0), 100))
    : placed(
        134,
        134,
        ...itemAt(SPOTS, colors.length).map(([x, y], i) => [cube(itemAt(colors, i), CUBE), x, y] as const),
      );

type Shown = Feature | typeof HIDDEN;
const featureSprite = (feature: Shown, size: number) =>
  feature === HIDDEN ? featureBack(size) : token(feature, size, 1);

/** One feature, or two that overlap at a corner. */
const features = (shown: readonly Shown[]): Motif => {
  const [one = HIDDEN, other] = shown;
  if (other === undefined) return placed(120, 122, [featureSprite(one, 104), 60, 58]);
  return placed(128, 128, [featureSprite(one, 74), 41, 41], [featureSprite(other, 74), 86, 84]);
};

const pictured = (sign: ReturnType<typeof pictogram>, ground: string, edge: string) => onGround(ground, edge, sign);

const HALF_HIDDEN = [[HIDDEN], ...FEATURES.map((feature): Shown[] => [feature, HIDDEN])] as const;

/** Everything that is taken from the board or claimed there. */
export const emojis: Drawings = {
  ...named(
    [1, 2, 3, 4].flatMap((count) => choices(COLORS, count)),
    piecesEmoji,
    pieces,
  ),
  ...named([...choices(FEATURES, 1), ...choices(FEATURES, 2), ...HALF_HIDDEN], featuresEmoji, features),
  ...named([...Object.keys(CITY_TILES), ...Object.keys(START_TILES)].map(Number), tileEmoji, (id) =>
    motifOf(tile(tileFace(id), 52)),
  ),
  ...named(CARD_IDS, cardEmoji, (id) =>
    pictured(pictogram(card(id).condition, 1, 116, 110, 3), PAPER.paper, PAPER.line),
  ),
  ...named(
    BOARD_IDS.flatMap((board) => achievements(board)),
    ({ id }) => goalEmoji(id),
    ({ condition, times }) => pictured(pictogram(condition, times, 116, 110, 3), '#FFE08A', PAPER.goldEdge),
  ),
  unknown_card: () => motifOf(cardBack(60)),
  unknown_tile: () => motifOf(tileBack(60)),
  blocks_from_the_bag: () => motifOf(bag(112, '??')),
  bag_blocks_and_star: () => placed(128, 128, [bag(100, '??'), 56, 76], [star(32), 94, 34]),
};
