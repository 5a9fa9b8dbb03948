import type { Json, Seat } from '#engine';
import type { Button, Control, Intent, Panel, PanelState, Proposal } from '#games/contract';
import type { Reader } from '#i18n';
import type { Subject } from './law-subject.ts';

/** A panel with what it was asked to show. */
export type Seen<Made> = { readonly shown: PanelState; readonly made: Made };

const inControl = (control: Control): readonly Intent[] => {
  switch (control.kind) {
    case 'buttons':
      return control.buttons.map(({ intent }) => intent);
    case 'menu':
      return control.choices.map(({ intent }) => intent);
    case 'places':
      return control.places.map(({ intent }) => intent);
  }
};

export const intentsIn = (controls: readonly Control[], extra: readonly Button[] = []): Intent[] => [
  ...controls.flatMap(inControl),
  ...extra.map(({ intent }) => intent),
];

/** All that can be pressed on a panel, but for what every panel has. */
export const intentsOf = ({ controls, extra, beside = [] }: Omit<Panel, 'ready'>): Intent[] =>
  intentsIn(controls, [...extra, ...beside]);

/** As far as presses that only show something lead; the first `most` of them. */
function explore<Made>(make: (shown: PanelState) => Made, intents: (made: Made) => readonly Intent[], most: number) {
  const known = new Set(['[]']);
  const found: Seen<Made>[] = [];
  const queue: PanelState[] = [[]];
  for (let shown = queue.shift(); shown && found.length < most; shown = queue.shift()) {
    const made = make(shown);
    found.push({ shown, made });
    for (const intent of intents(made)) {
      if (intent.kind !== 'show' || known.has(JSON.stringify(intent.shown))) continue;
      known.add(JSON.stringify(intent.shown));
      queue.push(intent.shown);
    }
  }
  return found;
}

/** Every panel a seat can open without playing anything. */
export function panelsOf({ game, ui }: Subject, state: Json, seat: Seat, reader: Reader, most = 400) {
  const view = game.view(state, seat);
  const legal = game.legal(state, seat);
  const make = (shown: PanelState): Panel | null => ui.panel(view, legal, reader, shown);
  return explore(make, (panel) => (panel ? intentsOf(panel) : []), most);
}

/** Every proposal a seat can make up; none in games that are not talked over. */
export function proposalsOf({ game, ui }: Subject, state: Json, seat: Seat, reader: Reader, most = 400) {
  const { talk } = ui;
  if (!talk) return [];
  const views = { seat, own: game.view(state, seat), open: game.view(state, null) };
  const make = (shown: PanelState): Proposal => talk.propose(views, reader, shown);
  return explore(make, ({ panel }) => intentsOf(panel), most);
}
