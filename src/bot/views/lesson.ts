import { ComponentType } from 'discord.js';
import type { Json, Seat } from '#engine';
import type { LessonStep } from '#games/contract';
import { type Language, words } from '#i18n';
import { currentLessonStep, gameOf, isAskedFor, matchOf, type Room } from '#room';
import { makeId, type Verb } from '../discord/custom-id.ts';
import { capabilityOf, wordsOf } from '../game-parts.ts';
import { buttonRow, type Labeled } from './components.ts';
import type { Piece } from './message.ts';
import { lookButtons, overviewButton } from './table.ts';

type CurrentStep = { readonly step: LessonStep; readonly number: number; readonly count: number };

/** The lesson step a seat is at; null once the lesson is over, and in any other match. */
export function lessonStep(room: Room, seat: Seat): CurrentStep | null {
  if (room.place.kind !== 'learn' || room.status !== 'playing') return null;
  const { steps } = capabilityOf(room, 'lesson');
  const number = currentLessonStep(room, seat, steps);
  const step = steps[number];
  return step ? { step, number, count: steps.length } : null;
}

/** What the table offers during a step: what the step asks for, and nothing face down yet. Null for everything. */
export function offeredIn(room: Room, seat: Seat): ((action: Json) => boolean) | null {
  const current = lessonStep(room, seat);
  if (!current) return null;
  const game = gameOf(room);
  const { state } = matchOf(room);
  const isOffered = (action: Json): boolean => {
    const { reveals, ends } = game.effect(state, seat, action);
    return isAskedFor(current.step, action) && (ends || !reveals);
  };
  return game.legal(state, seat).some(isOffered) ? isOffered : null;
}

const isRow = (piece: Piece): boolean =>
  typeof piece !== 'string' && 'type' in piece && piece.type === ComponentType.ActionRow;
const isPicture = (piece: Piece): boolean => typeof piece !== 'string' && !('type' in piece);

/** What a step says is right below the picture. A step to read has no buttons but those it names, and the way out. */
export function taught(room: Room, seat: Seat, language: Language, pieces: readonly Piece[]): Piece[] {
  const t = words(language);
  const idOf = (verb: Verb, ...numbers: number[]) => makeId({ match: room.id, verb, stamp: '', numbers });
  const leave: Labeled = { id: idOf('quit'), label: t('bot.learn.leave'), emoji: '🚪' };
  const current = lessonStep(room, seat);
  const pictures = pieces.filter(isPicture);
  const rest = pieces.filter((piece) => !isPicture(piece));
  if (!current) return [...pictures, t('bot.learn.end'), ...rest, buttonRow([leave])];
  const { step, number, count } = current;
  const text = wordsOf(room).lesson?.[language][step.name];
  const said = t('bot.learn.step', { number: number + 1, count, text });
  if (step.until !== 'read') return [...pictures, said, ...rest, buttonRow([leave])];
  const next: Labeled = { id: idOf('next', number), label: t('bot.learn.next'), style: 'primary' };
  const looks = [...lookButtons(room, language), overviewButton(room, language)].filter(
    ({ id }) => step.look && id === idOf(step.look),
  );
  return [...pictures, said, ...rest.filter((piece) => !isRow(piece)), buttonRow([...looks, next, leave])];
}
