import type { Outcome, Seat } from '../../engine/game.ts';
import { seenLog } from '../../engine/history.ts';
import type { Json } from '../../engine/json.ts';
import { seedHash } from '../../engine/seed.ts';
import { words } from '../../i18n/index.ts';
import { gameOf, namesOf, publicReader, type Room } from '../../room/room.ts';
import { matchOf, publicLength, turnsSince } from '../../room/turn.ts';
import { awaited, deadline } from '../../room/waiting.ts';
import { makeId, stampOf, type Verb } from '../custom-id.ts';
import { stageOf, wordsOf } from '../desk.ts';
import { buttonRow, cut, type Labelled } from './components.ts';
import { controlRows } from './controls.ts';
import type { Piece } from './message.ts';

function lookButtons(room: Room): Labelled[] {
  const t = words(room.language);
  const { icons } = stageOf(room);
  const look = (verb: Verb, label: string, emoji: string): Labelled => ({
    id: makeId({ match: room.id, verb, stamp: '', numbers: [] }),
    label,
    emoji,
  });
  return [
    look('mine', t('bot.table.mine'), icons.mine),
    look('home', wordsOf(room).say(room.language)('table.home'), icons.home),
    look('scores', t('bot.table.scores'), '⭐'),
    look('rules', t('bot.table.rules'), '📖'),
    look('more', t('bot.table.more'), '➕'),
  ];
}

/** At most this many neighborhoods in one post: a whole round of computers fits. */
const MOST_STORIES = 4;

/** All texts of a message may have 4,000 characters together. */
const MOST_WORDS = 3000;

const newsLines = (room: Room): string[] =>
  room.news.map(({ kind, name }) => words(room.language)(`bot.news.${kind}`, { name }));

/** What happened from a point of the log on, told and shown; with the news that came with it. */
export function storyPieces(room: Room, from = room.announced, reader = publicReader(room)): Piece[] {
  const game = gameOf(room);
  const stories = turnsSince(room, from).map((state) => stageOf(room).story(game.view(state, null), reader));
  const shown = stories.filter(({ picture }) => picture !== null).slice(-MOST_STORIES);
  const told = [...newsLines(room), ...stories.map(({ line }) => line)].filter(Boolean);
  const lines = cut(told.join('\n'), MOST_WORDS);
  const pictures = shown.flatMap(({ picture }, i) => (picture ? [{ name: `move${i}.png`, request: picture }] : []));
  return lines ? [lines, ...pictures] : [];
}

/** Until when a turn should be taken, in each reader's own time. */
function deadlineLine(room: Room): string {
  const [wait] = room.waits.filter((each) => each !== null);
  const time = wait ? deadline(room, wait) : null;
  return time === null ? '' : `\n-# ${words(room.language)('bot.table.until', { time: Math.floor(time / 1000) })}`;
}

/** The file of the public picture; what comes before it in a message is what happened. */
export const TABLE_FILE = 'table.png';

/** The public picture alone, without its buttons. */
export function tablePicture(room: Room): Piece {
  const view = gameOf(room).view(matchOf(room).state, null);
  return { name: TABLE_FILE, request: stageOf(room).table(view, [], publicReader(room)).picture };
}

/** What the seat to move can do, as everyone may know it: nothing while its turn is being prepared, nothing secret. */
const openMoves = (room: Room, seat: Seat): readonly Json[] => {
  const game = gameOf(room);
  return game.openMoves ? game.legal(matchOf(room).history.open.state, seat) : [];
};

export function turnPieces(room: Room): Piece[] {
  const { state, seed } = matchOf(room);
  const seats = awaited(room);
  const seat = seats[0]!;
  const t = words(room.language);
  // The public table shows what everyone may see, also while its owner prepares a turn; so do its custom ids.
  const view = gameOf(room).view(state, null);
  const legal = openMoves(room, seat);
  const stamp = stampOf(legal, seenLog(matchOf(room), null));
  const { picture, controls } = stageOf(room).table(view, legal, publicReader(room));
  const mention = seats.map((each) => `<@${room.seats[each]!.user}>`).join(', ');
  // Drawn anew, the first table still says it.
  const hash =
    room.table === null || publicLength(room) === 0 ? `\n-# ${t('bot.table.hash', { hash: seedHash(seed) })}` : '';
  return [
    { name: TABLE_FILE, request: picture },
    wordsOf(room).call(view, mention, room.language) + deadlineLine(room) + hash,
    ...controlRows({ match: room.id, stamp, verbs: { play: 'take', show: 'show' } }, controls),
    buttonRow(lookButtons(room)),
    ...(stageOf(room).propose ? [buttonRow([proposeButton(room)])] : []),
  ];
}

const proposeButton = (room: Room): Labelled => ({
  id: makeId({ match: room.id, verb: 'propose', stamp: '', numbers: [] }),
  label: words(room.language)('bot.propose.button'),
  emoji: '💬',
});

function outcomeLine(room: Room, outcome: Outcome): string {
  const t = words(room.language);
  if (outcome.kind === 'together')
    return t(`bot.story.${outcome.won ? 'together' : 'lost'}`, {
      total: String(outcome.score.total).replace('-', '−'),
      target: outcome.target,
    });
  const winners = outcome.ranking[0]!.map((seat) => namesOf(room)[seat]!);
  return t('bot.story.won', { count: winners.length, names: winners.join(', ') });
}

export function finalPieces(room: Room): Piece[] {
  const game = gameOf(room);
  const { state, seed } = matchOf(room);
  const outcome = game.outcome(state);
  const t = words(room.language);
  const rematch = {
    id: makeId({ match: room.id, verb: 'rematch', stamp: '', numbers: [] }),
    label: t('bot.table.rematch'),
    style: 'success' as const,
  };
  return [
    `${t('bot.story.over')}\n${outcome ? outcomeLine(room, outcome) : ''}`,
    { name: 'final.png', request: stageOf(room).final(game.view(state, null)) },
    `-# ${t('bot.story.seed', { seed, hash: seedHash(seed) })}`,
    buttonRow([rematch]),
  ];
}
