import type { Seat } from '#engine';
import type { CardId } from './content.ts';
import type { Age, Effect, Side } from './kinds.ts';
import type { WonderId } from './wonders.ts';

/** With the black cards, with them in teams of two, or without them. */
const VARIANTS = ['cities', 'teams', 'base'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Which sides of the boards are played; `chosen` asks one seat after the other. */
export const SIDE_RULES = ['day', 'night', 'random', 'chosen'] as const;
export type SideRule = (typeof SIDE_RULES)[number];

export type WondersOptions = { readonly variant: Variant; readonly sides: SideRule };

/** All of it lies open. */
export type City = {
  readonly wonder: WonderId;
  readonly side: Side;
  readonly stages: number;
  /** In the order they were built. */
  readonly cards: readonly CardId[];
  readonly coins: number;
  readonly debts: number;
  /** Of conflicts and raids, in the order they came: 1, 3 or 5 for a victory, -1 for a defeat. */
  readonly tokens: readonly number[];
  readonly diplomacy: number;
};

/** Coins that go to the bank and to the neighbors. */
export type Payment = { readonly bank: number; readonly left: number; readonly right: number };

type Bought = { readonly card: CardId; readonly left: number; readonly right: number };

/** What a card of the hand is used for. The bank gets what the card costs; the neighbors what was agreed on. */
export type Use =
  | ({ readonly kind: 'build' } & Bought)
  | ({ readonly kind: 'stage' } & Bought)
  | { readonly kind: 'sell'; readonly card: CardId };

/** What a seat may answer, whatever it is asked. */
export type Answer =
  | Use
  | { readonly kind: 'side'; readonly side: Side }
  /** A card out of the discard pile, or none of them. */
  | { readonly kind: 'unearth'; readonly card: CardId }
  | { readonly kind: 'leave' }
  /** So much of a loss in coins, the rest in debts. */
  | { readonly kind: 'pay'; readonly coins: number };

export type Action =
  | Answer
  /** Losses are paid in coins as far as they go, without asking; or no longer. */
  | { readonly kind: 'always'; readonly on: boolean }
  | { readonly kind: 'end' };

/** What a seat has prepared; nobody else knows it before all are done. */
export type Work = { readonly answer: Answer | null; readonly always: boolean | null; readonly done: boolean };

/** How a building came to be: paid for, by a chain, or by a power that makes it free. */
type Way = 'paid' | 'chain' | 'power';

/** What a seat did with a card, as everyone saw it. */
export type PlayedCard =
  | { readonly kind: 'built'; readonly card: CardId; readonly way: Way; readonly paid: Payment }
  /** The stage is counted from 1. */
  | { readonly kind: 'stage'; readonly stage: number; readonly paid: Payment }
  | { readonly kind: 'sold' }
  | { readonly kind: 'unearthed'; readonly card: CardId };

/** Two seats that fought at an Age's end, and the number of tokens each took; a tie brings none. */
export type Fight = {
  readonly seats: readonly [Seat, Seat];
  readonly shields: readonly [number, number];
  readonly winner: Seat | null;
  readonly tokens: number;
};

export type Conflict = {
  readonly age: Age;
  readonly fights: readonly Fight[];
  /** Who spent a token of diplomacy. */
  readonly diplomats: readonly Seat[];
};

/** What happened since the channel was last told, in order. */
export type News =
  | { readonly kind: 'side'; readonly seat: Seat; readonly side: Side }
  | { readonly kind: 'did'; readonly seat: Seat; readonly deed: PlayedCard }
  /** Built nothing from the pile. */
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly coins: number; readonly debts: number }
  | ({ readonly kind: 'conflict' } & Conflict);

/**
 * What is asked: a side of the board; what to do with a card of the hand; with the last card, of who may play it; a card
 * of the discard pile; coins or debts for a loss.
 */
export type Phase = 'side' | 'choose' | 'last' | 'pile' | 'loss' | 'over';

/** A loss that falls at the end of the turn, on all but one. */
export type Strike = {
  readonly by: Seat;
  readonly effect: Extract<Effect, { readonly kind: 'othersLose' | 'othersLosePer' }>;
};

export type State = {
  readonly variant: Variant;
  readonly phase: Phase;
  readonly age: Age;
  /** From 1. */
  readonly turn: number;
  readonly cities: readonly City[];
  readonly hands: readonly (readonly CardId[])[];
  /** The hands of the Ages to come. */
  readonly decks: readonly (readonly (readonly CardId[])[])[];
  /** Face down, oldest first. */
  readonly pile: readonly CardId[];
  /** Under the boards, one for each stage. */
  readonly tucked: readonly CardId[];
  /**
   * By seat, for each turn of this Age, the card it sold or put under its board; null where it built one. The
   * seat that passed that card on knows that it may be gone. Older matches have it from their next Age on.
   */
  readonly hidden?: readonly (readonly (CardId | null)[])[];
  /** Who is asked. */
  readonly asked: readonly Seat[];
  readonly work: readonly Work[];
  /** Who may still build from the pile this turn, in order. */
  readonly diggers: readonly Seat[];
  readonly strikes: readonly Strike[];
  /** What each seat has to lose. */
  readonly owed: readonly number[];
  /** Who always pays losses in coins. */
  readonly always: readonly boolean[];
  /** What each seat played in the turn told last. Stored matches have this name. */
  readonly deeds: readonly (PlayedCard | null)[];
  readonly news: readonly News[];
  /** The last one there was. */
  readonly conflict: Conflict | null;
};
