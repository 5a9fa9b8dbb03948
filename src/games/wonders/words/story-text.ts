import { itemAt, type Seat } from '#engine';
import type { Points, StoryLine } from '#games/contract';
import { nameOf, type Reader } from '#i18n';
import { countAround, seatOf } from '../rules/city.ts';
import { tokensFrom } from '../rules/conflict.ts';
import { cardOf, SALE, stagesOf } from '../rules/content.ts';
import { type Effect, VICTORY } from '../rules/kinds.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { City, Conflict, Fight, News, Payment, PlayedCard } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { effectWords, FOR_OTHERS } from './effect-text.ts';
import { cardName, wonderName } from './names.ts';
import { roman } from './phrases.ts';
import { speech } from './speech.ts';

/** Who a line is about, if it is about one seat alone. */
const subjectOf = (news: News): Seat | null => (news.kind === 'conflict' ? null : news.seat);

/** As the cities count without the conflict that is told of as well. */
const totalsOf = (cities: readonly City[]): number[] => cities.map((_, seat) => scoreOf(cities, seat).total);

/**
 * Each thing that happened since the channel was last told, in one line, with what each seat's doings earned after its
 * last one, and what the conflict did to whom.
 */
export function toldLines(view: View, before: View, reader: Reader): StoryLine[] {
  const was = totalsOf(before.cities);
  const done = totalsOf(beforeConflict(view));
  const now = totalsOf(view.cities);
  const points = (from: readonly number[], to: readonly number[], seat: Seat): Points => {
    const total = itemAt(to, seat);
    return { gain: total - itemAt(from, seat), total };
  };
  const lines = view.news.flatMap((news, i): StoryLine[] => {
    const seat = subjectOf(news);
    const text = newsLine(view, news, reader);
    if (seat === null) {
      const fought = view.cities.flatMap((_, each): StoryLine[] =>
        tokensIn(news, each) ? [{ text: `**${nameOf(reader, each)}**`, points: points(done, now, each) }] : [],
      );
      return [{ text, points: null }, ...fought];
    }
    const isLast = !view.news.slice(i + 1).some((later) => subjectOf(later) === seat);
    return [
      isLast
        ? {
            text: text.replace(/\.$/, ''),
            points: points(was, done, seat),
            ...(news.kind === 'did' ? { by: seat } : {}),
          }
        : { text, points: null },
    ];
  });
  return [...lines, ...beginLines(view, reader).map((text) => ({ text, points: null }))];
}

const tokensIn = (news: News, seat: Seat): boolean => news.kind === 'conflict' && tokensFrom(news, seat).length > 0;

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
      return conflictLine(news, reader);
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
  if (effect.kind !== 'coinsPer' || effect.what.includes('defeat')) return effectWords(say, effect);
  const count = effect.n * countAround(beforeConflict(view), seat, effect.what, effect.who);
  return say('story.gains', { coins: say('count.coins', { count }) });
}

function playedLine(view: View, seat: Seat, played: PlayedCard, reader: Reader): string {
  const say = speech(reader.language);
  const name = nameOf(reader, seat);
  if (played.kind === 'sold') return say('story.sold', { name, coins: say('count.coins', { count: SALE }) });
  const city = itemAt(view.cities, seat);
  const what =
    played.kind === 'stage'
      ? say('story.stage', { name, stage: played.stage, wonder: wonderName(say.language, city.wonder) })
      : say(`story.${played.kind}`, { name, card: cardName(say.language, played.card) });
  const told = effectsOfPlayed(city, played)
    .filter(({ kind }) => TOLD.has(kind))
    .map((effect) => toldEffect(view, seat, effect, reader));
  return `${[what, ...howPaid(view, seat, played, reader)].join(', ')}${told.length ? `: ${told.join(', ')}` : ''}.`;
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
  return say(`story.lost.${key}`, {
    name: nameOf(reader, seat),
    coins: say('count.coins', { count: coins }),
    debts: say('count.debts', { count: debts }),
  });
}

/** The winner comes first. */
export function inFavor({ seats: [a, b], shields: [x, y], winner }: Fight) {
  return winner === b ? { winner: b, loser: a, more: y, fewer: x } : { winner: a, loser: b, more: x, fewer: y };
}

function fightWords(fight: Fight, reader: Reader): string {
  const say = speech(reader.language);
  const { winner, loser, more, fewer } = inFavor(fight);
  const [one, other] = [nameOf(reader, winner), nameOf(reader, loser)];
  if (fight.winner === null) return say('story.ties', { one, other, shields: more });
  if (fight.tokens === 0) return say('story.calm', { one, other });
  return say(fight.tokens > 1 ? 'story.beatsTwice' : 'story.beats', { winner: one, loser: other, more, fewer });
}

function conflictLine({ age, fights, diplomats }: Conflict, reader: Reader): string {
  const say = speech(reader.language);
  const peace = diplomats.map((seat) => nameOf(reader, seat)).join(', ');
  const told = [
    ...(fights.length ? fights.map((fight) => fightWords(fight, reader)) : [say('story.noFight')]),
    ...(peace ? [say('story.peace', { names: peace })] : []),
  ];
  const points = say('count.points', { count: VICTORY[age] });
  return say('story.conflict', { age: roman(age), points, fights: told.join('; ') });
}

/** An Age begins after a conflict, the first one when all have a side. */
function beginLines({ phase, age, turn, news }: View, { language }: Reader): string[] {
  const follows = news.some(({ kind }) => kind === 'conflict' || kind === 'side');
  if (phase !== 'choose' || turn !== 1 || !follows) return [];
  const say = speech(language);
  return [say('story.begins', { age: roman(age), flank: say(`story.flank.${age === 2 ? 'right' : 'left'}`) })];
}
