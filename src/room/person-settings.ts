import type { Language } from '#i18n';

/** Hours after which somebody waited for is reminded; 0 is never. */
export const REMINDER_HOURS = [0, 1, 2, 4, 8, 12, 24] as const;

/** What a person chose for themselves, wherever they play. */
export type PersonSettings = {
  readonly version: 3;
  readonly revision: number;
  /** Null: what Discord says. */
  readonly language: Language | null;
  readonly reminder: (typeof REMINDER_HOURS)[number];
  /** From one full hour to another, in the zone; may pass midnight. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly zone: string;
  /** Whether private pictures come with the same in words. */
  readonly text: boolean;
  /** Whether their first tables of a game come with a hint. */
  readonly hints: boolean;
  /** Whether they have ratings, and others see them. */
  readonly ranked: boolean;
  /** By game, at how many tables it was their turn, as far as hints go. */
  readonly tables: { readonly [game: string]: number };
  /** Most points in games for one, by game and options. */
  readonly best: { readonly [kind: string]: number };
};

/** Somebody who has chosen nothing yet. */
export const DEFAULT_SETTINGS: PersonSettings = {
  version: 3,
  revision: 0,
  language: null,
  reminder: 8,
  quiet: null,
  zone: 'UTC',
  text: false,
  hints: true,
  ranked: true,
  tables: {},
  best: {},
};
