import { describe, expect, test } from 'vitest';
import { playComputers, startMatch } from '#engine';
import { LANGUAGES } from '#i18n';
import { act, matchOf } from '#room';
import { hintPieces } from '../../../src/bot/views/hint.ts';
import { begun } from '../../games/cities/match.ts';
import { type Subject, subjects } from '../../laws/law-subject.ts';
import { setupsOf } from '../../laws/match-setups.ts';
import { roomOf } from '../../rig/room-of-match.ts';

const WHY = { en: /^💡 .+\. It \S.*\.$/m, es: /^💡 .+\. (Ya da|Aún no da|Ahora cuesta|Así) \S.*\.$/m };
const MOST_TURNS = 40;

type Said = { readonly asked: readonly string[]; readonly otherwise: readonly string[] };

/** The hints at each choice of a match, in every language; and those with different hidden information. */
function* said({ game, own }: Subject): Generator<Said> {
  const { seats, options } = setupsOf(game)[0]!;
  const levels = Array.from({ length: seats }, () => 'normal' as const);
  const players = levels.map((computer, seat) => ({ name: `Seat ${seat}`, computer }));
  let room = roomOf(startMatch(game, players, options, 'why'), { announced: 0 });
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { state, log, seed } = matchOf(room);
    const [seat] = game.waiting(state);
    if (seat === undefined) return;
    const from = { length: log.length, state };
    const steps = playComputers(game, { game: game.id, seed, from, levels, turnOf: seat, advice: true });
    if (game.legal(state, seat).length > 1) {
      const told = (known: typeof room) =>
        LANGUAGES.map((language) => {
          const actions = steps.map(({ action }) => action);
          return String(hintPieces(known, seat, actions, { language, preselect: false }, { isPlanned: false })[0]);
        });
      const other = { ...room, match: { ...matchOf(room), state: own.withOtherSecrets(state, seat) } };
      yield { asked: told(room), otherwise: told(other) };
    }
    const played = playComputers(game, { game: game.id, seed, from, levels, turnOf: seat });
    room = played.reduce((before, entry) => act(before, entry.seat, entry.action), room);
  }
}

describe.each(await subjects())('a hint in $id', (subject) => {
  const all = [...said(subject)];

  test('always says why', () => {
    for (const [i, language] of LANGUAGES.entries())
      expect(all.map(({ asked }) => asked[i]!).filter((text) => !WHY[language].test(text))).toEqual([]);
    expect(all.length).toBeGreaterThan(8);
  });

  test('rests on nothing that the asker can’t see', () => {
    for (const { asked, otherwise } of all) expect(otherwise).toEqual(asked);
  });
});

test.each([
  ['en', 'tiles', '**the face-down tile**'],
  ['en', 'pieces', '**two pieces from the bag**'],
  ['es', 'tiles', '**la loseta boca abajo**'],
  ['es', 'features', '**el atributo boca abajo**'],
] as const)(
  'what lies face down is called in words in %s, for many buttons have a question mark: %s',
  (language, row, what) => {
    const match = begun();
    const steps = [{ kind: 'worker', row, slot: 3 }];
    const [line] = hintPieces(
      roomOf(match),
      match.state.active!,
      steps,
      { language, preselect: false },
      { isPlanned: false },
    );
    expect(line).toContain(what);
  },
);
