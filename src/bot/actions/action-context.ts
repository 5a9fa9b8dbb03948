import { lastEnd, type Seat } from '#engine';
import type { PanelState } from '#games/contract';
import { pictureText } from '#games/words';
import { type BOT_WORDS, withTableLabels, words } from '#i18n';
import {
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
} from '#room';
import { settle, tell } from '../channel/proceed.ts';
import { type Asked, type Asker, attempt, beside, show } from '../discord/answer.ts';
import { makeId, type Press } from '../discord/custom-id.ts';
import type { Services } from '../services.ts';
import { buttonRow, cut } from '../views/components.ts';
import { type Body, compose, MOST_TEXT, type Piece, PRIVATE } from '../views/message.ts';
import { alonePieces, finishedPieces, nextPieces, panelPieces } from '../views/panel.ts';
import { comePieces } from '../views/plan.ts';
import { SAMPLE_NAMES } from '../views/rules.ts';

/** Who asks for something, and how; `press` is null for a command. */
export type Context = Asker & {
  readonly services: Services;
  readonly interaction: Asked;
  readonly press: Press | null;
  /** Raised when what is shown is superseded by something newer. */
  readonly superseded?: AbortSignal;
};

/** The same about a match. */
export type MatchContext = Context & { readonly room: Room };

/** What a press or a command does. One about a match runs in the queue of its channel. */
export type Handler = (context: Context) => Promise<void>;
export type MatchHandler = (context: MatchContext) => Promise<void>;

export function requireSeat({ room, interaction }: MatchContext): Seat {
  const seat = seatOf(room, interaction.user.id);
  if (seat === null) throw new Refused('stranger');
  return seat;
}

/** The asker's seat, if they play it themselves: who lets the computer play takes the seat back first. */
export function requirePresence(context: MatchContext): Seat {
  const seat = requireSeat(context);
  if (context.room.seats[seat]?.computer) throw new Refused('away');
  return seat;
}

/** Nothing can be done any more: a private match has no result in the channel to go on from. */
export function overRefusal(match: string): Refused {
  const kind = privateKindOf(match);
  return new Refused(kind ? `private.${kind}.over` : 'over');
}

/** Whose turn it is, if it is the asker's; otherwise the reason why not. */
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

/** The asker's seat, if it has something to prepare: its turn, or a plan for it. */
export function requireTurnOrPlan(context: MatchContext): Seat {
  const seat = seatOf(context.room, context.interaction.user.id);
  return seat !== null && mayPlan(context.room, seat) ? seat : requireTurn(context);
}

export function pressOf({ press }: Context): Press {
  if (!press) throw new Refused('unknown');
  return press;
}

/** The names of those the match waits for: "Ada and Emeka". */
export function waitedFor({ room, language }: Pick<MatchContext, 'room' | 'language'>): string {
  const waiting = gameOf(room).waiting(matchOf(room).state);
  return new Intl.ListFormat(language).format(waiting.map((seat) => namesOf(room)[seat] ?? ''));
}

/** Each picture followed by the same in words, as far as they fit. */
function withText({ room, language }: MatchContext, pieces: readonly Piece[]): Piece[] {
  let left = MOST_TEXT - pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 0), 0);
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || !('request' in piece) || left < 2) return [piece];
    const said = cut(pictureText(piece.request, reader(room, language)), left);
    left -= said.length;
    return [piece, said];
  });
}

/** What somebody is shown in private, as they like to read it. */
function composed(context: MatchContext, pieces: readonly Piece[]): Promise<Body> {
  const { services, room, language, person, superseded } = context;
  const named = pieces.map((piece) =>
    typeof piece === 'string' ? withTableLabels(piece, language, room.language) : piece,
  );
  const shown = person.text ? withText(context, named) : named;
  return compose(services, reader(room, language), shown, [], superseded);
}

/** Shows this instead of whatever the private answer showed before; it is about no match. */
export async function showAlone(context: Context, pieces: readonly Piece[]): Promise<void> {
  const { services, interaction, language, superseded } = context;
  const body = await compose(services, { language, names: SAMPLE_NAMES }, pieces, [], superseded);
  await show(services, interaction, language, body);
}

