import { image, initial, pawn, type Rect, type Scene, type Shape, sheetCard, textWidth, write } from '#draw';
import { itemAt, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { cardOf, stagesOf } from '../rules/content.ts';
import type { Effect } from '../rules/kinds.ts';
import type { City, PlayedCard } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { cardName, wonderName } from '../words/names.ts';
import { effectParts } from './effects.ts';
import { colorSign } from './signs/color.ts';
import { stage } from './signs/plain-signs.ts';
import { type Sign, signSprite } from './signs/sign.ts';
import { row, rowWidth } from './signs/sign-row.ts';

/** Whose building makes the others lose coins. */
type Cause = { readonly seat: Seat; readonly sign: Sign; readonly name: string; readonly effects: readonly Effect[] };

const strikes = (effects: readonly Effect[]): boolean =>
  effects.some(({ kind }) => kind === 'othersLose' || kind === 'othersLosePer');

function causeOf(seat: Seat, played: PlayedCard, city: City, scene: Scene): Cause | null {
  if (played.kind === 'sold') return null;
  if (played.kind === 'stage') {
    const { effects } = itemAt(stagesOf(city), played.stage - 1);
    return { seat, sign: stage(), name: wonderName(scene.language, city.wonder), effects };
  }
  const { color, effects } = cardOf(played.card);
  return { seat, sign: colorSign(color), name: cardName(scene.language, played.card), effects };
}

/** As told already and as just happened, each once. */
function causesOf(view: View, victim: Seat, scene: Scene): readonly Cause[] {
  const told = view.deeds.flatMap((played, seat) => (played ? [{ seat, played }] : []));
  const fresh = view.news.flatMap((news) => (news.kind === 'did' ? [{ seat: news.seat, played: news.deed }] : []));
  const found = new Map<string, Cause>();
  for (const { seat, played } of [...told, ...fresh]) {
    const cause = seat === victim ? null : causeOf(seat, played, itemAt(view.cities, seat), scene);
    if (cause && strikes(cause.effects)) found.set(`${seat} ${cause.name}`, cause);
  }
  return [...found.values()];
}

const ROW = 92;
const GAP = 14;

function causeRow({ seat, sign, name, effects }: Cause, at: Rect, scene: Scene): Shape[] {
  const { x, y, w, h } = at;
  const middle = y + Math.round(h / 2);
  const owner = nameOf(scene, seat);
  const parts = effectParts(effects);
  const right = x + w - 18;
  const gain = Math.ceil(rowWidth(parts, 54));
  const who = Math.min(230, Math.ceil(textWidth(scene, owner, 'name')));
  const signAt = x + 92 + who + 50;
  const nameAt = signAt + 38;
  return [
    ...sheetCard(at),
    image(pawn(seat, initial(owner), 60), x + 48, y + 82),
    write(scene, owner, { x: x + 92, y: middle + 2, max: 230 }, 'name'),
    image(signSprite(sign, 50), signAt, middle),
    write(scene, name, { x: nameAt, y: middle + 2, max: right - gain - 16 - nameAt }, 'subtitle', 'ink on paper'),
    ...row(parts, { x: right, y: middle, height: 54, align: 'right' }),
  ];
}

/** A row for each building that struck; how high they are together, with the gap below. */
export function causeRows(
  view: View,
  victim: Seat,
  y: number,
  scene: Scene,
): { readonly h: number; readonly shapes: readonly Shape[] } {
  const causes = causesOf(view, victim, scene);
  return {
    h: causes.length * (ROW + GAP),
    shapes: causes.flatMap((cause, i) => causeRow(cause, { x: 16, y: y + i * (ROW + GAP), w: 968, h: ROW }, scene)),
  };
}
