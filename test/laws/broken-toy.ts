import { describe, expect, test } from 'vitest';
import type { Game } from '#engine';
import { GAME_IDS } from '#games';
import type { UiCapabilities, UiCore } from '#games/contract';
import type { PicturesOf, WordsOf } from '#games/define';
import { conserved, withOtherSecrets } from '../rig/toy/laws.ts';
import type { Toy } from '../rig/toy/requests.ts';
import type { Action, State, View } from '../rig/toy/rules/index.ts';
import { extra, soundToy } from '../rig/toy-list.ts';
import { computerLaw } from './computer-players.ts';
import { controlLaw } from './controls.ts';
import { effectLaw } from './effects.ts';
import { type LawHelpers, type Subject, subjectOf } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { orderLaw } from './order.ts';
import { paintLaw, pictureLaw, picturesOf } from './pictures.ts';
import { playoutLaw } from './playouts.ts';
import { findings } from './playthrough.ts';
import { publicLaw } from './public.ts';
import { secrecyLaw } from './secrecy.ts';
import { undoLaw } from './undo.ts';

/** Replacements for parts of the toy game. */
export type Change = {
  readonly game?: Partial<Game<State, Action, View, Toy['options']>>;
  readonly ui?: Partial<UiCore<Toy> & UiCapabilities<Toy>>;
  readonly pictures?: Partial<PicturesOf<Toy>>;
  readonly words?: Partial<WordsOf<Toy>>;
  readonly own?: Partial<LawHelpers<State>> | LawHelpers;
};

/** The correct toy game. */
export const sound = soundToy;
const own: LawHelpers<State> = { withOtherSecrets, conserved };

/** The toy with a change, listed in its place: for tests that list it. */
export function changed(change: Change = {}): Subject {
  const id = GAME_IDS.find((each) => String(each) === 'toy');
  if (!id) throw new Error('The toy is not listed.');
  extra.set('toy', {
    game: { ...sound.game, ...change.game },
    ui: { ...sound.ui, ...change.ui },
    pictures: { ...sound.pictures, ...change.pictures },
    words: { ...sound.words, ...change.words },
  });
  return subjectOf(id, { ...own, ...change.own });
}

export const LAWS = {
  playouts: playoutLaw,
  secrecy: secrecyLaw,
  order: orderLaw,
  effects: effectLaw,
  undo: undoLaw,
  public: publicLaw,
  computers: computerLaw,
  controls: controlLaw,
  pictures: (subject: Subject, kind: MatchSetup, seed: string) =>
    pictureLaw(subject, picturesOf(subject, kind, seed, 4)),
  paint: (subject: Subject, kind: MatchSetup, seed: string) => paintLaw(picturesOf(subject, kind, seed, 1)),
};
export type Law = keyof typeof LAWS;

const KIND: MatchSetup = { seats: 3, options: {} };

/** All findings of a law for the changed toy; errors count as findings. */
export function lawFindings(law: Law, change: Change, kind = KIND): string {
  try {
    return findings(LAWS[law](changed(change), kind, 'can fail'), 1000).join('\n');
  } catch (error) {
    return String(error);
  } finally {
    changed();
  }
}

/** A name, the expected finding and the change that causes it. */
export type Breach = readonly [what: string, says: RegExp, change: Change];

export function expectFindings(law: Law, breaches: readonly Breach[]): void {
  describe(`the law of ${law}`, () => {
    test.each(breaches)('finds %s', (_, says, change) => expect(lawFindings(law, change)).toMatch(says));
  });
}
