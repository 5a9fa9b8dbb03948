import type { Seat } from '#engine';
import { type Language, words } from '#i18n';
import { namesOf, publicReader, Refused, type Room, reader } from '#room';
import { makeId } from '../discord/custom-id.ts';
import { uiOf, wordsOf } from '../game-parts.ts';
import { buttonRow, menuRow } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { shareButton } from '../views/result.ts';
import { type MatchContext, type MatchHandler, pressOf, showPrivately } from './action-context.ts';
import { defineAction } from './define-action.ts';

const FILE = 'time-lapse.gif';
/** After how many frames it is said how far it has come. */
const OFTEN = 8;

const hasOne = (room: Room): boolean => uiOf(room).shared || room.seats.length === 1;

function chooser(room: Room, language: Language): Piece[] {
  const id = makeId({ match: room.id, verb: 'film', stamp: '', numbers: [] });
  const choices = namesOf(room, language).map((label, seat) => ({ value: String(seat), label }));
  const { whose } = wordsOf(room).texts[language].table;
  return hasOne(room) || !whose ? [] : [menuRow(id, whose, choices)];
}

/** Whose city: asked where there are several. */
const timeLapse: MatchHandler = async (context) => {
  const { room, language } = context;
  if (hasOne(room)) return show(context, 0);
  await showPrivately(context, [words(language)('bot.after.whose'), ...chooser(room, language)]);
};

async function show(context: MatchContext, seat: Seat): Promise<void> {
  const { services, room, language } = context;
  const t = words(language);
  const film = await services.timeLapses.make(room, seat, reader(room, language), async (drawn, frames) => {
    if (drawn % OFTEN === 0) await showPrivately(context, [t('bot.after.drawing', { drawn, frames })]);
  });
  await showPrivately(context, [
    { name: FILE, picture: film },
    buttonRow([shareButton(room.id, 'timelapse', [seat], language)]),
    ...chooser(room, language),
  ]);
}

const timeLapseOf: MatchHandler = async (context) => {
  const { interaction, room } = context;
  const [numbered = -1] = pressOf(context).numbers;
  const seat = interaction.isStringSelectMenu() ? Number(interaction.values[0]) : (numbered ?? -1);
  if (!room.seats[seat]) throw new Refused('unknown');
  await show(context, seat);
};

/** For everyone, in the language of the match. */
export async function sharedTimeLapse({ services }: MatchContext, room: Room, seat: Seat): Promise<Piece[]> {
  if (!room.seats[seat]) throw new Refused('unknown');
  return [{ name: FILE, picture: await services.timeLapses.make(room, seat, publicReader(room), async () => {}) }];
}

export const TIME_LAPSE_ACTIONS = [
  defineAction({ id: 'timelapse', answer: 'reply', phase: 'after the end', run: timeLapse }),
  defineAction({ id: 'film', answer: 'panel', phase: 'after the end', run: timeLapseOf }),
];
