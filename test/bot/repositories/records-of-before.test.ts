import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Component, flatten } from '../../../src/local/schema/component-schema.ts';
import type { Player } from '../../rig/chat-player.ts';
import { readMessage } from '../../rig/message-text.ts';
import { offers, pressAndRead, pressVerb } from '../../rig/table-buttons.ts';
import { isWhole } from '../../rig/todays-share.ts';
import { KeptHouse, type KeptRecord, readKept, recordNames } from './kept-record.ts';

/** What a press of a button that worked before must not be answered with. */
const NO_USE = [
  /doesn’t work anymore|ya no funciona/,
  /Something went wrong|Algo ha fallado/,
  /This game is gone|Esta partida ya no existe/,
  /The table has moved on|La mesa ha avanzado/,
  /can’t read this game’s record|No puedo leer el registro/,
  /That’s settled|Eso ya está decidido/,
];

type Press = { readonly customId: string; readonly verb: string; readonly disabled: boolean };

const buttonsIn = ({ messages }: KeptRecord): Press[] =>
  messages.flatMap(({ components }) =>
    flatten(components as Component[]).flatMap((one) => {
      if (!('custom_id' in one) || !one.custom_id) return [];
      const { custom_id: customId } = one;
      return [{ customId, verb: customId.split(':')[2] ?? '', disabled: 'disabled' in one && one.disabled === true }];
    }),
  );

