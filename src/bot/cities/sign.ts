import { card, tileFace } from '../../games/cities/content.ts';
import type { Color, Feature, Land, Row, Slot } from '../../games/cities/types.ts';
import type { SeenItem, View } from '../../games/cities/view.ts';
import { caption } from '../../render/cities/caption.ts';
import type { Reader } from '../../render/studio.ts';

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

const cardSign = ({ points, condition }: ReturnType<typeof card>, { language }: Reader): string => {
  const color = condition.kind === 'building' && condition.color ? COLORS[condition.color] : '';
  return `${points}⭐ ${color}${caption(language, condition)}`;
};

function itemSign(item: SeenItem, reader: Reader): string {
  switch (item?.kind) {
    case undefined:
      return HIDDEN;
    case 'card':
      return cardSign(card(item.card), reader);
    case 'tile':
      return tileFace(item.tile)
        .map((land) => LANDS[land])
        .join('');
    case 'feature':
      return FEATURES[item.feature];
    case 'piece':
      return COLORS[item.color];
  }
}

/** What lies on a worker space, short enough for four buttons in a row on a phone. */
export function slotSign(view: View, row: Row, slot: Slot, reader: Reader): string {
  const worker = view.workers[row][slot];
  if (worker !== null && worker !== undefined) return `👷 ${reader.names[worker]}`;
  return view.market[row][slot]!.map((item) => itemSign(item, reader)).join('') || '–';
}
