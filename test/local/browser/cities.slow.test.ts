import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPermission } from '../../../src/local/permission.ts';
import { addChannel, ownerOf } from '../../../src/local/world.ts';
import type { Player } from '../../rig/chat-player.ts';
import { ProcessHarness } from '../../rig/process-harness.ts';
import { mover, tableAfter } from '../../rig/table-buttons.ts';
import { launch, PHONE, until, type Visit, visit, WITH_CHROMIUM } from './browser.ts';

/** Whether the newest picture has really been drawn. */
const pictureIsDrawn = (page: Page) =>
  until(
    page,
    `(() => {
      const image = [...document.querySelectorAll('.picture img')].at(-1);
      return image !== undefined && image.complete && image.naturalWidth === 1000;
    })()`,
  );

/** Everything to press of one kind, known by its custom id: labels are words and may change. */
const presses = (page: Page, verb: string): Locator => page.locator(`[data-custom-id*=":${verb}:"]:not([disabled])`);

type Touch = 'click' | 'tap';

/** Presses, and waits until that very button is gone or can't be pressed. */
async function pressAway(page: Page, button: Locator, touch: Touch): Promise<void> {
  const id = await button.getAttribute('data-custom-id');
  await button[touch]();
  await page.locator(`[data-custom-id="${id}"]:not([disabled])`).waitFor({ state: 'detached' });
}

/** Sends a worker for pieces, puts them down and confirms. */
async function takeTurn(page: Page, touch: Touch): Promise<void> {
  const table = page.locator('.message', { has: presses(page, 'take') }).last();
  await table.locator('.row').nth(3).locator('[data-custom-id*=":take:"]').first()[touch]();
  const confirm = presses(page, 'confirm');
  await confirm.or(presses(page, 'put')).first().waitFor();
  await pictureIsDrawn(page);
  while ((await confirm.count()) === 0) await pressAway(page, presses(page, 'put').first(), touch);
  await pressAway(page, confirm.last(), touch);
}

