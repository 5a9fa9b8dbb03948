import { itemAt, type Seat } from '#engine';
import { type Language, type Reader, words } from '#i18n';
import { gameOf, matchOf, namesOf, type Room, replayMoments, roomAtMoment } from '#room';
import { makeId } from '../discord/custom-id.ts';
import { uiOf, wordsOf } from '../game-parts.ts';
import { buttonRow, type Labeled, menuRow } from './components.ts';
import type { Piece } from './message.ts';
import { shareButton } from './result.ts';
import { sincePieces } from './story.ts';
import { tablePicture } from './table.ts';

/** One moment of a finished match. `seat` is the city shown; null for the one that changed. */
export type Glance = { readonly step: number; readonly seat: Seat | null };

const isPicture = (piece: Piece): boolean => typeof piece !== 'string' && 'request' in piece;

type Watched = { readonly pieces: readonly Piece[]; readonly step: number; readonly last: number };

/** What was public at that moment; a step beyond the end shows the last one. */
export function watch(room: Room, { step: wanted, seat }: Glance, reader: Reader): Watched {
  const moments = [...replayMoments(room)];
  const last = moments.length - 1;
  const step = Math.min(Math.max(0, wanted), last);
  const moment = itemAt(moments, step);
  const before = moments[step - 1] ?? moment;
  const then = roomAtMoment(room, moment, before);
  const t = words(reader.language);
  const told = sincePieces(then, before.length, reader);
  const lines = told.filter((piece) => typeof piece === 'string');
  const place = `${t('bot.after.step', { step, steps: last })}${step === 0 ? ` · ${t('bot.after.start')}` : ''}`;
  const view = gameOf(room).view(matchOf(then).state, null);
  const [moved = tablePicture(then)] = told.filter(isPicture);
  const shown = seat === null ? moved : { name: 'home.png', request: uiOf(room).home(view, seat) };
  return { pieces: [[place, ...lines].join('\n'), shown], step, last };
}

/** The moment with the buttons to others. */
export function replayPieces(room: Room, glance: Glance, reader: Reader): Piece[] {
  const { language } = reader;
  const { pieces, step, last } = watch(room, glance, reader);
  const { seat } = glance;
  return [...pieces, buttonRow(leading(room, { step, seat }, last, language)), ...seatMenu(room, step, seat, language)];
}

function leading(room: Room, { step, seat }: Glance, last: number, language: Language): Labeled[] {
  const t = words(language);
  const lead = (to: number, way: 'first' | 'back' | 'on' | 'last', emoji: string): Labeled => ({
    id: makeId({ match: room.id, verb: 'step', stamp: '', numbers: [to, seat] }),
    label: t(`bot.after.${way}`),
    emoji,
    disabled: to === step || to < 0 || to > last,
  });
  return [
    lead(0, 'first', '⏮️'),
    lead(step - 1, 'back', '◀️'),
    lead(step + 1, 'on', '▶️'),
    lead(last, 'last', '⏭️'),
    shareButton(room.id, 'replay', [step, seat], language),
  ];
}

/** A menu of cities, in games where each player has their own. */
function seatMenu(room: Room, step: number, watched: Seat | null, language: Language): Piece[] {
  const { whose } = wordsOf(room).texts[language].table;
  if (!whose) return [];
  const t = words(language);
  const id = makeId({ match: room.id, verb: 'step', stamp: '', numbers: [step] });
  const choices = [
    { value: '_', label: t('bot.after.changed'), default: watched === null },
    ...namesOf(room, language).map((label, seat) => ({ value: String(seat), label, default: watched === seat })),
  ];
  return [menuRow(id, whose, choices)];
}
