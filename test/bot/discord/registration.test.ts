import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homeOf } from '../../../src/local/world.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';

const NAMES = ['cities', 'Invite to a game', 'Cities profile', 'Describe this picture'];

describe('the commands', () => {
  let harness: InProcessHarness;
  beforeEach(async () => {
    harness = await InProcessHarness.open();
  });
  afterEach(() => harness.close());

  const writes = () => harness.requests.filter((request) => /^(PUT|POST|PATCH|DELETE) \/applications/.test(request));
  const scopes = () =>
    [...harness.world.commands.values()].map(({ name, guild_id }) => `${name} ${guild_id ?? 'everywhere'}`);

  async function restart(guild: string | null = null): Promise<void> {
    harness.requests.length = 0;
    await harness.stop();
    await harness.start(guild);
  }

  it('are registered at the first start, and not again as long as they are the same', async () => {
    expect(writes()).toHaveLength(1);
    expect(scopes()).toEqual(NAMES.map((name) => `${name} everywhere`));
    await restart();
    expect(writes()).toEqual([]);
    expect(harness.output).toMatch(/commands unchanged/);
  });

  it('are registered again when one has changed', async () => {
    const [command] = harness.world.commands.values();
    harness.world.commands.set(command!.id, { ...command!, description: 'Something older' });
    await restart();
    expect(writes()).toHaveLength(1);
    expect([...harness.world.commands.values()].map(({ description }) => description)).not.toContain('Something older');
  });

  it('of one guild are registered beside those of all, and only if changed; without it, they go', async () => {
    const { id } = homeOf(harness.world);
    await restart(id);
    expect(writes()).toEqual([expect.stringContaining(`/guilds/${id}/commands 200`)]);
    expect(scopes().sort()).toEqual(NAMES.flatMap((name) => [`${name} ${id}`, `${name} everywhere`]).sort());
    await restart(id);
    expect(writes()).toEqual([]);
    await restart();
    expect(writes()).toEqual([expect.stringContaining(`/guilds/${id}/commands 200`)]);
    expect(scopes()).toEqual(NAMES.map((name) => `${name} everywhere`));
  });

  it.each([503, 429, 403])('that Discord does not take (%i) keep the bot from nothing', async (status) => {
    harness.world.commands.clear();
    await harness.stop();
    harness.injectFault = ({ method }) =>
      method === 'PUT' ? { status, body: { code: status === 403 ? 50001 : 0 } } : null;
    await harness.start();
    expect(harness.output).toMatch(/commands not registered/);
  });

  it('of a guild the bot is not in end the start, by name', async () => {
    await harness.stop();
    await expect(harness.start('123456789012345678')).rejects.toThrow('123456789012345678');
  });
});
