import type { APIMessage } from 'discord-api-types/v10';
import type { Person } from '../../src/local/world.ts';
import type { ChangedMessage, CrawlHarness, CrawlSnapshot, Result } from './crawl-harness.ts';
import { Findings, type Problem } from './findings.ts';
import { kindOf, namePress, type Offer, offersOn, patternOf, shapeOf } from './message-offers.ts';

/** The presses that led to a message. */
type Way = {
  /** How many presses it took. */
  readonly depth: number;
  readonly path: readonly string[];
};

/** A message in a snapshot, and a person who may press its buttons. */
type State = Way & {
  readonly moment: CrawlSnapshot;
  readonly message: APIMessage;
  readonly isPrivate: boolean;
  readonly person: Person;
};

export type Report = {
  readonly problems: readonly Problem[];
  readonly states: number;
  readonly presses: number;
};

export type Limits = {
  /** Up to this depth, presses are made in every order. */
  readonly depth: number;
  /** Beyond it the crawl goes on to new patterns only, up to this total number of presses. */
  readonly most: number;
};

/** Outcomes of My turn when it isn't the person's turn. */
const NOT_ONES_TURN = ['turn', 'others', 'stranger'];
/** What prepares a turn. */
const STEPS = ['take', 'turn-up', 'put', 'menu', 'show', 'confirm', 'back', 'turn', 'instead', 'anew'];
/** What leads on: those, changing what was set or planned, and taking one's seat back from the computer. */
const WAYS_ON = [...STEPS, 'undo', 'keep', 'revise', 'return'];

const nameOf = ({ user }: Person): string => user.global_name ?? user.id;

/**
 * Presses everything on every message it can reach, breadth first. A state is not crawled twice: it is known by what
 * the message offers, whose press it is, and how far the match has come.
 */
export class Crawl {
  readonly #town: CrawlHarness;
  readonly #people: readonly Person[];
  readonly #limits: Limits;
  readonly #findings = new Findings();
  readonly #known = new Set<string>();
  readonly #queue: State[] = [];
  #states = 0;
  #presses = 0;
  /** The game and whether it has begun; the crawl doesn't leave this region. */
  #within = '';

  constructor(harness: CrawlHarness, people: readonly Person[], limits: Limits) {
    this.#town = harness;
    this.#people = people;
    this.#limits = limits;
  }

  /** All moments belong to one region. */
  async run(moments: readonly CrawlSnapshot[]): Promise<Report> {
    for (const moment of moments) {
      this.#town.restore(moment);
      this.#within = this.#region();
      this.#meet(this.#town.posts, { depth: 0, path: [] });
    }
    for (let state = this.#queue.shift(); state; state = this.#queue.shift()) {
      if (state.depth >= this.#limits.depth && this.#presses >= this.#limits.most) break;
      await this.#explore(state);
    }
    return { problems: this.#findings.problems, states: this.#states, presses: this.#presses };
  }

  #region(): string {
    const { record } = this.#town;
    return record ? `${record.game} ${record.status === 'lobby' ? 'before' : 'begun'}` : 'none';
  }

  /** How far the match has come, roughly. */
  #phase(): string {
    const { status, seats, state, extra } = this.#town.record ?? {};
    const sitting = (seats ?? []).map(({ user, computer }) => `${user ? 'person' : ''}${computer ? 'computer' : ''}`);
    return [status, state?.phase, extra?.vote?.kind, ...sitting].join(' ');
  }

  /** Queues new messages: private ones for their reader, public ones for everyone. */
  #meet(touched: readonly ChangedMessage[], way: Way): void {
    if (this.#region() !== this.#within) return;
    for (const { message, viewer } of touched.filter((each) => offersOn(each.message).length > 0)) {
      const isPrivate = viewer !== null;
      const readers = this.#people.filter(({ user }) => !isPrivate || viewer === user.id);
      for (const person of readers) this.#add('', { ...way, message, isPrivate, person });
      // The table can be pressed in the middle of anything that goes on in private.
      const table = isPrivate ? this.#table() : undefined;
      if (!table) continue;
      for (const person of readers) this.#add(kindOf(message), { ...way, message: table, isPrivate: false, person });
    }
  }

