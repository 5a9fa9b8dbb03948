import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { words } from '#i18n';
import type { Player } from '../rig/chat-player.ts';
import { readMessage } from '../rig/message-text.ts';
import { ProcessHarness } from '../rig/process-harness.ts';
import { skipUnless } from '../rig/requirements.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

/** A disk of four megabytes of the bot's own, in a namespace in which anyone may make one. */
const SMALL = ['unshare', '-Urm', 'sh', '-c', 'mount -t tmpfs -o size=4m none "$0" && exec "$@"'];
const canMount = spawnSync('unshare', [...SMALL.slice(1), tmpdir(), 'true']).status === 0;

describe('a disk that is full', skipUnless(canMount, 'no small disk can be mounted'), () => {
  it('takes nothing, says so, and takes the same press when there is room', async () => {
    const harness = await ProcessHarness.open({ launch: (command, folder) => [...SMALL, folder, ...command] });
    const players: [Player, Player] = [harness.person('Ada'), harness.person('Bruno')];
    const table = await chooseStarts(players, await startGame(players));
    const active = mover(players, table);
    const panel = await prepareTurn(active, await pressVerb(active, 'take', table));
    const filler = join('/proc', String(harness.pid), 'root', harness.folder, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(8 * 1024 * 1024))).toThrow(/ENOSPC/);
    await active.press(offers(panel, 'confirm')[0]!.customId, panel);
    expect(readMessage(await active.answer())).toContain(
      words(active === players[0] ? 'en' : 'es')('bot.refusal.unsaved'),
    );
    rmSync(filler);
    await pressVerb(active, 'confirm', panel);
    expect(readMessage(await tableAfter(players[0], table))).toMatch(/\*\*(Ada|Bruno)\*\*/);
    expect(harness.output).toMatch(/SQLITE_FULL/);
    await harness.close();
  });
});
