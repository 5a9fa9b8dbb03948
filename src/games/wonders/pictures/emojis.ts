import { box, fill, group, type Motif, motif, motifOf, PAPER, type Shape } from '#draw';
import { CARD_IDS, type CardId, cardOf, SALE, WONDER_IDS } from '../rules/content.ts';
import { AGES, GOODS, VICTORY } from '../rules/kinds.ts';
import {
  COIN,
  cardEmoji,
  coinsEmoji,
  DEBT,
  DOVE,
  goodEmoji,
  SHIELD,
  stageEmoji,
  victoryEmoji,
  wonderEmoji,
} from '../words/emoji-names.ts';
import { effectParts } from './effects.ts';
import { good } from './signs/good.ts';
import { numberedStage } from './signs/plain-signs.ts';
import { type Sign, signSprite } from './signs/sign.ts';
import { flow, type Part } from './signs/sign-row.ts';
import { coin, debt } from './signs/treasure.ts';
import { dove, shield, victory } from './signs/war.ts';
import { wonderArt } from './wonder/wonder.ts';
import { COLOR_TONES } from './wonders-tones.ts';

const SIDE = 128;
const RIM = 12;
const ROOM = SIDE - 2 * RIM - 4;

/** What a card gives, in its color. */
function card(id: CardId): Motif {
  const { color, effects } = cardOf(id);
  const { tab, rim } = COLOR_TONES[color];
  const parts = effectParts(effects);
  return motif(SIDE, SIDE, [
    fill(box(0, 0, SIDE, SIDE, 30), rim),
    fill(box(4, 4, SIDE - 8, SIDE - 8, 27), tab),
    fill(box(RIM, RIM, SIDE - 2 * RIM, SIDE - 2 * RIM, 16), PAPER.paper),
    ...centered(parts),
  ]);
}

/** In as many lines as they need, with as much room above as below. */
function centered(parts: readonly Part[]): Shape[] {
  const signs = flow(parts, 0, 0, ROOM, ROOM, 88);
  const edges = signs.flatMap((each) =>
    each.kind === 'image' ? [each.y + each.sprite.top, each.y + each.sprite.top + each.sprite.height] : [],
  );
  return [group(signs, { x: RIM + 2, y: (SIDE - Math.min(...edges) - Math.max(...edges)) / 2 })];
}

const single = (sign: Sign): Motif => motifOf(signSprite(sign, 104));

type Drawings = { readonly [name: string]: () => Motif };
const named = <T>(all: readonly T[], name: (one: T) => string, draw: (one: T) => Motif): Drawings =>
  Object.fromEntries(all.map((one) => [name(one), () => draw(one)]));

/** The cards by what they give, and everything a city holds. */
export const emojis: Drawings = {
  ...named(CARD_IDS, cardEmoji, card),
  ...named(GOODS, goodEmoji, (kind) => single(good(kind))),
  ...named(WONDER_IDS, wonderEmoji, (id) => motifOf(wonderArt(id, 1, 1, 104))),
  ...named([1, 2, 3, 4], stageEmoji, (n) => single(numberedStage(n))),
  ...named([SALE], coinsEmoji, (n) => single(coin(n))),
  ...named(
    AGES.map((age) => VICTORY[age]),
    victoryEmoji,
    (value) => single(victory(value)),
  ),
  [COIN]: () => single(coin()),
  [DEBT]: () => single(debt(true)),
  [SHIELD]: () => single(shield()),
  [DOVE]: () => single(dove()),
};
