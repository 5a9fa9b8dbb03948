import type { Seat } from '#engine';
import { letterOf, nameOf, type Reader } from '#i18n';
import { isAt, tilePoints } from '../rules/city.ts';
import { cityOf, cityScore, citySums, lastChange } from '../rules/score.ts';
import type { TouristScore } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { fieldName, rowName, tileName } from './address.ts';
import { changeWords, fieldNames, fieldsByLine, pointWords, tileWords } from './phrases.ts';
import { type Say, speech } from './speech.ts';

/** Both views are lists of lines with everything needed to play without pictures. */

export function headLine({ level, phase, round, rounds }: View, { language }: Reader): string {
  return speech(language)(`pictures.alt.${phase}`, { level, round, rounds });
}

/** What everyone lays now. */
export function tileLines({ phase, drawn }: View, { language }: Reader): string[] {
  const say = speech(language);
  const tiles = drawn.map((tile) => tileWords(say, tile));
  if (tiles.length === 0) return [];
  if (phase === 'start') return [say('pictures.alt.tiles', { tiles: tiles.map((tile) => `(${tile})`).join(' ') })];
  return [say('pictures.alt.tile', { tile: tiles.join(' ') })];
}

/** The seats that are still to move. */
export function waitingLines({ phase, done }: View, reader: Reader): string[] {
  if (phase === 'over') return [];
  const say = speech(reader.language);
  const names = done.flatMap((ready, seat) => (ready ? [] : [nameOf(reader, seat)]));
  return [names.length ? say('pictures.alt.building', { names: names.join(', ') }) : say('pictures.alt.allDone')];
}

export function scoreLine(view: View, seat: Seat, reader: Reader): string {
  const say = speech(reader.language);
  const name = nameOf(reader, seat);
  const { tiles, stock } = cityOf(view, seat);
  if (tiles.length === 0) return say('pictures.alt.empty', { name });
  const { total } = cityScore(view, seat);
  return say('pictures.alt.city', { name, points: pointWords(say, total), stock, ...citySums(view, seat) });
}

/** What the seat has prepared this round, or else what the last one changed. */
export function changeLines(view: View, seat: Seat, { language }: Reader): string[] {
  const say = speech(language);
  if (seat === view.seat && view.work?.laid.length) {
    return [say('pictures.alt.work', { changes: changeWords(say, view.work) })];
  }
  const last = lastChange(view, seat);
  if (last.laid.length === 0) return [];
  return [say('pictures.alt.changed', { changes: changeWords(say, last) })];
}

/** One city line by line: score, every field by its name, every tourist with what it scores, what is new, what can be done. */
export function cityText(view: View, seat: Seat, reader: Reader): string[] {
  const say = speech(reader.language);
  const city = cityOf(view, seat);
  const lines = fieldsByLine(city.fields).map((fields) =>
    say('pictures.text.row', {
      row: rowName(fields[0]?.y ?? 0),
      fields: fields
        .map((field) => {
          const key = city.tourists.some((tourist) => isAt(tourist, field)) ? 'fieldVisited' : 'field';
          const kind = say(`kind.${field.kind}`);
          return say(`pictures.text.${key}`, { at: fieldName(field), kind });
        })
        .join('; '),
    }),
  );
  return [
    headLine(view, reader),
    scoreLine(view, seat, reader),
    ...lines,
    ...cityScore(view, seat).tourists.map((tourist) => touristLine(say, tourist)),
    ...changeLines(view, seat, reader),
    ...(seat === view.seat ? handLines(view, seat, reader) : tileLines(view, reader)),
  ];
}

function touristLine(say: Say, tourist: TouristScore): string {
  const { kind, points, zone, beside, seen } = tourist;
  const earned = (['zone', 'beside', 'seen'] as const)
    .map((key) => [key, { zone, beside, seen }[key]] as const)
    .filter(([, fields]) => fields.length > 0)
    .map(([key, fields]) => say(`pictures.text.${key}`, { fields: fieldNames(fields) }));
  const shared = kind !== 'terrace' && zone.length === 0 ? [say('pictures.text.other')] : [];
  const head = say('pictures.text.tourist', {
    at: fieldName(tourist),
    kind: say(`kind.${kind}`),
    points: pointWords(say, points),
  });
  return [head, ...earned, ...shared].join('; ');
}

/** The tiles still to be laid and where they may go, lettered as in the panel. */
export function handLines(view: View, seat: Seat, { language }: Reader): string[] {
  const say = speech(language);
  if (view.hand.length === 0) return [];
  const city = cityOf(view, seat);
  const tiles = view.hand.map((tile) => tileWords(say, tile));
  const places = tilePoints(city.tiles).map((place, i) => `${letterOf(i)} ${tileName(place)}`);
  return [
    say('pictures.alt.hand', { tiles: tiles.map((tile) => `(${tile})`).join(' ') }),
    say('pictures.text.free', { places: places.join(', ') }),
  ];
}

/** The table line by line: round, tile, who still builds, and every seat's score and last change. */
export function roundText(view: View, reader: Reader): string[] {
  return [
    headLine(view, reader),
    ...tileLines(view, reader),
    ...waitingLines(view, reader),
    ...view.cities.flatMap((_, seat) => [scoreLine(view, seat, reader), ...changeLines(view, seat, reader)]),
  ];
}
