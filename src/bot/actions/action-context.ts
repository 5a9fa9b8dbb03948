import { lastEnd, type Seat } from '#engine';
import type { PanelState } from '#games/contract';
import { pictureText } from '#games/words';
import { type BOT_WORDS, withTableLabels, words } from '#i18n';
import {
  addressOf,
  gameOf,
  isPrivate,
  isToMove,
  matchOf,
  mayPlan,
  namesOf,
  planOf,
  privateKindOf,
  publicLength,
  Refused,
  type Room,
  reader,
  seatOf,
  tableLink,
  type Viewer,
} from '#room';
import { nextElsewhere } from '../channel/games-of.ts';
import { settle, tell } from '../channel/proceed.ts';
import type { Asked, Asker, Form } from '../discord/answer.ts';
import { makeId, type Press } from '../discord/custom-id.ts';
import { attempt } from '../discord/errors.ts';
import { type Belonging, followUp, show, unlessGone, withdraw } from '../discord/private-answers.ts';
import type { PrivateKind } from '../discord/private-messages.ts';
import { wordsOf } from '../game-parts.ts';
import type { Services } from '../services.ts';
import { buttonRow, cut } from '../views/components.ts';
import { type Body, compose, MOST_TEXT, type Piece, PRIVATE } from '../views/message.ts';
import { finishedPieces, nextPieces, panelPieces, panelStamp, privateRoomPieces } from '../views/panel.ts';
import { plannedTurnPieces } from '../views/plan.ts';
import { SAMPLE_NAMES } from '../views/rules.ts';
import { withWayBack } from './way-back.ts';

/** The person who asks and how; `press` is null for a command. */
export type Context = Asker & {
  readonly services: Services;
  readonly interaction: Asked;
  readonly press: Press | null;
  /** The channel or the private room it is about. */
  readonly table: () => string;
  /** What leads back to the private message in whose place something is looked at. */
  readonly back: Press | null;
  /** Aborted when something newer takes the place of what is shown. */
  readonly superseded?: AbortSignal;
};

/** The same for a match. */
export type MatchContext = Context & { readonly room: Room };

/** What a press or a command does. Handlers of a match run in the queue of its channel. */
export type Handler = (context: Context) => Promise<void>;
/** What fills in a form; a match is read as it is stored, since nothing may keep a form waiting. */
export type FormHandler = (context: Context) => Promise<Form>;
export type MatchHandler = (context: MatchContext) => Promise<void>;

export function requireSeat({ room, interaction }: MatchContext): Seat {
  const seat = seatOf(room, interaction.user.id);
  if (seat === null) throw new Refused('stranger');
  return seat;
}

/** The asker's seat if they play it themselves; a person whose seat a bot plays has to come back first. */
export function requirePresence(context: MatchContext): Seat {
  const seat = requireSeat(context);
  if (context.room.seats[seat]?.computer) throw new Refused('away');
  return seat;
}

/** The match is over; private matches have their own sentence, since there's no result in the channel. */
export function overRefusal(match: string): Refused {
  const kind = privateKindOf(match);
  return new Refused(kind ? `private.${kind}.over` : 'over');
}

/** The asker's seat if it's their turn; otherwise refuses with the reason. */
export function requireTurn(context: MatchContext): Seat {
  const { room } = context;
  if (room.status === 'over') throw overRefusal(room.id);
  const seat = requirePresence(context);
  const waiting = gameOf(room).waiting(matchOf(room).state);
  if (!waiting.includes(seat))
    throw new Refused(lastEnd(matchOf(room), seat) >= publicLength(room) ? 'others' : 'turn', {
      name: waitedFor(context),
      count: waiting.length,
    });
  return seat;
}

/** The asker's seat if it's their turn or they may plan it. */
export function requireTurnOrPlan(context: MatchContext): Seat {
  const seat = seatOf(context.room, context.interaction.user.id);
  return seat !== null && mayPlan(context.room, seat) ? seat : requireTurn(context);
}

export function pressOf({ press }: Context): Press {
  if (!press) throw new Refused('unknown');
  return press;
}

