import { forcedEnd, type Game, type Json, type Seat, sameJson } from '#engine';
import type { Control, GameUi, Intent, Panel, PanelState } from '#games/contract';
import { isMenu } from '../src/bot/views/controls.ts';
import { intentsIn } from '../test/laws/panels.ts';

/** A turn in preparation as it stands on the screen: before the panel is open, only the table does. */
type Screen = {
  readonly steps: readonly Json[];
  /** The states before each step, and the one after all of them. */
  readonly states: readonly Json[];
  readonly shown: PanelState;
  readonly open: boolean;
  /** The last step was a reveal that leaves no choice. */
  readonly settled: boolean;
};

/** The cost of a turn: presses sent to the bot, and taps on the screen, including those that only open a menu. */
export type Cost = { readonly presses: number; readonly touches: number };
type Way = Cost & { readonly screen: Screen };

const dearer = ({ presses, touches }: Cost, by: number, touched = by): Cost => ({
  presses: presses + by,
  touches: touches + touched,
});
const byTouches = (a: Cost, b: Cost): number => a.touches - b.touches;

const READER = { language: 'en', names: ['Ada', 'Bruno', 'Chen', 'Dora', 'Emeka', 'Finn', 'Gael', 'Hugo'] } as const;

/** More presses than a turn ever takes. */
const MOST = 30;

/** A menu is touched once to open and once to choose. */
const touchesOf = (control: Control): number => (isMenu(control) ? 2 : 1);

/** Ignores rotation: a placed item may still be rotated. */
const unturned = (action: Json): Json =>
  typeof action === 'object' && action !== null && !Array.isArray(action)
    ? Object.fromEntries(Object.entries(action).filter(([key]) => key !== 'turn' && key !== 'turned'))
    : action;

