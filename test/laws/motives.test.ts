import { describe, expect, test } from 'vitest';
import { startMatch } from '../../src/engine/match.ts';
import { think } from '../../src/engine/thought.ts';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { gameOf, reader } from '../../src/room/room.ts';
import { act, turnsSince } from '../../src/room/turn.ts';
import { roomOf } from '../rig/rooms.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { type Subject, subjects } from './subject.ts';
import { UNSAID } from './unsaid.ts';

/** A line in a story has to leave room for the others. */
const LONGEST = 90;

/** What is said in each language about why computers moved, turn by turn, in a whole match among them; null for nothing. */
function motives({ game, stage }: Subject, { seats, options }: Kind): (string[] | null)[] {
  const levels = Array.from({ length: seats }, () => 'normal' as const);
  const players = levels.map((computer, seat) => ({ name: `Seat ${seat}`, computer }));
  const match = startMatch(game, players, options, 'motives');
  const entries = think(game, { game: game.id, seed: 'motives', from: match.history.open, levels, turnOf: null });
  const room = entries.reduce((before, { seat, action }) => act(before, seat, action), roomOf(match, { announced: 0 }));
  return turnsSince(room, 0).flatMap((ended) => {
    const [view, before] = [ended.after, ended.before].map((state) => gameOf(room).view(state, null));
    const { lines } = stage.story(view!, before!, reader(room, LANGUAGES[0]));
    return lines.flatMap(({ by }) => {
      if (by === undefined) return [];
      const said = LANGUAGES.map((language) => stage.reason(view!, before!, by, reader(room, language)));
      return [said.every((each) => each !== null) ? said : null];
    });
  });
}

describe.each(await subjects())('$id', (subject) => {
  test('one line says why a computer moved, in every language', () => {
    const all = motives(subject, kindsOf(subject.game)[0]!);
    const told = all.filter((each) => each !== null);
    // The rest is told by the line itself: a goal that is claimed, a card that is sold.
    expect(told.length, `${told.length} of ${all.length}`).toBeGreaterThan(all.length / 2);
    for (const said of told) {
      for (const line of said) {
        expect(line).not.toMatch(UNSAID);
        expect(line).toMatch(/^\S.*\S$/);
        expect(line.length).toBeLessThanOrEqual(LONGEST);
      }
      expect(new Set(said).size).toBe(LANGUAGES.length);
    }
    // Reasons that are always the same are none.
    expect(new Set(told.map(([line]) => line)).size).toBeGreaterThan(3);
  });
});
