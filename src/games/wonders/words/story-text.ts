import { itemAt, type Seat } from '#engine';
import type { Points, StoryLine } from '#games/contract';
import { emoji, nameOf, type Reader, seatEmoji } from '#i18n';
import { countAround, seatOf } from '../rules/city.ts';
import { tokensFrom } from '../rules/conflict.ts';
import { cardOf, SALE, stagesOf } from '../rules/content.ts';
import type { Effect } from '../rules/kinds.ts';
import { pointsBeforeCoins, scoreOf } from '../rules/scoring.ts';
import type { City, Conflict, Fight, News, Payment, PlayedCard } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { effectWords, FOR_OTHERS } from './effect-text.ts';
import { COIN, cardEmoji, coinsEmoji, DEBT, DOVE, SHIELD, victoryEmoji, wonderEmoji } from './emoji-names.ts';
import { cardName, wonderName } from './names.ts';
import { roman, withSign } from './phrases.ts';
import { speech } from './speech.ts';

/** Who a line is about, if it is about one seat alone. */
const subjectOf = (news: News): Seat | null => (news.kind === 'conflict' ? null : news.seat);

/**
 * Each thing that happened since the channel was last told, in one line, with what each seat's doings scored after its
 * last one. Coins that come and go aren't points, and of a conflict only its own line tells.
 */
export function toldLines(view: View, before: View, reader: Reader): StoryLine[] {
  const done = beforeConflict(view);
  const pointsOf = (seat: Seat): Points | null => {
    const gain = pointsBeforeCoins(done, seat) - pointsBeforeCoins(before.cities, seat);
    return gain === 0 ? null : { gain, total: scoreOf(done, seat).total };
  };
  const lines = view.news.map((news, i): StoryLine => {
    const seat = subjectOf(news);
    const text = newsLine(view, news, reader);
    const isLast = seat !== null && !view.news.slice(i + 1).some((later) => subjectOf(later) === seat);
    return isLast
      ? { text, points: pointsOf(seat), ...(news.kind === 'did' ? { by: seat } : {}) }
      : { text, points: null };
  });
  return [...lines, ...beginLines(view, reader).map((text) => ({ text, points: null }))];
}

function newsLine(view: View, news: News, reader: Reader): string {
  const say = speech(reader.language);
  switch (news.kind) {
    case 'side': {
      const wonder = wonderName(say.language, itemAt(view.cities, news.seat).wonder);
      return say('story.side', { name: nameOf(reader, news.seat), wonder, side: say(`side.${news.side}`) });
    }
    case 'did':
      return playedLine(view, news.seat, news.deed, reader);
    case 'left':
      return say('story.left', { name: nameOf(reader, news.seat) });
    case 'lost':
      return lossLine(news, reader);
    case 'conflict':
      return conflictLine(view, news, reader);
  }
}

/** What others feel of it, and what it brings at once. */
const TOLD: ReadonlySet<Effect['kind']> = new Set([
  ...(['coins', 'coinsPer', 'diplomacy', 'victory', 'forgetDefeats'] as const),
  ...FOR_OTHERS,
]);

export function effectsOfPlayed(city: City, played: PlayedCard): readonly Effect[] {
  if (played.kind === 'sold') return [];
  return played.kind === 'stage' ? itemAt(stagesOf(city), played.stage - 1).effects : cardOf(played.card).effects;
}

/** As they were before the conflict that is told of as well, whose tokens came last. */
export const beforeConflict = ({ cities, news }: View): readonly City[] => {
  const conflict = news.find((each) => each.kind === 'conflict');
  if (!conflict) return cities;
  return cities.map((city, seat) => ({
    ...city,
    tokens: city.tokens.slice(0, city.tokens.length - tokensFrom(conflict, seat).length),
  }));
};

function toldEffect(view: View, seat: Seat, effect: Effect, { language }: Reader): string {
  const say = speech(language);
  if (effect.kind === 'coins') return say('story.gains', { coins: say('count.coins', { count: effect.n }) });
  // How many defeats there were nobody knows any more: they are gone.
  if (effect.kind === 'diplomacy') return emoji(DOVE, '') + effectWords(say, effect);
  if (effect.kind === 'victory') return emoji(victoryEmoji(effect.value), '') + effectWords(say, effect);
  if (effect.kind !== 'coinsPer' || effect.what.includes('defeat')) return effectWords(say, effect);
  const count = effect.n * countAround(beforeConflict(view), seat, effect.what, effect.who);
  return say('story.gains', { coins: say('count.coins', { count }) });
}

