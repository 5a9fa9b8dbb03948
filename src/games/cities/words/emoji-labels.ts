import { emoji, plainText, type Reader, seatEmoji } from '#i18n';
import type { Condition, ConditionOf } from '../rules/condition.ts';
import { type AchievementId, type CardId, card, tileFace } from '../rules/content.ts';
import { isColor } from '../rules/held-item.ts';
import { COLORS, type Color, FEATURES, type Feature, type Land, type TileId } from '../rules/kinds.ts';
import type { Row, Slot } from '../rules/types.ts';
import type { SeenItem, View } from '../rules/view.ts';

/** Plain names of the emojis, as a screen reader speaks them. */
const worded = (id: string): string => id.replaceAll('-', '_');

/** `red_2_blue`: in which order they lie makes no difference. */
const counted = (all: readonly string[], kinds: readonly string[]): string =>
  kinds
    .flatMap((kind) => {
      const { length } = all.filter((each) => each === kind);
      return length > 1 ? [kind, String(length)] : length > 0 ? [kind] : [];
    })
    .join('_');

export const HIDDEN = 'unknown';

export const cardEmoji = (card: CardId): string => `${worded(card)}_card`;
export const goalEmoji = (goal: AchievementId): string => `${worded(goal)}_goal`;
export const tileEmoji = (tile: TileId): string => tileFace(tile).join('_');
export const piecesEmoji = (colors: readonly Color[]): string => {
  const [only] = colors;
  return only && colors.length === 1 ? `${only}_block` : counted(colors, COLORS);
};
export const featuresEmoji = (features: readonly (Feature | typeof HIDDEN)[]): string => {
  const [only] = features;
  return only && features.length === 1 ? `${only}_token` : counted(features, [...FEATURES, HIDDEN]);
};

const COLOR_SIGNS: { readonly [color in Color]: string } = { red: '🟥', blue: '🟦', green: '🟩', yellow: '🟨' };
const LAND_SIGNS: { readonly [land in Land]: string } = { ...COLOR_SIGNS, water: '🌊', park: '🌿' };
const FEATURE_SIGNS: { readonly [feature in Feature]: string } = {
  dolphin: '🐬',
  sailboat: '⛵',
  ferry: '⛴️',
  lighthouse: '🗼',
  tree: '🌳',
  fountain: '⛲',
  kiosk: '🏪',
  carousel: '🎠',
  monument: '🗽',
  special: '🌈',
};
// The white one: the red one is hardly seen on a blue button.
const HIDDEN_SIGN = '❔';
const BUILDING = '🏢';
const HEIGHTS = ['', '1️⃣', '2️⃣', '3️⃣', '4️⃣'];

type Pattern = ConditionOf<'pattern'>;

/** Each as an example of itself: what is alike is shown twice, what differs once each. */
function pattern({ shape, color, height }: Pattern): string {
  if (height === 'rising') return '📶';
  if (shape === 'square') return '🔲';
  if (shape === 'pair') {
    if (color === 'different') return `${COLOR_SIGNS.red}${COLOR_SIGNS.blue}`;
    return color === 'same' ? `${COLOR_SIGNS.yellow}${COLOR_SIGNS.yellow}` : `${BUILDING}${BUILDING}`;
  }
  if (color === 'different') return `${COLOR_SIGNS.red}${COLOR_SIGNS.blue}${COLOR_SIGNS.yellow}`;
  return height === 'different' ? '📊' : '🏠🏠🏠';
}

function built({ color, min, max, beside }: ConditionOf<'building'>): string {
  const height = min === max ? HEIGHTS[min] : '';
  return `${color ? COLOR_SIGNS[color] : BUILDING}${height}${beside ? LAND_SIGNS[beside] : ''}`;
}

