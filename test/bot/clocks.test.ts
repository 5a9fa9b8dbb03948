import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '#platform';
import { dayIn, dayPlus } from '#room';
import { openStore } from '#store';
import { singleProcess } from '../../src/bot/coordination.ts';
import { openPeople } from '../../src/bot/repositories/people.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { mover, offers, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

describe('a match with clocks that forgive', () => {
  let harness: InProcessHarness;
  let ada: Player;
  let bruno: Player;
  let table: APIMessage;
  let active: Player;
  let other: Player;

  beforeEach(async () => {
    harness = await InProcessHarness.open({ coordination: singleProcess() });
    [ada, bruno] = [harness.person('Ada'), harness.person('Bruno')];
  });
  afterEach(() => harness.close());

  const pass = (hours: number) => harness.clock.advance(hours * 3_600_000);
  const told = async (player: Player) => readMessage(await player.answer());
  const inLanguageOf = (player: Player, english: RegExp, spanish: RegExp) => (player === bruno ? spanish : english);
  const quietNow = async () => {
    await ada.slash('cities scores');
    await ada.answer();
  };
  const today = () => dayIn('UTC', harness.clock.now());
  const isOutOfTime = () => ada.canSee(/is out of time/);

  async function begin(options: Record<string, string>) {
    look(await startGame([ada, bruno], 0, options));
  }

  function look(next: APIMessage) {
    table = next;
    active = mover([ada, bruno], table);
    other = active === ada ? bruno : ada;
  }

  it('tells what is left of the reserve, and is out of time only after it', async () => {
    await begin({ pace: '1', reserve: '72' });
    expect(readMessage(table)).toMatch(/runs out <t:\d+:R>\. After that, extra time starts: 3 d left, until <t:\d+:f>/);
    pass(21);
    await quietNow();
    expect(isOutOfTime()).toBe(false);
    await active.slash('cities mine');
    expect(await told(active)).toMatch(
      inLanguageOf(active, /your extra time: 2 d 4 h left/, /tu reserva de tiempo: 2 d 4 h/),
    );
    await other.slash('cities mine');
    expect(await told(other)).toMatch(inLanguageOf(other, /your extra time: 3 d left/, /tu reserva de tiempo: 3 d/));
    await ada.slash('cities board');
    await ada.answer();
    expect(readMessage(await tableAfter(ada, table))).toMatch(/Using extra time: 2 d 4 h left, until <t:\d+:f>/);
    pass(52);
    await ada.sees(/is out of time/);
  });

  it('keeps a reserve over a restart', async () => {
    await begin({ pace: '1', reserve: '24' });
    pass(2);
    await harness.stop();
    await harness.start();
    pass(22.9);
    await quietNow();
    expect(isOutOfTime()).toBe(false);
    pass(0.2);
    await ada.sees(/is out of time/);
  });

  it('stands still on weekends, in the host’s time zone', async () => {
    await ada.slash('cities settings', { zone: 'Pacific/Auckland' });
    await ada.answer();
    // Tuesday at 7:00 there, and at Friday 11:00 UTC it's Saturday: a day and a half passes, and then three and a half.
    pass(2 * 24);
    await begin({ pace: '48', weekends: 'off' });
    const [, end] = /runs out <t:(\d+):R>/.exec(readMessage(table)) ?? [];
    expect(Number(end) * 1000).toBe(harness.clock.now() + (48 + 48) * 3_600_000);
  });

  async function goAway(player: Player, until: string): Promise<string> {
    await player.slash('cities vacation', { until });
    return told(player);
  }

  it('stops for someone on vacation, until they press a button', async () => {
    await begin({ pace: '4' });
    pass(2);
    expect(await goAway(active, dayPlus(today(), 4))).toMatch(inLanguageOf(active, /You’re away until/, /Estás fuera/));
    look(await tableAfter(ada, table));
    expect(readMessage(table)).toMatch(/is on vacation until <t:\d+:D>\. Their turn timer stops until then/);
    pass(30);
    await quietNow();
    expect(isOutOfTime()).toBe(false);
    expect(ada.canSee(/it’s been your turn since/)).toBe(false);
    await active.slash('cities vacation');
    await pressVerb(active, 'vacation-end', await active.answer());
    expect(await told(active)).toMatch(inLanguageOf(active, /18 vacation days left/, /18 días de vacaciones/));
    look(await tableAfter(ada, table));
    expect(readMessage(table)).toMatch(/is back/);
    pass(1.9);
    await quietNow();
    expect(isOutOfTime()).toBe(false);
    pass(0.2);
    await ada.sees(/is out of time/);
  });

  it('runs again by itself when a vacation is over, and knows of one that began before the match', async () => {
    await goAway(ada, dayPlus(today(), 1));
    await goAway(bruno, dayPlus(today(), 1));
    await begin({ pace: '1' });
    expect(readMessage(table)).toMatch(/is on vacation until/);
    // It's 18:00: both are away for another 30 hours.
    pass(30.9);
    await quietNow();
    expect(isOutOfTime()).toBe(false);
    pass(0.2);
    await ada.sees(/is out of time/);
  });

  it('knows of a vacation even if the bot was killed before it told the table', async () => {
    await begin({ pace: '4' });
    await harness.stop();
    const stored = await openStore(`sqlite://${harness.database}`);
    if (!stored.ok) throw new Error(stored.refusal.detail);
    const away = { from: harness.clock.now(), until: harness.clock.now() + 30 * 3_600_000 };
    const people = openPeople(stored.value, openLog('silent'), () => harness.clock.now());
    await people.change(active.id, (person) => ({ ...person, vacations: [away] }));
    await stored.value.close();
    pass(10);
    await harness.start();
    look(await tableAfter(ada, table));
    expect(readMessage(table)).toMatch(/is on vacation until/);
    expect(isOutOfTime()).toBe(false);
    pass(23.9);
    await quietNow();
    expect(isOutOfTime()).toBe(false);
    pass(0.2);
    await ada.sees(/is out of time/);
  });

  it.each([
    ['2020-01-01', /That day has passed\. Pick any day from today to <t:\d+:D>/, /Ese día ya pasó.*al <t:\d+:D>/],
    ['2999-01-01', /14 days at a time, so until <t:\d+:D> at the latest/, /14 días seguidos/],
    ['2026-02-30', /“2026-02-30” isn’t a day\. Write it like `2026-01-12`/, /no es un día/],
    ['whenever', /“whenever” isn’t a day/, /«whenever» no es un día/],
  ])('a vacation until %s is refused with what’s allowed', async (until, english, spanish) => {
    expect(await goAway(ada, until)).toMatch(english);
    expect(await goAway(bruno, until)).toMatch(spanish);
  });

  it('a person who is forgotten has no vacation left to tell of', async () => {
    await goAway(ada, dayPlus(today(), 3));
    await ada.slash('cities forget');
    await pressVerb(ada, 'forget', await ada.answer());
    await ada.answer();
    await ada.slash('cities vacation');
    expect(await told(ada)).toMatch(/21 vacation days left/);
  });

  async function propose(player: Player): Promise<APIMessage> {
    const lengths = await pressVerb(player, 'ask-pause', await pressVerb(player, 'more', table));
    const [, twoDays] = offers(lengths, 'pause');
    await player.press(twoDays!.customId, lengths);
    await player.answer();
    return ada.sees(/wants to stop all turn timers for 2 days/);
  }

  it('stops for everyone if all agree to a pause, and goes on if all agree again', async () => {
    await begin({ pace: '4' });
    pass(2);
    const ballot = await propose(other);
    await pressVerb(active, 'agree', ballot);
    look(await tableAfter(ada, table));
    expect(readMessage(table)).toMatch(/the turn timers are stopped until <t:\d+:f>/);
    // Once is enough on one screen.
    expect(readMessage(table)).not.toMatch(/Paused until/);
    await ada.slash('cities board');
    await ada.answer();
    look(await tableAfter(ada, table));
    expect(readMessage(table)).toMatch(/Paused until <t:\d+:f>/);
    pass(20);
    await quietNow();
    expect(isOutOfTime()).toBe(false);
    await pressVerb(active, 'resume', await pressVerb(active, 'more', table));
    await pressVerb(other, 'agree', await ada.sees(/wants to resume the game/));
    look(await tableAfter(ada, table));
    expect(readMessage(table)).toMatch(/the turn timers are running again/);
    pass(1.9);
    await quietNow();
    expect(isOutOfTime()).toBe(false);
    pass(0.2);
    await ada.sees(/is out of time/);
  });

  it('ends a pause by itself', async () => {
    await begin({ pace: '4' });
    await pressVerb(active, 'agree', await propose(other));
    look(await tableAfter(ada, table));
    pass(48 + 3.9);
    await quietNow();
    expect(isOutOfTime()).toBe(false);
    pass(0.2);
    await ada.sees(/is out of time/);
  });

  it('keeps running if someone doesn’t want to pause', async () => {
    await begin({ pace: '4' });
    await pressVerb(active, 'disagree', await propose(other));
    await ada.sees(/No pause: the turn timers keep running/);
    pass(4.1);
    await ada.sees(/is out of time/);
  });
});