/** Shows this instead of whatever the private answer showed before. */
export async function showPrivately(context: MatchContext, pieces: readonly Piece[]): Promise<void> {
  const { services, interaction, language } = context;
  await show(services, interaction, language, await composed(context, pieces));
}

/** Shows this in private below all there is by now, and leaves the answer as it is. */
async function showBelow(context: MatchContext, pieces: readonly Piece[]): Promise<void> {
  await beside(context.services, context.interaction, await composed(context, pieces));
}

/**
 * The turn has come that was planned in this private message: where the plan still fits, one press plays it. One that
 * played itself, or was played by somebody else, is done with.
 */
async function showTurn(context: MatchContext, room: Room, seat: Seat): Promise<void> {
  const gone = words(context.language)('bot.plan.gone', { link: tableLink(room) });
  const pieces = planOf(room, seat) ? comePieces(room, seat, context.language) : [gone];
  if (!pieces) return;
  const body = { ...(await composed({ ...context, room }, pieces)), attachments: [], flags: PRIVATE[0] };
  await attempt(context.services, 'plan not shown', () => context.interaction.editReply(body));
}

/** Remembers in which private message somebody plans; one who has no plan any more is forgotten. */
export function notePlanPanel(context: MatchContext, room: Room, seat: Seat): void {
  const { services, interaction } = context;
  const user = interaction.user.id;
  if (planOf(room, seat))
    services.planPanels.note(room, user, services.clock.now(), (told) => showTurn(context, told, seat));
  else services.planPanels.forget(room, user);
}

export async function showPanel(context: MatchContext, room: Room, seat: Seat, shown: PanelState = []): Promise<void> {
  if (!isToMove(room, seat)) notePlanPanel(context, room, seat);
  await showPrivately({ ...context, room }, panelPieces(room, seat, context.language, shown));
}

type Question = keyof (typeof BOT_WORDS)['en']['bot']['ask'];

/** Asks before something that can't be taken back; no is to do nothing. */
export function question(
  { room, language }: MatchContext,
  verb: 'beg' | 'go' | 'finish',
  key: Question = verb,
): Piece[] {
  const t = words(language);
  const id = makeId({ match: room.id, verb, stamp: '', numbers: [] });
  return [t(`bot.ask.${key}.text`), buttonRow([{ id, label: t(`bot.ask.${key}.yes`), style: 'danger' }])];
}

type Answer = (saved: Room) => readonly Piece[];

const done =
  ({ language }: MatchContext): Answer =>
  () => [words(language)('bot.panel.done')];

/** In a private room all there is to see, instead of an answer. */
function answered({ interaction, language }: MatchContext, saved: Room, answer: Answer): readonly Piece[] {
  const seat = isPrivate(saved) ? seatOf(saved, interaction.user.id) : null;
  return seat === null ? answer(saved) : alonePieces(saved, seat, language);
}

/**
 * Saved first, then acknowledged to who did it, then told to the channel. What comes next for them stands below the
 * table: in the old answer it would be farther up turn by turn.
 */
export async function commit(
  context: MatchContext,
  room: Room,
  answer = done(context),
  next?: (told: Room) => Piece[] | null,
): Promise<void> {
  const saved = await settle(context.services, room);
  await showPrivately({ ...context, room: saved }, answered(context, saved, answer));
  const told = await tell(context.services, context.room, saved, context.interaction.user.id);
  const below = isPrivate(told) ? null : next?.(told);
  if (below) await showBelow({ ...context, room: told }, below);
}

/**
 * The turn is over: saved, said to who took it, with what came to light at its end, and told to the channel. Who is
 * waited for again goes on at once.
 */
export const commitTurn = (context: MatchContext, room: Room, seat: Seat, seen: readonly Piece[] = []): Promise<void> =>
  commit(
    context,
    room,
    (saved) => [...seen, ...finishedPieces(saved, seat, context.language)],
    // What was told to all is forgotten by then, and is told here once more.
    (told) => nextPieces({ ...told, past: room.past }, seat, context.language),
  );
