import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS, findAction } from '../../../src/bot/actions/index.ts';
import { HELD, makeId, parseId } from '../../../src/bot/discord/custom-id.ts';

const letters = (pattern: RegExp) => fc.stringMatching(pattern);

const press = fc.record({
  match: letters(/^[0-9a-z]{4,16}$/),
  verb: fc.constantFrom(...ACTIONS.map(({ id }) => id), HELD),
  stamp: letters(/^[0-9a-f]{0,12}$/),
  numbers: fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 3 }),
});

describe('a custom id', () => {
  it('says what was put into it, and fits', () => {
    fc.assert(
      fc.property(press, (given) => {
        const id = makeId(given);
        expect(id.length).toBeLessThanOrEqual(100);
        const [name, ...words] = id.split(':');
        expect(name).toBe('cities');
        expect(parseId(words)).toEqual(given);
      }),
      { seed: 3 },
    );
  });

  it('with a verb nobody knows means nothing', () => {
    for (const verb of ['sing', 'toString', HELD]) expect(findAction(verb)).toBeUndefined();
  });

  it('that nobody here made means nothing, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.string()).map((words) => words.join(':')),
        ),
        (id) => {
          const parsed = parseId(id.split(':'));
          const action = parsed && findAction(parsed.verb);
          if (action)
            expect(
              makeId({ ...parsed, verb: action.id })
                .split(':')
                .slice(1).length,
            ).toBeLessThanOrEqual(6);
        },
      ),
      { seed: 4, numRuns: 500 },
    );
  });
});
