import { ComponentType } from 'discord.js';
import { type Match, makeDice, makeRng, type Seat } from '#engine';
import type { PictureRequest } from '#games/contract';
import { layout } from '#games/pictures';
import { LANGUAGES, type Language } from '#i18n';
import { isToMove, mayPlan, publicReader, type Room } from '#room';
import type { Piece } from '../../src/bot/views/message.ts';
import { panelPieces } from '../../src/bot/views/panel.ts';
import { tablePieces } from '../../src/bot/views/table.ts';
import { sceneFor } from '../draw/drawing.ts';
import { NAMES } from '../draw/names.ts';
import { texts } from '../draw/shapes.ts';
import { roomOf } from '../rig/room-of-match.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { panelsOf } from './panels.ts';
import { playthrough, sampled } from './playthrough.ts';

/** Fewer words are a name or a heading. */
const FEWEST_WORDS = 5;

/** Only its words, in lower case: marks and figures may differ where the same is said twice. */
const wordsIn = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).join(' ');

const sentencesIn = (text: string): string[] =>
  text
    .replace(/\]\([^)]*\)|<[@t][^>]*>/g, ' ')
    .split(/\n|[.!?:;]+(?:\s|$)| · | – /)
    .map(wordsIn)
    .filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS);

/** What one message says, and what is written in its pictures. */
type Said = { readonly where: string; readonly sentences: readonly string[]; readonly drawn: readonly string[] };

const textsOf = (piece: Piece): string[] => {
  if (typeof piece === 'string') return [piece];
  return 'type' in piece && piece.type === ComponentType.TextDisplay ? [piece.content] : [];
};

function drawnIn(request: PictureRequest, language: Language): string {
  const { shapes } = layout(request, sceneFor(language, NAMES));
  return ` ${wordsIn(
    texts(shapes)
      .map(({ text }) => text.text)
      .join(' '),
  )} `;
}

function saidBy(where: string, pieces: readonly Piece[], language: Language): Said {
  const requests = pieces.flatMap((piece) => (typeof piece === 'object' && 'request' in piece ? [piece.request] : []));
  return {
    where,
    sentences: pieces.flatMap(textsOf).flatMap(sentencesIn),
    drawn: requests.map((request) => drawnIn(request, language)),
  };
}

/** Sentences that a message has twice, or that one message has and the other has or shows in a picture. */
function* twice(one: Said, other: Said): Generator<string> {
  for (const [i, sentence] of one.sentences.entries()) {
    if (one.sentences.indexOf(sentence) < i) yield `“${sentence}” stands twice in the ${one.where}`;
    if (other.sentences.includes(sentence)) yield `“${sentence}” stands in the ${one.where} and the ${other.where}`;
  }
  for (const [told, shown] of [
    [one, one],
    [one, other],
    [other, one],
    [other, other],
  ] as const)
    for (const sentence of told.sentences)
      if (shown.drawn.some((drawn) => drawn.includes(` ${sentence} `)))
        yield `“${sentence}” stands in the ${told.where} and in a picture of the ${shown.where}`;
}

/** Some panels of a seat: as it opens, and what it can be asked to show. */
function panelsAt(subject: Subject, room: Room, seat: Seat, language: Language): Said[] {
  const viewer = { language, preselect: false };
  const looked = isToMove(room, seat)
    ? panelsOf(subject, room.match!.state, seat, publicReader(room), 40).map(({ shown }) => shown)
    : [[]];
  const dice = makeDice(makeRng(`${seat} ${room.match!.log.length}`));
  const some = [[], ...Array.from({ length: 4 }, () => looked[dice.roll(looked.length)] ?? [])];
  return some.map((shown) => saidBy('panel', panelPieces(room, seat, viewer, shown), language));
}

/** The moments at which a table was just posted, with the turn it tells of. */
function tablesOf({ game }: Subject, kind: MatchSetup, seed: string): { match: Match; from: number }[] {
  const { steps } = playthrough(game, kind, seed);
  let from = 0;
  return steps.flatMap(({ after, effect }) => {
    if (!effect.ends || game.outcome(after.state)) return [];
    const told = { match: after, from };
    from = after.log.length;
    return [told];
  });
}

/** The table, each player's panel and the pictures of both never say the same thing twice. */
export function* saidOnceLaw(subject: Subject, kind: MatchSetup, seed: string, count: number): Generator<string> {
  for (const [i, { match, from }] of sampled(tablesOf(subject, kind, seed), count).entries()) {
    const language = LANGUAGES[i % LANGUAGES.length] ?? LANGUAGES[0];
    const seats = match.seats.map((seat, at) => ({ ...seat, name: NAMES[at] ?? seat.name }));
    const room = roomOf({ ...match, seats }, { language, announced: from, past: null });
    const table = saidBy('table', tablePieces(room), language);
    for (const seat of room.seats.keys()) {
      if (!isToMove(room, seat) && !mayPlan(room, seat)) continue;
      for (const panel of panelsAt(subject, room, seat, language)) yield* twice(table, panel);
    }
  }
}
