import type { Button, Choice, Control, Intent } from '../../games/contract.ts';
import { HELD, makeId, makeNumbers, type Verb } from '../custom-id.ts';
import { type ActionRow, buttonRow, buttonRows, type Labelled, MENU_ROOM, menuRow, ROW_ROOM } from './components.ts';

/** What the presses of one message are about, and which verbs they go by. */
export type Offer = {
  readonly match: string;
  readonly stamp: string;
  readonly verbs: { readonly play: Verb; readonly show: Verb };
};

function idFor({ match, stamp, verbs }: Offer, intent: Intent | null): string {
  switch (intent?.kind) {
    case undefined:
      return makeId({ match, verb: HELD, stamp, numbers: [] });
    case 'play':
      return makeId({ match, verb: verbs.play, stamp, numbers: [intent.index] });
    case 'show':
      return makeId({ match, verb: verbs.show, stamp, numbers: intent.shown });
    case 'rotate':
      return makeId({ match, verb: 'turn', stamp, numbers: [] });
    case 'post':
      // Says itself what is proposed, so it holds as long as that can be played.
      return makeId({ match, verb: 'post', stamp: '', numbers: intent.shown });
  }
}

export const labelled = (offer: Offer, { intent, ...button }: Button): Labelled => ({
  ...button,
  id: idFor(offer, intent),
  disabled: intent === null,
});

const menuValue = (intent: Intent): string => {
  if (intent.kind === 'play') return String(intent.index);
  return 'shown' in intent ? makeNumbers(intent.shown) : '';
};

/** As many menus as the choices need. The first choice says what kind of menu it is; all are of one kind. */
function menuRows({ match, stamp, verbs }: Offer, prompt: string, choices: readonly Choice[]): ActionRow[] {
  const verb = choices[0]?.intent.kind === 'play' ? 'menu' : verbs.show;
  const id = makeId({ match, verb, stamp, numbers: [] });
  const pages = Math.ceil(choices.length / MENU_ROOM);
  return Array.from({ length: pages }, (_, page) =>
    menuRow(
      id,
      prompt,
      choices
        .slice(page * MENU_ROOM, (page + 1) * MENU_ROOM)
        .map(({ label, intent, chosen = false }) => ({ value: menuValue(intent), label, default: chosen })),
    ),
  );
}

const PLACE_ROWS = 3;

function actionRowsOf(offer: Offer, control: Control): ActionRow[] {
  switch (control.kind) {
    case 'buttons':
      return control.buttons.length ? [buttonRow(control.buttons.map((button) => labelled(offer, button)))] : [];
    case 'menu':
      return menuRows(offer, control.prompt, control.choices);
    case 'places':
      return control.places.length > PLACE_ROWS * ROW_ROOM
        ? menuRows(offer, control.prompt, control.places)
        : buttonRows(control.places.map((button) => labelled(offer, button)));
  }
}

/** What a stage offers, as rows of a message. */
export const controlRows = (offer: Offer, controls: readonly Control[]): ActionRow[] =>
  controls.flatMap((control) => actionRowsOf(offer, control));
