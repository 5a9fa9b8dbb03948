import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
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

/** Where Chromium is, or null on a machine without one. CHROMIUM names any other place. */
export const chromiumPath = [process.env['CHROMIUM'] ?? '', ...PLACES].find((path) => path && existsSync(path)) ?? null;

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath ?? '', args: FLAGS, timeout: 50_000 });

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

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
