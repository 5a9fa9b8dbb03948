import type { Seat } from '#engine';
import { partnerOf } from '../../../src/games/wonders/rules/city.ts';
import type { CardId } from '../../../src/games/wonders/rules/content.ts';
import type { Age } from '../../../src/games/wonders/rules/kinds.ts';
import type { State } from '../../../src/games/wonders/rules/types.ts';
import { all, build, lastTurn, sell, stage, table } from './table.ts';

type Zones = readonly (readonly CardId[])[];

/** Every card some places on, all places as large as before. */
function swapped(zones: Zones, by = 7): CardId[][] {
  const cards = zones.flat();
  const moved = [...cards.slice(by), ...cards.slice(0, by)];
  return zones.map(({ length }) => moved.splice(0, length));
}

/** Whether the viewer knows what this seat prepares. */
const isOpen = ({ variant }: State, seat: Seat, viewer: Seat | null): boolean =>
  viewer !== null && (seat === viewer || (variant === 'teams' && seat === partnerOf(viewer)));

/** Whether the viewer knows this seat's hand: they are dealt once all sides are chosen. */
const isKnown = (state: State, seat: Seat, viewer: Seat | null): boolean =>
  state.phase !== 'side' && isOpen(state, seat, viewer);

/** A card that was sold or put under a board in this Age, by whom, when, and who holds now what it was taken from. */
type Unseen = { readonly user: Seat; readonly at: number; readonly card: CardId; readonly holder: Seat };

function unseenOf({ age, turn, hands, hidden = [] }: State): Unseen[] {
  const seats = hands.length;
  return hidden.flatMap((cards, user) =>
    cards.flatMap((card, at) => {
      const passed = turn - 1 - at;
      const holder = (user + (age === 2 ? seats * turn - passed : passed + seats)) % seats;
      return card ? [{ user, at, card, holder }] : [];
    }),
  );
}

/** How many turns ago the viewer had what this seat holds now; null if never in this Age. */
function lastHad({ age, turn, hands }: State, viewer: Seat, holder: Seat): number | null {
  const ago = (hands.length + (age === 2 ? viewer - holder : holder - viewer)) % hands.length;
  return ago < turn ? ago : null;
}

/** Which secrets may change places without the viewer's noticing: a hand it had only with what went out of it since. */
function placeOf(state: State, viewer: Seat | null, { user, at, holder }: Unseen): Seat | 'anywhere' | 'known' {
  if (viewer === null) return 'anywhere';
  if (user === viewer) return 'known';
  const ago = lastHad(state, viewer, holder);
  const passed = state.turn - 1 - at;
  // What the holder was left with lies face down on the pile, so nobody can tell it from what was hidden.
  if (state.hands[holder]?.length === 0) return 'anywhere';
  // The last card is played after all hands were passed on for the last time.
  return ago !== null && passed >= 0 && passed < ago ? holder : 'anywhere';
}

/** The hands, choices and wishes of others, the Ages to come, what lies under boards and on the pile. */
export function withOtherSecrets(state: State, viewer: Seat | null): State {
  const { hands, decks, pile, tucked, phase, asked } = state;
  const digs = phase === 'pile' && viewer !== null && asked.includes(viewer);
  const had = (seat: Seat) =>
    viewer !== null && state.phase !== 'side' && state.hidden && lastHad(state, viewer, seat) !== null;
  const unseen = unseenOf(state);
  const lying = (place: ReturnType<typeof placeOf>) => unseen.filter((each) => placeOf(state, viewer, each) === place);
  const found = new Map<Unseen, CardId>();
  const note = (of: readonly Unseen[], cards: readonly CardId[] = []) => {
    for (const [i, each] of of.entries()) found.set(each, cards[i] ?? each.card);
  };
  const cardsOf = (of: readonly Unseen[]) => of.map(({ card }) => card);
  const rests = hands.map((hand, seat) => {
    if (isKnown(state, seat, viewer)) return hand;
    const [held = [], gone] = swapped([hand, cardsOf(lying(seat))], 1);
    note(lying(seat), gone);
    return held;
  });
  const hidden = hands.map((hand, seat) => (isKnown(state, seat, viewer) || had(seat) ? [] : hand));
  const zones = swapped([...hidden, ...decks.flat(), tucked, cardsOf(lying('anywhere')), ...(digs ? [] : [pile])]);
  const take = (count: number) => zones.splice(0, count);
  const others = take(hands.length);
  const otherDecks = decks.map((deck) => take(deck.length));
  const otherTucked = take(1)[0] ?? [];
  note(lying('anywhere'), take(1)[0]);
  const slots = (user: Seat, at: number) => unseen.find((each) => each.user === user && each.at === at);
  return {
    ...state,
    hands: hands.map((_, seat) => ((hidden[seat] ?? []).length > 0 ? (others[seat] ?? []) : (rests[seat] ?? []))),
    ...(state.hidden && {
      hidden: state.hidden.map((cards, user) =>
        cards.map((card, at) => {
          const slot = slots(user, at);
          return (slot && found.get(slot)) ?? card;
        }),
      ),
    }),
    decks: otherDecks,
    tucked: otherTucked,
    pile: digs ? pile : (take(1)[0] ?? []),
    work: state.work.map((work, seat) =>
      isOpen(state, seat, viewer) ? work : { answer: null, always: null, done: work.done },
    ),
    always: state.always.map((on, seat) => (seat === viewer ? on : !on)),
  };
}

/** All cards there are, wherever they lie. */
export const conserved = ({ hands, decks, pile, tucked, cities }: State) =>
  [...hands.flat(), ...decks.flat(2), ...pile, ...tucked, ...cities.flatMap(({ cards }) => cards)].toSorted();

const EARLIER = Array.from({ length: lastTurn().turn - 1 }, () => null);

/** The last turn of an Age, after which one seat builds this and the others put a card away face down. */
const lastOfAge = (age: Age, card: CardId): State =>
  all(
    table(
      [
        { hand: [card, 'well'], coins: 9 },
        { hand: ['altar', 'theater'], coins: 9 },
        { hand: ['loom', 'press'], coins: 9, wonder: 'petra', stages: 1 },
      ],
      { ...lastTurn(), age, hidden: [EARLIER, EARLIER, EARLIER] },
    ),
    build(card),
    sell('altar'),
    stage('press'),
  );

/** Hands are empty in the last turn of an Age while someone digs or losses are paid. */
export const rare = () => ({
  'digging at the end of Age I': { seats: 3, state: lastOfAge(1, 'forging-agency') },
  'digging at the end of Age II': { seats: 3, state: lastOfAge(2, 'forging-agency') },
  'losses at the end of Age I': { seats: 3, state: lastOfAge(1, 'hideout') },
  'losses at the end of Age II': { seats: 3, state: lastOfAge(2, 'hideout') },
});
