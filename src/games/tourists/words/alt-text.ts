import { finalRanking, type Point, type Seat } from '#engine';
import { ALT_TEXT_LIMIT, asSentence, fitAltText, letterOf, nameOf, type Reader } from '#i18n';
import type { PanelRequest, Prompt, TouristsRequest } from '../requests.ts';
import { revealed } from '../rules/public-view.ts';
import { bestOf, cityOf, cityScore, sumsOf } from '../rules/score.ts';
import { rank, scoreOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { fieldName, tileName } from './address.ts';
import { cityMap } from './map.ts';
import { marginWords, markWords, pointWords } from './phrases.ts';
import { speech } from './speech.ts';
import { changeLines, handLines, headLine, scoreLine, tileLines, waitingLines } from './text-view.ts';

/** The alt text; the text views have all details. */
export const altText = (request: TouristsRequest, reader: Reader): string => fitAltText(sentences(request, reader));

function sentences(request: TouristsRequest, reader: Reader): string[] {
  switch (request.kind) {
    case 'round':
      return round(revealed(request.view), reader);
    case 'city':
      return city(request.view, request.seat, reader);
    case 'panel':
      return panel(request, reader);
    case 'final':
      return final(revealed(request.view), reader);
  }
}

function round(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const seats = view.cities.map(({ tiles, stock }, seat) => {
    const { total } = cityScore(view, seat);
    return `${say('pictures.alt.seat', { name: nameOf(reader, seat), points: pointWords(say, total), tiles: tiles.length, stock })}.`;
  });
  return [headLine(view, reader), ...tileLines(view, reader), ...waitingLines(view, reader), ...seats];
}

function touristsLine(view: View, seat: Seat, { language }: Reader): string {
  const say = speech(language);
  const { tourists } = cityScore(view, seat);
  if (tourists.length === 0) return say('pictures.alt.noTourists');
  const each = tourists.map((tourist) =>
    say('pictures.alt.tourist', {
      at: fieldName(tourist),
      kind: say(`kind.${tourist.kind}`),
      points: tourist.points,
    }),
  );
  return say('pictures.alt.tourists', { tourists: each.join(', ') });
}

/** Every tourist and every field; what is said before it says less of it if need be. */
function city(view: View, seat: Seat, reader: Reader): string[] {
  const before = [headLine(view, reader), scoreLine(view, seat, reader), touristsLine(view, seat, reader)];
  const room = ALT_TEXT_LIMIT - before.reduce((sum, line) => sum + line.length + 1, 0);
  const map = cityMap(cityOf(view, seat), reader, room);
  return [...before, ...(map ? [map] : []), ...changeLines(view, seat, reader), ...tileLines(view, reader)];
}

function panel({ view, prompt, plan }: PanelRequest, reader: Reader): string[] {
  const say = speech(reader.language);
  const seat = view.seat ?? 0;
  const nameAt = (place: Point) => (prompt.mode === 'tile' ? tileName(place) : fieldName(place));
  const { places, marks } = prompt.mode === 'done' ? { places: [], marks: [] } : prompt;
  const shown = places.map((place, i) => `${letterOf(i)} ${nameAt(place)}`);
  const from = prompt.mode === 'visit' && prompt.from ? [say('pictures.alt.mover', { at: nameAt(prompt.from) })] : [];
  return [
    asSentence(say(`pictures.panel.${question(prompt, view, plan)}`)),
    ...handLines(view, seat, reader).slice(0, 1),
    ...from,
    ...(shown.length ? [say('pictures.alt.places', { places: shown.join(', ') })] : []),
    ...(marks.length > 0 ? [say('pictures.alt.marked', { what: markWords(say, marks) })] : []),
    scoreLine(view, seat, reader),
    touristsLine(view, seat, reader),
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
      total: score.total,
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
export function question(prompt: Prompt, { phase, work }: Pick<View, 'phase' | 'work'>, plan?: true) {
  if (prompt.mode === 'tile') return phase === 'start' ? 'start' : 'tile';
  if (prompt.mode === 'done') return plan ? 'planned' : work?.done ? 'waiting' : 'done';
  if (prompt.kind === null) return 'visit';
  if (prompt.kind === 'tourist' || prompt.from) return prompt.kind;
  return prompt.kind === 'jump' ? 'jumper' : 'walker';
}
