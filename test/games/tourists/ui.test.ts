import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pick } from '#engine';
import type { Player } from '../../rig/chat-player.ts';
import { readMessage } from '../../rig/message-text.ts';
import { dice } from '../../rig/play.ts';
import { offers, pressAndRead, pressVerb } from '../../rig/table-buttons.ts';
import { TimedHarness } from '../../rig/timed-harness.ts';

const PATIENCE = 300_000;
const BUILDING = /Still building|Siguen construyendo/;
const OVER = /\[Rematch\]|\[Revancha\]|The game is over|La partida ha terminado/;

/** One's whole round through the buttons, up to Confirm. */
async function prepareRound(player: Player, table: APIMessage, luck: ReturnType<typeof dice>): Promise<APIMessage> {
  let panel = await pressVerb(player, 'mine', table);
  for (let moves = offers(panel, 'put', 'menu'); moves.length > 0; moves = offers(panel, 'put', 'menu'))
    panel = await pressAndRead(player, pick(luck, moves));
  return panel;
}

const buildRound = async (player: Player, table: APIMessage, luck: ReturnType<typeof dice>): Promise<void> => {
  await pressVerb(player, 'confirm', await prepareRound(player, table, luck));
};

/** A round up to Confirm in which a new tourist comes. */
async function prepareVisit(player: Player, table: APIMessage): Promise<APIMessage> {
  await pressAndRead(player, offers(await pressVerb(player, 'mine', table), 'put')[0]!);
  await player.press(/^A New tourist/);
  return player.answer();
}

describe('a game of Tourists', () => {
  let harness: TimedHarness;
  let ada: Player;
  let bruno: Player;
  let chen: Player;
  let table: APIMessage;
  const luck = dice('tourists');

  const told = async (player: Player) => {
    const message = await player.answer();
    expect(player.isPrivate(message)).toBe(true);
    return readMessage(message);
  };
  const now = () => harness.world.posts.get(table.id)!.message;
  const tables = () => chen.messages().filter((message) => BUILDING.test(readMessage(message)));

  beforeAll(async () => {
    harness = await TimedHarness.open();
    [ada, bruno, chen] = [harness.person('Ada'), harness.person('Bruno'), harness.person('Chen')];
    await ada.slash('cities new', { game: 'tourists', level: '2', pace: '8', hints: 'always' });
    const lobby = await ada.sees(/wants to play/);
    await pressVerb(bruno, 'join', lobby);
    await pressVerb(ada, 'start', lobby);
    table = await chen.sees(BUILDING);
  });
  afterAll(() => harness.close());

  it('calls everyone at once, and notifies all but who pressed Start', () => {
    expect(readMessage(table)).toContain(`${ada.mention}, ${bruno.mention}`);
    expect(harness.world.posts.get(table.id)?.pings).toEqual(new Set([bruno.id]));
    expect(readMessage(table)).toMatch(/three starting tiles/);
  });

  it('offers another letter only where there is one, and tells the starting tiles together', async () => {
    const panel = await pressVerb(ada, 'mine', table);
    const letters = ada.buttons(panel).filter(({ label }) => /^[A-P]\b/.test(label));
    expect(letters).toHaveLength(1);
    expect(readMessage(panel)).toContain('Selected: the 3 tiles as shown. Press **Confirm**.\n');
  });

  it('shows who is still building at the same table, without another notification', async () => {
    await buildRound(ada, table, luck);
    await chen.slash('cities scores');
    await chen.answer();
    expect(tables()).toHaveLength(1);
    expect(readMessage(now())).toContain(bruno.mention);
    expect(readMessage(now())).not.toContain(ada.mention);
  });

  it('shows nobody what others have built in this round', async () => {
    for (const [player, words] of [
      [bruno, /Ada/],
      [chen, /Ada/],
    ] as const) {
      await player.slash('cities neighborhood', { player: ada.id });
      const seen = await told(player);
      expect(seen).toMatch(words);
      expect(seen).not.toMatch(/[A-H][1-8]/);
    }
  });

  it('tells who has finished that the others are still at it', async () => {
    await pressVerb(ada, 'mine', now());
    const done = await told(ada);
    expect(done).toMatch(/You’re ready for this round\. Still playing: Bruno/);
    expect(done).toMatch(/Ready\. Others are still building\. Ada’s city/);
  });

  it('offers who has finished and left the way back', async () => {
    await ada.slash('cities leave');
    await pressVerb(ada, 'go', await ada.answer());
    table = await chen.sees(/left\. A bot keeps the seat/);
    const back = await pressVerb(ada, 'mine', table);
    expect(readMessage(back)).toMatch(/Press \*\*Return\*\*/);
    await pressVerb(ada, 'return', back);
    table = await chen.sees(/is back/);
  });

  it('keeps a panel good while others finish', async () => {
    await buildRound(bruno, now(), luck);
    const next = await chen.sees(/On to round 1 of 13!/, table);
    table = next;
    const panel = await prepareVisit(ada, table);
    await buildRound(bruno, table, luck);
    await pressVerb(ada, 'confirm', panel);
    table = await chen.sees(/On to round 2 of 13!/, table);
    // It was Ada who finished the round.
    expect(harness.world.posts.get(table.id)?.pings).toEqual(new Set([bruno.id]));
  });

  it('lets each take steps back until their own Confirm, whatever others do meanwhile', async () => {
    const panel = await prepareRound(ada, table, luck);
    await buildRound(bruno, table, luck);
    const back = await pressVerb(ada, 'back', panel);
    expect(offers(back, 'put').length).toBeGreaterThan(0);
    await pressVerb(ada, 'back', back);
    await pressVerb(ada, 'confirm', await prepareVisit(ada, now()));
    table = await chen.sees(/On to round 3 of 13!/, table);
  });

  it('goes back one step at a time from where a tourist walks, and keeps the tile where it lies', async () => {
    const labels = (panel: APIMessage) => ada.buttons(panel).map(({ label }) => label);
    const pressed = async (label: RegExp) => {
      await ada.press(label);
      return labels(await ada.answer());
    };
    const panel = await pressVerb(ada, 'mine', table);
    const before = labels(panel);
    const laid = labels(await pressAndRead(ada, offers(panel, 'put')[0]!));
    const who = await pressed(/^Walk$/);
    expect(await pressed(/^A$/)).toContain('Confirm');
    expect(await pressed(/^Back$/)).toEqual(who);
    expect(await pressed(/^Back$/)).toEqual(laid);
    expect(await pressed(/^Back$/)).toEqual(before);
  });

  it('goes on in mid-round after a restart', async () => {
    await buildRound(ada, table, luck);
    await harness.restart();
    expect(tables().filter((message) => offers(message, 'mine').length > 0)).toHaveLength(1);
    await buildRound(bruno, now(), luck);
    table = await chen.sees(/On to round 4 of 13!/, table);
  });

  it('reminds all who are waited for, and nobody else', async () => {
    await buildRound(bruno, table, luck);
    harness.passHours(7);
    await ada.slash('cities settings', { reminders: 4 });
    await ada.answer();
    harness.passHours(0.1);
    const reminder = await chen.sees(/it’s been your turn since/);
    expect(harness.world.posts.get(reminder.id)?.pings).toEqual(new Set([ada.id]));
    await ada.slash('cities settings', { reminders: 8 });
    await ada.answer();
  });

  it('lets the other hand over a turn that takes too long', async () => {
    harness.passHours(1);
    const notice = await chen.sees(/is out of time/);
    await pressVerb(bruno, 'hand-turn', notice);
    table = await chen.sees(/On to round 5 of 13!/, table);
    expect(readMessage(table)).toMatch(/A bot played this turn for \*\*Ada\*\*/);
  });

  it('exports no round that is not finished', async () => {
    await buildRound(bruno, table, luck);
    await chen.slash('cities export');
    const { log } = JSON.parse(harness.fileOf(await chen.answer()).toString());
    expect(log.at(-1).action.kind).toBe('end');
    expect(log.filter(({ seat }: { seat: number }) => seat === 0).at(-1).action.kind).toBe('end');
    expect(log.filter((entry: { action: { kind: string } }) => entry.action.kind === 'end')).toHaveLength(10);
  });
});

