import { type Json, type Match, type Seat, sameJson, undo } from '#engine';
import type { Button, Choice, Control, Intent, Panel } from '#games/contract';
import { EMOJIS } from '#games/pictures';
import { withEmojis } from '#i18n';
import { beforeTurn, matchOf, panelReader, type Room, reader } from '#room';
import { findAction } from '../../src/bot/actions/index.ts';
import { parseId } from '../../src/bot/discord/custom-id.ts';
import type { Piece } from '../../src/bot/views/message.ts';
import { panelPieces, privateRoomPieces } from '../../src/bot/views/panel.ts';
import { turnPieces } from '../../src/bot/views/table.ts';
import { LIMITS } from '../../src/local/discord-limits.ts';
import { flatten } from '../../src/local/schema/component-schema.ts';
import { styledBody } from '../../src/local/schema/message-schema.ts';
import { emojisIn } from '../rig/emojis-in.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { MISSING_WORDS } from './missing-words.ts';
import { intentsIn, intentsOf, panelsOf, proposalsOf } from './panels.ts';
import { playthrough, sampled } from './playthrough.ts';
import { roomFor } from './public.ts';
import { laidOut } from './public-messages.ts';
import { reasonLaw, topicLaw } from './reasons-and-topics.ts';

const wrongLabel = (marked: string, most: number): string | null => {
  const unknown = emojisIn(marked).filter((name) => !EMOJIS.has(name));
  if (unknown.length > 0) return `nobody drew ${unknown.join(', ')}`;
  const label = withEmojis(marked);
  if (!label.trim()) return 'nothing stands on something to press';
  if (MISSING_WORDS.test(label)) return `“${label}” is not words`;
  return label.length > most ? `“${label}” has ${label.length} characters, ${most} are allowed` : null;
};

const ofButtons = (buttons: readonly Button[]): (string | null)[] => [
  ...buttons.map(({ label }) => wrongLabel(label, LIMITS.buttonLabel)),
  buttons.length > LIMITS.rowButtons ? `${buttons.length} buttons in a row` : null,
];
const ofChoices = (prompt: string, choices: readonly Choice[]): (string | null)[] => [
  wrongLabel(prompt, LIMITS.placeholder),
  ...choices.map(({ label }) => wrongLabel(label, LIMITS.selectText)),
];

function wrongIn(control: Control): (string | null)[] {
  switch (control.kind) {
    case 'buttons':
      return ofButtons(control.buttons);
    case 'menu':
      return ofChoices(control.prompt, control.choices);
    case 'places':
      return [
        ...control.places.map(({ label }) => wrongLabel(label, LIMITS.buttonLabel)),
        ...ofChoices(control.prompt, control.places),
      ];
  }
}

/** Every button has a label within Discord's limits and stands for a legal action. */
function* sound(controls: readonly Control[], extra: readonly Button[], legal: readonly Json[]): Generator<string> {
  for (const wrong of [
    ...controls.flatMap(wrongIn),
    ...extra.map(({ label }) => wrongLabel(label, LIMITS.buttonLabel)),
  ])
    if (wrong) yield wrong;
  // Confirm and Back stand in the same row.
  if (extra.length > LIMITS.rowButtons - 2) yield `${extra.length} buttons beside Confirm and Back`;
  for (const intent of intentsIn(controls, extra)) {
    if (intent.kind === 'play' && legal[intent.index] === undefined)
      yield `plays action ${intent.index} of ${legal.length}`;
  }
}

/** Grayed out without being the current choice. */
const isMute = (one: object): boolean =>
  'disabled' in one && one.disabled === true && !('label' in one && String(one.label).startsWith('✓ '));

const isUnderstood = (id: string): boolean => {
  const press = parseId(id.split(':').slice(1));
  return press !== null && findAction(press.verb) !== undefined;
};

