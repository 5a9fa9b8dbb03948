import { words } from '#i18n';
import { dayIn, daysLeft, endVacation, type PersonSettings, parseDay, takeVacation, vacationAt } from '#room';
import { rewatch } from '../channel/forget-person.ts';
import { makeId, NO_MATCH } from '../discord/custom-id.ts';
import { buttonRow } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { type Context, type Handler, showWithoutMatch } from './action-context.ts';
import { defineAction } from './define-action.ts';

/** Whether the person is away, what's left of their days, and the way back. */
function vacationPieces({ services, language }: Context, person: PersonSettings): Piece[] {
  const t = words(language);
  const now = services.clock.now();
  const current = vacationAt(person, now);
  const left = `-# ${t('bot.vacation.left', { count: daysLeft(person, now) })}`;
  if (!current) return [`${t('bot.vacation.none')}\n${left}`];
  const id = makeId({ match: NO_MATCH, verb: 'vacation-end', stamp: '', numbers: [] });
  const time = Math.floor(current.until / 1000) - 1;
  return [
    `${t('bot.vacation.until', { time })}\n${left}`,
    buttonRow([{ id, label: t('bot.vacation.end'), style: 'primary' }]),
  ];
}

/** Answers first: a person may have many tables to tell. */
async function changeVacation(context: Context, change: (person: PersonSettings) => PersonSettings): Promise<void> {
  const { services, interaction, person } = context;
  const saved = await services.people.change(interaction.user.id, change);
  await showWithoutMatch(context, vacationPieces(context, saved));
  if (saved.revision !== person.revision) await rewatch(services, interaction.user.id);
}

/** `/cities vacation`: away until a day, or with no day how it stands. */
export const vacation: Handler = async (context) => {
  const { services, interaction, language } = context;
  const until = interaction.isChatInputCommand() ? interaction.options.getString('until') : null;
  const now = services.clock.now();
  await changeVacation(context, (person) =>
    until === null ? person : takeVacation(person, parseDay(until, dayIn(person.zone, now), language), now),
  );
};

const comeHome: Handler = (context) =>
  changeVacation(context, (person) => endVacation(person, context.services.clock.now()));

export const VACATION_ACTIONS = [
  defineAction({ id: 'vacation-end', answer: 'panel', phase: 'no match', run: comeHome }),
];