/** Whether the steps lead to the wanted ones, in whatever order; the last may yet be rotated. */
function isOnTheWay(steps: readonly Json[], wanted: readonly Json[]): boolean {
  const left = [...wanted];
  return steps.every((step, i) => {
    const isLast = i === steps.length - 1;
    const same = left.findIndex((each) => sameJson(each, step));
    const at = same < 0 && isLast ? left.findIndex((each) => sameJson(unturned(each), unturned(step))) : same;
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const sorted = (list: readonly Json[]): string[] => list.map((step) => JSON.stringify(step)).sort();
const isThere = (steps: readonly Json[], wanted: readonly Json[]): boolean => sameJson(sorted(steps), sorted(wanted));

/** Counts the presses of a turn on what a game really offers. */
export class Presser {
  readonly #game: Game;
  readonly #ui: GameUi;
  readonly #seat: Seat;
  readonly #panels = new WeakMap<Screen, Panel | null>();

  constructor(game: Game, ui: GameUi, seat: Seat) {
    this.#game = game;
    this.#ui = ui;
    this.#seat = seat;
  }

  /** Whether the seat has a panel before it takes anything: then the panel opens by itself on its next turn. */
  opensItself = (state: Json): boolean =>
    this.#panel({ steps: [], states: [state], shown: [], open: true, settled: false }) !== null;

  /** The fewest presses that take these steps and end the turn, with the fewest touches; null if no way leads there. */
  fewest(state: Json, wanted: readonly Json[], endsItself: boolean, opened = false): Cost | null {
    const begin: Screen = { steps: [], states: [state], shown: [], open: opened, settled: false };
    const known = new Set<string>();
    const isNew = ({ screen: { steps, shown, open } }: Way): boolean => {
      const key = JSON.stringify([steps, shown, open]);
      return !known.has(key) && known.add(key).has(key);
    };
    let ways: Way[] = [{ presses: 0, touches: 0, screen: begin }];
    for (let presses = 0; presses <= MOST; presses++) {
      const now = ways
        .filter((way) => way.presses === presses)
        .sort(byTouches)
        .filter(isNew);
      const over = now.find(({ screen }) => this.#isOver(screen, wanted, endsItself));
      if (over) return over;
      const ready = now.find(({ screen }) => this.#isReady(screen, wanted));
      if (ready) return dearer(ready, 1);
      const next = now.flatMap((way) => this.#next(way));
      const later = ways.filter((way) => way.presses > presses);
      ways = [...later, ...next.filter(({ screen }) => isOnTheWay(screen.steps, wanted))];
    }
    return null;
  }

  /** Nothing is left to press: the turn ends by itself, or a reveal leaves no choice. */
  #isOver = (screen: Screen, wanted: readonly Json[], endsItself: boolean): boolean =>
    (endsItself || screen.settled) && isThere(screen.steps, wanted);

  /** All of it is done but for Confirm, which does what is selected, or what the rules leave no other way for. */
  #isReady(screen: Screen, wanted: readonly Json[]): boolean {
    const panel = this.#panel(screen);
    if (!panel?.ready) return false;
    const selected = panel.selected ?? this.#game.rest(this.#now(screen).state, this.#seat);
    return isThere([...screen.steps, ...selected], wanted);
  }

  #now({ states }: Screen) {
    const state = states.at(-1) ?? null;
    return { state, legal: this.#game.legal(state, this.#seat), view: this.#game.view(state, this.#seat) };
  }

  #panel(screen: Screen): Panel | null {
    const known = this.#panels.get(screen);
    if (known !== undefined) return known;
    const { view, legal } = this.#now(screen);
    const panel = screen.open ? this.#ui.panel(view, legal, READER, screen.shown) : null;
    this.#panels.set(screen, panel);
    return panel;
  }

  /** With one more step; closes what was being looked at. */
  #taken(screen: Screen, action: Json): Screen {
    const before = this.#now(screen).state;
    const state = this.#game.apply(before, this.#seat, action);
    const { reveals, ends } = this.#game.effect(before, this.#seat, action);
    const settled = reveals && !ends && forcedEnd(this.#game, state, this.#seat) !== null;
    return { steps: [...screen.steps, action], states: [...screen.states, state], shown: [], open: true, settled };
  }

  #lifted = (screen: Screen): Screen => ({
    ...screen,
    steps: screen.steps.slice(0, -1),
    states: screen.states.slice(0, -1),
  });

  #next = (way: Way): Way[] => (way.screen.open ? this.#onPanel(way) : this.#onTable(way));

  /** My turn opens the panel; what is on the table does that as well, and something hidden asks first. */
  #onTable(way: Way): Way[] {
    const { screen } = way;
    const { view, legal } = this.#now(screen);
    const controls = this.#ui.openMoves?.controls(view, legal, READER) ?? [];
    const taken = intentsIn(controls).flatMap((intent): Way[] => {
      const action = intent.kind === 'play' ? legal[intent.index] : undefined;
      if (action === undefined) return [];
      const asked = this.#ui.reveals?.warning(view, action, READER) ? 1 : 0;
      return [{ ...dearer(way, 1 + asked), screen: this.#taken(screen, action) }];
    });
    return [{ ...dearer(way, 1), screen: { ...screen, open: true } }, ...taken];
  }

  #onPanel(way: Way): Way[] {
    const { screen } = way;
    const panel = this.#panel(screen);
    if (!panel) return [];
    const controls: Control[] = [
      ...panel.controls,
      { kind: 'buttons', buttons: [...panel.extra, ...(panel.beside ?? [])] },
    ];
    return controls.flatMap((control) =>
      intentsIn([control]).flatMap((intent): Way[] => {
        const next = this.#follow(screen, intent);
        return next ? [{ ...dearer(way, 1, touchesOf(control)), screen: next }] : [];
      }),
    );
  }

  #follow(screen: Screen, intent: Intent): Screen | null {
    switch (intent.kind) {
      case 'show':
        return { ...screen, shown: intent.shown };
      case 'play':
        return this.#play(screen, this.#now(screen).legal[intent.index]);
      case 'instead':
        return this.#play(this.#lifted(screen), this.#now(this.#lifted(screen)).legal[intent.index]);
      case 'rotate': {
        const { legal } = this.#now(this.#lifted(screen));
        return this.#play(this.#lifted(screen), this.#ui.rotated(legal, screen.steps.at(-1) ?? null) ?? undefined);
      }
      case 'restart':
        return this.#play({ ...screen, steps: [], states: screen.states.slice(0, 1) }, intent.action);
      case 'post':
      case 'why':
      case 'chosen':
        return null;
    }
  }

  #play = (screen: Screen, action: Json | undefined): Screen | null =>
    action === undefined ? null : this.#taken(screen, action);
}
