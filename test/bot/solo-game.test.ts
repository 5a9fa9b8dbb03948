import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDrawPool } from '../rig/blank-draw-pool.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { isPanel } from '../rig/random-player.ts';
import { offers, pressAndRead, pressInSettings, pressVerb } from '../rig/table-buttons.ts';
import { shareOf } from '../rig/todays-share.ts';

const ENDS = [
  [
    'sprawlopolis',
    'en',
    'Ada',
    /\*\*−?\d+ points?\*\*, (just )?\d+ (short|more)|\*\*\d+ points\*\*, exactly/,
    /Together/,
  ],
  ['sprawlopolis', 'es', 'Bruno', /\*\*−?\d+ puntos?\*\*(, \d+ más|, justo|: faltaron|: faltó solo)/, /Juntos llegáis/],
  ['tourists', 'en', 'Chen', /Your city is worth \*\*\d+ points?\*\*/, /wins!/],
  ['tourists', 'es', 'Dolores', /Tu ciudad vale \*\*\d+ puntos?\*\*/, /Gana/],
] as const;

describe('a game for one', () => {
  let harness: InProcessHarness;

  beforeAll(async () => {
    harness = await InProcessHarness.open({ drawPool: blankDrawPool });
  });
  afterAll(() => harness.close());

  it.each(shareOf(ENDS, 2))(
    'of %s in %s opens turn after turn below the table, and ends without talk of others',
    async (...given) => {
      const [game, language, name, end, never] = given;
      const player = harness.person(name).speak(language === 'en' ? 'en-US' : 'es-ES');
      await player.slash('cities new', { game, language });
      await pressVerb(player, 'start', await player.sees(/wants to play|quiere jugar/, player.messages().at(-1)));
      const first = await player.sees(/My turn|Mi turno/, player.messages().at(-1));
      let panel = await pressVerb(player, 'mine', first);
      const isFinal = (message: APIMessage) => !player.isPrivate(message) && end.test(readMessage(message));
      while (isPanel(panel)) {
        const [confirm] = offers(panel, 'confirm');
        const { id } = panel;
        panel = await pressAndRead(player, confirm ?? offers(panel, 'put', 'menu')[0] ?? offers(panel, 'show').at(-1)!);
        expect(panel.id).toBe(id);
        if (confirm)
          panel = await player.finds('what comes next', (one) => one.id > id && (isFinal(one) || isPanel(one)));
      }
      const final = await player.finds('the end', isFinal);
      expect(readMessage(final)).not.toMatch(never);
      expect([...harness.world.posts.values()].flatMap(({ pings }) => [...pings])).toEqual([]);
      await pressVerb(player, 'rematch', final);
      await pressInSettings(player, 'lobby-cancel', await player.sees(/wants to play|quiere jugar/, final));
    },
  );
});
