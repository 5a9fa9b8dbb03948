import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { singleProcess } from '../../src/bot/coordination.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { firstTurnSnapshot, type StoredSnapshot } from '../rig/stored-snapshots.ts';
import { chooseStarts, mover, offers, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

const WAITING = /it’s been your turn since/;

describe('a match with a slow player', () => {
  let harness: InProcessHarness;
  let ada: Player;
  let bruno: Player;
  let chen: Player;
  let table: APIMessage;
  let absent: Player;
  let others: Player[];

  async function enter(from: StoredSnapshot | null) {
    harness = await InProcessHarness.open({ coordination: singleProcess(), from: from ? await from() : null });
    [ada, bruno, chen] = [harness.person('Ada'), harness.person('Bruno'), harness.person('Chen')];
  }
  afterEach(() => harness.close());

  const pass = (hours: number) => harness.clock.advance(hours * 3_600_000);

  function look(players: readonly Player[], next: APIMessage) {
    table = next;
    absent = mover(players, table);
    others = players.filter((player) => player !== absent);
  }

  async function begin() {
    await enter(firstTurnSnapshot);
    look([ada, bruno], await tableAfter(ada));
  }

  async function beginWith(options: Record<string, string>, people: 2 | 3 = 2) {
    await enter(null);
    const players: [Player, ...Player[]] = people === 2 ? [ada, bruno] : [ada, bruno, chen];
    look(players, await chooseStarts(players, await startGame(players, 0, options)));
  }

  const told = async (player: Player) => readMessage(await player.answer());
  const inLanguageOf = (player: Player, english: RegExp, spanish: RegExp) => (player === bruno ? spanish : english);
  /** The answer of a command queued behind it shows that the channel's work is done. */
  const quietNow = async () => {
    await chen.slash('cities scores');
    await chen.answer();
  };
  const reminders = () => ada.messages().filter((message) => WAITING.test(readMessage(message)));

  describe('reminds', () => {
    beforeEach(() => begin());

    it('after eight hours, with a notification, and not again in the next fifteen', async () => {
      pass(7.9);
      expect(reminders()).toHaveLength(0);
      pass(0.2);
      const reminder = await ada.sees(WAITING);
      expect(readMessage(reminder)).toContain(absent.mention);
      expect(harness.world.posts.get(reminder.id)?.pings).toEqual(new Set([absent.id]));
      pass(15);
      await quietNow();
      expect(reminders().map(({ id }) => id)).toEqual([reminder.id]);
    });

    it('three times at most, each time after twice as long, and keeps only the last one', async () => {
      let last: APIMessage | undefined;
      for (const hours of [8, 16, 32]) {
        pass(hours);
        last = await ada.sees(WAITING, last);
      }
      pass(500);
      await quietNow();
      expect(reminders().map(({ id }) => id)).toEqual([last?.id]);
    });

    it('also after a restart', async () => {
      pass(4);
      await harness.stop();
      await harness.start();
      pass(4.1);
      await ada.sees(WAITING);
    });

    it('nobody who has moved, and deletes the reminder then', async () => {
      pass(8);
      await ada.sees(WAITING);
      await pressVerb(absent, 'take', table);
      const panel = await absent.answer();
      await finish(absent, panel);
      await quietNow();
      expect(reminders()).toHaveLength(0);
    });

    it('later when asked to', async () => {
      pass(8);
      const reminder = await ada.sees(WAITING);
      await pressVerb(others[0]!, 'snooze', reminder);
      expect(await told(others[0]!)).toMatch(/’s turn|Le toca a/);
      await pressVerb(absent, 'snooze', reminder);
      expect(await told(absent)).toMatch(
        inLanguageOf(absent, /I won’t remind you before <t:\d+:t>/, /No te lo recuerdo antes/),
      );
      await quietNow();
      expect(reminders()).toHaveLength(0);
    });

    it('not in quiet hours, but when they end', async () => {
      // The clock begins at 18:00 UTC: eight hours later it is two in the night.
      await absent.slash('cities settings', { quiet: '22-7', zone: 'UTC' });
      expect(await told(absent)).toMatch(/22:00 (to|a) 7:00\*\*.*\*\*UTC/s);
      pass(8.5);
      await quietNow();
      expect(reminders()).toHaveLength(0);
      pass(4.6);
      await ada.sees(WAITING);
    });

    it('as early as each person likes, or never', async () => {
      await absent.slash('cities settings', { reminders: 1 });
      await absent.answer();
      pass(1);
      const reminder = await ada.sees(WAITING);
      await absent.slash('cities settings', { reminders: 0 });
      expect(await told(absent)).toMatch(inLanguageOf(absent, /Reminders: \*\*none/, /Recordatorios: \*\*ninguno/));
      pass(100);
      await quietNow();
      expect(reminders().map(({ id }) => id)).toEqual([reminder.id]);
    });
  });

  async function finish(player: Player, panel: APIMessage): Promise<APIMessage> {
    let now = panel;
    while (offers(now, 'confirm').length === 0) now = await pressVerb(player, offers(now, 'put', 'menu')[0]!.verb, now);
    await pressVerb(player, 'confirm', now);
    return tableAfter(player, table);
  }

  it('does not let the others take over before the time is up, and says until when', async () => {
    await beginWith({ pace: '4' });
    expect(readMessage(table)).toMatch(/runs out <t:\d+:R>/);
    const id = offers(table)[0]!.customId.split(':')[1];
    await others[0]!.forge(`cities:${id}:hand-turn::${absent === ada ? 0 : 1}`, table);
    expect(await told(others[0]!)).toMatch(/still has time left|aún le queda tiempo/);
  });

  it('tells the others when the time is up; one of two may let the computer play the turn', async () => {
    await beginWith({ pace: '4' });
    pass(4);
    const notice = await ada.sees(/is out of time/);
    expect(harness.world.posts.get(notice.id)?.pings.size).toBe(0);
    await pressVerb(chen, 'hand-turn', notice);
    expect(await told(chen)).toMatch(/not in this game/);
    await pressVerb(others[0]!, 'hand-turn', notice);
    table = await tableAfter(ada, table);
    expect(readMessage(table)).toMatch(/A bot played this turn for \*\*(Ada|Bruno)\*\*/);
    expect(mover([ada, bruno], table)).toBe(others[0]);
    await quietNow();
    expect(ada.canSee(/is out of time/)).toBe(false);
  });

  it('reminds on after that, and leaves the notice with its buttons where it is', async () => {
    await beginWith({ pace: '4' });
    pass(4);
    const notice = await ada.sees(/is out of time/);
    pass(4.1);
    const first = await ada.sees(WAITING);
    pass(16);
    const second = await ada.sees(WAITING, first);
    await quietNow();
    expect(reminders().map(({ id }) => id)).toEqual([second.id]);
    await pressVerb(absent, 'snooze', second);
    await quietNow();
    expect(reminders()).toHaveLength(0);
    await pressVerb(others[0]!, 'hand-turn', notice);
    table = await tableAfter(ada, table);
    await quietNow();
    expect(ada.canSee(/is out of time/)).toBe(false);
  });

  it('gives a seat to the computer when most of the others agree, and back to its owner at any time', async () => {
    await beginWith({ pace: '1' }, 3);
    pass(1);
    const notice = await ada.sees(/is out of time/);
    await pressVerb(others[0]!, 'hand-seat', notice);
    expect(await told(others[0]!)).toMatch(inLanguageOf(others[0]!, /I’ve asked the others/, /He preguntado/));
    const ballot = await ada.sees(/Let a bot take the seat/);
    await pressVerb(absent, 'agree', ballot);
    expect(await told(absent)).toMatch(/up to the others|lo deciden los demás/);
    await pressVerb(others[1]!, 'agree', ballot);
    table = await tableAfter(ada, table);
    expect(readMessage(table)).toMatch(/A bot now plays for/);
    await pressVerb(absent, 'mine', table);
    expect(await told(absent)).toMatch(inLanguageOf(absent, /A bot is playing for you/, /Un bot juega por ti/));
    expect(readMessage(table)).toMatch(/\*\*(Ada|Bruno|Chen) \(bot\)\*\* (took|placed|discarded) /);
    await pressVerb(absent, 'undo', await pressVerb(absent, 'more', table));
    expect(await told(absent)).toMatch(inLanguageOf(absent, /A bot is playing for you/, /Un bot juega por ti/));
    await pressVerb(absent, 'return', await pressVerb(absent, 'more', table));
    table = await tableAfter(ada, table);
    expect(readMessage(table)).toMatch(/is back/);
  });

  it('lets the computer play by itself if it was created so', async () => {
    await beginWith({ pace: '1', late: 'computer' });
    pass(1);
    table = await tableAfter(ada, table);
    expect(readMessage(table)).toMatch(/ran out of time, so a bot played/);
  });

  const pings = (message: APIMessage) => harness.world.posts.get(message.id)?.pings;

  async function leave(): Promise<Player> {
    const [stays] = others;
    await absent.slash('cities leave');
    expect(await told(absent)).toMatch(inLanguageOf(absent, /Leave the game\?/, /¿Dejas la partida\?/));
    await pressVerb(absent, 'go', await absent.answer());
    table = await tableAfter(ada, table);
    return stays!;
  }

  it('goes on without a person who leaves, whose seat stays theirs, and mentions nobody again when they return', async () => {
    await begin();
    const stays = await leave();
    expect(readMessage(table)).toMatch(/left\. A bot keeps the seat warm until they return/);
    expect(readMessage(table)).toMatch(/\*\*(Ada|Bruno) \(bot\)\*\* (took|placed|discarded) /);
    expect(mover([ada, bruno], table)).toBe(stays);
    expect(pings(table)).toEqual(new Set([stays.id]));
    const back = await pressVerb(absent, 'mine', table);
    expect(readMessage(back)).toMatch(inLanguageOf(absent, /\[Return\]/, /\[Volver\]/));
    // My turn was just pressed: the way back begins with the button below.
    expect(readMessage(back)).toMatch(inLanguageOf(absent, /Press \*\*Return\*\*/, /Pulsa \*\*Volver\*\*/));
    expect(readMessage(back)).not.toMatch(/My turn|Mi turno/);
    await pressVerb(absent, 'return', back);
    table = await tableAfter(ada, table);
    expect(readMessage(table)).toMatch(/is back/);
    expect(pings(table)?.size).toBe(0);
  });

  async function ask(): Promise<APIMessage> {
    const more = await pressVerb(chen, 'more', table);
    expect(offers(more, 'sit')).toEqual([]);
    const [seat] = offers(more, 'ask-seat');
    await chen.choose(seat!.customId, seat!.value!);
    expect(await told(chen)).toMatch(/I’ve asked the others/);
    return ada.sees(/\*\*Chen\*\* wants to take/);
  }

  it('gives the seat of a person who left to a stranger who asks, if the others agree', async () => {
    await begin();
    const stays = await leave();
    const ballot = await ask();
    expect(pings(ballot)).toEqual(new Set([ada.id, bruno.id]));
    await pressVerb(absent, 'agree', ballot);
    expect(await told(absent)).toMatch(/up to the others|lo deciden los demás/);
    await pressVerb(stays, 'agree', ballot);
    table = await tableAfter(ada, table);
    expect(readMessage(table)).toMatch(/A seat changed hands: \*\*(Ada|Bruno) → Chen\*\*/);
    await chen.press('My neighborhood');
    expect(await told(chen)).toMatch(/Chen’s neighborhood/);
    await pressVerb(absent, 'mine', table);
    expect(await told(absent)).toMatch(/You’re not in this game|No juegas en esta partida/);
  });

  it('forgets that someone asked for a seat who wants to be forgotten', async () => {
    await begin();
    const stays = await leave();
    const ballot = await ask();
    await chen.slash('cities forget');
    await pressVerb(chen, 'forget', await chen.answer());
    expect(ada.canSee(/wants to take/)).toBe(false);
    await stays.forge(offers(ballot, 'agree')[0]!.customId, table);
    expect(await told(stays)).toMatch(inLanguageOf(stays, /That’s settled/, /ya está decidido/));
    // The owner keeps the seat.
    const back = await pressVerb(absent, 'mine', table);
    expect(offers(back, 'return')).toHaveLength(1);
  });

  it('keeps the seat of who left when someone declines, or when they come back first', async () => {
    await begin();
    const stays = await leave();
    await pressVerb(stays, 'disagree', await ask());
    await ada.sees(/\*\*(Ada|Bruno)\*\* keeps the seat/);
    const ballot = await ask();
    await pressVerb(absent, 'return', await pressVerb(absent, 'mine', table));
    table = await tableAfter(ada, table);
    await stays.forge(offers(ballot, 'agree')[0]!.customId, table);
    expect(await told(stays)).toMatch(/That’s settled|ya está decidido/);
    await quietNow();
    expect(ada.canSee(/wants to take/)).toBe(false);
  });

  it('ends when the last person leaves', async () => {
    await begin();
    for (const player of [ada, bruno]) {
      await player.slash('cities leave');
      await pressVerb(player, 'go', await player.answer());
      await player.answer();
    }
    await chen.sees(/Bruno canceled this game/);
    await chen.slash('cities scores');
    expect(await told(chen)).toMatch(/no game in this channel/);
  });
});
