import type { Client } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChatHarness } from '../../rig/chat-harness.ts';
import { startShowcase } from '../showcase.ts';
import { launch, PHONE, until, type Visit, visit, WITH_CHROMIUM } from './browser.ts';

async function run(page: Page, command: string): Promise<void> {
  await page.locator('#composer-text').fill(command);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
}

describe('the page with everything a bot can show', WITH_CHROMIUM, () => {
  let harness: ChatHarness;
  let client: Client<true>;
  let browser: Browser;
  let ada: Visit;

  beforeAll(async () => {
    harness = await ChatHarness.open();
    [client, browser] = await Promise.all([startShowcase(harness.chat.api, harness.chat.token), launch()]);
    ada = await visit(browser, harness.chat.url, 'ada');
  });
  afterAll(async () => {
    await browser.close();
    await client.destroy();
    await harness.close();
  });

  it('completes a command with options, choices and suggestions, by keyboard alone', async () => {
    const { page, complaints } = ada;
    await page.locator('#composer-text').focus();
    await page.keyboard.type('/show wo');
    await page.getByRole('option', { name: '/show words' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator('#composer-text').inputValue()).toBe('/show words text:');
    await page.keyboard.type('Hello there pa');
    await page.keyboard.press('Escape');
    await page.locator('#composer-text').fill('/show words text:Hello there pace:');
    await page.getByRole('option', { name: 'One day' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('city:ber');
    await page.getByRole('option', { name: 'Berlin' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('guest:@Br');
    await page.getByRole('option', { name: '@Bruno' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('seats:3');
    await page.keyboard.press('Enter');
    await page.getByText('Hello there, day, 3, berlin, bruno').waitFor();
    expect(complaints).toEqual([]);
  });

  it('completes on Enter before it sends, also when the suggestions are still on their way', async () => {
    const { page } = ada;
    const text = page.locator('#composer-text');
    await text.fill('/show words text:Hi ');
    await text.fill('/show words text:Hi city:ber');
    await page.keyboard.press('Enter');
    await until(page, `document.querySelector('#composer-text').value === '/show words text:Hi city:Berlin '`);
    await page.keyboard.press('Enter');
    await page.getByText('Hi, any pace, any seats, berlin').waitFor();
    await text.fill('/show wo');
    await page.keyboard.press('Enter');
    expect(await text.inputValue()).toBe('/show words text:');
    await text.fill('');
  });

  it('has its emoji in a font of its own', async () => {
    const { page } = ada;
    await until(page, `document.fonts.load('16px "Cities Emoji"', '🏗').then((fonts) => fonts.length === 1)`);
    expect(await page.evaluate(`getComputedStyle(document.body).fontFamily.startsWith('"Cities Emoji"')`)).toBe(true);
  });

  it('shows a number on a keycap, dark on light', async () => {
    const { page } = ada;
    await run(page, '/show table');
    const keycap = page.locator('.keycap').last();
    expect(await keycap.textContent()).toBe('3');
    const { data } = PNG.sync.read(await keycap.screenshot());
    const reds = Array.from({ length: data.length / 4 }, (_, i) => data[i * 4]!);
    expect(Math.min(...reds)).toBeLessThan(90);
    expect(Math.max(...reds)).toBeGreaterThan(220);
  });

  it('says what a command still needs, or what does not fit', async () => {
    const { page } = ada;
    await run(page, '/show words pace:One day');
    await page.getByText('Still needed: text').waitFor();
    await run(page, '/show words text:a seats:many');
    await page.getByText('This value does not fit: seats').waitFor();
    await run(page, '/nothing');
    await page.getByText('No such command.').waitFor();
  });

  it('shows commands in the language of the person', async () => {
    const { page, close } = await visit(browser, harness.chat.url, 'bruno');
    await page.locator('#composer-text').fill('/mostrar pal');
    await page.getByRole('option', { name: 'Dice algo con opciones' }).waitFor();
    await run(page, '/mostrar palabras texto:Hola pace:Un día');
    await page.getByText('Hola, day').waitFor();
    await close();
  });

  it('gives a file to a command', async () => {
    const { page, complaints } = ada;
    await page.locator('#composer-text').fill('/show file');
    await page.keyboard.press('Tab');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('option', { name: 'Choose a file…' }).click();
    await (await chooser).setFiles({ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
    await until(page, `document.querySelector('#composer-text').value.includes('plan.json')`);
    await page.keyboard.press('Enter');
    await page.getByText('plan.json: {"a":1}').waitFor();
    expect(complaints).toEqual([]);
  });

  it('fills in a modal', async () => {
    const { page, complaints } = ada;
    await run(page, '/show form');
    const dialog = page.getByRole('dialog', { name: 'Name your city' });
    await dialog.getByLabel('Name').fill('Rivertown');
    await dialog.getByLabel('Motto').fill('Ahoy');
    await dialog.getByRole('combobox', { name: 'Color' }).click();
    await dialog.getByRole('option', { name: 'Blue' }).click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Rivertown: Ahoy (blue)').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('chooses in selects by mouse and by keyboard', async () => {
    const { page } = ada;
    await run(page, '/show pick');
    await page.getByRole('combobox', { name: 'A column' }).click();
    await page.getByRole('option', { name: 'Column B' }).click();
    await page.getByText('one: b').waitFor();
    await page.getByRole('combobox', { name: 'Up to two rows' }).focus();
    for (const key of ['Enter', 'Enter', 'ArrowDown', 'ArrowDown', ' ', 'Escape']) await page.keyboard.press(key);
    await page.getByText('many: 1 3').waitFor();
  });

  it('marks a mention and what is unread, in the channel and beside the name', async () => {
    const bruno = await visit(browser, harness.chat.url, 'bruno');
    await bruno.page.locator('.place', { hasText: 'chatter' }).click();
    await run(ada.page, `Is <@${harness.person('Bruno').id}> here?`);
    await bruno.page.locator('.place.unread', { hasText: 'town-square' }).locator('.badge', { hasText: '1' }).waitFor();
    await ada.page.getByRole('button', { name: 'Be Bruno, 1 mention' }).waitFor();
    await bruno.page.locator('.place', { hasText: 'town-square' }).click();
    await bruno.page.locator('.message.pinged', { hasText: 'Is @Bruno here?' }).waitFor();
    await bruno.close();
  });

  it('keeps the focus on a button while its message changes', async () => {
    const { page } = ada;
    await run(page, '/show secret');
    await page.getByRole('button', { name: 'Confirm' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.message.private').getByText('Confirmed.').waitFor();
    await run(page, '/show table');
    const scores = page.getByRole('button', { name: 'Scores' }).last();
    await scores.press('Enter');
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Scores');
  });

  it('fits a table with a picture and five rows of buttons on a phone, in dark and in light', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      const { page, complaints, close } = await visit(browser, harness.chat.url, 'ada', { ...PHONE, colorScheme });
      await page.getByText('Round 3 of 8').last().waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
      const wide = await page.evaluate(
        `[...document.querySelectorAll('.message *')].filter((one) => one.getBoundingClientRect().right > 390).length`,
      );
      expect(wide).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    }
  });
});