/** What a card is about, at a glance, no two alike; the picture above says it in full. */
function topic(condition: Condition): string {
  switch (condition.kind) {
    case 'building':
      return built(condition);
    case 'area':
      return `${LAND_SIGNS[condition.land]}${condition.features ? '🐬⛵' : condition.min > 1 ? HEIGHTS[condition.min] : ''}`;
    case 'ground':
      return `${LAND_SIGNS[condition.land]}${condition.where === 'largest' ? '👑' : LAND_SIGNS.water}`;
    case 'crossing':
      return LAND_SIGNS[condition.land];
    case 'pattern':
      return pattern(condition);
    case 'heights':
    case 'quarter':
      return BUILDING;
  }
}

export const cardSign = (id: CardId): string =>
  `${card(id).points}⭐${emoji(cardEmoji(id), topic(card(id).condition))}`;

const RAISED = ['', '', '²', '³', '⁴'];

const signOf = (kind: Color | Feature): string => ({ ...COLOR_SIGNS, ...FEATURE_SIGNS })[kind];

/** A single block or feature. */
export const heldEmoji = (kind: Color | Feature): string =>
  emoji(isColor(kind) ? piecesEmoji([kind]) : featuresEmoji([kind]), signOf(kind));

/** A repeated sign becomes one with a number: four buttons must fit in a row on a phone. */
const short = (all: readonly string[]): string => {
  const different = [...new Set(all)];
  return different.map((sign) => `${sign}${RAISED[all.filter((other) => other === sign).length]}`).join('');
};

const NAME_ROOM = 5;

/** A shortened name. A number at its end stays: it may be all that tells two bots apart. */
function brief(name: string): string {
  const letters = [...name];
  const number = letters.length > NAME_ROOM ? (/\s(\d{1,2})$/.exec(name)?.[1] ?? '') : '';
  return number
    ? `${letters.slice(0, NAME_ROOM - 1 - number.length).join('')}.${number}`
    : letters
        .slice(0, NAME_ROOM)
        .join('')
        .replace(/[\s(]+$/, '');
}

const BACKS: { readonly [row in Row]: string } = {
  cards: 'unknown_card',
  tiles: 'unknown_tile',
  features: featuresEmoji([HIDDEN]),
  pieces: 'bag_blocks_and_star',
};

/** In the last round nobody needs the star. */
const BARE_BAG = 'blocks_from_the_bag';

/** All that lies on a worker space as one emoji: a button has room for no more. */
function spaceSign(row: Row, items: readonly SeenItem[], isLastRound: boolean): string {
  const open = items.filter((item) => item !== null);
  const [first] = open;
  switch (first?.kind) {
    case 'card':
      return cardSign(first.card);
    case 'tile':
      return emoji(tileEmoji(first.tile), short(tileFace(first.tile).map((land) => LAND_SIGNS[land])));
    case 'feature': {
      const features = items.map((item) => (item?.kind === 'feature' ? item.feature : HIDDEN));
      const signs = features.map((feature) => (feature === HIDDEN ? HIDDEN_SIGN : FEATURE_SIGNS[feature]));
      return emoji(featuresEmoji(features), short(signs));
    }
    case 'piece': {
      const colors = open.flatMap((item) => (item.kind === 'piece' ? [item.color] : []));
      return emoji(piecesEmoji(colors), short(colors.map((color) => COLOR_SIGNS[color])));
    }
    default:
      return emoji(isLastRound && row === 'pieces' ? BARE_BAG : BACKS[row], short(items.map(() => HIDDEN_SIGN)));
  }
}

/** What lies on a worker space, or who stands there. */
export function slotSign(view: View, row: Row, slot: Slot, reader: Reader): string {
  const worker = view.workers[row][slot];
  if (worker !== null && worker !== undefined)
    return `${seatEmoji(worker, '👷')}${brief(plainText(reader.names[worker]!))}`;
  const items: readonly SeenItem[] = view.market[row][slot]!;
  return items.length > 0 ? spaceSign(row, items, view.round === view.rounds) : '–';
}
