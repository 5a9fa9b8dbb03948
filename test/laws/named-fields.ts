import { type Match, playComputers, type Seat } from '#engine';
import type { Panel, PictureRequest } from '#games/contract';
import { layout } from '#games/pictures';
import { LANGUAGES, type Language, type Reader } from '#i18n';
import { hintPieces } from '../../src/bot/views/hint.ts';
import { sceneFor } from '../draw/drawing.ts';
import { NAMES } from '../draw/names.ts';
import { ownTexts } from '../draw/shapes.ts';
import { roomOf } from '../rig/room-of-match.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { panelsOf } from './panels.ts';
import { playthrough, sampled } from './playthrough.ts';

/** Like B3 or AA30: a column and a row. */
const FIELD = /(?<![\p{L}\d])([A-Z]{1,2})(\d{1,2})(?![\p{L}\d])/gu;

/** Fields that a text names and that can't be found on its picture, for want of the column or the row. */
export function missingFields(text: string, request: PictureRequest, { language, names }: Reader): string[] {
  const fields = [...text.matchAll(FIELD)];
  if (fields.length === 0) return [];
  const written = new Set(ownTexts(layout(request, sceneFor(language, names))).map((each) => each.text));
  return fields.flatMap(([field, column = '', row = '']) => (written.has(column) && written.has(row) ? [] : [field]));
}

/** Every word of a panel, also on what can be pressed. */
const wordsOf = ({ lines, controls, extra, beside = [] }: Panel): string => {
  const labels = controls.flatMap((control) => {
    if (control.kind === 'menu') return control.choices;
    return control.kind === 'places' ? control.places : control.buttons;
  });
  return [...lines, ...[...labels, ...extra, ...beside].map(({ label }) => label)].join('\n');
};

function* inPanels(subject: Subject, { state }: Match, seat: Seat, reader: Reader): Generator<string> {
  for (const { shown, made } of sampled(panelsOf(subject, state, seat, reader, 40), 4)) {
    const missing = made ? missingFields(wordsOf(made), made.picture, reader) : [];
    if (missing.length > 0)
      yield `the panel ${JSON.stringify(shown)} names ${missing.join(', ')}, which its picture does not`;
  }
}

function* inHint({ game }: Subject, match: Match, seat: Seat, language: Language): Generator<string> {
  const { seed, state, log } = match;
  const levels = match.seats.map(() => 'normal' as const);
  const from = { length: log.length, state };
  const steps = playComputers(game, { game: game.id, seed, from, levels, turnOf: seat, advice: true }).map(
    ({ action }) => action,
  );
  const [text, picture] = hintPieces(roomOf(match), seat, steps, { language, preselect: false }, { isPlanned: false });
  if (typeof text !== 'string' || !picture || typeof picture === 'string' || !('request' in picture)) return;
  const missing = missingFields(text, picture.request, { language, names: NAMES });
  if (missing.length > 0) yield `a hint names ${missing.join(', ')}, which its picture does not`;
}

/** Every field a text names can be found on its picture. */
export function* fieldLaw(subject: Subject, kind: MatchSetup, seed: string): Generator<string> {
  for (const [i, { before, seat }] of sampled(playthrough(subject.game, kind, seed).steps, 12).entries()) {
    const language = LANGUAGES[i % LANGUAGES.length]!;
    yield* inPanels(subject, before, seat, { language, names: NAMES });
    yield* inHint(subject, before, seat, language);
  }
}
