import type { Game } from '#engine';
import type { Person, Post } from '../../src/local/world.ts';
import type { CrawlHarness, CrawlSnapshot, Result } from './crawl-harness.ts';
import { type Offer, offersOn } from './message-offers.ts';

/** The host, a player and a spectator. */
type People = readonly [host: Person, guest: Person, stranger: Person];

export type Setting = {
  readonly harness: CrawlHarness;
  readonly game: Game;
  readonly people: People;
  /** Of what can be set: the usual, or the last choice there is. */
  readonly options: 'usual' | 'last';
};

/** Brings a match to where a crawl begins. */
export type Situation = (setting: Setting) => Promise<readonly CrawlSnapshot[]>;

const isTable = ({ message, viewer }: Post): boolean =>
  viewer === null && offersOn(message, 'join', 'more', 'rematch').length > 0;

function tableOf(harness: CrawlHarness) {
  const table = harness.posts.findLast(isTable)?.message;
  if (!table) throw new Error('There is no table.');
  return table;
}

/** Throws unless the action succeeds without any problem. */
async function expectDone(doing: Promise<Result>): Promise<Result> {
  const result = await doing;
  if (result.outcome !== 'done' || result.trouble.length > 0)
    throw new Error(`On the way: ${[result.outcome, ...result.trouble].join('; ')}`);
  return result;
}

async function pressVerb(harness: CrawlHarness, person: Person, verb: string): Promise<Result> {
  const table = tableOf(harness);
  const [offer] = offersOn(table, verb);
  if (!offer) throw new Error(`There is no ${verb} to press.`);
  return expectDone(harness.press(person, table, offer.customId, null));
}

/** Two people, and a computer if there is room for one. */
const SEATS = 3;

const lastChoices = ({ options, seats: { max } }: Game): Record<string, string> => {
  const seats = Math.min(SEATS, max);
  const rows = Object.entries(options).flatMap(([name, { choices }]) => {
    const fitting = choices.filter(({ seats: counts }) => counts?.includes(seats) ?? true);
    return fitting.slice(-1).map(({ value }) => [name, value] as const);
  });
  return Object.fromEntries(rows);
};

/** The guest gets text versions of private pictures. */
async function open({ harness, game, people: [host, guest], options }: Setting): Promise<void> {
  await expectDone(harness.slash(guest, 'cities settings', { text: true }));
  const chosen = options === 'last' ? lastChoices(game) : {};
  await expectDone(harness.slash(host, 'cities new', { game: game.id, pace: '8', ...chosen }));
}

async function start(setting: Setting): Promise<void> {
  const { harness, game, people } = setting;
  const [host, guest] = people;
  await open(setting);
  if (game.seats.max > 1) await pressVerb(harness, guest, 'join');
  if (game.seats.max >= SEATS) await pressVerb(harness, host, 'computer');
  await pressVerb(harness, host, 'start');
}

/** The next press: Confirm first, then a move, then a menu. */
const nextOffer = (offers: readonly Offer[], step: number): Offer | undefined => {
  const moves = offers.filter(({ verb }) => verb === 'put' || verb === 'menu');
  const menus = offers.filter(({ verb, value }) => verb === 'show' && value !== null);
  const shows = offers.filter(({ verb }) => verb === 'show');
  const wanted = [moves, menus, shows].find(({ length }) => length > 0) ?? [];
  return offers.find(({ verb }) => verb === 'confirm') ?? wanted[(step * 7) % wanted.length];
};

/** One turn, from the table to Confirm; each step another place of those on offer. */
async function takeTurn(harness: CrawlHarness, person: Person, step: number): Promise<void> {
  const table = tableOf(harness);
  const takes = offersOn(table, 'take');
  let offer = takes[step % takes.length] ?? offersOn(table, 'mine')[0];
  let message = table;
  let taken = 0;
  while (offer) {
    const { touched } = await expectDone(harness.press(person, message, offer.customId, offer.value));
    const panel = touched.findLast(({ viewer }) => viewer === person.user.id);
    if (!panel || offer.verb === 'confirm') return;
    message = panel.message;
    // A different offer each time: presses that only show something may lead back to the same panel.
    taken += 1;
    offer = nextOffer(offersOn(message), step + taken);
  }
}

/** The people whose turn it is, from the record: the table may not be updated yet. */
const peopleToMove = ({ record }: CrawlHarness, people: readonly Person[]): Person[] =>
  people.filter(({ user }) => record?.seats.some((seat, i) => seat.user === user.id && record.extra?.waits?.[i]));

const isOver = (harness: CrawlHarness): boolean => offersOn(tableOf(harness), 'rematch').length > 0;

/** Returns the moments before each of the turns. */
async function playOn({ harness, people }: Setting, turns: number): Promise<CrawlSnapshot[]> {
  const before: CrawlSnapshot[] = [];
  while (before.length < turns && !isOver(harness)) {
    const [person] = peopleToMove(harness, people);
    if (!person) throw new Error('It is nobody’s turn.');
    before.push(harness.snapshot());
    await takeTurn(harness, person, before.length);
  }
  return before;
}

const SOME_TURNS = 5;
const MOST_TURNS = 500;

/** Whose answers have buttons of their own. */
const COMMANDS = ['end', 'leave', 'undo', 'forget'];

export const SITUATION_NAMES = [
  'the lobby',
  'the first turn',
  'the middle of a game',
  'a turn that takes too long',
  'the last turn and the end',
] as const;

export type SituationName = (typeof SITUATION_NAMES)[number];

export const SITUATIONS: { readonly [name in SituationName]: Situation } = {
  async 'the lobby'(setting) {
    const { harness, people } = setting;
    const [host, guest] = people;
    await open(setting);
    await expectDone(harness.use(host, 'Invite to a game', { kind: 'user', id: guest.user.id }));
    return [harness.snapshot()];
  },
  async 'the first turn'(setting) {
    await start(setting);
    return [setting.harness.snapshot()];
  },
  async 'the middle of a game'(setting) {
    await start(setting);
    await playOn(setting, SOME_TURNS);
    return [setting.harness.snapshot()];
  },
  async 'a turn that takes too long'(setting) {
    const { harness, people } = setting;
    await start(setting);
    await playOn(setting, SOME_TURNS - 1);
    await harness.passHours(8);
    const moments = [harness.snapshot()];
    for (const command of COMMANDS) {
      const { touched } = await harness.slash(people[0], `cities ${command}`, {});
      moments.push(harness.snapshot(touched.map(({ message }) => message)));
    }
    return moments;
  },
  async 'the last turn and the end'(setting) {
    await start(setting);
    const turns = await playOn(setting, MOST_TURNS);
    if (!isOver(setting.harness)) throw new Error('The game does not end.');
    return [...turns.slice(-1), setting.harness.snapshot()];
  },
};
