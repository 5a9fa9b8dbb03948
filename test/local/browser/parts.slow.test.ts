import type { Client } from 'discord.js';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChatHarness } from '../../rig/chat-harness.ts';
import { startShowcase } from '../showcase.ts';
import { launch, PHONE, until, type Visit, visit, WITH_CHROMIUM } from './browser.ts';

async function run(page: Page, command: string): Promise<void> {
  await page.locator('#composer-text').fill(command);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
}

/** A finger that rests, as the browser itself would report it. */
async function longPress(page: Page, target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.getByRole('menu').waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('emojis, cards, forms and menus on the page', WITH_CHROMIUM, () => {
  let harness: ChatHarness;
  let client: Client<true>;
  let browser: Browser;
  let phone: Visit;
  let page: Page;

  beforeAll(async () => {
    harness = await ChatHarness.open();
    [client, browser] = await Promise.all([startShowcase(harness.chat.api, harness.chat.token), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await client.destroy();
    await harness.close();
  });
  beforeEach(async () => {
    phone = await visit(browser, harness.chat.url, 'ada', PHONE);
    page = phone.page;
  });
  afterEach(async () => {
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await phone.close();
  });

  it('draws cards: a color at the edge, a picture or a button beside the line it belongs to, lines between', async () => {
    await run(page, '/show cards');
    const card = page.locator('.container', { hasText: 'Grow the finest' });
    await card.waitFor();
    expect(await card.getAttribute('style')).toContain('#c0392b');
    const beside = async (text: string, side: Locator) => {
      const line = (await card.getByText(text).boundingBox())!;
      const box = (await side.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(line.x);
      expect(box.y + box.height).toBeGreaterThan(line.y);
      expect(box.y).toBeLessThan(line.y + line.height + 20);
    };
    await beside('Grow the finest', card.locator('.picture img'));
    await beside('Seat 1', card.getByRole('button', { name: 'Leave' }));
    expect(await card.locator('hr').count()).toBe(2);
    expect(await card.locator('hr.wide:not(.bare)').count()).toBe(1);
    expect(phone.complaints).toEqual([]);
  });

  it('fills in a form with a field of every kind, and says what is still needed', async () => {
    await run(page, '/show settings');
    const dialog = page.getByRole('dialog', { name: 'Your settings' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('Name of your city').inputValue()).toBe('Rivertown');
    expect(await dialog.getByRole('checkbox', { name: 'My turn' }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Submit' }).tap();
    await dialog.getByText('Still needed: Hints').waitFor();
    await dialog.getByRole('radio', { name: 'On request' }).tap();
    await dialog.getByRole('checkbox', { name: 'A game ended' }).tap();
    // Two is the most: the third can't be ticked.
    expect(await dialog.getByRole('checkbox', { name: 'The daily city' }).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: 'Preselect the best-scoring spot' }).tap();
    await dialog.getByRole('combobox', { name: 'Language' }).tap();
    await dialog.getByRole('option', { name: 'Spanish' }).tap();
    await dialog.getByRole('button', { name: 'Submit' }).tap();
    await page.getByText('Rivertown, es, request, turn+end, true').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(phone.complaints).toEqual([]);
  });

  it('opens the menu of a message and of a person when a finger rests on them', async () => {
    await run(page, 'Look at this');
    const said = page.locator('.message', { hasText: 'Look at this' }).last();
    await longPress(page, said.locator('.md').first());
    await page.getByRole('menuitem', { name: 'Describe this picture' }).tap();
    await page.getByText('It says: Look at this').waitFor();
    await longPress(page, page.locator('.message .author', { hasText: 'Ada' }).last());
    await page.getByRole('menuitem', { name: 'Cities profile' }).tap();
    await page.getByText('Profile of Ada').waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it('opens it by right click, in the language of the person, and closes it without using anything', async () => {
    const bruno = await visit(browser, harness.chat.url, 'bruno');
    const { page: desk } = bruno;
    await run(desk, 'Mira');
    await desk.locator('.message', { hasText: 'Mira' }).last().click({ button: 'right' });
    const menu = desk.getByRole('menu', { name: 'Comandos para este mensaje' });
    await menu.getByRole('menuitem', { name: 'Describir esta imagen' }).waitFor();
    await desk.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await desk.getByRole('button', { name: 'Ser Chen' }).click({ button: 'right' });
    await desk.getByRole('menu', { name: 'Comandos para Chen' }).getByRole('menuitem').waitFor();
    await desk.keyboard.press('Enter');
    await desk.getByText('Profile of Chen').waitFor();
    // What only one person sees has no menu.
    await desk.locator('.message.private .md', { hasText: 'Profile of Chen' }).click({ button: 'right' });
    expect(await desk.getByRole('menu').count()).toBe(0);
    expect(bruno.complaints).toEqual([]);
    await bruno.close();
  });

  it('shows the newest message when the bot takes a panel away', async () => {
    await run(page, '/show panel');
    const panel = page.locator('.message.private', { hasText: 'Line 39' });
    await panel.waitFor();
    const finish = panel.getByRole('button', { name: 'Finish the turn' });
    // Somewhere in the middle of the panel, where its end is out of view.
    await page.evaluate(`document.querySelector('#feed').scrollTop -= 300`);
    await finish.dispatchEvent('click');
    await panel.waitFor({ state: 'detached' });
    await until(
      page,
      `(() => {
        const feed = document.querySelector('#feed');
        return feed.scrollHeight - feed.scrollTop - feed.clientHeight < 2;
      })()`,
    );
    await page.getByText('The newest message').last().waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it('draws emojis of the application in text, on buttons and in menus, and names those that are gone', async () => {
    await run(page, '/show emojis');
    const message = page.locator('.message', { hasText: 'Ada built' });
    await message.getByText(':gone:').waitFor();
    await until(
      page,
      `(() => {
        const images = [...document.querySelectorAll('.message img.emoji')];
        return images.length === 6 && images.every(({ naturalWidth }) => naturalWidth === 128);
      })()`,
    );
    expect(await message.locator('.md img.emoji').first().getAttribute('alt')).toBe(':red_house:');
    expect((await message.locator('.md img.emoji').first().boundingBox())?.width).toBe(22);
    // A button with an emoji alone is called by its name.
    await message.getByRole('button', { name: 'blue_house' }).waitFor();
    await message.getByRole('combobox', { name: 'A house' }).tap();
    await page.getByRole('option', { name: 'A red_house' }).tap();
    await page.getByText('house: red_house').waitFor();
    expect(await message.locator('.select-face img.emoji').count()).toBe(1);
    expect(phone.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});
