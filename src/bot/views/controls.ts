import { type Json, sameJson } from '#engine';
import { GAME_IDS, type GameId } from '#games';
import type { Button, Choice, Control, Intent, PanelState } from '#games/contract';
import { WORDS } from '#games/words';
import { type Language, words } from '#i18n';
import type { Room } from '#room';
import { HELD, makeId, makeNumbers, NO_MATCH, type Verb } from '../discord/custom-id.ts';
import {
  type ActionRow,
  buttonRows,
  type Labeled,
  MENU_LIMIT,
  MESSAGE_LIMIT,
  menuRow,
  ROW_LIMIT,
  sizeOf,
} from './components.ts';

/** What the buttons of one message belong to, and their verbs. */
export type Offer = {
  readonly match: string;
  readonly stamp: string;
  readonly verbs: { readonly play: Verb; readonly show: Verb };
  /** The actions a turn can be restarted with; without it there are no such buttons. */
  readonly opening?: readonly Json[];
};

const indexIn = (opening: readonly Json[], action: Json): number =>
  opening.findIndex((other) => sameJson(other, action));

/** Whether the button does anything here. */
const isOpen = ({ opening = [] }: Offer, { intent }: Button): boolean =>
  intent.kind !== 'restart' || indexIn(opening, intent.action) >= 0;

function idFor({ match, stamp, verbs, opening = [] }: Offer, intent: Intent): string {
  switch (intent.kind) {
    case 'chosen':
      return makeId({ match, verb: HELD, stamp, numbers: [] });
    case 'why':
      // No stamp: the button is valid as long as there is a reason.
      return makeId({ match, verb: 'why', stamp: '', numbers: intent.about });
    case 'play':
      return makeId({ match, verb: verbs.play, stamp, numbers: [intent.index] });
    case 'show':
      return makeId({ match, verb: verbs.show, stamp, numbers: intent.shown });
    case 'rotate':
      return makeId({ match, verb: 'turn', stamp, numbers: [] });
    case 'instead':
      return makeId({ match, verb: 'instead', stamp, numbers: [intent.index] });
    case 'restart':
      return makeId({ match, verb: 'anew', stamp, numbers: [indexIn(opening, intent.action)] });
    case 'post':
      // No stamp: the id names the proposal, so it's valid as long as that can be played.
      return makeId({ match, verb: 'post', stamp: '', numbers: intent.shown });
  }
}

/** Marks the selected button by more than its color. */
const CHOSEN = '✓ ';

function labeled(offer: Offer, { intent, label, ...button }: Button): Labeled {
  const id = idFor(offer, intent);
  return intent.kind === 'chosen'
    ? { ...button, id, label: `${CHOSEN}${label}`, style: 'success', disabled: true }
    : { ...button, id, label };
}

export const labeledAll = (offer: Offer, buttons: readonly Button[]): Labeled[] =>
  buttons.filter((button) => isOpen(offer, button)).map((button) => labeled(offer, button));

const menuValue = (intent: Intent): string => {
  if ('index' in intent) return String(intent.index);
  return 'shown' in intent ? makeNumbers(intent.shown) : '';
};

function menuVerb(intent: Intent | undefined, show: Verb): Verb {
  if (intent?.kind === 'play') return 'menu';
  return intent?.kind === 'instead' ? 'instead' : show;
}

/** As many menus as the choices need. All choices have the same kind of intent. */
function menuRows({ match, stamp, verbs }: Offer, prompt: string, choices: readonly Choice[]): ActionRow[] {
  const verb = menuVerb(choices[0]?.intent, verbs.show);
  const id = makeId({ match, verb, stamp, numbers: [] });
  const pages = Math.ceil(choices.length / MENU_LIMIT);
  return Array.from({ length: pages }, (_, page) =>
    menuRow(
      id,
      pages > 1 ? `${prompt} (${page + 1}/${pages})` : prompt,
      choices
        .slice(page * MENU_LIMIT, (page + 1) * MENU_LIMIT)
        .map(({ label, intent, chosen = false }) => ({ value: menuValue(intent), label, default: chosen })),
    ),
  );
}

const PLACE_ROWS = 3;

/** Whether the control is shown as a menu. */
export const isMenu = (control: Control): boolean =>
  control.kind === 'menu' ||
  (control.kind === 'places' && control.places.length > (control.rows ?? PLACE_ROWS) * ROW_LIMIT);

function actionRowsOf(offer: Offer, control: Control, isTight: boolean): ActionRow[] {
  switch (control.kind) {
    case 'buttons':
      return buttonRows(labeledAll(offer, control.buttons));
    case 'menu':
      return menuRows(offer, control.prompt, control.choices);
    case 'places':
      return isTight || isMenu(control)
        ? menuRows(offer, control.prompt, control.places)
        : buttonRows(labeledAll(offer, control.places));
  }
}

/** What a game's ui offers, as rows of a message. Places become a menu if a button each would exceed the limit. */
export function controlRows(offer: Offer, controls: readonly Control[], limit = MESSAGE_LIMIT): ActionRow[] {
  const rows = controls.flatMap((control) => actionRowsOf(offer, control, false));
  return sizeOf(rows) <= limit ? rows : controls.flatMap((control) => actionRowsOf(offer, control, true));
}

/** A table's button has no numbers, a panel's at least one. */
const numbersOf = (shown: PanelState | null): PanelState => {
  if (shown === null) return [];
  return shown.length > 0 ? shown : [null];
};

/** What the panel of a Rules button showed; null for a table. */
export const shownBeside = (numbers: PanelState): PanelState | null => (numbers.length > 0 ? numbers : null);

/** Opens the rules on what is shown, which the stamp belongs to; `shown` is null at a table. */
export const rulesButton = (room: Room, language: Language, shown: PanelState | null, stamp = ''): Labeled => ({
  id: makeId({ match: room.id, verb: 'rules', stamp, numbers: numbersOf(shown) }),
  label: words(language)('bot.table.rules'),
  emoji: '📖',
});

/** Asks what the signs in a game's pictures mean. The game is its place in the list, where new ones come last. */
export const signsButtons = (game: GameId, language: Language): Labeled[] =>
  WORDS[game].legend
    ? [
        {
          id: makeId({ match: NO_MATCH, verb: 'signs', stamp: '', numbers: [GAME_IDS.indexOf(game)] }),
          label: words(language)('bot.look.signs'),
          emoji: '🔣',
        },
      ]
    : [];
