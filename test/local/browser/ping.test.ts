import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launch, PHONE, visit } from '../../support/browser.ts';
import { Town } from '../../support/town.ts';

if (!chromiumPath)
  console.warn('SKIPPED: no Chromium on this machine, so the page is not tested (apt-get install chromium).');

/** Whether the newest picture has really been drawn. */
const pictureIsDrawn = (page: Page) =>
  page.waitForFunction(
    `(() => {
      const image = [...document.querySelectorAll('.picture img')].at(-1);
      return image?.complete && image.naturalWidth === 480;
    })()`,
  );

describe.skipIf(!chromiumPath)('the page with the real bot', () => {
  let town: Town;
  let browser: Browser;

  beforeAll(async () => {
    [town, browser] = await Promise.all([Town.open(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await town.close();
  });

  it('lets one type a command, see the picture, press the button and be somebody else', async () => {
    const { page, complaints, close } = await visit(browser, town.chat.url, 'ada');
    await page.locator('#composer-text').click();
    await page.keyboard.type('/pi');
    await page.getByRole('option', { name: '/ping' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Pong! Round 1.').waitFor();
    await page.getByText('Ada used /ping').waitFor();
    await pictureIsDrawn(page);
    expect(await page.locator('.picture img').getAttribute('alt')).toBe('A row of towers, round 1');

    await page.getByRole('button', { name: 'Again' }).click();
    await page.getByText('Pong! Round 2.').waitFor();
    await pictureIsDrawn(page);

    await page.locator('.picture').click();
    await page.getByRole('dialog').getByText('A row of towers, round 2').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Be Bruno' }).click();
    await page.getByRole('button', { name: 'Eres Bruno' }).first().waitFor();
    await page.getByRole('button', { name: 'Again' }).click();
    await page.getByText('Este botón es de otra persona').waitFor();
    await page.getByText('Solo tú puedes ver esto').waitFor();
    await page.getByRole('button', { name: 'Descartar mensaje' }).click();
    await page.getByText('Este botón es de otra persona').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows two people side by side the same, and each their own', async () => {
    const ada = await visit(browser, town.chat.url, 'ada');
    const chen = await visit(browser, town.chat.url, 'chen');
    await ada.page.locator('#composer-text').fill('Hello **Chen** <img src=x>');
    await ada.page.keyboard.press('Enter');
    await chen.page.locator('strong', { hasText: 'Chen' }).waitFor();
    await chen.page.getByText('<img src=x>').waitFor();
    expect([...ada.complaints, ...chen.complaints]).toEqual([]);
    await ada.close();
    await chen.close();
  });

  it('says so when the bot does not answer', async () => {
    const { page, complaints, close } = await visit(browser, town.chat.url, 'ada');
    await town.kill();
    await page.getByText('The bot is away').waitFor();
    await page.getByRole('button', { name: 'Again' }).last().click();
    await page.locator('[aria-busy="true"]').waitFor();
    town.clock.advance(3_000);
    await page.getByText('This interaction failed.').waitFor();
    await town.start();
    await page.getByText('The bot is here').waitFor();
    await page.getByRole('button', { name: 'Again' }).last().click();
    await page.getByText('Pong! Round 3.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('works on a phone', async () => {
    const { page, complaints, close } = await visit(browser, town.chat.url, 'chen', PHONE);
    await page.locator('#composer-text').tap();
    await page.keyboard.type('/p');
    await page.getByRole('option', { name: '/ping' }).tap();
    await page.getByRole('button', { name: 'Send' }).tap();
    await page.getByText('Pong! Round 1.').waitFor();
    await pictureIsDrawn(page);
    await page.getByRole('button', { name: 'Again' }).last().tap();
    await page.getByText('Pong! Round 2.').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.getByRole('button', { name: 'Channels and people' }).tap();
    await page.getByRole('button', { name: 'Be Dolores' }).tap();
    await page.getByRole('button', { name: 'Eres Dolores' }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
