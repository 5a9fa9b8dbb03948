import type { Reader } from '../../../i18n/speech.ts';
import type { Condition } from '../rules/condition.ts';
import { card, tileFace } from '../rules/content.ts';
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
const HIDDEN = '❓';
const TOWN = '🏘️';
const BUILDING = '🏢';

/** What a card is about, at a glance; the picture above says it in full. */
function topic(condition: Condition): string {
  switch (condition.kind) {
    case 'building':
      return condition.color ? COLORS[condition.color] : condition.beside ? LANDS[condition.beside] : BUILDING;
    case 'area':
    case 'ground':
    case 'crossing':
      return LANDS[condition.land];
    default:
      return TOWN;
  }
}

function signs(item: Item): string[] {
  switch (item.kind) {
    case 'card': {
      const { points, condition } = card(item.card);
      return [`${points}⭐${topic(condition)}`];
    }
    case 'tile':
      return tileFace(item.tile).map((land) => LANDS[land]);
    case 'feature':
      return [FEATURES[item.feature]];
    case 'piece':
      return [COLORS[item.color]];
  }
}

/** More would not fit; the picture above shows them all. */
const MOST_SIGNS = 3;
const RAISED = ['', '', '²', '³', '⁴'];

export const signOf = (kind: Color | Feature): string => ({ ...COLORS, ...FEATURES })[kind];

/** The same sign several times becomes one with a number: four buttons must fit a phone's row. */
const short = (all: readonly string[]): string => {
  const different = [...new Set(all)];
  if (different.length > MOST_SIGNS) return `${different.slice(0, MOST_SIGNS).join('')}+`;
  return different.map((sign) => `${sign}${RAISED[all.filter((other) => other === sign).length]}`).join('');
};

const NAME_ROOM = 5;

/** What lies on a worker space, or who stands there. */
export function slotSign(view: View, row: Row, slot: Slot, reader: Reader): string {
  const worker = view.workers[row][slot];
  if (worker !== null && worker !== undefined) return `👷${[...reader.names[worker]!].slice(0, NAME_ROOM).join('')}`;
  const items: readonly SeenItem[] = view.market[row][slot]!;
  return short(items.flatMap((item) => (item ? signs(item) : [HIDDEN]))) || '–';
}
