import { plainText, type Reader } from '#i18n';
import type { Condition, ConditionOf } from '../rules/condition.ts';
import { type CardId, card, tileFace } from '../rules/content.ts';
import type { Color, Feature, Land } from '../rules/kinds.ts';
import type { Item, Row, Slot } from '../rules/types.ts';
import type { SeenItem, View } from '../rules/view.ts';

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

export const cardSign = (id: CardId): string => `${card(id).points}⭐${topic(card(id).condition)}`;

function signs(item: Item): string[] {
  switch (item.kind) {
    case 'card':
      return [cardSign(item.card)];
    case 'tile':
      return tileFace(item.tile).map((land) => LANDS[land]);
    case 'feature':
      return [FEATURES[item.feature]];
    case 'piece':
      return [COLORS[item.color]];
  }
}

const RAISED = ['', '', '²', '³', '⁴'];

export const signOf = (kind: Color | Feature): string => ({ ...COLORS, ...FEATURES })[kind];

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

/** What lies on a worker space, or who stands there. */
export function slotSign(view: View, row: Row, slot: Slot, reader: Reader): string {
  const worker = view.workers[row][slot];
  if (worker !== null && worker !== undefined) return `👷${brief(plainText(reader.names[worker]!))}`;
  const items: readonly SeenItem[] = view.market[row][slot]!;
  return short(items.flatMap((item) => (item ? signs(item) : [HIDDEN]))) || '–';
}
