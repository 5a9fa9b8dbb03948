import { expect, test } from 'vitest';
import { LANGUAGES, totalLines, words } from '#i18n';

/** As many letters as a menu shows on a phone of 390 pixels. */
const MENU_LIMIT = 27;

test.each(LANGUAGES)('the menus of yes and no show their choice on a phone in %s', (language) => {
  const t = words(language);
  for (const menu of ['text', 'hints', 'ranked'] as const) {
    const label = t(`bot.settings.menu.${menu}`, { choice: t('bot.settings.yes') });
    expect(label.length, label).toBeLessThanOrEqual(MENU_LIMIT);
  }
});

test('points are told best first, and in seating order where they are the same', () => {
  expect(totalLines(['Ada', 'Bruno', 'Chen'], [3, 12, 3])).toEqual(['**Bruno** – 12', '**Ada** – 3', '**Chen** – 3']);
  expect(totalLines(['Ada'], [-1])).toEqual(['**Ada** – −1']);
});
