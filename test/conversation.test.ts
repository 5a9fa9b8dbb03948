import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from './support/player.ts';
import { Town } from './support/town.ts';

describe('a conversation with the bot', () => {
  let town: Town;
  let host: Player;
  let guest: Player;

  beforeAll(async () => {
    town = await Town.open();
    host = town.person('Ada');
    guest = town.person('Bruno');
  });
  afterAll(() => town.close());

  it('answers a command with a picture and a button, for everybody to see', async () => {
    expect(await host.slash('ping')).toBe('answered');
    const message = await guest.sees(/Pong! Round 1/);
    expect(message.attachments).toMatchObject([
      { filename: 'towers.png', width: 480, height: 160, description: 'A row of towers, round 1' },
    ]);
    expect(message.interaction_metadata?.user.id).toBe(host.id);
  });

  it('changes its message when the button is pressed', async () => {
    expect(await host.press('Again')).toBe('answered');
    await guest.sees(/Pong! Round 2/);
    expect(guest.canSee(/Round 1/)).toBe(false);
  });

  it('answers a press by somebody else in private, in their language', async () => {
    expect(await guest.press('Again')).toBe('answered');
    const message = await guest.sees(/es de otra persona/);
    expect(guest.isPrivate(message)).toBe(true);
    expect(host.canSee(/de otra persona/)).toBe(false);
    expect(host.canSee(/Round 2/)).toBe(true);
  });

  it('counts a double press once', async () => {
    expect(await host.pressTwice('Again')).toEqual(['answered', 'answered']);
    await host.sees(/has been used/);
    await host.sees(/Round 3/);
    expect(host.canSee(/Round 4/)).toBe(false);
  });

  it('answers a button nobody knows, and one made up', async () => {
    const message = await host.sees(/Round 3/);
    expect(await host.forge('nothing:like:this', message)).toBe('answered');
    await host.sees(/no longer of use/);
    expect(await host.forge(`ping:${host.id}:NaN`, message)).toBe('answered');
    expect(host.canSee(/NaN/)).toBe(false);
  });

  it('never hears of a button that the message does not have', async () => {
    const stale = structuredClone(await host.sees(/Round 3/));
    await host.press('Again');
    expect(await host.press('Again', stale)).toBe('refused');
  });

  it('goes on after the power was cut, without registering its commands again', async () => {
    town.requests.length = 0;
    await town.restart();
    expect(town.requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
    expect(await host.press('Again')).toBe('answered');
    await guest.sees(/Round 5/);
  });

  it('stops when told, and leaves presses unanswered while it is away', async () => {
    expect(await town.stop()).toBe(0);
    const press = host.press('Again');
    town.clock.advance(3_000);
    expect(await press).toBe('failed');
  });
});
