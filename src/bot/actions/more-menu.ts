import type { Seat } from '#engine';
import { GAME_IDS } from '#games';
import { type Language, words } from '#i18n';
import { handoverTime, isAway, isPrivate, matchOf, namesOf, pauseOf, type Room, seatOf } from '#room';
import { makeId, NO_MATCH, type Verb } from '../discord/custom-id.ts';
import { uiOf, wordsOf } from '../game-parts.ts';
import { buttonRows, type Labeled, menuRow } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { afterButtons } from '../views/result.ts';
import { botLevelLines, seatLabel } from '../views/seat-labels.ts';
import { overviewButton } from '../views/table.ts';
import { type MatchContext, type MatchHandler, showPrivately } from './action-context.ts';
import { defineAction } from './define-action.ts';

const idOf = (room: Room, verb: Verb, ...numbers: number[]) => makeId({ match: room.id, verb, stamp: '', numbers });

/** Players who keep the others waiting for too long. */
const late = ({ room, services }: MatchContext): Seat[] =>
  room.seats.flatMap((_, seat) => {
    const end = handoverTime(room, seat);
    return end !== null && end <= services.clock.now() ? [seat] : [];
  });

/** Who plays this game best here. */
const rankingButton = (room: Room, language: Language): Labeled => ({
  id: makeId({ match: NO_MATCH, verb: 'ranking', stamp: '', numbers: [GAME_IDS.indexOf(room.game)] }),
  label: words(language)('bot.standings.button'),
  emoji: '🏆',
});

/** What is left to look at when a match is over. */
const finalButtons = (room: Room, language: Language): Labeled[] => [
  ...afterButtons(room, language, ['timelapse', 'replay', 'export']),
  ...(uiOf(room).shared ? [] : [rankingButton(room, language)]),
];

/** Stops everyone's clock, or lets it go on; both if the others agree. */
function pauseButton({ room, services, language }: MatchContext): Labeled {
  const verb = pauseOf(room, services.clock.now()) ? 'resume' : 'ask-pause';
  const label = words(language)(verb === 'resume' ? 'bot.pause.resume' : 'bot.pause.button');
  return { id: idOf(room, verb), label, emoji: verb === 'resume' ? '▶️' : '⏸️' };
}

function buttons(context: MatchContext): Labeled[] {
  const { room, interaction, language } = context;
  const t = words(language);
  const seat = seatOf(room, interaction.user.id);
  const all = overviewButton(room, language);
  const fair: Labeled = { id: idOf(room, 'fair'), label: t('bot.table.fair'), emoji: '🎲' };
  if (room.status === 'over' && !isPrivate(room)) return [...finalButtons(room, language), all, fair];
  if (seat === null || room.status !== 'playing') return [all, fair];
  const since: Labeled = { id: idOf(room, 'since'), label: t('bot.more.since'), emoji: '📜' };
  if (isPrivate(room)) return [all, since, fair];
  const away = room.seats[seat]!.computer !== null;
  const back: Labeled = { id: idOf(room, 'return'), label: t('bot.more.return'), style: 'success' };
  return [
    all,
    since,
    { id: idOf(room, 'undo'), label: t('bot.more.undo'), emoji: '↩️' },
    fair,
    ...(away ? [] : [pauseButton(context)]),
    away ? back : { id: idOf(room, 'leave-game'), label: t('bot.more.leave'), emoji: '🚪' },
    ...late(context)
      .filter((each) => each !== seat)
      .flatMap((each): Labeled[] => [
        { id: idOf(room, 'hand-turn', each), label: t('bot.more.turn', { name: namesOf(room)[each] }), emoji: '🤖' },
        { id: idOf(room, 'hand-seat', each), label: t('bot.more.seat', { name: namesOf(room)[each] }), emoji: '🤖' },
      ]),
  ];
}

const menu = ({ room, language }: MatchContext, verb: Verb, prompt: string, seats: readonly Seat[]): Piece[] => {
  const choices = seats.map((seat) => ({ value: String(seat), label: seatLabel(room, seat, language) }));
  return choices.length ? [menuRow(idOf(room, verb), prompt, choices)] : [];
};

/** Everything that doesn't fit the five buttons of the table. */
const more: MatchHandler = async (context) => {
  const { room, interaction, language } = context;
  matchOf(room);
  const stranger = seatOf(room, interaction.user.id) === null && room.status === 'playing';
  const free = room.seats.flatMap(({ user, computer }, seat) => (computer && !user ? [seat] : []));
  const left = room.seats.flatMap((one, seat) => (isAway(one) ? [seat] : []));
  const t = words(language);
  const { whose } = wordsOf(room).texts[language].table;
  await showPrivately(context, [
    [t('bot.more.text'), ...botLevelLines(room, language)].join('\n'),
    ...(whose ? menu(context, 'town', whose, [...room.seats.keys()]) : []),
    ...menu(context, 'sit', t('bot.more.sit'), stranger ? free : []),
    ...menu(context, 'ask-seat', t('bot.more.ask'), stranger ? left : []),
    ...buttonRows(buttons(context)),
  ]);
};

export const MORE_ACTIONS = [
  defineAction({
    id: 'more',
    answer: 'reply',
    look: true,
    phase: 'always',
    inPrivate: true,
    readOnly: true,
    run: more,
  }),
];
