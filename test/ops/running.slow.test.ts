import { afterEach, expect, test } from 'vitest';
import type { Player } from '../rig/chat-player.ts';
import { freePort, startRedis } from '../rig/own-redis-server.ts';
import { ProcessHarness } from '../rig/process-harness.ts';
import { needsRedisServer } from '../rig/requirements.ts';
import { chooseStarts, offers, startGame } from '../rig/table-buttons.ts';

let harness: ProcessHarness | null = null;

afterEach(async () => {
  await harness?.close();
  harness = null;
});

type Told = { readonly status: number; readonly body: unknown };

/** What /health says, once it says this. */
async function health(port: number, expected: Told): Promise<void> {
  const told = async (): Promise<Told> => {
    const response = await fetch(`http://127.0.0.1:${port}/health`);
    return { status: response.status, body: await response.json() };
  };
  await expect.poll(() => told().catch(() => null), { timeout: 30_000, interval: 100 }).toEqual(expected);
}

const WELL: Told = { status: 200, body: { ok: true } };
const lacking = (...missing: string[]): Told => ({ status: 503, body: { ok: false, missing } });

/** The samples of a metric: what stands behind its name, without comments. */
async function samples(port: number, name: string): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return text.split('\n').flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : []));
}

test(
  'waits for a database that comes late, says so, and its health follows database and gateway',
  needsRedisServer(),
  async () => {
    const [port, redis] = [await freePort(), await freePort()];
    harness = await ProcessHarness.build({
      env: { HEALTH_PORT: String(port), DATABASE_URL: `redis://127.0.0.1:${redis}` },
    });
    const starting = harness.start();
    await health(port, lacking('gateway', 'lease', 'database'));
    await harness.waitForOutput(/the database is not available yet, waiting/);
    const server = await startRedis(redis, ['--appendfsync', 'everysec']);
    await starting;
    expect(harness.output.match(/the database is not available yet, waiting/g)).toHaveLength(1);
    expect(harness.output.match(/the database is available/g)).toHaveLength(1);
    expect(harness.output).toMatch(/"level":40.*"settings":\["appendfsync everysec"\].*may lose acknowledged writes/);
    await health(port, WELL);

    server.kill('SIGSTOP');
    await health(port, lacking('database'));
    server.kill('SIGCONT');
    await health(port, WELL);

    await harness.chat.close();
    await health(port, lacking('gateway'));
    await harness.kill();
  },
);

/** How often each value occurs. */
const tally = (values: readonly string[]): string[] =>
  [...new Set(values)].map((value) => `${value} ${values.filter((one) => one === value).length}`).sort();

const sum = (lines: readonly string[]): number => lines.reduce((all, line) => all + Number(line.split(' ').at(-1)), 0);

test('tells presses, pictures, saves, requests, shards and memory, as many as there were', async () => {
  const port = await freePort();
  harness = await ProcessHarness.open({ env: { HEALTH_PORT: String(port) } });
  const players: [Player, Player] = [harness.person('Ada'), harness.person('Bruno')];
  const table = await chooseStarts(players, await startGame(players));
  const stranger = harness.person('Chen');
  await stranger.press(offers(table, 'take')[0]?.customId ?? '', table);
  await stranger.answer();
  await expect.poll(() => samples(port, 'cities_busy_channels')).toEqual([' 0']);

  const answered = harness.output.split('\n').filter((line) => line.includes('"msg":"answered"'));
  const outcomes = answered.map((line) => `{outcome="${JSON.parse(line).outcome}"}`);
  expect(outcomes).toContain('{outcome="stranger"}');
  expect((await samples(port, 'cities_presses_total')).sort()).toEqual(tally(outcomes));
  expect(await samples(port, 'cities_acknowledgement_seconds_count')).toEqual([` ${answered.length}`]);
  expect(await samples(port, 'cities_answer_seconds_count')).toEqual([` ${answered.length}`]);

  const requests = await samples(port, 'cities_discord_requests_total');
  const counting = (path: RegExp) => harness?.requests.filter((line) => path.test(line)).length;
  const told = (kind: string) => sum(requests.filter((line) => line.startsWith(`{kind="${kind}"`)));
  expect(told('message",counted="true')).toBe(counting(/ \/channels\/\d+\/messages/));
  expect(told('callback",counted="false')).toBe(counting(/ \/interactions\//));
  expect(told('answer",counted="false')).toBe(counting(/ \/webhooks\//));
  expect(sum(requests)).toBe(harness.requests.length);

  const pictures = await samples(port, 'cities_picture_seconds_count{game="cities",kind="board",result="drawn"}');
  expect(sum(pictures)).toBeGreaterThan(0);
  expect(sum(await samples(port, 'cities_store_seconds_count{operation="save",result="ok"}'))).toBeGreaterThan(0);
  expect(await samples(port, 'cities_pictures_waiting')).toEqual([' 0']);
  expect(await samples(port, 'cities_matches')).toEqual([' 1']);
  expect(await samples(port, 'cities_shards')).toEqual([' 1']);
  expect(await samples(port, 'cities_shard_ready')).toEqual(['{shard="0"} 1']);
  expect(await samples(port, 'process_resident_memory_bytes')).toHaveLength(1);
  expect(await samples(port, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);

  const other = await fetch(`http://127.0.0.1:${port}/else`);
  expect([other.status, await other.json()]).toEqual([404, { error: 'there are /health and /metrics' }]);
  expect((await fetch(`http://127.0.0.1:${port}/health`, { method: 'POST' })).status).toBe(405);
});
