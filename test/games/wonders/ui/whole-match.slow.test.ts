import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMatch } from '#engine';
import type { MatchRecord } from '#store';
import { wonders } from '../../../../src/games/wonders/rules/index.ts';
import type { Action, News, State } from '../../../../src/games/wonders/rules/types.ts';
import { type Component, flatten } from '../../../../src/local/schema/component-schema.ts';
import { addChannel, ownerOf, type Post } from '../../../../src/local/world.ts';
import { unwrapEnvelope } from '../../../../src/store/envelope.ts';
import { offersOn } from '../../../crawl/message-offers.ts';
import { InProcessHarness } from '../../../rig/in-process-harness.ts';
import { readMessage } from '../../../rig/message-text.ts';
import { isOver, playWonders } from './play-by-buttons.ts';
import { openScribe } from './recording-draw-pool.ts';
import { drawnFrom, givenAway, hiddenNames, openCards, ownCards, printedOn } from './secrets.ts';

const PATIENCE = 120_000;
const MOST_ROWS = 5;
const MOST_LABEL = 80;

type Table = {
  readonly people: readonly [string, ...string[]];
  readonly chosen: Readonly<Record<string, string | number>>;
  readonly turns: number;
  readonly end: RegExp;
};

const TABLES: readonly (readonly [string, Table])[] = [
  [
    'three people, two of them reading Spanish',
    { people: ['Ada', 'Bruno', 'Dolores'], chosen: {}, turns: 21, end: /wins!|It’s a tie/ },
  ],
  [
    'one person and six computers, in Spanish',
    { people: ['Gael'], chosen: { computers: 6, strength: 'easy', sides: 'random' }, turns: 21, end: /¡Ganan? \*\*/ },
  ],
  [
    'three people, in Spanish',
    { people: ['Gael', 'Bruno', 'Dolores'], chosen: {}, turns: 21, end: /¡Ganan? \*\*|comparten/ },
  ],
  [
    'one person and six computers, in English',
    {
      people: ['Ada'],
      chosen: { computers: 6, strength: 'easy', sides: 'random' },
      turns: 21,
      end: /wins!|It’s a tie/,
    },
  ],
  [
    'four people in teams who choose their sides',
    {
      people: ['Chen', 'Emeka', 'Frida', 'Bruno'],
      chosen: { variant: 'teams', sides: 'chosen' },
      turns: 21,
      end: /\*\*.+ and .+\*\* win!/,
    },
  ],
  [
    'three people without Cities',
    {
      people: ['Ada', 'Chen', 'Emeka'],
      chosen: { variant: 'base', sides: 'night' },
      turns: 18,
      end: /wins!|It’s a tie/,
    },
  ],
];

type Kept = MatchRecord & { readonly state: State; readonly log: readonly { seat: number; action: Action }[] };

/** Something that everyone hears: what happened, who is asked now, and whose press it was. */
type Told = { readonly news: readonly News[]; readonly state: State; readonly by: number };

/** What a channel has to hear of a match, one post each: whatever computers settle among themselves waits for people. */
function toldOf({ seats, options, seed, log }: Kept): Told[] {
  const isPerson = (seat: number) => seats[seat]?.computer === null;
  let { state } = startMatch(wonders, seats, options, seed);
  let news: News[] = [];
  // The host has the first seat, and starts.
  let by = 0;
  const told: Told[] = [{ news, state, by }];
  for (const { seat, action } of log) {
    if (isPerson(seat)) by = seat;
    const { opens } = wonders.effect(state, seat, action);
    state = wonders.apply(state, seat, action);
    if (!opens) continue;
    news = [...news, ...state.news];
    if (!state.asked.some(isPerson) && state.phase !== 'over') continue;
    told.push({ news, state, by });
    news = [];
  }
  return told;
}

const count = (text: string, part: string): number => text.split(part).length - 1;

const rowsOf = ({ components = [] }: APIMessage): number =>
  components.filter(({ type }) => type === ComponentType.ActionRow).length;

const labelsOf = ({ components }: APIMessage): string[] =>
  flatten((components ?? []) as Component[]).flatMap((one) => {
    if (one.type === ComponentType.Button) return [one.label ?? ''];
    return one.type === ComponentType.StringSelect ? one.options.map(({ label }) => label) : [];
  });