/** The names of the players to move: "Ada and Emeka". */
export function waitedFor({ room, language }: Pick<MatchContext, 'room' | 'language'>): string {
  const waiting = gameOf(room).waiting(matchOf(room).state);
  return new Intl.ListFormat(language).format(waiting.map((seat) => namesOf(room)[seat] ?? ''));
}

/** Adds a description below each picture, as far as there's room. */
function withText({ room, language }: MatchContext, pieces: readonly Piece[]): Piece[] {
  let left = MOST_TEXT - pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 0), 0);
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || !('request' in piece) || left < 2) return [piece];
    const said = cut(pictureText(piece.request, reader(room, language)), left);
    left -= said.length;
    return [piece, said];
  });
}

/** For whom the panels of this press are. */
export const viewerOf = ({ language, person }: Asker): Viewer => ({ language, preselect: Boolean(person.preselect) });

/** A private message in the way the person likes to read it. */
function composed(context: MatchContext, pieces: readonly Piece[]): Promise<Body> {
  const { services, room, language, person, superseded } = context;
  const named = pieces.map((piece) =>
    typeof piece === 'string' ? withTableLabels(piece, language, room.language) : piece,
  );
  const shown = person.text ? withText(context, named) : named;
  return compose(services, reader(room, language), shown, [], superseded);
}

const returning = ({ back, language }: Context, pieces: readonly Piece[]): Piece[] =>
  withWayBack(pieces, back, words(language)('bot.panel.back'));

/** Replaces what the private answer showed; for answers that belong to no match. */
export async function showWithoutMatch(context: Context, pieces: readonly Piece[]): Promise<void> {
  const { services, interaction, language, superseded, table } = context;
  const shown = returning(context, pieces);
  const body = await compose(services, { language, names: SAMPLE_NAMES }, shown, [], superseded);
  await show(services, interaction, language, body, { table: table(), kind: 'panel' });
}

/** A private room has a message of its own, wherever it was opened. */
const belongingOf = ({ room, table }: MatchContext, kind: PrivateKind): Belonging => ({
  table: isPrivate(room) ? addressOf(room) : table(),
  kind,
});

/** Replaces what the private answer showed. */
export async function showPrivately(
  context: MatchContext,
  pieces: readonly Piece[],
  kind: PrivateKind = 'panel',
): Promise<void> {
  const { services, interaction, language } = context;
  const body = await composed(context, returning(context, pieces));
  await show(services, interaction, language, body, belongingOf(context, kind));
}

/** Says something in passing: the person's panel stays where it is. */
export const showNote = (context: MatchContext, pieces: readonly Piece[]): Promise<void> =>
  showPrivately(context, pieces, 'note');

/** Sends a private message below the table, in place of the earlier one. */
async function showBelow(context: MatchContext, pieces: readonly Piece[]): Promise<void> {
  const body = await composed(context, pieces);
  await followUp(context.services, context.interaction, body, belongingOf(context, 'panel'));
}

/**
 * The planned turn has come: if the plan still fits, the private message offers to play it. A plan that was played
 * automatically or by someone else is gone.
 */
async function showTurn(context: MatchContext, room: Room, seat: Seat): Promise<void> {
  const gone = words(context.language)('bot.plan.gone', { link: tableLink(room) });
  const pieces = planOf(room, seat) ? plannedTurnPieces(room, seat, viewerOf(context)) : [gone];
  if (!pieces) return;
  const body = { ...(await composed({ ...context, room }, pieces)), attachments: [], flags: PRIVATE[0] };
  await attempt(context.services, 'plan not shown', () => context.interaction.editReply(body).catch(unlessGone));
}

/** Remembers in which private message a person plans, as long as they have a plan. */
export function notePlanPanel(context: MatchContext, room: Room, seat: Seat): void {
  const { services, interaction } = context;
  const user = interaction.user.id;
  if (planOf(room, seat))
    services.planPanels.note(room, user, services.clock.now(), (told) => showTurn(context, told, seat));
  else services.planPanels.forget(room, user);
}

/** A seat's whole panel; `beside` is what else the message shows. */
export const seatPieces = (
  context: MatchContext,
  seat: Seat,
  shown: PanelState = [],
  beside: readonly Piece[] = [],
): Piece[] =>
  isPrivate(context.room)
    ? privateRoomPieces(context.room, seat, viewerOf(context), shown)
    : panelPieces(context.room, seat, viewerOf(context), shown, beside);

