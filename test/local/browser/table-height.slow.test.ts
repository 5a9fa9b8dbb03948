import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProcessHarness } from '../../rig/process-harness.ts';
import { mover, pressVerb, readyTurn, startGame, tableAfter } from '../../rig/table-buttons.ts';
import { launch, PHONE, until, visit, WITH_CHROMIUM } from './browser.ts';

/** Pixels of a phone 390 wide: a table is read without scrolling much. */
const TALLEST = 900;
/** Both start tiles, and every turn of the first round. */
const TABLES = 2 + 16;

describe('the table on a phone', WITH_CHROMIUM, () => {
  let harness: ProcessHarness;
  let browser: Browser;

  beforeAll(async () => {
    [harness, browser] = await Promise.all([ProcessHarness.open(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await harness.close();
  });

  it('is no taller than 900 pixels in the first round of Cities with two seats', async () => {
    const players = [harness.person('Ada'), harness.person('Bruno')] as const;
    const { page, close } = await visit(browser, harness.chat.url, 'chen', PHONE);
    let table = await startGame(players);
    const heights: number[] = [];
    for (let turn = 0; turn < TABLES; turn++) {
      const message = page.locator(`[data-id="${table.id}"]`);
      await message.locator('.row').first().waitFor();
      await until(page, `[...document.querySelectorAll('.picture img')].every((image) => image.complete)`);
      expect(await message.locator('.row').count()).toBe(turn < 2 ? 2 : 5);
      heights.push(Math.round((await message.boundingBox())?.height ?? Number.POSITIVE_INFINITY));
      if (turn < 2) await pressVerb(mover(players, table), 'take', table);
      else await readyTurn(players, table).then(({ active, panel }) => pressVerb(active, 'confirm', panel));
      table = await tableAfter(players[0], table);
    }
    console.log(`Tables in the first round, at 390 px: ${heights.join(', ')}`);
    expect(Math.max(...heights)).toBeLessThanOrEqual(TALLEST);
    await close();
  });
});