  #table(): APIMessage | undefined {
    return this.#town.posts.findLast(({ message, viewer }) => viewer === null && offersOn(message, 'more').length > 0)
      ?.message;
  }

  #add(beside: string, state: Omit<State, 'moment'>): void {
    const who = [this.#phase(), nameOf(state.person), beside];
    const keyOf = (shape: string) => [...who, shape].join(' | ');
    const pattern = keyOf(patternOf(state.message));
    const key = state.depth < this.#limits.depth ? keyOf(shapeOf(state.message)) : pattern;
    if (this.#known.has(key)) return;
    this.#known.add(key).add(pattern);
    this.#states += 1;
    this.#queue.push({ ...state, moment: this.#town.snapshot([state.message]) });
  }

  async #explore(state: State): Promise<void> {
    const offers = offersOn(state.message);
    const results: Result[] = [];
    for (const offer of offers) results.push(await this.#press(state, offer));
    if (!state.isPrivate) return this.#describe(state);
    if (results.every(({ outcome }) => outcome !== 'done')) this.#findings.note('leads nowhere', state.path);
    this.#town.restore(state.moment);
    if (this.#town.record?.status !== 'playing') return;
    await this.#returns(state);
    await this.#comesLate(state, offers);
  }

  async #press(state: State, offer: Offer): Promise<Result> {
    const { person, message, depth } = state;
    const path = [...state.path, `${nameOf(person)} ${namePress(offer)}`];
    this.#town.restore(state.moment);
    this.#presses += 1;
    const result = await this.#town.press(person, message, offer.customId, offer.value);
    const isFine = this.#findings.judge(result, path);
    if (isFine) this.#meet(result.touched, { depth: depth + 1, path });
    return result;
  }

  /** In a running match, My turn must always lead on. */
  async #returns({ moment, person, path }: State): Promise<void> {
    this.#town.restore(moment);
    const table = this.#table();
    const [mine] = table ? offersOn(table, 'mine') : [];
    if (!table || !mine) return this.#findings.note('there is no My turn to go back to', path);
    this.#presses += 1;
    const way = [...path, `${nameOf(person)} ${namePress(mine)}`];
    const result = await this.#town.press(person, table, mine.customId, null);
    if (!this.#findings.judge(result, way) || NOT_ONES_TURN.includes(result.outcome)) return;
    const shown = [table, ...result.touched.map(({ message }) => message)];
    const steps = shown.flatMap((message) => offersOn(message, ...WAYS_ON));
    if (result.outcome !== 'done' || steps.length === 0) this.#findings.note('leads nowhere', way);
  }

  async #describe({ moment, message, person, path }: State): Promise<void> {
    this.#town.restore(moment);
    this.#presses += 1;
    const result = await this.#town.use(person, 'Describe this picture', { kind: 'message', id: message.id });
    this.#findings.judge(result, [...path, `${nameOf(person)} describes`]);
  }

  /** A panel may be open twice: after a press on one, the other's buttons must answer, too. */
  async #comesLate({ moment, message, person, path }: State, offers: readonly Offer[]): Promise<void> {
    const [step] = offers.filter(({ verb }) => STEPS.includes(verb));
    if (!step) return;
    this.#town.restore(moment);
    await this.#town.press(person, message, step.customId, step.value);
    const { rows, posts } = this.#town.snapshot([]);
    const old = moment.posts.filter((post) => post.message.id === message.id);
    const kinds = offers.filter(({ verb }, i) => offers.findIndex((offer) => offer.verb === verb) === i);
    for (const offer of kinds) {
      this.#town.restore({ rows, posts: [...posts, ...old] });
      this.#presses += 1;
      const result = await this.#town.press(person, message, offer.customId, offer.value);
      const way = [step, offer].map((each) => `${nameOf(person)} ${namePress(each)}`);
      this.#findings.judgeLate(result, [...path, way.join(' elsewhere, then here ')]);
    }
  }
}