/** The panel in whose place something is looked at; empty if there is none. */
export function panelBehind(context: MatchContext, beside: readonly Piece[]): Piece[] {
  const { room, back, interaction } = context;
  const seat = seatOf(room, interaction.user.id);
  if (back?.verb !== 'mine' || seat === null || !(isPrivate(room) || isToMove(room, seat) || mayPlan(room, seat)))
    return [];
  const isSame = back.stamp !== '' && back.stamp === panelStamp(room, seat);
  return seatPieces(context, seat, isSame ? back.numbers : [], beside);
}

export async function showPanel(context: MatchContext, room: Room, seat: Seat, shown: PanelState = []): Promise<void> {
  if (!isToMove(room, seat)) notePlanPanel(context, room, seat);
  await showPrivately({ ...context, room }, panelPieces(room, seat, viewerOf(context), shown));
}

type Question = keyof (typeof BOT_WORDS)['en']['bot']['ask'];

/** Asks before something that can't be undone; to say no, a person presses nothing. */
export function question(
  { room, language }: MatchContext,
  verb: 'beg' | 'go' | 'finish',
  key: Question = verb,
): Piece[] {
  const t = words(language);
  const id = makeId({ match: room.id, verb, stamp: '', numbers: [] });
  return [t(`bot.ask.${key}.text`), buttonRow([{ id, label: t(`bot.ask.${key}.yes`), style: 'danger' }])];
}

type Answer = (saved: Room) => readonly Piece[] | Promise<readonly Piece[]>;

/** In a private room the whole panel, in all others the answer. */
function answered(context: MatchContext, saved: Room, answer: Answer): ReturnType<Answer> {
  const seat = isPrivate(saved) ? seatOf(saved, context.interaction.user.id) : null;
  return seat === null ? answer(saved) : privateRoomPieces(saved, seat, viewerOf(context));
}

/**
 * Saves, then posts in the channel, which is the answer: the private message goes, unless it has something to say that
 * the channel doesn't. If the asker is to move again, their next panel comes below the table.
 */
export async function commit(
  context: MatchContext,
  room: Room,
  answer: Answer = () => [],
  next?: (told: Room) => Piece[] | null,
): Promise<void> {
  const { services, interaction } = context;
  const saved = await settle(services, room);
  const pieces = await answered(context, saved, answer);
  if (pieces.length > 0) await showPrivately({ ...context, room: saved }, pieces);
  const withdrawn = pieces.length > 0 ? null : withdraw(services, interaction);
  const told = await tell(services, context.room, saved, interaction.user.id);
  // A bot that is stopped waits for it.
  await withdrawn;
  const below = isPrivate(told) ? null : next?.(told);
  if (below) await showBelow({ ...context, room: told }, below);
}

/** Where else it's the asker's turn; nothing if it isn't, or if that can't be found out. */
async function elsewhereLine({ services, interaction, room, language }: MatchContext): Promise<Piece[]> {
  const waiting = await nextElsewhere(services, interaction.user.id, room.channel).catch((err: unknown) => {
    services.log.warn({ err }, 'other games not looked up');
    return null;
  });
  if (!waiting) return [];
  const game = wordsOf(waiting).say(language)('name');
  return [words(language)('bot.next.also', { game, link: tableLink(waiting) })];
}

/**
 * Ends the turn: saves, answers with what was revealed at its end, and posts. If it's the same person's turn again,
 * their next panel opens.
 */
export async function commitTurn(
  context: MatchContext,
  room: Room,
  seat: Seat,
  seen: readonly Piece[] = [],
): Promise<void> {
  // Looked up while the turn is saved.
  const elsewhere = elsewhereLine(context);
  const answer = async (saved: Room) => [
    ...seen,
    ...finishedPieces(saved, seat, context.language),
    ...(isToMove(saved, seat) ? [] : await elsewhere),
  ];
  await commit(context, room, answer, (told) => nextPieces(told, seat, viewerOf(context), seen));
}
