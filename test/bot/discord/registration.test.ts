import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homeOf } from '../../../src/local/world.ts';
import { House } from '../../rig/in-process-harness.ts';

describe('the commands', () => {
  let house: House;
  beforeEach(async () => {
    house = await House.open();
  });
  afterEach(() => house.close());

  const writes = () => house.requests.filter((request) => /^(PUT|POST|PATCH|DELETE) \/applications/.test(request));
  const scopes = () =>
    [...house.world.commands.values()].map(({ name, guild_id }) => `${name} ${guild_id ?? 'everywhere'}`);

  async function restart(guild: string | null = null): Promise<void> {
    house.requests.length = 0;
    await house.stop();
    await house.start(guild);
  }

  it('are registered at the first start, and not again as long as they are the same', async () => {
    expect(writes()).toHaveLength(1);
    expect(scopes()).toEqual(['cities everywhere']);
    await restart();
    expect(writes()).toEqual([]);
    expect(house.output).toMatch(/commands unchanged/);
  });

  it('are registered again when one has changed', async () => {
    const [command] = house.world.commands.values();
    house.world.commands.set(command!.id, { ...command!, description: 'Something older' });
    await restart();
    expect(writes()).toHaveLength(1);
    expect([...house.world.commands.values()].map(({ description }) => description)).not.toContain('Something older');
  });

  it('of one guild are registered beside those of all, and only if changed; without it, they go', async () => {
    const { id } = homeOf(house.world);
    await restart(id);
    expect(writes()).toEqual([expect.stringContaining(`/guilds/${id}/commands 200`)]);
    expect(scopes().sort()).toEqual([`cities ${id}`, 'cities everywhere']);
    await restart(id);
    expect(writes()).toEqual([]);
    await restart();
    expect(writes()).toEqual([expect.stringContaining(`/guilds/${id}/commands 200`)]);
    expect(scopes()).toEqual(['cities everywhere']);
  });

  it.each([503, 429, 403])('that Discord does not take (%i) keep the bot from nothing', async (status) => {
    house.world.commands.clear();
    await house.stop();
    house.mischief = ({ method }) => (method === 'PUT' ? { status, body: { code: status === 403 ? 50001 : 0 } } : null);
    await house.start();
    expect(house.output).toMatch(/commands not registered/);
  });

  it('of a guild the bot is not in end the start, by name', async () => {
    await house.stop();
    await expect(house.start('123456789012345678')).rejects.toThrow('123456789012345678');
  });
});
