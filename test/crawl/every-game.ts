import { expect, it } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import type { Language } from '../../src/local/world.ts';
import { isWhole } from '../rig/scope.ts';
import { Crawl, type Limits } from './crawl.ts';
import { tell } from './findings.ts';
import { type Setting, SITUATION_NAMES, SITUATIONS, type SituationName } from './situations.ts';
import { CrawlTown } from './town.ts';

/** Half a minute on an idle machine; only a crawl that never ends takes this long. */
const PATIENCE = 600_000;

const { CRAWL_DAY = new Date().toISOString().slice(0, 10) } = process.env;
const DAY = Math.floor(Date.parse(CRAWL_DAY) / 86_400_000);
if (Number.isNaN(DAY)) throw new Error(`CRAWL_DAY is ${CRAWL_DAY}, which is no day. Use one such as 2026-01-31.`);

/** `npm test` crawls a tenth, another one every day. */
const SHARES = 10;
if (!isWhole) console.log(`A tenth of the crawl; repeat it with CRAWL_DAY=${CRAWL_DAY}`);

const CRAWLS = GAMES.flatMap((game) => SITUATION_NAMES.map((name) => [game.id, name, game] as const));

/** Crawls every game in every situation, in one language. */
export function crawlEveryGame(
  language: Language,
  options: Setting['options'],
  limits: { readonly [name in SituationName]: Limits },
): void {
  it.each(CRAWLS.filter((_, i) => isWhole || (i + DAY) % SHARES === 0))(
    '%s answers every press on the way from %s',
    async (_, name, game) => {
      const town = await CrawlTown.in(language);
      try {
        const people = [town.named('Ada'), town.named('Bruno'), town.named('Gael')] as const;
        const moments = await SITUATIONS[name]({ town, game, people, options });
        const { problems, presses, states } = await new Crawl(town, people, limits[name]).run(moments);
        expect(problems.map(tell), `${presses} presses in ${states} states`).toEqual([]);
      } finally {
        await town.close();
      }
    },
    PATIENCE,
  );
}