/** The whole message is one Discord takes, and its ids say what was put into them. */
function* acceptable(pieces: readonly Piece[], room: Room): Generator<string> {
  const { components, pictures } = laidOut(pieces, reader(room, room.language));
  const parsed = styledBody(true).safeParse({ components });
  if (!parsed.success)
    return yield parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  const all = flatten(parsed.data.components ?? []);
  const count = all.length + pictures.length;
  if (count > LIMITS.components) yield `${count} components, ${LIMITS.components} are allowed`;
  for (const one of all) {
    const id = 'custom_id' in one && !one.disabled ? one.custom_id : null;
    if (isMute(one)) yield `${JSON.stringify(one)} is grayed out and nothing says why`;
    if (id && !isUnderstood(id)) yield `${id} is not read again`;
    if ('content' in one && MISSING_WORDS.test(one.content)) yield `“${one.content}” is not words`;
  }
}

/** Two buttons of a panel that can't be told apart. */
function* distinct(pieces: readonly Piece[], room: Room): Generator<string> {
  const { components } = laidOut(pieces, reader(room, room.language));
  const parsed = styledBody(true).safeParse({ components });
  const buttons = flatten(parsed.data?.components ?? []).flatMap((one) =>
    'label' in one ? [`${one.emoji?.name ?? ''} ${one.label ?? ''}`] : [],
  );
  for (const label of new Set(buttons.filter((each, i) => buttons.indexOf(each) < i)))
    yield `“${label}” stands on several buttons`;
}

/** Whether the last placed item can be rotated. */
function rotatable({ game, ui }: Subject, match: Match, seat: Seat): boolean {
  const last = match.log.findLast((entry) => entry.seat === seat);
  const lifted = undo(game, match, seat);
  if (!last || !lifted.ok) return false;
  const legal = game.legal(lifted.value.state, seat);
  const rotated = ui.rotated(legal, last.action);
  return rotated !== null && legal.some((action) => sameJson(action, rotated));
}

/** The legal actions before the last step. */
function before({ game }: Subject, match: Match, seat: Seat): readonly Json[] {
  const lifted = undo(game, match, seat);
  return lifted.ok ? game.legal(lifted.value.state, seat) : [];
}

/** Buttons that restart the turn start it with a legal action. */
function* restartable({ game }: Subject, match: Match, seat: Seat, intents: readonly Intent[]): Generator<string> {
  const begun = game.legal(matchOf(beforeTurn(roomFor(match), seat)).state, seat);
  for (const intent of intents)
    if (intent.kind === 'restart' && !begun.some((action) => sameJson(action, intent.action)))
      yield `can't restart with ${JSON.stringify(intent.action)}`;
}

/** Confirm plays what is selected, turns nothing up on the way, and then there is one way to end the turn. */
function* confirmable({ game }: Subject, match: Match, seat: Seat, { selected = [] }: Panel): Generator<string> {
  let { state } = match;
  for (const step of [...selected, ...(selected.length > 0 ? [] : game.rest(state, seat))]) {
    if (!game.legal(state, seat).some((action) => sameJson(action, step)))
      return yield `what is selected can't be played: ${JSON.stringify(step)}`;
    const { ends, reveals } = game.effect(state, seat, step);
    if (ends || reveals) yield `Confirm does more than was selected: ${JSON.stringify(step)}`;
    state = game.apply(state, seat, step);
  }
  const ending = game.legal(state, seat).filter((action) => game.effect(state, seat, action).ends);
  if (ending.length !== 1) yield `Confirm stands for ${ending.length} actions`;
}

/** Which actions the panels and the table let the seat play; Confirm plays the one that ends the turn. */
function* reach(
  subject: Subject,
  match: Match,
  seat: Seat,
  panels: readonly (Panel | null)[],
  open: readonly Intent[],
) {
  const { game } = subject;
  const legal = game.legal(match.state, seat);
  const ending = legal.flatMap((action, i) => (game.effect(match.state, seat, action).ends ? [i] : []));
  const intents = [...open, ...panels.flatMap((panel) => (panel ? intentsOf(panel) : []))];
  for (const panel of panels) if (panel?.ready) yield* confirmable(subject, match, seat, panel);
  const played = new Set(intents.flatMap((intent) => (intent.kind === 'play' ? [intent.index] : [])));
  if (panels.some((panel) => panel?.ready)) for (const index of ending) played.add(index);
  const missing = legal.filter((_, i) => !played.has(i));
  if (missing.length > 0) yield `nothing plays ${JSON.stringify(missing[0])} (and ${missing.length - 1} more)`;
  yield* restartable(subject, match, seat, intents);
  if (intents.some(({ kind }) => kind === 'rotate') && !rotatable(subject, match, seat)) yield 'Rotate leads nowhere';
  const instead = intents.flatMap((intent) => (intent.kind === 'instead' ? [intent.index] : []));
  if (instead.length === 0) return;
  const others = before(subject, match, seat);
  for (const index of instead)
    if (others[index] === undefined) yield `plays action ${index} of ${others.length} instead`;
}

