import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedHash } from '#engine';
import { singleProcess } from '../../src/bot/coordination.ts';
import { withPermission } from '../../src/local/permission.ts';
import { changeChannel } from '../../src/local/world.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { choose } from '../rig/random-player.ts';
import { offers, pressAndRead, pressVerb } from '../rig/table-buttons.ts';
import { BUILT, begin, build, open } from './daily-player.ts';

const HOUR = 3_600_000;
const SEALED = /es secreto hasta|stay secret until/;

const matchOf = (panel: APIMessage): string => offers(panel, 'scores')[0]?.customId.split(':')[1] ?? '';

describe('a day in which three people build the same city', () => {
  let harness: InProcessHarness;
  let [ada, bruno, chen]: Player[] = [];
  let watcher: Player;

  const isPublic = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) === 0;
  const posts = (): APIMessage[] => watcher.messages().filter(isPublic);
  const channelOf = (name: string) => [...harness.world.channels.values()].find((one) => one.name === name)!;
  /** Everything the bot has sent since the morning, word for word. */
  const said: string[] = [];
  const text = (player: Player) => player.answer().then(readMessage);

  beforeAll(async () => {
    harness = await InProcessHarness.open({ coordination: singleProcess() });
    [ada, bruno, chen] = ['Ada', 'Bruno', 'Chen'].map((name) => harness.person(name));
    watcher = harness.person('Gael');
    harness.watch(({ call: { path, body } }) => said.push(JSON.stringify([path, body])));
  });
  afterAll(() => harness.close());

  it('is set up by who manages the server alone, with a zone that exists', async () => {
    await bruno!.slash('cities server', { daily: 'on' });
    expect(await text(bruno!)).toMatch(/quien administra/);
    await ada!.slash('cities server', { zone: 'Europe/Nowhere' });
    expect(await text(ada!)).toMatch(/don’t know the time zone/);
    await bruno!.slash('cities server');
    expect(await text(bruno!)).toMatch(/quien administra/);
    await ada!.slash('cities server');
    expect(ada!.form).toEqual({ channel: [], place: 'here', zone: ['UTC'] });
    await ada!.fill({ zone: ['Asia/Tokyo'] });
    expect(await text(ada!)).toMatch(/isn’t announced.*Asia\/Tokyo/s);
    const here = channelOf('town-square');
    const elsewhere = channelOf('game-night');
    await ada!.slash('cities server', { channel: elsewhere.id });
    expect(await text(ada!)).toContain(`is announced in <#${elsewhere.id}>`);
    await ada!.press('Edit');
    expect(ada!.form).toEqual({ channel: [elsewhere.id], place: 'here', zone: ['Asia/Tokyo'] });
    await ada!.fill({ channel: [] });
    expect(await text(ada!)).toMatch(/isn’t announced/);
    await ada!.slash('cities server', { daily: 'off' });
    expect(await text(ada!)).toMatch(/isn’t announced/);
    changeChannel(harness.world, elsewhere, {
      botPermissions: withPermission(elsewhere.botPermissions, 'AttachFiles', false),
    });
    await ada!.slash('cities server', { channel: elsewhere.id });
    expect(await text(ada!)).toMatch(new RegExp(`can’t post in <#${elsewhere.id}>.*\\*\\*Attach Files\\*\\*`, 's'));
    await ada!.slash('cities server');
    await ada!.fill({ channel: [elsewhere.id], zone: ['UTC'] });
    expect(await text(ada!)).toContain(`can’t post in <#${elsewhere.id}>`);
    await ada!.slash('cities server');
    expect(ada!.form).toEqual({ channel: [], place: 'here', zone: ['Asia/Tokyo'] });
    await ada!.speak('es-ES').slash('cities server', { channel: elsewhere.id });
    expect(await text(ada!)).toMatch(/No puedo publicar en <#\d+>.*Adjuntar archivos/s);
    await ada!.speak('en-US').slash('cities server', { daily: 'on', zone: 'Europe/Madrid' });
    expect(await text(ada!)).toMatch(new RegExp(`announced in <#${here.id}>.*Europe/Madrid`, 's'));
  });

  it('is announced once, with the hash of its seed', async () => {
    harness.clock.advance(1);
    const post = await watcher.sees(/Daily city, January 5: Sprawlopolis/);
    expect(readMessage(post)).toMatch(/To verify the shuffle tomorrow: `[0-9a-f]{64}`/);
    expect(readMessage(post)).toMatch(/picture: Daily city, January 5: Sprawlopolis\..*First card: /s);
    expect(offers(post).map(({ verb }) => verb)).toEqual(['daily', 'daily-mine', 'daily-rules']);
    expect(readMessage(await pressVerb(bruno!, 'daily-rules', post))).toMatch(/Sprawlopolis/);
    expect(readMessage(await pressVerb(bruno!, 'daily-mine', post))).toMatch(/Aún no has terminado la ciudad de hoy/);
    expect(readMessage(await pressVerb(ada!, 'daily-mine', post))).toMatch(/haven’t finished today’s city/);
    await harness.stop();
    await harness.start();
    expect(posts()).toHaveLength(1);
  });

  it('is played in private, by Play or the command, and gone on with after a restart', async () => {
    const asked = await pressVerb(ada!, 'daily', posts()[0]!);
    expect(ada!.isPrivate(asked)).toBe(true);
    expect(ada!.buttons(asked).map(({ label }) => label)).toEqual(['Learn it first', 'Start my one try']);
    expect(readMessage(await pressVerb(ada!, 'learn', asked))).toMatch(/🎓 1 \/ 12/);
    await ada!.slash('cities daily');
    const first = await pressVerb(ada!, 'daily', await ada!.answer());
    expect(readMessage(first)).toMatch(/picture: The daily city\./);
    expect(readMessage(first)).toMatch(/Daily city, January 5: Sprawlopolis.*one try/s);
    await harness.stop();
    await harness.start();
    expect(matchOf(await open(ada!))).toBe(matchOf(first));
    expect(readMessage(await open(bruno!))).toMatch(/ciudad del día 5 de enero: Sprawlopolis.*un solo intento/s);
    expect(posts()).toHaveLength(1);
    const luck = dice('a first step');
    let begun = await open(chen!);
    for (let presses = 0; offers(begun, 'confirm').length === 0; presses++) {
      expect(presses).toBeLessThan(8);
      begun = await pressAndRead(chen!, choose(luck, begun));
    }
    expect(readMessage(begun)).toMatch(/Daily city, January 5: Sprawlopolis, until/);
    expect(readMessage(begun)).not.toMatch(/one try/);
    await pressVerb(chen!, 'back', begun);
  });

  it('only announces the builder and the points, and nobody plays twice', async () => {
    const luck = () => dice('the same hand');
    for (const player of [ada!, bruno!, chen!]) await build(player, luck());
    await watcher.sees(/Chen\*\* finished the daily city with \*\*/);
    expect(posts()).toHaveLength(4);
    for (const post of posts().slice(1)) {
      expect(readMessage(post)).toMatch(
        /^🏙️ \*\*(Ada|Bruno|Chen)\*\* finished the daily city with \*\*−?\d+\*\* points?\.$/,
      );
      expect(post.attachments).toEqual([]);
      expect(JSON.stringify(post.components)).not.toContain('custom_id');
    }
    // The same presses lead to the same city: the cards were the same.
    const points = posts()
      .slice(1)
      .map((post) => /\*\*(-?\d+)\*\* points/.exec(readMessage(post))?.[1]);
    expect(new Set(points).size).toBe(1);
    const again = await open(ada!);
    expect(readMessage(again)).toMatch(BUILT);
    expect(offers(again, 'put', 'menu', 'confirm', 'take', 'undo', 'rematch')).toEqual([]);
    expect(posts()).toHaveLength(4);
  });

  it('shows each their own result alone before midnight', async () => {
    const [morning] = posts();
    const own = await pressVerb(ada!, 'daily-mine', morning!);
    expect(ada!.isPrivate(own)).toBe(true);
    expect(readMessage(own)).toMatch(/Your daily city, January 5: Sprawlopolis\nSee how the others did/);
    expect(readMessage(own)).not.toMatch(/Bruno|Chen|You came/);
    expect(offers(own)).toEqual([]);
    expect(readMessage(await pressVerb(bruno!, 'daily-mine', morning!))).toMatch(/Tu ciudad del 5 de enero/);
    for (const player of [bruno!, watcher]) {
      await player.forge('cities:0000:daily-best:b20260105', morning!);
      expect(await text(player)).toMatch(/es secreto hasta/);
    }
    await watcher.forge('cities:0000:daily-best:b20991231', morning!);
    expect(await text(watcher)).toMatch(/Nadie jugó/);
    for (const stamp of ['', 'b20261399', 'abc']) {
      await ada!.forge(`cities:0000:daily-best:${stamp}`, morning!);
      expect(await text(ada!)).toMatch(/doesn’t work anymore/);
    }
  });

  it('shows no rival a move or the seed before midnight, and everyone after it', async () => {
    const match = matchOf(await open(ada!));
    const forged = async (player: Player, verb: string) => {
      await player.forge(`cities:${match}:${verb}:`, await open(player));
      return text(player);
    };
    for (const verb of ['fair', 'home', 'all', 'scores', 'since']) {
      expect(await forged(bruno!, verb)).toMatch(/es secreto hasta/);
      expect(await forged(watcher, verb)).toMatch(/es secreto hasta/);
    }
    const sealed = ['review', 'look-back', 'sheet', 'replay', 'step', 'timelapse', 'film', 'share'];
    for (const player of [ada!, bruno!, watcher])
      for (const verb of sealed) expect(await forged(player, verb)).toMatch(SEALED);
    for (const player of [bruno!, watcher]) expect(await forged(player, 'export')).toMatch(SEALED);
    expect(await forged(ada!, 'export')).toMatch(/doesn’t work anymore/);
    expect(await forged(ada!, 'confirm')).toMatch(/You’ve finished this daily city\. Type `\/cities daily`/);
    expect(await forged(ada!, 'fair')).toMatch(/I’ll reveal the seed when the game is over/);
    expect(posts()).toHaveLength(4);
    const matches = await Promise.all([ada!, bruno!, chen!].map(async (player) => matchOf(await open(player))));
    for (const [i, player] of [ada!, bruno!, chen!, watcher].entries()) {
      const seen = JSON.stringify(player.messages());
      const others = matches.filter((_, owner) => owner !== i);
      expect(others.filter((id) => seen.includes(id))).toEqual([]);
    }
    const before = said.length;
    harness.clock.advance(5 * HOUR - 1000);
    expect(posts()).toHaveLength(4);
    harness.clock.advance(2000);
    const result = await watcher.sees(/seed was/);
    const [, seed = '', hash] =
      /seed was `([0-9a-f]+)`, with the SHA-256 `([0-9a-f]+)`/.exec(readMessage(result)) ?? [];
    expect(seedHash(seed)).toBe(hash);
    expect(readMessage(posts()[0]!)).toContain(hash);
    // Nothing sent that day contains the seed.
    expect(said.slice(0, before).filter((each) => each.includes(seed))).toEqual([]);
    expect(before).toBeGreaterThan(100);
    expect(readMessage(result)).toMatch(/picture: Ada, Bruno, and Chen tie for the win\. Daily city, January 5/);
    expect(readMessage(result)).toMatch(/1\. Ada -?.*1\. Bruno .*1\. Chen .*Next: Cities\./);
    expect(readMessage(result)).toMatch(/\*\*Ada, Bruno, and Chen\*\* tie for the win with \*\*/);
    expect(offers(result).map(({ verb }) => verb)).toEqual(['daily-best', 'daily-mine']);
    expect(await forged(bruno!, 'fair')).toContain(seed);
    await bruno!.forge(`cities:${match}:review:`, await open(bruno!));
    expect((await bruno!.answer()).attachments[0]?.filename).toBe('review.png');
    await harness.stop();
    await harness.start();
    expect(posts()).toHaveLength(5);
  });

  it('still answers later: the best city to all, their own to each, in words where there is none', async () => {
    await harness.stop();
    await harness.start();
    const result = posts()[4]!;
    const best = await pressVerb(watcher, 'daily-best', result);
    expect(watcher.isPrivate(best)).toBe(true);
    expect(readMessage(best)).toMatch(/La mejor ciudad del 5 de enero: Sprawlopolis/);
    expect(offers(best).map(({ verb }) => verb)).toEqual(['replay', 'timelapse', 'export', 'share']);
    expect(readMessage(await pressVerb(watcher, 'daily-mine', result))).toMatch(/El 5 de enero no jugaste/);
    const own = await pressVerb(chen!, 'daily-mine', result);
    expect(readMessage(own)).toMatch(/You came in \*\*1st\*\* out of 3.*1\. \*\*Ada\*\* – .*1\. \*\*Chen\*\* – /s);
    expect(readMessage(await pressVerb(chen!, 'replay', own))).toMatch(/0 \/ 14/);
    expect(readMessage(await pressVerb(chen!, 'daily-mine', posts()[0]!))).toMatch(/You came in \*\*1st\*\* out of 3/);
  });

  it('is another one the next day, and closes then, even if unfinished', async () => {
    harness.clock.advance(9 * HOUR);
    await watcher.sees(/Daily city, January 6: Cities/);
    const late = await open(bruno!);
    expect(readMessage(late)).toMatch(/ciudad del día 6 de enero: Cities/);
    harness.clock.advance(24 * HOUR);
    await watcher.sees(/Daily city, January 7: Tourists/);
    expect(posts()).toHaveLength(8);
    const [offer] = offers(late, 'take');
    await bruno!.press(offer!.customId, late);
    expect(await text(bruno!)).toMatch(/cerrada.*\/cities diaria/);
    expect(readMessage(await open(bruno!))).toMatch(/ciudad del día 7 de enero: /);
  });

  it('forgets who wants to be forgotten', async () => {
    await ada!.slash('cities forget');
    await pressVerb(ada!, 'forget', await ada!.answer());
    expect(await text(ada!)).toMatch(/erased/);
    const rows = JSON.stringify(await harness.adapter.query('SELECT * FROM keyv'));
    expect(rows).not.toContain(ada!.id);
    // A person forgotten on another day may play; one who had begun today may not begin again.
    expect(readMessage(await open(ada!))).toMatch(/Daily city, January 7/);
    await ada!.slash('cities forget');
    await pressVerb(ada!, 'forget', await ada!.answer());
    expect(readMessage(await open(ada!))).toMatch(/had your try at today’s city/);
    expect(readMessage(await open(bruno!))).toMatch(/ciudad del día 7 de enero/);
    expect(JSON.stringify(await harness.adapter.query('SELECT * FROM keyv'))).not.toContain(ada!.id);
    const best = await pressVerb(bruno!, 'daily-best', posts()[4]!);
    expect(readMessage(best)).toMatch(/La mejor ciudad del 5 de enero/);
    expect(readMessage(best)).not.toMatch(/Ada/);
  });

  it('ends with its seed against the hash of its morning, in the language of the server, also when nobody built it', async () => {
    const [morning, end] = posts().slice(5).map(readMessage);
    expect(end).toMatch(/Daily city, January 6: Cities\nNobody played\. Next: Tourists\./);
    const [, seed = '', hash = ''] = /seed was `([0-9a-f]+)`, with the SHA-256 `([0-9a-f]+)`/.exec(end!) ?? [];
    expect(seedHash(seed)).toBe(hash);
    expect(morning).toContain(hash);
    expect(readMessage(await begin(watcher, await pressVerb(watcher, 'daily', posts()[6]!)))).toMatch(
      /ciudad del día 7 de enero/,
    );
    await ada!.speak('es-ES').slash('cities server', { daily: 'on' });
    expect(await text(ada!)).toMatch(/se anuncia/);
    ada!.speak('en-US');
    harness.clock.advance(24 * HOUR);
    await watcher.sees(/La ciudad del día 8 de enero: Sprawlopolis/);
    const spanish = posts().slice(8).map(readMessage);
    expect(spanish).toHaveLength(2);
    expect(spanish[0]).toMatch(
      /La ciudad del día 7 de enero: Turistas\nNo ha jugado nadie\. Siguiente: Sprawlopolis\./,
    );
    expect(spanish[0]).toMatch(/la semilla era `[0-9a-f]+`, y su SHA-256, `[0-9a-f]+`/);
  });

  it('is not spoken of at its end if nobody was told of it', async () => {
    await harness.stop();
    harness.clock.advance(17 * HOUR);
    await harness.start();
    await watcher.sees(/La ciudad del día 8 de enero: Sprawlopolis\nNo ha jugado/);
    const before = posts().length;
    await harness.stop();
    harness.clock.advance(32 * HOUR);
    await harness.start();
    await watcher.sees(/La ciudad del día 10 de enero: Turistas/);
    expect(posts()).toHaveLength(before + 1);
  });
});
