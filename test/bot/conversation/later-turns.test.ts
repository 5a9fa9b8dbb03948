import type { APIMessage } from 'discord-api-types/v10';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { readMessage } from '../../rig/message-text.ts';
import { offers, prepareTurn, pressVerb } from '../../rig/table-buttons.ts';
import { begin, matchId, type Scene, secondTurn } from './scene.ts';

let scene: Scene;
let host: Player;
let guest: Player;
let third: Player;
let table: APIMessage;
let active: Player;

describe('the second turn', () => {
  beforeEach(async () => {
    scene = await begin(secondTurn);
    ({ host, guest, third } = scene);
    ({ table, active } = await scene.turn());
  });

  it('tells everyone about the first, with a picture', () => {
    expect(readMessage(table)).toMatch(/^\*\*(Ada|Bruno)\*\* (?!took a starting tile)[a-z]+ /m);
    expect(table.attachments.length).toBeGreaterThan(1);
    expect(scene.harness.world.posts.get(table.id)?.pings).toEqual(new Set([active.id]));
  });

  it.each([
    'nothing:like:this',
    'cities',
    'cities:',
    'cities::::',
    'cities:abcd:take:0123456789:0',
    'cities:{match}:take:0123456789:0',
    'cities:{match}:take::-1',
    'cities:{match}:take:zzz:999',
    'cities:{match}:put::0',
    'cities:{match}:menu::0',
    'cities:{match}:confirm:',
    'cities:{match}:back:',
    'cities:{match}:turn:',
    'cities:{match}:show::1:2:3',
    'cities:{match}:constructor::0',
    'cities:{match}:start:',
    'cities:{match}:cancel:',
    'x'.repeat(100),
  ])('answers a made-up button in private and changes nothing: %s', async (id) => {
    await active.forge(id.replace('{match}', matchId(table)), table);
    expect(await scene.toldPrivately(active)).not.toMatch(/^$|Something went wrong|Algo ha fallado|\{\{/);
    expect(active.messages().some((message) => message.id === table.id && offers(message, 'take').length > 0)).toBe(
      true,
    );
  });

  it('posts the table again on demand, and says nothing else', async () => {
    await guest.slash('cities board');
    const { active: player, table: again } = await scene.turn(table);
    await guest.loses(await guest.answer());
    expect(offers(scene.now(table))).toEqual([]);
    const panel = await prepareTurn(player, await pressVerb(player, 'take', again));
    expect(offers(panel, 'confirm')).toHaveLength(1);
  });

  it('can be ended only by the host', async () => {
    const panel = await prepareTurn(active, await pressVerb(active, 'take', table));
    await third.slash('cities end');
    expect(await scene.toldPrivately(third)).toMatch(/Only Ada/);
    await host.slash('cities end');
    expect(await scene.toldPrivately(host)).toMatch(/End the game for everyone\?/);
    await host.press('End the game');
    await host.loses(await host.answer());
    await third.sees(/Ada canceled this game/);
    expect(offers(scene.now(table))).toEqual([]);
    await active.slash('cities mine');
    await active.forge(offers(panel, 'confirm')[0]?.customId ?? '', await active.answer());
    expect(await scene.toldPrivately(active)).toMatch(
      scene.inLanguageOf(active, /This game is over/, /Esta partida ha terminado/),
    );
  });
});
