import { finalRanking, type Point, type Seat } from '#engine';
import { ALT_TEXT_LIMIT, asSentence, letterOf, nameOf, type Reader } from '#i18n';
import type { PanelRequest, Prompt, TouristsRequest } from '../requests.ts';
import { isAt, tilePoints } from '../rules/city.ts';
import { revealed } from '../rules/public-view.ts';
import { bestOf, cityOf, cityScore, citySums, lastChange, sumsOf } from '../rules/score.ts';
import { rank, scoreOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { fieldName, rowName, tileName } from './address.ts';
import { cityMap } from './map.ts';
import { changeWords, fieldNames, fieldsByLine, marginWords, pointWords, seenMarkWords, tileWords } from './phrases.ts';
import { type Say, speech } from './speech.ts';

/** A picture in words: all of it line by line, or in a few sentences. */
export function describe(request: TouristsRequest, reader: Reader, full: boolean): string[] {
  switch (request.kind) {
    case 'round':
      return round(revealed(request.view), reader, full);
    case 'city':
      return city(request.view, request.seat, reader, full);
    case 'panel':
      return panel(request, reader, full);
    case 'final':
      return final(revealed(request.view), reader);
  }
}

function headLine({ level, phase, round, rounds }: View, { language }: Reader): string {
  return speech(language)(`pictures.alt.${phase}`, { level, round, rounds });
}

/** What everyone lays now. */
function tileLines({ phase, drawn }: View, { language }: Reader): string[] {
  const say = speech(language);
  const tiles = drawn.map((tile) => tileWords(say, tile));
  if (tiles.length === 0) return [];
  if (phase === 'start') return [say('pictures.alt.tiles', { tiles: tiles.map((tile) => `(${tile})`).join(' ') })];
  return [say('pictures.alt.tile', { tile: tiles.join(' ') })];
}

/** Who is still waited for. */
function waitingLines({ phase, done }: View, reader: Reader): string[] {
  if (phase === 'over') return [];
  const say = speech(reader.language);
  const names = done.flatMap((ready, seat) => (ready ? [] : [nameOf(reader, seat)]));
  return [names.length ? say('pictures.alt.building', { names: names.join(', ') }) : say('pictures.alt.allDone')];
}

/** What a city has; in full with what its points are for. */
function scoreLine(view: View, seat: Seat, reader: Reader, full = true): string {
  const say = speech(reader.language);
  const { tiles, stock } = cityOf(view, seat);
  const values = { name: nameOf(reader, seat), tiles: tiles.length, stock };
  if (tiles.length === 0) return say('pictures.alt.empty', values);
  const points = pointWords(say, cityScore(view, seat).total);
  return say(full ? 'pictures.alt.city' : 'pictures.alt.seat', { ...values, points, ...citySums(view, seat) });
}

/** What the seat has prepared this round, or else what the last one changed. */
function changeLines(view: View, seat: Seat, { language }: Reader): string[] {
  const say = speech(language);
  if (seat === view.seat && view.work?.laid.length) {
    return [say('pictures.alt.work', { changes: changeWords(say, view.work) })];
  }
  const last = lastChange(view, seat);
  return last.laid.length ? [say('pictures.alt.changed', { changes: changeWords(say, last) })] : [];
}

/** The table: round, tile, who still builds, and every seat's score; in full with everyone's last change. */
function round(view: View, reader: Reader, full: boolean): string[] {
  return [
    headLine(view, reader),
    ...tileLines(view, reader),
    ...waitingLines(view, reader),
    ...view.cities.flatMap((_, seat) => [
      scoreLine(view, seat, reader, full),
      ...(full ? changeLines(view, seat, reader) : []),
    ]),
  ];
}

/** Every tourist and every field; in brief the fields in letters if what else is said leaves no room for words. */
function city(view: View, seat: Seat, reader: Reader, full: boolean): string[] {
  const head = [headLine(view, reader), scoreLine(view, seat, reader)];
  const tourists = touristLines(view, seat, reader, full);
  const laying = full && seat === view.seat ? handLines(view, seat, reader) : tileLines(view, reader);
  const after = [...changeLines(view, seat, reader), ...laying];
  if (full) return [...head, ...fieldLines(view, seat, reader), ...tourists, ...after];
  const room = ALT_TEXT_LIMIT - [...head, ...tourists, ...after].reduce((sum, line) => sum + line.length + 1, 0);
  const map = cityMap(cityOf(view, seat), reader, room);
  return [...head, ...tourists, ...(map ? [map] : []), ...after];
}

function fieldLines(view: View, seat: Seat, { language }: Reader): string[] {
  const say = speech(language);
  const { fields, tourists } = cityOf(view, seat);
  return fieldsByLine(fields).map((line) => {
    const told = line.map((field) => {
      const key = tourists.some((tourist) => isAt(tourist, field)) ? 'fieldVisited' : 'field';
      return say(`pictures.text.${key}`, { at: fieldName(field), kind: say(`kind.${field.kind}`) });
    });
    return say('pictures.text.row', { row: rowName(line[0]?.y ?? 0), fields: told.join('; ') });
  });
}

/** Each tourist with its points; in full each in a line of its own, with the fields it scores. */
function touristLines(view: View, seat: Seat, { language }: Reader, full: boolean): string[] {
  const say = speech(language);
  const { tourists } = cityScore(view, seat);
  if (tourists.length === 0) return [say('pictures.alt.noTourists')];
  const lines = tourists.map((tourist) => {
    const { kind, points, zone } = tourist;
    const values = { at: fieldName(tourist), kind: say(`kind.${kind}`), points };
    if (!full) return say('pictures.alt.tourist', values);
    const earned = (['zone', 'beside', 'seen'] as const).flatMap((key) =>
      tourist[key].length ? [say(`pictures.text.${key}`, { fields: fieldNames(tourist[key]) })] : [],
    );
    const shared = kind !== 'terrace' && zone.length === 0 ? [say('pictures.text.other')] : [];
    const head = say('pictures.text.tourist', { ...values, points: pointWords(say, points) });
    return [head, ...earned, ...shared].join('; ');
  });
  return full ? lines : [say('pictures.alt.tourists', { tourists: lines.join(', ') })];
}

/** "A at G7": a place by its letter in the panel. */
const optionWords = (say: Say, index: number, at: string): string =>
  say('pictures.alt.option', { letter: letterOf(index), at });

/** The tiles still to be placed and where they may go, lettered as in the panel. */
function handLines(view: View, seat: Seat, { language }: Reader): string[] {
  const say = speech(language);
  if (view.hand.length === 0) return [];
  const tiles = view.hand.map((tile) => `(${tileWords(say, tile)})`);
  const places = tilePoints(cityOf(view, seat).tiles).map((place, i) => optionWords(say, i, tileName(place)));
  return [
    say('pictures.alt.hand', { tiles: tiles.join(' ') }),
    say('pictures.text.free', { places: places.join(', ') }),
  ];
}

/** What is asked, with the places by their letters; in full the city comes first. */
function panel({ view, prompt, plan }: PanelRequest, reader: Reader, full: boolean): string[] {
  const say = speech(reader.language);
  const seat = view.seat ?? 0;
  const nameAt = (place: Point) => (prompt.mode === 'tile' ? tileName(place) : fieldName(place));
  const { places, marks } = prompt.mode === 'done' ? { places: [], marks: [] } : prompt;
  const shown = places.map((place, i) => optionWords(say, i, nameAt(place)));
  const from = prompt.mode === 'visit' && prompt.from ? [say('pictures.alt.mover', { at: nameAt(prompt.from) })] : [];
  const question = asSentence(say(`pictures.panel.${questionOf(prompt, view, plan)}`));
  const asked = [
    ...from,
    ...(shown.length ? [say('pictures.alt.places', { places: shown.join(', ') })] : []),
    ...(marks.length > 0 ? [say('pictures.alt.marked', { what: seenMarkWords(say, marks) })] : []),
  ];
  if (full) return [...city(view, seat, reader, true), question, ...asked];
  return [
    question,
    ...handLines(view, seat, reader).slice(0, 1),
    ...asked,
    scoreLine(view, seat, reader),
    ...touristLines(view, seat, reader, false),
    ...changeLines(view, seat, reader),
  ];
}

/** So many cities are on one sheet of the end; each sheet tells of all. */
export const FINAL_PAGE = 4;

function final(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const scores = view.cities.map((each) => scoreOf(view.level, each));
  const finish = finalRanking(scores, rank(scores));
  const { winners } = finish;
  const places = finish.ranked.map(({ seat, place, score }) =>
    say('pictures.alt.place', {
      place: place + 1,
      name: nameOf(reader, seat),
      points: pointWords(say, score.total),
      best: bestOf(score).join(', ') || say('pictures.alt.none'),
      ...sumsOf(score),
    }),
  );
  const names = winners.map((seat) => nameOf(reader, seat)).join(', ');
  const verdict =
    winners.length > 1
      ? say('pictures.alt.share', { names })
      : say('pictures.alt.wins', { names, margin: marginWords(say, finish) });
  const over = view.phase === 'over';
  return [
    headLine(view, reader),
    ...(over && scores.length > 1 ? [verdict] : []),
    ...places.map((place) => `${place}.`),
  ];
}

/** Which question the panel puts, as a key of its words; a plan that is made up puts none. */
export function questionOf(prompt: Prompt, { phase, work }: Pick<View, 'phase' | 'work'>, plan?: true) {
  if (prompt.mode === 'tile') return phase === 'start' ? 'start' : 'tile';
  if (prompt.mode === 'done') return plan ? 'planned' : work?.done ? 'waiting' : 'done';
  if (prompt.kind === null) return 'visit';
  if (prompt.kind === 'tourist' || prompt.from) return prompt.kind;
  return prompt.kind === 'jump' ? 'jumper' : 'walker';
}
