import { expect, test } from 'vitest';
import { launch, visit, WITH_CHROMIUM } from '../local/browser/browser.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';

test('a newcomer opens the page, starts a lobby and sees it', WITH_CHROMIUM, async () => {
  const harness = await InProcessHarness.open();
  const browser = await launch();
  const { page } = await visit(browser, harness.chat.url, 'ada');
  await harness.person('Ada').slash('cities new');
  await page.locator('[data-custom-id*=":join:"]').first().waitFor();
  expect(await page.locator('.message').count()).toBeGreaterThan(0);
  await browser.close();
  await harness.close();
});