function playedLine(view: View, seat: Seat, played: PlayedCard, reader: Reader): string {
  const say = speech(reader.language);
  const name = nameOf(reader, seat);
  const hat = seatEmoji(seat);
  if (played.kind === 'sold')
    return hat + say('story.sold', { name, coins: emoji(coinsEmoji(SALE), '') + say('count.coins', { count: SALE }) });
  const city = itemAt(view.cities, seat);
  const what =
    played.kind === 'stage'
      ? say('story.stage', {
          name,
          stage: played.stage,
          wonder: emoji(wonderEmoji(city.wonder), '') + wonderName(say.language, city.wonder),
        })
      : say(`story.${played.kind}`, {
          name,
          card: emoji(cardEmoji(played.card), '') + cardName(say.language, played.card),
        });
  const told = effectsOfPlayed(city, played)
    .filter(({ kind }) => TOLD.has(kind))
    .map((effect) => toldEffect(view, seat, effect, reader));
  return `${hat}${[what, ...howPaid(view, seat, played, reader)].join(', ')}${told.length ? `: ${told.join(', ')}` : ''}`;
}

function howPaid(view: View, seat: Seat, played: PlayedCard, reader: Reader): string[] {
  const say = speech(reader.language);
  if (played.kind === 'sold' || played.kind === 'unearthed') return [];
  if (played.kind === 'built' && played.way !== 'paid') return [say(`story.free.${played.way}`)];
  const to = receivers(view, seat, played.paid, reader);
  return to.length ? [say('story.pays', { to: to.join(', ') })] : [];
}

function receivers(view: View, seat: Seat, { bank, left, right }: Payment, reader: Reader): string[] {
  const say = speech(reader.language);
  const amount = (count: number) => say('count.coins', { count });
  const neighbor = (flank: 'left' | 'right', coins: number) =>
    coins
      ? [say('story.to', { name: nameOf(reader, seatOf(seat, flank, view.cities.length)), coins: amount(coins) })]
      : [];
  return [
    ...neighbor('left', left),
    ...neighbor('right', right),
    ...(bank ? [say('story.bank', { coins: amount(bank) })] : []),
  ];
}

function lossLine({ seat, coins, debts }: Extract<News, { readonly kind: 'lost' }>, reader: Reader): string {
  const say = speech(reader.language);
  const key = coins === 0 ? 'debts' : debts === 0 ? 'coins' : 'both';
  const lost = say(`story.lost.${key}`, {
    name: nameOf(reader, seat),
    coins: emoji(COIN, '') + say('count.coins', { count: coins }),
    debts: emoji(DEBT, '') + say('count.debts', { count: debts }),
  });
  return seatEmoji(seat) + lost;
}

/** The winner comes first. */
export function inFavor({ seats: [a, b], shields: [x, y], winner }: Fight) {
  return winner === b ? { winner: b, loser: a, more: y, fewer: x } : { winner: a, loser: b, more: x, fewer: y };
}

export const changeOf = (conflict: Conflict, seat: Seat): number =>
  tokensFrom(conflict, seat).reduce((sum, token) => sum + token, 0);

/** What it brought to whom, most first; the picture shows who met whom. */
function conflictLine({ cities }: View, conflict: Conflict, reader: Reader): string {
  const say = speech(reader.language);
  const age = roman(conflict.age);
  const changes = cities
    .map((_, seat) => ({ seat, change: changeOf(conflict, seat) }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => b.change - a.change)
    .map(({ seat, change }) => {
      const words = say('story.change', { name: nameOf(reader, seat), change: withSign(change) });
      return seatEmoji(seat) + words;
    });
  const told = changes.length
    ? say('story.conflict', { age, changes: changes.join(', ') })
    : say('story.noFight', { age });
  return `${emoji(SHIELD, '⚔️')} ${told}`;
}

/** An Age begins after a conflict, the first one when all have a side. */
function beginLines({ phase, age, turn, news }: View, { language }: Reader): string[] {
  const follows = news.some(({ kind }) => kind === 'conflict' || kind === 'side');
  if (phase !== 'choose' || turn !== 1 || !follows) return [];
  const say = speech(language);
  return [say('story.begins', { age: roman(age), flank: say(`story.flank.${age === 2 ? 'right' : 'left'}`) })];
}