describe('a whole match of Wonders through buttons and menus alone', () => {
  let harness: InProcessHarness;
  /** What was said and drawn in public that nobody may know yet, with the words around it. */
  const leaks: string[] = [];
  const crowded: string[] = [];
  let drawn = 0;
  let heard = 0;
  const phases = new Set<string>();
  /** How each public message read when it was posted: later it loses its buttons, and who was called may have answered. */
  const posted = new Map<string, string>();

  /** Every record as it was written, newest last. */
  const written = new Map<string, Kept>();
  const statesNow = (): State[] => [...written.values()].flatMap(({ state }) => (state ? [state] : []));

  function readPublic({ message }: Post): void {
    heard += 1;
    if (!posted.has(message.id)) posted.set(message.id, readMessage(message));
    const kept = written.get(message.channel_id);
    if (!kept?.state) return;
    const given = givenAway(message, kept.state);
    if (given.length > 0) leaks.push(`${given.join(', ')} in: ${readMessage(message)}`);
  }

  function readPrivate({ message, viewer }: Post): void {
    const kept = written.get(message.channel_id);
    const seat = kept?.seats.findIndex(({ user }) => user === viewer) ?? -1;
    if (kept?.state && seat >= 0) {
      const known = [...openCards(kept.state), ...ownCards(kept.state, seat)];
      const given = hiddenNames(readMessage(message), known.flatMap(printedOn));
      if (given.length > 0) leaks.push(`${given.join(', ')} to seat ${seat}: ${readMessage(message)}`);
    }
    const long = labelsOf(message).filter((label) => label.length > MOST_LABEL);
    if (rowsOf(message) > MOST_ROWS || long.length > 0) crowded.push(readMessage(message));
  }

  beforeAll(async () => {
    const drawPool = openScribe((request) => {
      const { view } = request as { view?: { seat: number | null } };
      if (view?.seat !== null) return;
      drawn += 1;
      // Several channels may be at it; a picture has to be in order for the last one that was saved.
      const state = statesNow().at(-1);
      const given = state ? drawnFrom(request, state) : [];
      if (given.length > 0) leaks.push(`${given.join(', ')} in a picture: ${request.kind}`);
    });
    harness = await InProcessHarness.open({ drawPool, seed: () => 'wonders of old' });
    const set = harness.adapter.set.bind(harness.adapter);
    vi.spyOn(harness.adapter, 'set').mockImplementation(async (key, data) => {
      const [kind, channel = ''] = key.split(':');
      if (kind === 'match') {
        written.delete(channel);
        written.set(channel, JSON.parse(unwrapEnvelope(key, data).text).value as Kept);
      }
      return set(key, data);
    });
    harness.world.listen((event) => {
      if (event.kind !== 'post' && event.kind !== 'edit') return;
      if (event.post.message.author.id !== harness.world.bot.id) return;
      if (event.post.viewer === null) readPublic(event.post);
      else readPrivate(event.post);
    });
    const owner = ownerOf(harness.world).user.id;
    for (const [name] of TABLES) addChannel(harness.world, { name, topic: '', parent: null, owner });
  });
  afterAll(() => harness.close());

  function expectTold({ news, state, by }: Told, { message, pings }: Post, kept: Kept): void {
    phases.add(state.phase);
    const text = posted.get(message.id) ?? '';
    const users = kept.seats.map(({ user, computer }) => (computer ? null : user));
    // The player who has just pressed needs no notification.
    expect(pings).toEqual(new Set(state.asked.flatMap((seat) => (seat === by ? [] : (users[seat] ?? [])))));
    for (const [seat, user] of users.entries()) {
      if (user) expect(count(text, `<@${user}>`)).toBe(state.asked.includes(seat) ? 1 : 0);
      const lines = news.filter((each) => 'seat' in each && each.seat === seat);
      // Who has won is said under a heading of its own.
      const said = (text.split('\n## ')[0] ?? '')
        .split('\n')
        .filter((line) => line.startsWith(`**${kept.seats[seat]?.name}** `));
      expect(said).toHaveLength(lines.length);
      // What happened can be read later, too.
      for (const line of said) expect(readMessage(message)).toContain(line);
    }
  }

  it.each(TABLES)(
    'is finished by %s',
    async (name, { people, chosen, turns, end }) => {
      const [host, ...guests] = people.map((person) => harness.person(person, name));
      const refused: APIMessage[] = [];
      const final = await playWonders([host!, ...guests], chosen, (answer) => refused.push(answer));
      expect(readMessage(final)).toMatch(end);
      expect(final.attachments.at(-1)?.filename).toBe('final.png');
      // Who is not asked has nothing to press.
      for (const answer of refused) expect(offersOn(answer)).toEqual([]);
      const kept = written.get(final.channel_id)!;
      const told = toldOf(kept);
      const posts = [...harness.world.posts.values()].filter(
        ({ viewer, message }) => viewer === null && message.channel_id === final.channel_id,
      );
      // The first post is the lobby, and every turn has one; what comes between are questions.
      expect(posts).toHaveLength(1 + told.length);
      expect(told.filter(({ state }) => state.phase === 'choose')).toHaveLength(turns);
      for (const [i, each] of told.entries()) expectTold(each, posts[i + 1]!, kept);
      expect(isOver(posts.at(-1)!.message)).toBe(true);
    },
    PATIENCE,
  );

  it('tells nobody of a card that is still hidden', () => {
    expect(leaks).toEqual([]);
    expect(heard).toBeGreaterThan(100);
    expect(drawn).toBeGreaterThan(100);
  });

  it('has room for all it offers in private', () => expect(crowded).toEqual([]));

  it('came to every kind of question', () =>
    expect(phases).toEqual(new Set(['side', 'choose', 'last', 'pile', 'loss', 'over'])));

  it('went without a warning', () => expect(harness.output).not.toMatch(/"level":(40|50|60)/));
});
