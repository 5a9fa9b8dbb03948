import { itemAt, type Seat } from '#engine';
import { nameOf, type Reader } from '#i18n';
import { rank } from '../rules/scoring.ts';
import type { Conflict, Fight } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { rowWords, teamHead, totalOf } from './city-words.ts';
import { headLine } from './headlines.ts';
import { allOf, roman, signed, withSign } from './phrases.ts';
import { type Say, speech } from './speech.ts';
import { changeOf, inFavor } from './story-text.ts';

/** What an Age's end and the end of the game bring. */

function fightLine(fight: Fight, reader: Reader): string {
  const say = speech(reader.language);
  const { winner, loser, more, fewer } = inFavor(fight);
  const [one, other] = [nameOf(reader, winner), nameOf(reader, loser)];
  const shields = (count: number) => say('count.shields', { count });
  if (fight.winner === null) return say('pictures.alt.ties', { one, other, shields: shields(more) });
  if (fight.tokens === 0) return say('pictures.alt.calm', { one, other });
  return say('pictures.alt.beats', { winner: one, loser: other, more: shields(more), fewer: shields(fewer) });
}

function changeLine(view: View, conflict: Conflict, seat: Seat, reader: Reader): string {
  return speech(reader.language)('pictures.alt.change', {
    name: nameOf(reader, seat),
    change: withSign(changeOf(conflict, seat)),
    balance: signed(itemAt(view.cities, seat).tokens.reduce((total, token) => total + token, 0)),
  });
}

/** The fights, who stayed out, and what it changed. */
export function conflictLines(view: View, reader: Reader): string[] {
  const { conflict } = view;
  if (!conflict) return [headLine(view, reader)];
  const say = speech(reader.language);
  const peace = view.variant === 'teams' ? 'halves' : 'peace';
  return [
    say('pictures.alt.conflict', { age: roman(conflict.age) }),
    ...(conflict.fights.length
      ? conflict.fights.map((fight) => fightLine(fight, reader))
      : [say('pictures.alt.noFight')]),
    ...conflict.diplomats.map((seat) => say(`pictures.alt.${peace}`, { name: nameOf(reader, seat) })),
    ...view.cities.map((_, seat) => changeLine(view, conflict, seat, reader)),
  ];
}

/** By how much, or by what, the first are ahead. */
export function marginWords(view: View, [first, second]: readonly (readonly Seat[])[], say: Say): string {
  const points = totalOf(view, itemAt(first ?? [], 0));
  const [next] = second ?? [];
  if (next === undefined) return say('count.points', { count: points });
  const lead = points - totalOf(view, next);
  return lead > 0 ? say('pictures.final.by', { count: lead }) : say('pictures.final.byCoins');
}

/** Who has won, if it is over. */
function verdictLines(view: View, ranking: readonly (readonly Seat[])[], reader: Reader): string[] {
  const say = speech(reader.language);
  const winners = ranking[0] ?? [];
  const names = allOf(
    say,
    winners.map((seat) => nameOf(reader, seat)),
  );
  if (view.phase !== 'over') return [`${say('pictures.final.leader')}: ${names}.`];
  const together = view.variant === 'teams' ? 2 : 1;
  if (winners.length > together) return [say('pictures.alt.share', { names })];
  const margin = marginWords(view, ranking, say);
  return [say(together > 1 ? 'pictures.alt.winTogether' : 'pictures.alt.wins', { names, margin })];
}

/** All places, best first, with the lines of each score if there is room for them. */
export function finalLines(view: View, reader: Reader, withRows = true): string[] {
  const say = speech(reader.language);
  const ranking = rank(view.cities, view.variant);
  const places = ranking.flatMap((seats, place) =>
    seats.flatMap((seat) => {
      const city = itemAt(view.cities, seat);
      const values = { place: place + 1, name: nameOf(reader, seat), total: signed(city.score.total) };
      const line = withRows
        ? say('pictures.alt.place', { ...values, rows: rowWords(say, city) })
        : say('pictures.alt.shortPlace', values);
      return [...teamHead(view, seat, say), line];
    }),
  );
  return [headLine(view, reader), ...verdictLines(view, ranking, reader), ...places];
}
