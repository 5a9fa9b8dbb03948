import { describe, expect, test } from 'vitest';
import { type Json, playComputers, type Seat, startMatch } from '#engine';
import { LANGUAGES, words } from '#i18n';
import { act, gameOf, matchOf, type Room, reader, turnsSince } from '#room';
import { hintPieces } from '../../src/bot/views/hint.ts';
import { roomOf } from '../rig/room-of-match.ts';
import { explainedSubjects, type Subject } from './law-subject.ts';
import { type MatchSetup, setupsOf } from './match-setups.ts';
import { MISSING_WORDS } from './missing-words.ts';
import { sampled } from './playthrough.ts';

/** A line in a story has to leave room for the others. */
const LONGEST = 90;

/** A whole match among computers: the room before each action, and at the end. */
function roomsOf({ game }: Subject, { seats, options }: MatchSetup): Room[] {
  const levels = Array.from({ length: seats }, () => 'normal' as const);
  const players = levels.map((computer, seat) => ({ name: `Seat ${seat}`, computer }));
  const match = startMatch(game, players, options, 'motives');
  const entries = playComputers(game, {
    game: game.id,
    seed: 'motives',
    from: match.history.open,
    levels,
    turnOf: null,
  });
  const rooms = [roomOf(match, { announced: 0 })];
  for (const { seat, action } of entries) rooms.push(act(rooms.at(-1)!, seat, action));
  return rooms;
}

/** The reasons for computers' moves in each language, turn by turn; null for none. */
function motives({ ui }: Subject, room: Room): (string[] | null)[] {
  return turnsSince(room, 0).flatMap((ended) => {
    const [view, before] = [ended.after, ended.before].map((state) => gameOf(room).view(state, null));
    const { lines } = ui.story(view!, before!, reader(room, LANGUAGES[0]));
    return lines.flatMap(({ by }) => {
      if (by === undefined) return [];
      const said = LANGUAGES.map((language) => ui.reason(view!, before!, by, reader(room, language)));
      return [said.every((each) => each !== null) ? said : null];
    });
  });
}

type Advice = { readonly seat: Seat; readonly steps: readonly Json[] };

/** The steps of a hint: how a computer would finish the current turn. */
function stepsIn({ game }: Subject, room: Room): Advice {
  const { state, seed, log } = matchOf(room);
  const [seat] = game.waiting(state);
  const levels = room.seats.map(() => 'normal' as const);
  const thought = {
    game: game.id,
    seed,
    from: { length: log.length, state },
    levels,
    turnOf: seat!,
    advice: true,
  } as const;
  return { seat: seat!, steps: playComputers(game, thought).map(({ action }) => action) };
}

const WHY = { en: /It (scores|costs) .+\.$|It \S+ .+\.$/, es: /(Ya da|Aún no da|Ahora cuesta|Así) .+\.$/ } as const;

describe.each(await explainedSubjects())('$id', (subject) => {
  const rooms = roomsOf(subject, setupsOf(subject.game)[0]!);
  // Thought over once for all languages.
  const advised = sampled(rooms.slice(0, -1), 60).map((room) => ({ room, ...stepsIn(subject, room) }));

  test('one line says why a computer moved, in every language', () => {
    const all = motives(subject, rooms.at(-1)!);
    const told = all.filter((each) => each !== null);
    // The rest is told by the line itself: a goal that is claimed, a card that is sold.
    expect(told.length, `${told.length} of ${all.length}`).toBeGreaterThan(all.length / 2);
    for (const said of told) {
      for (const line of said) {
        expect(line).not.toMatch(MISSING_WORDS);
        expect(line).toMatch(/^\S.*\S$/);
        expect(line.length).toBeLessThanOrEqual(LONGEST);
        // Points stand in the line itself.
        expect(line).not.toMatch(/[+−]\d/);
      }
      expect(new Set(said).size).toBe(LANGUAGES.length);
    }
    // Reasons that are always the same are none.
    expect(new Set(told.map(([line]) => line)).size).toBeGreaterThan(3);
  });

  test.each(LANGUAGES)('a hint says what it is for, also where nothing pays now, in %s', (language) => {
    const nothing = words(language)('bot.hint.confirm');
    for (const { room, seat, steps } of advised) {
      const told = String(hintPieces(room, seat, steps, { language, preselect: false }, { isPlanned: false })[0]);
      if (told.includes(nothing)) continue;
      expect(told).toMatch(WHY[language]);
      expect(told).not.toMatch(MISSING_WORDS);
    }
  });
});