describe('the page with the real bot', WITH_CHROMIUM, () => {
  let harness: ProcessHarness;
  let browser: Browser;

  beforeAll(async () => {
    [harness, browser] = await Promise.all([ProcessHarness.open(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await harness.close();
  });

  /** Chooses both starting tiles, then plays a turn, each in the window of who is to move. */
  async function playFirstTurn(seats: readonly (readonly [Player, Visit, Touch])[]): Promise<void> {
    const [[watcher]] = seats as [(typeof seats)[0]];
    const players = seats.map(([player]) => player);
    let table = await tableAfter(watcher);
    for (let turn = 0; turn < 3; turn++) {
      const [, { page }, touch] = seats[players.indexOf(mover(players, table))]!;
      if (turn < 2) await presses(page, 'take').first()[touch]();
      else await takeTurn(page, touch);
      table = await tableAfter(watcher, table);
    }
  }

  it('lets two people open a game, join, start and take a turn', async () => {
    const ada = await visit(browser, harness.chat.url, 'ada');
    const bruno = await visit(browser, harness.chat.url, 'bruno');
    const { page } = ada;
    await page.locator('#composer-text').click();
    await page.keyboard.type('/cities n');
    await page.getByRole('option', { name: '/cities new' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('wants to play').waitFor();

    expect(await presses(page, 'start').count()).toBe(0);
    await presses(bruno.page, 'join').click();
    await page.getByText('@Bruno').first().waitFor();
    await presses(bruno.page, 'start').click();
    await bruno.page.getByText('Eso solo lo puede hacer Ada').waitFor();
    await bruno.page.getByText('Solo tú puedes ver esto').waitFor();
    await bruno.page.getByRole('button', { name: 'Descartar mensaje' }).click();
    await bruno.page.getByText('Eso solo lo puede hacer Ada').waitFor({ state: 'detached' });
    await presses(page, 'start').click();
    await presses(page, 'take').first().waitFor();
    await pictureIsDrawn(page);
    expect(await page.locator('.picture img').last().getAttribute('alt')).toMatch(/Starting tiles/);

    await playFirstTurn([
      [harness.person('Ada'), ada, 'click'],
      [harness.person('Bruno'), bruno, 'click'],
    ]);
    for (const { page: window } of [ada, bruno]) {
      await window
        .getByText(/ (took the|placed|discarded) /)
        .last()
        .waitFor();
      await pictureIsDrawn(window);
    }
    await page.locator('.picture').last().click();
    await page.getByRole('dialog').locator('img').waitFor();
    await page.keyboard.press('Escape');
    expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
    await ada.close();
    await bruno.close();
  });

  it.each([
    { as: 'emeka', labels: ['Start a game', 'Learn to play', 'Today’s city'], opened: /wants to play/ },
    {
      as: 'gael',
      labels: ['Empezar una partida', 'Aprender a jugar', 'La ciudad de hoy'],
      opened: /quiere jugar/,
    },
  ])('welcomes $as to an empty channel with buttons that run commands', async ({ as, labels, opened }) => {
    const place = `plaza-${as}`;
    addChannel(harness.world, { name: place, topic: '', parent: null, owner: ownerOf(harness.world).user.id });
    const { page, complaints, close } = await visit(browser, harness.chat.url, as, PHONE);
    await page.locator('[aria-label="Channels and people"], [aria-label="Canales y personas"]').first().tap();
    await page.locator('.place', { hasText: place }).tap();
    const buttons = page.locator('.welcome .button');
    await expect.poll(() => buttons.allTextContents()).toEqual(labels);
    const [start, learn, daily] = labels.map((name) => page.getByRole('button', { name }));
    // What is told in private is seen by nobody else: the channel stays empty until a game is opened.
    for (const button of [learn!, daily!]) {
      const seen = await page.locator('.message.private').count();
      await button.tap();
      await expect.poll(() => page.locator('.message.private').count()).toBeGreaterThan(seen);
    }
    await start!.tap();
    await page.getByText(opened).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(complaints).toEqual([]);
    await close();
  });

  it('offers no button for a command someone may not use', async () => {
    const { page, close } = await visit(browser, harness.chat.url, 'frida');
    await page.locator('.welcome .button').first().waitFor();
    const frida = [...harness.world.people.values()].find(({ user }) => user.global_name === 'Frida')!;
    frida.permissions = withPermission(frida.permissions, 'UseApplicationCommands', false);
    harness.world.emit({ kind: 'people' });
    await page.locator('.welcome .button').first().waitFor({ state: 'detached' });
    frida.permissions = withPermission(frida.permissions, 'UseApplicationCommands', true);
    harness.world.emit({ kind: 'people' });
    await expect.poll(() => page.locator('.welcome .button').count()).toBe(3);
    await close();
  });

  it('shows two people side by side the same, and each their own', async () => {
    const ada = await visit(browser, harness.chat.url, 'ada');
    const chen = await visit(browser, harness.chat.url, 'chen');
    await ada.page.locator('#composer-text').fill('Hello **Chen** <img src=x>');
    await ada.page.keyboard.press('Enter');
    await chen.page.locator('strong', { hasText: 'Chen' }).waitFor();
    await chen.page.getByText('<img src=x>').waitFor();
    expect([...ada.complaints, ...chen.complaints]).toEqual([]);
    await ada.close();
    await chen.close();
  });

  it('brings a private answer into view, wherever one has scrolled to', async () => {
    const { page, complaints, close } = await visit(browser, harness.chat.url, 'ada');
    await pictureIsDrawn(page);
    await page.evaluate(`document.querySelector('#feed').scrollTop = 0`);
    // Far from the end, where nothing new would be seen.
    await until(
      page,
      `(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop > 2 * clientHeight)(document.querySelector('#feed'))`,
    );
    await page.locator('#composer-text').fill('/cities about ');
    await page.keyboard.press('Enter');
    await page.locator('.message.private', { hasText: 'Cities bot' }).last().waitFor({ state: 'attached' });
    await until(
      page,
      `(() => {
        const answer = [...document.querySelectorAll('.message.private')].at(-1).getBoundingClientRect();
        const feed = document.querySelector('#feed').getBoundingClientRect();
        return answer.bottom <= feed.bottom + 1 && answer.bottom > feed.top;
      })()`,
    );
    expect(complaints).toEqual([]);
    await close();
  });

  it('says so when the bot does not answer', async () => {
    const { page, complaints, close } = await visit(browser, harness.chat.url, 'ada');
    await harness.kill();
    await page.getByText('The bot is away').waitFor();
    await presses(page, 'scores').last().click();
    await page.locator('[aria-busy="true"]').waitFor();
    harness.clock.advance(3_000);
    await page.getByText('This interaction failed.').waitFor();
    await harness.start();
    await page.getByText('The bot is here').waitFor();
    await presses(page, 'scores').last().click();
    await page
      .locator('.message.private')
      .getByText(/Bruno – \d+/)
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('works on a phone', async () => {
    const chen = await visit(browser, harness.chat.url, 'chen', PHONE);
    const dolores = await visit(browser, harness.chat.url, 'dolores', PHONE);
    for (const { page } of [chen, dolores]) {
      await page.locator('#menu, [aria-label="Channels and people"], [aria-label="Canales y personas"]').first().tap();
      await page.locator('.place', { hasText: 'game-night' }).tap();
    }
    const { page } = chen;
    await page.locator('#composer-text').tap();
    await page.keyboard.type('/');
    // What each command does stands under its name, be it long or short.
    await until(
      page,
      `(() => {
        const names = [...document.querySelectorAll('.suggestion > :first-child')];
        return names.length > 9 && names.every((name) => name.nextElementSibling.offsetLeft === name.offsetLeft);
      })()`,
    );
    await page.keyboard.type('cities n');
    await page.getByRole('option', { name: '/cities new' }).tap();
    await page.getByRole('button', { name: 'Send' }).tap();
    await page.getByText('wants to play').waitFor();
    await presses(dolores.page, 'join').tap();
    await page.getByText('@Dolores').first().waitFor();
    await presses(page, 'start').tap();
    await presses(page, 'take').first().waitFor();
    await pictureIsDrawn(page);
    await playFirstTurn([
      [harness.person('Chen', 'game-night'), chen, 'tap'],
      [harness.person('Dolores', 'game-night'), dolores, 'tap'],
    ]);
    for (const { page: window, complaints } of [chen, dolores]) {
      await window
        .getByText(/ (took the|placed|discarded) /)
        .last()
        .waitFor();
      expect(await window.evaluate('document.documentElement.scrollWidth')).toBe(390);
      // The fullest a row of the board can be: three tiles and a worker.
      const tops = await window.evaluate(`(() => {
        const row = [...document.querySelectorAll('.row:has([data-custom-id*=":take:"])')].at(-3).cloneNode(true);
        document.querySelector('.message:last-of-type .body').append(row);
        ['🟥🌿🟦🟨', '🟩🌊🌿🟥', '👷Com.1', '👷Dolor'].forEach((label, i) => (row.children[i].textContent = label));
        const seen = [...row.children].map((each) => each.offsetTop);
        row.remove();
        return seen;
      })()`);
      expect(tops).toHaveLength(4);
      expect(new Set(tops as number[]).size).toBe(1);
      expect(complaints).toEqual([]);
    }
    await chen.close();
    await dolores.close();
  });
});
