import { applyEntries, itemAt, type Seat, type SlicedWork, startMatch } from '#engine';
import { markName, words } from '#i18n';
import { endingFacts, endingLine, gameOf, type MatchResult, matchOf, type Room, soleWinner } from '#room';
import { uiOf, wordsOf } from '../game-parts.ts';
import type { Services } from '../services.ts';

/** How far a seat lay behind the best of the others when half of the steps were done. */
function* behindHalfway(room: Room, seat: Seat): SlicedWork<number> {
  const game = gameOf(room);
  const { seats, options, seed, log } = matchOf(room);
  let { state } = startMatch(game, seats, options, seed);
  const half = log.slice(0, Math.floor(log.length / 2));
  for (const step of applyEntries(game, { length: 0, state }, half)) {
    state = step.state;
    yield;
  }
  const view = game.view(state, null);
  const totals = seats.map((_, each) => uiOf(room).progress(view, each).total);
  return Math.max(...totals.filter((_, each) => each !== seat)) - itemAt(totals, seat);
}

type Needed = Pick<Services, 'results' | 'slicer' | 'log'>;

async function toldLines({ results, slicer }: Needed, room: Room, result: MatchResult): Promise<string[]> {
  const winner = soleWinner(result);
  const isPerson = winner !== null && result.seats.length > 1 && itemAt(result.seats, winner).user !== null;
  const behind = isPerson ? await slicer.run(behindHalfway(room, winner)) : 0;
  const t = words(room.language);
  const game = wordsOf(room).say(room.language)('name');
  const lines: string[] = [];
  for (const [seat, { user, name }] of result.seats.entries()) {
    const facts = user === null ? null : endingFacts(result, seat, await results.of(user), behind);
    const line = facts && endingLine(facts);
    if (line) lines.push(t(`bot.ending.${line.kind}`, { ...line, game, name: markName(name) }));
  }
  return lines;
}

/** At most one line for everyone at the table. The end is told without them if they can't be read. */
export async function endingLines(services: Needed, room: Room, result: MatchResult | null): Promise<string[]> {
  if (!result) return [];
  return toldLines(services, room, result).catch((err: unknown) => {
    services.log.warn({ channel: room.channel, err }, 'ending told without personal lines');
    return [];
  });
}
