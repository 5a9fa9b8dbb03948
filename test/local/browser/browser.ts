import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { skipUnless } from '../../rig/requirements.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { CHROMIUM = '', PATH = '' } = process.env;

/** Where Chromium is, or null on a machine without one. CHROMIUM names any other place. */
const chromiumPath =
  [CHROMIUM, ...PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))].find(
    (path) => path && existsSync(path),
  ) ?? null;

export const WITH_CHROMIUM = skipUnless(chromiumPath !== null, 'there is no Chromium');

export async function launch(): Promise<Browser> {
  if (chromiumPath === null) throw new Error('There is no Chromium. Install it, or set CHROMIUM to the path of one.');
  return chromium.launch({ executablePath: chromiumPath, args: FLAGS, timeout: 50_000 });
}

export type Visit = { readonly page: Page; readonly complaints: string[]; close(): Promise<void> };

/** Opens the page as one person; whatever the browser complains about is kept. */
export async function visit(
  browser: Browser,
  url: string,
  as: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options });
  // Only a failing test ever waits this long.
  context.setDefaultTimeout(50_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${url}/?as=${as}`);
  await page.getByRole('textbox').or(page.locator('#composer-text')).first().waitFor();
  await page.locator('#sidebar .person').first().waitFor({ state: 'attached' });
  return { page, complaints, close: () => context.close() };
}

/** Polls an expression from outside until it holds: the page's own policy forbids evaluating text. */
export const until = (page: Page, expression: string): Promise<void> =>
  expect.poll(() => page.evaluate(expression), { timeout: 50_000 }).toBe(true);

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
