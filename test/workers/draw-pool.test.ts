import { readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { checkFonts } from '#draw';
import { ROOT } from '#platform';
import { openGamesDrawPool, Superseded } from '#workers';
import { buildIfChanged } from '../../scripts/build.js';
import { FONT_FILES } from '../../src/draw/fonts.ts';
import type { CardId } from '../../src/games/cities/rules/content.ts';
import { openDrawPool } from '../../src/workers/draw-pool.ts';
import type { GamesDrawPool } from '../../src/workers/open-pools.ts';
import { draw } from '../draw/drawing.ts';
import { NAMES } from '../draw/names.ts';
import { RICH } from '../games/cities/rich-views.ts';
import { GatedDrawPool } from '../rig/gated-draw-pool.ts';
import { isWhole } from '../rig/todays-share.ts';

const drawPool = openGamesDrawPool(1, isWhole);
await buildIfChanged(fileURLToPath(ROOT));
const thread = new URL('dist/draw.js', ROOT);

/** To read the sources takes a thread longest, and one has done so: in `npm test` the others begin with a build. */
const openAnother = (threads: number): GamesDrawPool =>
  isWhole ? openGamesDrawPool(threads) : openDrawPool({ entry: thread, rehearsal: [], threads });

const reader = { language: 'en', names: NAMES } as const;
afterAll(() => drawPool.close());

describe('the drawing pool', () => {
  it('draws in its own thread what layout and painter draw here', async () => {
    await drawPool.ready;
    const request = { game: 'cities', kind: 'neighborhood', view: RICH, seat: 0 } as const;
    const picture = await drawPool.picture(request, reader);
    expect([picture.width, picture.height]).toEqual([1000, 760]);
    expect(picture.alt).toMatch(/^Marta’s neighborhood/);
    const { data } = PNG.sync.read(picture.png);
    expect(data.equals(PNG.sync.read(draw(request, 'en', NAMES)).data)).toBe(true);
  });

  it('draws behind the thread that talks to people, where threads have priorities', async () => {
    await drawPool.ready;
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
    const priorities = threads.map((thread) => getPriority(thread));
    const steps = process.platform === 'linux' ? 5 : 0;
    expect(Math.max(...priorities)).toBe(Math.min(getPriority() + steps, constants.priority.PRIORITY_LOW));
  });

  it('answers many requests, each with its own picture', async () => {
    const pictures = await Promise.all(
      [0, 1, 2].map((seat) => drawPool.picture({ game: 'cities', kind: 'neighborhood', view: RICH, seat }, reader)),
    );
    expect(pictures.map(({ alt }) => alt.split(':')[0])).toEqual(
      NAMES.slice(0, 3).map((name) => `${name}’s neighborhood`),
    );
  });

  it('refuses what cannot be drawn and draws on', async () => {
    const nonsense = { game: 'cities', kind: 'card', view: RICH, seat: 0, card: 'no-such-card' as CardId } as const;
    await expect(drawPool.picture(nonsense, reader)).rejects.toThrow('picture not drawn');
    await expect(drawPool.picture({ game: 'cities', kind: 'board', view: RICH }, reader)).resolves.toMatchObject({
      width: 1000,
    });
  });
});

describe('a drawing pool of several threads', () => {
  it('gives each picture to the least busy thread, and each answer to its caller', async () => {
    const both = openAnother(2);
    await both.ready;
    const asked = [0, 1, 2, 0, 1, 2].map((seat) =>
      both.picture({ game: 'cities', kind: 'neighborhood', view: RICH, seat }, reader),
    );
    const pictures = await Promise.all(asked);
    await both.close();
    expect(pictures.map(({ alt }) => alt.split(':')[0])).toEqual(
      [0, 1, 2, 0, 1, 2].map((seat) => `${NAMES[seat]}’s neighborhood`),
    );
  });
});

describe('a closed drawing pool', () => {
  it('says so instead of waiting forever', async () => {
    const other = openAnother(1);
    const asked = other.picture({ game: 'cities', kind: 'board', view: RICH }, reader);
    const refused = expect(asked).rejects.toThrow('closed');
    await other.close();
    await refused;
    await expect(other.picture({ game: 'cities', kind: 'board', view: RICH }, reader)).rejects.toThrow('closed');
  });
});

describe('assets', () => {
  it('fail at the start, by name, when one is missing', () => {
    expect(() => checkFonts()).not.toThrow();
    expect(() => checkFonts([...FONT_FILES, { family: 'x', file: '/nowhere/some-font.woff2' }])).toThrow(
      'some-font.woff2',
    );
  });
});

describe('a picture that is superseded', () => {
  it('is not drawn if its turn has not come, and nothing else suffers', async () => {
    const gate = new GatedDrawPool();
    await gate.shut();
    const controllers = [0, 1, 2, 3].map(() => new AbortController());
    const asked = controllers.map(({ signal }, seat) =>
      gate.drawPool.picture({ game: 'cities', kind: 'neighborhood', view: RICH, seat: seat % 3 }, reader, signal),
    );
    const settled = Promise.allSettled(asked);
    for (const i of [0, 2]) controllers[i]!.abort();
    const late = gate.drawPool.picture({ game: 'cities', kind: 'board', view: RICH }, reader, AbortSignal.abort());
    await expect(late).rejects.toThrow(Superseded);
    expect(await gate.drawn()).toBe(2);
    controllers[1]!.abort();
    const [first, second, third, fourth] = await settled;
    expect([first, third]).toMatchObject([{ reason: expect.any(Superseded) }, { reason: expect.any(Superseded) }]);
    expect([second, fourth]).toMatchObject([{ value: { width: 1000 } }, { value: { width: 1000 } }]);
    await gate.drawPool.close();
  });
});