describe.each(recordNames())('%s, as an earlier version left it', (name) => {
  const kept = readKept(name);
  const { roles } = kept;
  const mover = roles.ready ?? roles.waited[0];
  let room: KeptHouse;
  const open = buttonsIn(kept).filter(({ disabled }) => !disabled);
  const grayed = buttonsIn(kept).filter(({ disabled }) => disabled);

  beforeAll(async () => {
    room = await KeptHouse.open(kept);
  });
  afterAll(() => room.house.close());

  const person = (who: string | null | undefined): Player => room.house.person(who ?? roles.host);
  const newest = (verb: string): APIMessage | undefined =>
    person('Gael')
      .messages()
      .findLast((message) => offers(message, verb).length > 0);

  async function answerTo(customId: string, who: string | null | undefined): Promise<APIMessage> {
    const on = room.messages.find((message) => JSON.stringify(message.components).includes(`"${customId}"`));
    const player = person(who);
    expect(await player.press(customId, on)).toMatch(/^(answered|deferred)$/);
    const answer = await player.answer();
    for (const words of NO_USE) expect(readMessage(answer)).not.toMatch(words);
    return answer;
  }

  it('is read, and nothing is told twice', async () => {
    await room.settled();
    expect(room.house.output).not.toMatch(/"level":(40|50|60)/);
    const there = person('Emeka').messages();
    expect(there.map(({ id }) => id)).toEqual(room.messages.map(({ id }) => id));
    for (const { customId } of open) expect(JSON.stringify(there)).toContain(`"${customId}"`);
  });

  type Check = (press: Press) => Promise<void>;

  /** Something to read, to look at, or to choose from, for nobody else. */
  const privately = (who: string | null | undefined, ...verbs: string[]): Check => {
    return async ({ customId }) => {
      const seen = await answerTo(customId, who);
      expect(person(who).isPrivate(seen)).toBe(true);
      for (const verb of verbs) expect(offers(seen, verb)).not.toEqual([]);
    };
  };
  const onLobby = (who: string | null | undefined, changed: (lobby: APIMessage) => void): Check => {
    return async ({ customId }) => {
      await answerTo(customId, who);
      await room.settled();
      changed(room.messages[0]!);
    };
  };

  const CHECKS: { readonly [verb: string]: Check } = {
    join: onLobby('Dolores', (lobby) => expect(readMessage(lobby)).toContain(person('Dolores').mention)),
    leave: onLobby(roles.seated.at(-1), (lobby) =>
      expect(readMessage(lobby)).not.toContain(person(roles.seated.at(-1)).mention),
    ),
    computer: onLobby(roles.host, (lobby) => expect(readMessage(lobby)).toMatch(/Leo 🤖|\d\. Mira 🤖/)),
    options: privately(roles.host, 'set'),
    cancel: onLobby(roles.host, (lobby) => expect(offers(lobby)).toEqual([])),
    async start({ customId }) {
      await answerTo(customId, roles.host);
      await room.settled();
      expect(offers(room.messages[0]!)).toEqual([]);
      expect(offers(newest('mine')!, 'home', 'scores', 'rules', 'more')).toHaveLength(4);
    },
    async take({ customId }) {
      const answer = await answerTo(customId, mover);
      // What lies face down is asked about first.
      const [turnUp] = offers(answer, 'turn-up');
      if (turnUp) await pressAndRead(person(mover), turnUp);
      await room.settled();
      expect(await room.stored()).toContain(`"action":${JSON.stringify(kept.plays[customId])}`);
    },
    async mine({ customId }) {
      const panel = await answerTo(customId, mover);
      if (roles.ready) expect(offers(panel, 'confirm', 'back')).toHaveLength(2);
    },
    home: privately(roles.seated[0]),
    scores: privately('Emeka'),
    rules: privately('Emeka', 'topic'),
    more: privately(roles.seated[0], 'all', 'since', 'undo', 'leave-game'),
    propose: privately(mover, 'suggest'),
    agree: privately(roles.voter),
    disagree: privately(roles.voter),
    snooze: privately(mover),
    'hand-turn': privately(roles.voter),
    'hand-seat': privately(roles.voter),
    async rematch({ customId }) {
      await answerTo(customId, roles.host);
      await room.settled();
      const lobby = newest('options')!;
      for (const who of roles.seated) expect(readMessage(lobby)).toContain(person(who).mention);
      expect(offers(lobby, 'start')).toHaveLength(1);
    },
  };

  // In `npm test` the first button of each kind.
  const pressed = open.filter(({ verb }, i) => isWhole || open.findIndex((one) => one.verb === verb) === i);

  it.each(pressed)('answers to $customId as it should', async (press) => {
    const check = CHECKS[press.verb];
    expect(check, `nobody says what ${press.verb} does`).toBeDefined();
    await check?.(press);
    await room.restore();
  });

  if (grayed.length > 0)
    it('keeps grayed out what was', async () => {
      for (const { customId, verb } of grayed) {
        expect(verb).toBe('held');
        expect(await person(mover).press(customId, room.messages[0])).toBe('refused');
      }
    });

  if (roles.ready)
    it('shows what was prepared, and lets it be confirmed', async () => {
      const player = person(roles.ready);
      const panel = await pressVerb(player, 'mine', room.messages[0]!);
      await pressVerb(player, 'confirm', panel);
      await room.settled();
      const after = newest('mine')!;
      if (roles.waited.length === 1) expect(after.id).not.toBe(room.messages[0]!.id);
      else expect(readMessage(after)).not.toContain(player.mention);
      await room.restore();
    });

  if (roles.ready)
    it('lets what was prepared be taken back', async () => {
      const player = person(roles.ready);
      const panel = await pressVerb(player, 'mine', room.messages[0]!);
      const prepared = offers(panel);
      const back = await pressVerb(player, 'back', panel);
      expect(offers(back)).not.toEqual(prepared);
      await room.restore();
    });

  if (roles.finished.length > 0)
    it('tells a ready player whose turn it is, and goes on with the others', async () => {
      for (const who of roles.finished) {
        const said = readMessage(await pressVerb(person(who), 'mine', room.messages[0]!));
        expect(said).toMatch(/You’re ready for this round|Ya has jugado esta ronda/);
      }
      for (const who of roles.waited) await finish(person(who), room.messages[0]!);
      await room.settled();
      expect(newest('mine')!.id).not.toBe(room.messages[0]!.id);
      await room.restore();
    });

  async function finish(player: Player, table: APIMessage): Promise<void> {
    let panel = await pressVerb(player, 'mine', table);
    while (offers(panel, 'confirm').length === 0) {
      const [move = offers(panel, 'show').at(-1)!] = offers(panel, 'put', 'menu');
      panel = await pressAndRead(player, move);
    }
    await pressVerb(player, 'confirm', panel);
  }
});
