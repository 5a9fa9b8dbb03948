import { expect, it } from 'vitest';
import { GAMES } from '#games/rules';
import type { Language } from '../../src/local/world.ts';
import { todaysOf } from '../rig/todays-share.ts';
import { Crawl, type Limits } from './crawl.ts';
import { CrawlHarness } from './crawl-harness.ts';
import { describeProblem } from './findings.ts';
import { type Setting, SITUATION_NAMES, SITUATIONS, type SituationName } from './situations.ts';

/** Half a minute on an idle machine; only a crawl that never ends takes this long. */
const PATIENCE = 600_000;

/** In how many days `npm test` has crawled all. */
const DAYS = 10;

const CRAWLS = GAMES.flatMap((game) => SITUATION_NAMES.map((name) => [game.id, name, game] as const));

/** Crawls every game in every situation, in one language. */
export function crawlEveryGame(
  language: Language,
  options: Setting['options'],
  limits: { readonly [name in SituationName]: Limits },
): void {
  it.each(todaysOf(CRAWLS, DAYS))(
    '%s answers every press on the way from %s',
    async (_, name, game) => {
      const harness = await CrawlHarness.in(language);
      try {
        const people = [harness.personNamed('Ada'), harness.personNamed('Bruno'), harness.personNamed('Gael')] as const;
        const moments = await SITUATIONS[name]({ harness: harness, game, people, options });
        const { problems, presses, states } = await new Crawl(harness, people, limits[name]).run(moments);
        expect(problems.map(describeProblem), `${presses} presses in ${states} states`).toEqual([]);
      } finally {
        await harness.close();
      }
    },
    PATIENCE,
  );
}
