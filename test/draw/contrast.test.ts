import { describe, expect, it } from 'vitest';
import { layout } from '#games/pictures';
import { todaysOf } from '../rig/todays-share.ts';
import { contrast } from './color-science.ts';
import { painter, sceneFor } from './drawing.ts';
import { GOLDEN } from './golden-samples.ts';
import { groundOf } from './pixel-checks.ts';
import { ownTexts } from './shapes.ts';

describe('painted texts', () => {
  for (const { name, request, language, names } of todaysOf(GOLDEN, 4)) {
    it(`stand out from what is really behind them: ${name}`, () => {
      const sheet = layout(request, sceneFor(language, names));
      painter.paint(sheet);
      for (const text of ownTexts(sheet)) {
        const ground = groundOf(text);
        expect(contrast(text.color, ground), `${text.text}: ${text.color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  }
});