/** Only actions that reveal something in mid-turn ask for confirmation. */
function* warned({ game, ui }: Subject, match: Match, seat: Seat): Generator<string> {
  const room = roomFor(match);
  for (const action of game.legal(match.state, seat)) {
    const { reveals, ends } = game.effect(match.state, seat, action);
    const warning = ui.reveals?.warning(game.view(match.state, seat), action, reader(room, room.language)) ?? null;
    if ((warning !== null) !== (reveals && !ends))
      yield `${JSON.stringify(action)} ${warning === null ? 'turns something up unasked' : 'is asked about for nothing'}`;
    if (warning !== null && (!warning.trim() || MISSING_WORDS.test(warning))) yield `“${warning}” is not words`;
  }
}

/** All panels a seat can open on its turn. */
function* panels(subject: Subject, match: Match, seat: Seat): Generator<string> {
  const { game, ui } = subject;
  const room = roomFor(match);
  // Every other position as it is for who wants the best preselected.
  const viewer = { language: room.language, preselect: match.log.length % 2 === 1 };
  const told = panelReader(room, viewer);
  const legal = game.legal(match.state, seat);
  const found = panelsOf(subject, match.state, seat, told);
  for (const { made } of found) if (made) yield* sound(made.controls, made.extra, legal);
  for (const { shown, made } of sampled(found, 6)) {
    const pieces = panelPieces(room, seat, viewer, shown);
    yield* acceptable(pieces, room);
    // A turn begins with the table's spaces, which are told apart by where they stand.
    if (made) yield* distinct(pieces, room);
  }
  if (ui.lesson) {
    // Nowhere stands more around a panel than in a lesson; where nothing has happened yet, nothing is told.
    const lesson: Room = { ...room, place: { kind: 'learn', read: [] } };
    const taught = privateRoomPieces(lesson, seat, viewer).filter((piece) => piece !== '');
    yield* acceptable(taught, lesson);
  }
  const onTable = match.history.open.length === match.log.length;
  const open = (onTable && ui.openMoves?.controls(game.view(match.state, null), legal, told)) || [];
  yield* sound(open, [], legal);
  yield* reach(
    subject,
    match,
    seat,
    found.map(({ made }) => made),
    intentsIn(open),
  );
  yield* reasonLaw(subject, match, seat, found, intentsIn(open));
  yield* topicLaw(subject, match, seat, found);
}

/** The same for proposals, which play nothing. */
function* proposals(subject: Subject, match: Match, seat: Seat): Generator<string> {
  const room = roomFor(match);
  for (const { made } of proposalsOf(subject, match.state, seat, reader(room, room.language), 40)) {
    yield* sound(made.panel.controls, made.panel.extra, []);
    if (made.post && MISSING_WORDS.test(made.post.line)) yield `“${made.post.line}” is not words`;
  }
}

/** Every legal action has a button, every button is legal, and Discord accepts all messages. */
export function* controlLaw(subject: Subject, kind: MatchSetup, seed: string): Generator<string> {
  const { steps } = playthrough(subject.game, kind, seed);
  for (const { before, seat } of sampled(steps, 7)) {
    const at = `after ${before.log.length} steps, seat ${seat}`;
    for (const wrong of acceptable(turnPieces(roomFor(before)), roomFor(before))) yield `${at}, table: ${wrong}`;
    for (const wrong of panels(subject, before, seat)) yield `${at}, panel: ${wrong}`;
    for (const wrong of warned(subject, before, seat)) yield `${at}, question: ${wrong}`;
    for (const wrong of proposals(subject, before, seat)) yield `${at}, proposal: ${wrong}`;
  }
}
