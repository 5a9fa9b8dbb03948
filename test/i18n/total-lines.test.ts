import { expect, test } from 'vitest';
import { totalLines } from '#i18n';

test('points are told best first, and in seating order where they are the same', () => {
  expect(totalLines(['Ada', 'Bruno', 'Chen'], [3, 12, 3])).toEqual(['**Bruno** – 12', '**Ada** – 3', '**Chen** – 3']);
  expect(totalLines(['Ada'], [-1])).toEqual(['**Ada** – −1']);
});
