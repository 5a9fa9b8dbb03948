import type { APIMessage } from 'discord-api-types/v10';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { readMessage } from '../../rig/message-text.ts';
import type { StoredSnapshot } from '../../rig/stored-snapshots.ts';
import { offers, pressVerb } from '../../rig/table-buttons.ts';
import { begin, full, joined, LINK, matchId, opened, type Scene } from './scene.ts';

let scene: Scene;
let host: Player;
let guest: Player;
let third: Player;
let lobby: APIMessage;

async function beginIn(at: StoredSnapshot | null): Promise<void> {
  scene = await begin(at);
  ({ host, guest, third } = scene);
  if (at) lobby = await scene.lobby();
}

describe('without a game', () => {
  beforeEach(() => beginIn(null));

  it('shows the rules, and says that there is no game to show', async () => {
    for (const name of ['board', 'neighborhood', 'scores', 'end']) {
      await guest.slash(`cities ${name}`);
      expect(await scene.toldPrivately(guest)).toMatch(/No hay ninguna partida en este canal/);
    }
    await guest.slash('cities rules');
    expect(await scene.toldPrivately(guest)).toMatch(/En cada ronda envías un trabajador/);
  });

  it('opens a lobby that everyone sees', async () => {
    await host.slash('cities new', { board: 'venice' });
    await guest.sees(/wants to play/);
    lobby = await scene.lobby();
    expect(guest.isPrivate(lobby)).toBe(false);
    expect(readMessage(lobby)).toContain('Venice');
    expect(readMessage(lobby)).toContain(`1. ${host.mention}`);
    expect(offers(lobby).map(({ verb }) => verb)).toEqual(['join', 'computer', 'options', 'learn', 'rules']);
  });

  it('answers nobody while the bot is stopped', async () => {
    await scene.harness.stop();
    const command = host.slash('cities new');
    scene.harness.clock.advance(3_000);
    expect(await command).toBe('failed');
  });
});

describe('a lobby with its host alone', () => {
  beforeEach(() => beginIn(opened));

  it('is the only one: a second is refused in private, with a link to the first', async () => {
    await guest.slash('cities new');
    const words = await scene.toldPrivately(guest);
    expect(words).toMatch(/Ya hay una partida en este canal/);
    expect(words).toMatch(LINK);
    expect(words).toContain(lobby.id);
  });

  it.each(['scores', 'neighborhood'])('is not called gone before it has started: %s', async (name) => {
    await host.slash(`cities ${name}`);
    expect(await scene.toldPrivately(host)).not.toMatch(/gone/);
  });

  it('doesn’t start with one player, not even by a button from before it was grayed out', async () => {
    expect(readMessage(lobby)).toContain('1 more player needed to **Start**');
    const [join] = offers(lobby, 'join');
    await host.forge(join!.customId.replace(':join:', ':start:'), lobby);
    expect(await scene.toldPrivately(host)).toMatch(/at least 2 players/);
  });

  it('gives a guest a seat, once', async () => {
    expect(readMessage(await pressVerb(guest, 'join', lobby))).toContain(`2. ${guest.mention}`);
    await guest.press('Join');
    expect(await scene.toldPrivately(guest)).toMatch(/Ya tienes asiento/);
  });
});

describe('a lobby with a guest', () => {
  beforeEach(() => beginIn(joined));

  it('lets only the host start or cancel, and only players leave', async () => {
    await guest.press('Start');
    expect(await scene.toldPrivately(guest)).toMatch(/Eso solo lo puede hacer Ada/);
    await third.press('Start');
    expect(await scene.toldPrivately(third)).toMatch(/Only Ada/);
    const [join] = offers(scene.now(lobby), 'join');
    const forge = (verb: string) => third.forge(join!.customId.replace(':join:', `:${verb}:`), scene.now(lobby));
    await forge('cancel');
    expect(await scene.toldPrivately(third)).toMatch(/Only Ada/);
    await forge('leave');
    expect(await scene.toldPrivately(third)).toMatch(/not in this game yet/);
    expect(offers(scene.now(lobby), 'start')).toHaveLength(1);
  });

  it('adds bots until the seats are full', async () => {
    expect(readMessage(await pressVerb(host, 'computer', lobby))).toMatch(/3\. Mira 🤖 Medium/);
    expect(readMessage(await pressVerb(host, 'computer', lobby))).toMatch(/4\. Leo 🤖 Medium/);
    expect(offers(scene.now(lobby), 'join', 'computer')).toEqual([]);
    expect(readMessage(scene.now(lobby))).toContain('The table is full.');
    const [settings] = offers(scene.now(lobby), 'options');
    await third.forge(settings!.customId.replace(':options:', ':join:'), scene.now(lobby));
    expect(await scene.toldPrivately(third)).toMatch(/All seats are taken/);
  });
});

describe('a full lobby', () => {
  beforeEach(() => beginIn(full));

  it('starts for the host: it closes, and the player to pick a starting tile is pinged', async () => {
    expect(offers(await pressVerb(host, 'start', lobby))).toEqual([]);
    const { table, active } = await scene.turn(lobby);
    expect(readMessage(table)).toMatch(/pick a starting tile/);
    expect(scene.harness.world.posts.get(table.id)?.pings).toEqual(new Set(active === host ? [] : [active.id]));
    await host.forge(`cities:${matchId(table)}:join:`, lobby);
    expect(await scene.toldPrivately(host)).toMatch(/already a game in this channel/);
  });
});