describe('whole games of Tourists through buttons alone', () => {
  let harness: TimedHarness;
  beforeAll(async () => {
    harness = await TimedHarness.open();
  });
  afterAll(() => harness.close());

  async function playAll(players: readonly [Player, ...Player[]], computers: number, options: Record<string, string>) {
    const luck = dice('whole');
    const [watcher] = players;
    await watcher.slash('cities new', {
      game: 'tourists',
      ...options,
      ...(computers ? { computers, strength: 'easy' } : {}),
    });
    const lobby = await watcher.sees(/wants to play|quiere jugar/);
    for (const guest of players.slice(1)) await pressVerb(guest, 'join', lobby);
    await pressVerb(watcher, 'start', lobby);
    let table = await watcher.sees(BUILDING, lobby);
    for (;;) {
      // All at once, each in their own time.
      await Promise.all(players.map((player) => buildRound(player, table, luck)));
      table = await watcher.sees(new RegExp(`${BUILDING.source}|${OVER.source}`), table);
      if (OVER.test(readMessage(table))) return table;
    }
  }

  it(
    'are finished by three people acting at once and a computer',
    async () => {
      const players = [harness.person('Ada'), harness.person('Chen'), harness.person('Emeka')] as const;
      const final = await playAll(players, 1, { level: '3' });
      expect(readMessage(final)).toMatch(/wins?!/);
      expect(harness.output).not.toMatch(/"level":(40|50|60)/);
    },
    PATIENCE,
  );

  it(
    'are played alone against one’s own best, in Spanish',
    async () => {
      const player = harness.person('Bruno', 'game-night');
      expect(readMessage(await playAll([player], 0, {}))).toMatch(/Tu primera puntuación: \d+\. ¡Supérala!/);
      expect(readMessage(await playAll([player], 0, {}))).toMatch(
        /¡Nuevo récord personal: \d+|Tu récord sigue siendo \d+/,
      );
    },
    PATIENCE,
  );
});
