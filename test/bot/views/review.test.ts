import { describe, expect, it } from 'vitest';
import { type Json, type MistakeCheck, type Seat, sameJson } from '#engine';
import { GAMES } from '#games/rules';
import { LANGUAGES, type Language, reviewAlt, signedPoints, words } from '#i18n';
import { gameOf, type Mistakes, noMistakes, type Room } from '#room';
import { mistakeLines, reviewPieces, reviewRequest } from '../../../src/bot/views/review.ts';
import { NO_MISTAKE, turnWith } from '../../../src/engine/mistake-check.ts';
import { fixtureNames } from '../../games/fixtures.ts';
import { finishedRoom, mistakesIn, pastOf, timelineOf } from '../../rig/finished-matches.ts';
import { isWhole, shareOf } from '../../rig/todays-share.ts';

const FINISHED = GAMES.flatMap((game) =>
  shareOf(fixtureNames(game), 2).map((name) => [`${game.id}, ${name}`, game, name] as const),
);

const readerFor = (room: Room, language: Language) => ({
  language,
  names: room.seats.map((_seat, i) => `Name${i}`),
});

/** As if this action had been better. */
function mistakeAt(room: Room, doubt: MistakeCheck, other: Json, points = 3): Mistakes {
  const { from, seat } = doubt;
  const miss = { seat, index: from.length, points, better: turnWith(gameOf(room), doubt, other) };
  return { bySeat: noMistakes(room).bySeat.with(seat, miss), complete: true };
}

/** What else could have been done: what an expert would try, and the last there is. */
function alternatives(room: Room, { from, seat, played }: MistakeCheck): readonly Json[] {
  const game = gameOf(room);
  const legal = game.legal(from.state, seat);
  const tried = game.lookahead.candidates(game.view(from.state, seat), legal).slice(0, isWhole ? 6 : 3);
  return [...tried, ...legal.slice(-1)].filter((action) => !sameJson(action, played));
}

const SENTENCE: { readonly [language in Language]: RegExp } = {
  en: /^\*\*(.+):\*\* (you|\*\*Name\d\*\*) (.+)\. (\p{Lu}.*) would have been worth about (\d+) more points\.$/u,
  es: /^\*\*(.+):\*\* (\*\*Name\d\*\* )?(.+)\. (\p{Lu}.*) habría valido unos (\d+) puntos más\.$/u,
};

/** Words that only say that something was done. */
const DOING = new Set(
  `took taking placed placing discarded discarding paid paying brought bringing built building sold selling chose choosing
  began beginning tomaste tomó tomar pusiste puso poner ponerla ponerlas descartaste descartó descartar pagaste pagó pagar
  trajiste trajo traer construiste construyó construir vendiste vendió vender venderla elegiste eligió elegir empezaste
  empezó empezar`.split(/\s+/),
);
const namedIn = (clause: string): string[] =>
  clause
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !DOING.has(word))
    .sort();

describe.each(FINISHED)('mistakes in %s', (_, game, name) => {
  const room = finishedRoom(game, name);
  const course = timelineOf(room);
  const { doubts } = mistakesIn(room, () => NO_MISTAKE);
  // Some of them, from all parts of the match and of all seats.
  const some = doubts.filter((_doubt, i) => i % Math.ceil(doubts.length / (isWhole ? 24 : 8)) === 0);
  const reader = readerFor(room, 'en');
  const said = (doubt: MistakeCheck, other: Json, language: Language, viewer: Seat | null) =>
    mistakeLines(room, pastOf(room, mistakeAt(room, doubt, other), course), {
      reader: readerFor(room, language),
      viewer,
    });

  it.each(LANGUAGES)('are told in one %s sentence, never with the same name as played and as better', (language) => {
    let told = 0;
    for (const doubt of some)
      for (const other of alternatives(room, doubt)) {
        const [line, ...others] = said(doubt, other, language, null);
        expect(others).toEqual([]);
        // Where both come to the same there is nothing to tell.
        if (line === undefined) continue;
        told += 1;
        expect(line).not.toMatch(/\{\{|undefined|\w\.\w+\./);
        const [, round, who, played = '', better = '', points] = SENTENCE[language].exec(line) ?? [];
        expect(round, line).toBeTruthy();
        expect(who, line).toContain(`Name${doubt.seat}`);
        expect(points).toBe('3');
        expect(namedIn(better), line).not.toEqual(namedIn(played));
      }
    expect(told).toBeGreaterThan(some.length / 2);
  });

  it('are told to who made them as theirs', () => {
    for (const doubt of some) {
      const [other] = alternatives(room, doubt);
      const [line] = other === undefined ? [] : said(doubt, other, 'en', doubt.seat);
      if (line) expect(SENTENCE.en.exec(line)?.[2]).toBe('you');
      const [spanish] = other === undefined ? [] : said(doubt, other, 'es', doubt.seat);
      if (spanish) expect(spanish).not.toContain(`Name${doubt.seat}`);
    }
  });

  it('are told below the picture alone', () => {
    const [doubt] = some;
    const [other] = alternatives(room, doubt!);
    const past = pastOf(room, mistakeAt(room, doubt!, other!, 77), course);
    const [picture, lines] = reviewPieces(room, past, reader, null);
    expect(lines).toContain('77');
    expect(JSON.stringify(picture)).not.toContain('77 more');
    const { sheet } = reviewRequest(room, course, reader);
    expect(reviewAlt(sheet, reader)).not.toContain('77 more');
  });

  it('no two numbers contradict: the lines end at the score, and every gain is where the lines rise', () => {
    const { sheet } = reviewRequest(room, course, reader);
    const outcome = gameOf(room).outcome(room.match!.state)!;
    for (const { seat, spots } of sheet.lines) {
      const total = outcome.kind === 'ranked' ? outcome.scores[seat!]!.total : outcome.score.total;
      expect(spots.at(-1)?.points).toBe(total);
    }
    for (const { kind, gain, what } of sheet.turnings) if (kind === 'lead' && gain <= 0) expect(what).toBe('');
    const alt = reviewAlt(sheet, reader);
    const gains = sheet.turnings.slice(-3).map(({ gain }) => `(${signedPoints(gain)})`);
    for (const gain of gains.filter((each) => each !== '(+0)')) expect(alt).toContain(gain);
    expect(alt).not.toContain('(+0)');
  });
});

it('nothing is called a mistake before it is known to be one', () => {
  const room = finishedRoom(GAMES[0]!, fixtureNames(GAMES[0]!)[0]!);
  const reader = readerFor(room, 'en');
  const pieces = (complete: boolean) =>
    reviewPieces(room, pastOf(room, { ...noMistakes(room), complete }), reader, null);
  expect(pieces(false).slice(1)).toEqual(['', words('en')('bot.review.again')]);
  expect(pieces(true).slice(1)).toEqual(['', words('en')('bot.review.flawless')]);
});
