import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importMatch } from '#engine';
import { GAME_IDS } from '#games';
import { GAMES } from '#games/rules';
import { topicsOf } from '../../src/bot/views/rules.ts';
import type { Player } from '../rig/chat-player.ts';
import { readMessage } from '../rig/message-text.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';
import { TimedHarness } from '../rig/timed-harness.ts';
import { shareOf } from '../rig/todays-share.ts';

const told = async (player: Player) => {
  const message = await player.answer();
  expect(player.isPrivate(message)).toBe(true);
  return readMessage(message);
};

describe('commands that need no game', () => {
  let harness: TimedHarness;
  let ada: Player;
  let bruno: Player;

  beforeAll(async () => {
    harness = await TimedHarness.open();
    [ada, bruno] = [harness.person('Ada'), harness.person('Bruno')];
  });
  afterAll(() => harness.close());

  const topics = GAME_IDS.flatMap((id) => topicsOf(id).map(({ game, name }) => `${game}.${name}`));

  it.each(shareOf(topics, 12))('rules: %s, with words in both languages', async (topic) => {
    await ada.slash('cities rules', { topic });
    const english = await told(ada);
    await bruno.slash('cities rules', { topic });
    const spanish = await told(bruno);
    for (const words of [english, spanish]) expect(words).not.toMatch(/\{\{|\.rules\./);
    expect(english).not.toBe(spanish);
  });

  it('lead from one topic of the rules to the next, with a picture', async () => {
    await bruno.slash('cities rules');
    const first = await bruno.answer();
    expect(first.attachments).toHaveLength(1);
    expect(readMessage(first)).toMatch(/Este ejemplo no es de tu partida/);
    const [, second] = offers(first, 'topic');
    await bruno.choose(second!.customId, second!.value!);
    expect(readMessage(await bruno.answer())).toMatch(/Losetas/);
  });

  it('about: version, health, privacy', async () => {
    await ada.slash('cities about');
    expect(await told(ada)).toMatch(/Cities bot \d+\.\d+\.\d+.*Running since <t:\d+:f>.*\/cities forget/s);
    await bruno.slash('cities about');
    expect(await told(bruno)).toMatch(/En marcha desde.*\/cities olvidar/s);
  });

  it('mine: says how to begin', async () => {
    await ada.slash('cities mine');
    expect(await told(ada)).toMatch(/not in any games yet.*\/cities new/);
    await bruno.slash('cities mine');
    expect(await told(bruno)).toMatch(/ninguna partida.*\/cities nueva/);
  });

  it('settings: a form with what holds now, changed and kept over a restart, with a language of one’s own', async () => {
    await ada.slash('cities settings');
    expect(ada.modalTitle).toBe('Your settings');
    expect(ada.form).toEqual({
      reminders: ['8'],
      quiet: ['off'],
      zone: ['UTC'],
      language: 'auto',
      switches: ['hints', 'ranked'],
    });
    await ada.fill({ quiet: ['22-8'], zone: ['America/Bogota'], language: 'es', reminders: ['2'], switches: ['text'] });
    const said = /tras 2 horas.*de 22:00 a 8:00.*America\/Bogota.*español.*texto: \*\*sí.*clasificaciones: \*\*no/s;
    expect(await told(ada)).toMatch(said);
    await harness.restart();
    const summary = await ada.answer();
    await ada.press('Editar', summary);
    expect(ada.form).toMatchObject({ quiet: ['22-8'], language: 'es', switches: ['text'] });
    await ada.fill({ reminders: ['0'], language: 'auto', switches: ['hints', 'ranked'] });
    const changed = await ada.answer();
    expect(changed.id).toBe(summary.id);
    expect(readMessage(changed)).toMatch(
      /Reminders: \*\*none.*22:00 to 8:00.*descriptions: \*\*no.*rankings: \*\*yes/s,
    );
    await ada.slash('cities settings', { quiet: 'off', zone: 'UTC', reminders: 8 });
    expect(await told(ada)).toMatch(/after 8 hours.*Quiet hours: \*\*none/s);
  });

  it('settings: the form holds an unusual choice that was given with the command', async () => {
    await bruno.slash('cities settings', { quiet: '23:00 - 6', zone: 'Asia/Tashkent' });
    await told(bruno);
    await bruno.slash('cities settings');
    expect(bruno.form).toMatchObject({ quiet: ['23-6'], zone: ['Asia/Tashkent'] });
    await bruno.fill({ quiet: ['off'], zone: ['UTC'] });
    expect(await told(bruno)).toMatch(/UTC/);
  });

  it.each([
    ['quiet=22-8', /Quiet hours: \*\*from 22:00 to 8:00/],
    ['reminders=0', /Reminders: \*\*none/],
    ['text=true', /Picture descriptions: \*\*yes/],
    ['quiet=25-99', /don’t understand/],
    ['zone=Atlantis', /don’t know the time zone/],
    ['seats=9', /Your settings/],
    ['', /Your settings/],
  ])('settings: a menu posted before there was a form takes %j', async (value, words) => {
    await ada.slash('cities settings', { language: 'auto' });
    const posted = await ada.answer();
    await ada.forge('cities:0000:setting::0', posted, [value]);
    expect(await told(ada)).toMatch(words);
    await ada.slash('cities settings', { quiet: 'off', reminders: 8, text: false });
    await ada.answer();
  });

  it.each([
    [{ quiet: 'late' }, /don’t understand “late”.*22-7/],
    [{ quiet: '25-3' }, /don’t understand/],
    [{ quiet: '7-7' }, /don’t understand/],
    [{ zone: 'Atlantis' }, /don’t know the time zone “Atlantis”/],
  ])('settings: refuses %j and says what is expected', async (values, words) => {
    await ada.slash('cities settings', values);
    expect(await told(ada)).toMatch(words);
  });

  it('settings: suggests time zones while one types', async () => {
    expect(await ada.suggestions('cities settings', 'zone', 'madr')).toEqual(['Europe/Madrid']);
    expect(await ada.suggestions('cities settings', 'zone', '')).toHaveLength(25);
  });

  it('suggests nothing for an option that a command does not have, and finds nothing wrong with that', async () => {
    const before = harness.output.length;
    expect(await ada.suggestions('cities settings', 'weather', null)).toEqual([]);
    const said = harness.output.slice(before);
    expect(said).toContain('"what":"suggestions"');
    expect(said).toContain('"outcome":"done"');
    expect(said).not.toContain('no suggestions');
  });
});

describe('a new game', () => {
  let harness: TimedHarness;
  let ada: Player;
  let bruno: Player;

  beforeEach(async () => {
    harness = await TimedHarness.open();
    [ada, bruno] = [harness.person('Ada'), harness.person('Bruno')];
  });
  afterEach(() => harness.close());

  it('takes every option of the command', async () => {
    await ada.slash('cities new', {
      board: 'venice',
      length: 'long',
      pace: '24',
      late: 'computer',
      computers: 1,
      strength: 'easy',
      language: 'es',
    });
    const lobby = readMessage(await ada.sees(/quiere jugar/));
    for (const word of ['Venecia', 'larga', 'Tiempo por turno: 1 día', 'un bot juega el turno', 'Mira 🤖 Fácil'])
      expect(lobby).toContain(word);
  });

  it('has every option in the lobby, for the host alone', async () => {
    await ada.slash('cities new');
    const lobby = await ada.sees(/wants to play/);
    const read = await pressVerb(bruno, 'options', lobby);
    expect(offers(read)).toEqual([]);
    expect(readMessage(read)).toContain(`${ada.mention} elige los ajustes:\n- Juego: Cities\n`);
    const panel = await pressVerb(ada, 'options', lobby);
    await ada.press('Edit', panel);
    await ada.fill({ board: ['lisbon'], length: 'long', timer: ['8 computer'], bots: ['1 easy'] });
    const changed = await ada.answer();
    expect(readMessage(changed)).toMatch(
      /- City: Lisbon\n- Length: long.*\n- Turn timer: 8 hours\n- Weekends: timer runs\n- Out of time: a bot/,
    );
    const spanish = offers(changed, 'set').find(({ value }) => value === 'language=es');
    await ada.choose(spanish!.customId, 'language=es');
    await ada.sees(/Mira 🤖 Fácil/);
    const words = readMessage(harness.world.posts.get(lobby.id)!.message);
    for (const word of ['Lisboa', 'larga', 'Tiempo por turno: 8 horas', 'un bot juega el turno'])
      expect(words).toContain(word);
    await pressVerb(ada, 'start', harness.world.posts.get(lobby.id)!.message);
    await ada.sees(/elige una loseta de inicio/);
  });

  it('lets nobody forge an option', async () => {
    await ada.slash('cities new');
    const lobby = await ada.sees(/wants to play/);
    const panel = await pressVerb(ada, 'options', lobby);
    const [set] = offers(panel, 'set');
    await ada.forge(set!.customId, panel, ['game=atlantis']);
    await ada.sees(/can’t set `game` to `atlantis`/);
  });
});

describe('a running game', () => {
  let harness: TimedHarness;
  let ada: Player;
  let bruno: Player;
  let chen: Player;
  let table: APIMessage;

  beforeAll(async () => {
    harness = await TimedHarness.open();
    [ada, bruno, chen] = [harness.person('Ada'), harness.person('Bruno'), harness.person('Chen')];
    table = await chooseStarts([ada, bruno], await startGame([ada, bruno]));
  });
  afterAll(() => harness.close());

  it('is found by mine, with a link and whose turn it is', async () => {
    const active = mover([ada, bruno], table);
    await ada.slash('cities mine');
    const words = await told(ada);
    expect(words).toContain(table.id);
    expect(words).toMatch(active === ada ? /\*\*your turn\*\* since <t:\d+:f>/ : /waiting for Bruno since/);
    await bruno.slash('cities mine');
    expect(await told(bruno)).toMatch(active === bruno ? /\*\*te toca\*\* desde el/ : /esperando a Ada desde el/);
    await chen.slash('cities mine');
    expect(await told(chen)).toMatch(/not in any games yet/);
  });

  it('tells what happened since one’s last turn, with pictures', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const player = mover([ada, bruno], table);
      await pressVerb(player, 'take', table);
      await pressVerb(player, 'confirm', await prepareTurn(player, await player.answer()));
      table = await tableAfter(ada, table);
    }
    const player = mover([ada, bruno], table);
    await player.slash('cities since');
    const message = await player.answer();
    expect(message.attachments).toHaveLength(1);
    expect(readMessage(message)).toMatch(player === ada ? /\*\*Bruno\*\*/ : /\*\*Ada\*\*/);
    const other = player === ada ? bruno : ada;
    await other.slash('cities since');
    expect(await told(other)).toMatch(/Nothing has happened|No ha pasado nada/);
    await chen.slash('cities since');
    expect(await told(chen)).toMatch(/not in this game/);
  });

  it('shows anyone’s neighborhood to anyone, and its cards and goals closer', async () => {
    await chen.slash('cities neighborhood', { player: bruno.id });
    expect(await told(chen)).toMatch(/Bruno’s neighborhood/);
    const menu = offers(await chen.answer(), 'closeup');
    expect(menu.length).toBeGreaterThanOrEqual(3);
    await chen.choose(menu[0]!.customId, menu[0]!.value!);
    expect(readMessage(await chen.answer())).toMatch(/🏆/);
    await chen.slash('cities neighborhood', { player: chen.id });
    expect(await told(chen)).toMatch(/Chen isn’t in this game/);
    const more = await pressVerb(chen, 'more', table);
    const [town1] = offers(more, 'town');
    await chen.choose(town1!.customId, town1!.value!);
    expect(await told(chen)).toMatch(/Ada’s neighborhood/);
  });

  it('comes in words as well for who wants it so', async () => {
    await bruno.slash('cities settings', { text: true });
    expect(await told(bruno)).toMatch(/Imágenes también en texto: \*\*sí/);
    await bruno.slash('cities neighborhood');
    expect(await told(bruno)).toMatch(/Fila 5: /);
    await ada.slash('cities settings', { text: true });
    await told(ada);
    const active = mover([ada, bruno], table);
    await pressVerb(active, 'mine', table);
    expect(await told(active)).toMatch(active === ada ? /Building pieces: 1 / : /Piezas de construcción: 1 /);
  });

  it('is exported without its seed while it runs', async () => {
    await ada.slash('cities export');
    const message = await ada.answer();
    const file = JSON.parse(harness.fileOf(message).toString());
    expect(file).toMatchObject({ format: 1, game: 'cities', seed: null });
    expect(file.seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(importMatch(GAMES, file).ok).toBe(false);
  });

  it('goes on without someone who wants to be forgotten', async () => {
    await bruno.slash('cities forget');
    expect(await told(bruno)).toMatch(/¿Borro todo/);
    expect(harness.filesWith(bruno.id)).not.toEqual([]);
    await pressVerb(bruno, 'forget', await bruno.answer());
    expect(readMessage(await bruno.answer())).toMatch(/He borrado todo/);
    expect(harness.filesWith(bruno.id)).toEqual([]);
    await ada.slash('cities scores');
    const scores = await told(ada);
    expect(scores).toMatch(/\*\*Mira\*\* – /);
    expect(scores).not.toMatch(/Bruno/);
    await bruno.slash('cities mine');
    expect(await told(bruno)).toMatch(/ninguna partida/);
    await bruno.slash('cities settings');
    expect(bruno.form['switches']).not.toContain('text');
  });

  it('may be ended by who manages the server, after being asked', async () => {
    await chen.slash('cities end');
    expect(await told(chen)).toMatch(/Only Ada/);
    harness.makeServerManager('Chen');
    await chen.slash('cities end');
    await pressVerb(chen, 'finish', await chen.answer());
    await ada.sees(/Chen canceled this game/);
  });
});
