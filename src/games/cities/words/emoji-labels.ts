import { emoji, plainText, type Reader, seatEmoji } from '#i18n';
import type { Condition, ConditionOf } from '../rules/condition.ts';
import { type CardId, card, tileFace } from '../rules/content.ts';
import { isColor } from '../rules/held-item.ts';
import type { Color, Feature, Land } from '../rules/kinds.ts';
import type { Row, Slot } from '../rules/types.ts';
import type { SeenItem, View } from '../rules/view.ts';
import { cardEmoji, featuresEmoji, piecesEmoji, tileEmoji, HIDDEN as UNKNOWN } from './emoji-names.ts';

const COLORS: { readonly [color in Color]: string } = { red: '🟥', blue: '🟦', green: '🟩', yellow: '🟨' };
const LANDS: { readonly [land in Land]: string } = { ...COLORS, water: '🌊', park: '🌿' };
const FEATURES: { readonly [feature in Feature]: string } = {
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
const HIDDEN = '❔';
const BUILDING = '🏢';
const HEIGHTS = ['', '1️⃣', '2️⃣', '3️⃣', '4️⃣'];

type Pattern = ConditionOf<'pattern'>;

/** Each as an example of itself: what is alike is shown twice, what differs once each. */
function pattern({ shape, color, height }: Pattern): string {
  if (height === 'rising') return '📶';
  if (shape === 'square') return '🔲';
  if (shape === 'pair') {
    if (color === 'different') return `${COLORS.red}${COLORS.blue}`;
    return color === 'same' ? `${COLORS.yellow}${COLORS.yellow}` : `${BUILDING}${BUILDING}`;
  }
  if (color === 'different') return `${COLORS.red}${COLORS.blue}${COLORS.yellow}`;
  return height === 'different' ? '📊' : '🏠🏠🏠';
}

function built({ color, min, max, beside }: ConditionOf<'building'>): string {
  const height = min === max ? HEIGHTS[min] : '';
  return `${color ? COLORS[color] : BUILDING}${height}${beside ? LANDS[beside] : ''}`;
}

/** What a card is about, at a glance, no two alike; the picture above says it in full. */
function topic(condition: Condition): string {
  switch (condition.kind) {
    case 'building':
      return built(condition);
    case 'area':
      return `${LANDS[condition.land]}${condition.features ? '🐬⛵' : condition.min > 1 ? HEIGHTS[condition.min] : ''}`;
    case 'ground':
      return `${LANDS[condition.land]}${condition.where === 'largest' ? '👑' : LANDS.water}`;
    case 'crossing':
      return LANDS[condition.land];
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

const signOf = (kind: Color | Feature): string => ({ ...COLORS, ...FEATURES })[kind];

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
    : letters.slice(0, NAME_ROOM).join('');
}

const BACKS: { readonly [row in Row]: string } = {
  cards: 'unknown_card',
  tiles: 'unknown_tile',
  features: featuresEmoji([UNKNOWN]),
  pieces: 'blocks_from_the_bag',
};

/** All that lies on a worker space as one emoji: a button has room for no more. */
function spaceSign(row: Row, items: readonly SeenItem[]): string {
  const open = items.filter((item) => item !== null);
  const [first] = open;
  switch (first?.kind) {
    case 'card':
      return cardSign(first.card);
    case 'tile':
      return emoji(tileEmoji(first.tile), short(tileFace(first.tile).map((land) => LANDS[land])));
    case 'feature': {
      const features = items.map((item) => (item?.kind === 'feature' ? item.feature : UNKNOWN));
      const signs = features.map((feature) => (feature === UNKNOWN ? HIDDEN : FEATURES[feature]));
      return emoji(featuresEmoji(features), short(signs));
    }
    case 'piece': {
      const colors = open.flatMap((item) => (item.kind === 'piece' ? [item.color] : []));
      return emoji(piecesEmoji(colors), short(colors.map((color) => COLORS[color])));
    }
    default:
      return emoji(BACKS[row], short(items.map(() => HIDDEN)));
  }
}

/** What lies on a worker space, or who stands there. */
export function slotSign(view: View, row: Row, slot: Slot, reader: Reader): string {
  const worker = view.workers[row][slot];
  if (worker !== null && worker !== undefined)
    return `${seatEmoji(worker, '👷')}${brief(plainText(reader.names[worker]!))}`;
  const items: readonly SeenItem[] = view.market[row][slot]!;
  return items.length > 0 ? spaceSign(row, items) : '–';
}
