import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type RepliableInteraction,
  type StringSelectMenuInteraction,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import type { Language } from '#i18n';
import { type PersonSettings, type RefusalCode, Refused, supportedLanguage } from '#room';
import { Superseded } from '#workers';
import type { Answering, Pictures, Services } from '../services.ts';
import { type Body, PRIVATE } from '../views/message.ts';
import { attempt, type Trouble, troubleOf } from './errors.ts';
import { elsewhereRefusal } from './places.ts';
import { type Form, type Manner, type Private, refusalBody, refuse } from './private-answers.ts';

/** A form that was sent, in a channel as everything here. */
export type SentForm = ModalSubmitInteraction & { readonly channelId: string };
export type Pressed = ButtonInteraction | StringSelectMenuInteraction | SentForm;
/** A command of the context menu of a person or a message. */
export type Targeted = UserContextMenuCommandInteraction | MessageContextMenuCommandInteraction;
export type { Form };
export type Asked = Pressed | ChatInputCommandInteraction | Targeted;

/** Whether something was pressed on a private message. */
export const isPressedInPrivate = ({ message }: Pick<Pressed, 'message'>): boolean =>
  message?.flags.has(MessageFlags.Ephemeral) ?? false;

/** The person who asks, and their language. */
export type Asker = { readonly person: PersonSettings; readonly language: Language };

async function acknowledge(interaction: RepliableInteraction, manner: Manner): Promise<void> {
  if (typeof manner === 'object' && 'showModal' in interaction) await interaction.showModal(manner);
  else if (manner === 'change' && 'deferUpdate' in interaction) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: PRIVATE[1] });
}

/**
 * Acknowledges; null if that worked. Otherwise nothing is done at all: the person sees that it failed and presses
 * again.
 */
async function tryAcknowledge(interaction: RepliableInteraction, manner: Manner): Promise<Trouble | null> {
  try {
    await acknowledge(interaction, manner);
    return null;
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === null) throw error;
    return trouble;
  }
}

async function askerOf(services: Pick<Services, 'people'>, interaction: RepliableInteraction): Promise<Asker> {
  const person = await services.people.load(interaction.user.id);
  return { person, language: person.language ?? supportedLanguage(interaction.locale) };
}

/** Changes the answer, or the message that was pressed. Null if that went well. */
export const change = (
  services: Pick<Services, 'log'>,
  interaction: RepliableInteraction,
  body: Body & { readonly attachments?: [] },
): Promise<Trouble | null> => attempt(services, 'answer not changed', () => interaction.editReply(body));

/** Changes it for the last time, with retries: a late change does no harm. */
export const changeFinally = (
  { openAnswers }: Pick<Services, 'openAnswers'>,
  interaction: RepliableInteraction,
  body: Body & { readonly attachments?: [] },
): Promise<Trouble | null> => openAnswers.send('answer not changed', () => interaction.editReply(body));

/** The refusal for a press that couldn't be acknowledged; null if it can't be shown either. */
async function refusalIfUnacknowledged(
  { coordination }: Pick<Services, 'coordination'>,
  interaction: RepliableInteraction,
  trouble: Trouble,
): Promise<RefusalCode | null> {
  // The pressed message was deleted: a reply still works.
  if (trouble === 'message') return (await tryAcknowledge(interaction, 'reply')) === null ? 'trouble.message' : null;
  // If another process acknowledged, it answers.
  if (trouble !== 'away' || !(await coordination.claim(interaction.id))) return null;
  // Discord may have got the acknowledgement although every response was lost. The client doesn't know, so it's told.
  interaction.deferred = true;
  return 'unsaved';
}

async function answerUnacknowledged(
  services: Pictures & Private & Pick<Services, 'coordination' | 'people'>,
  interaction: RepliableInteraction,
  trouble: Trouble,
  task: Task,
) {
  // The first of two presses has answered, and deleted the message of both.
  if (trouble === 'message' && task.isRepeat) return;
  const code = await refusalIfUnacknowledged(services, interaction, trouble);
  if (code === null) return;
  const { language } = await askerOf(services, interaction);
  const manner = trouble === 'message' ? 'reply' : task.manner;
  await refuse(services, interaction, { ...task, manner }, await refusalBody(services, new Refused(code), language));
}

export type Task = {
  readonly manner: Manner;
  /** The action's name for the log. */
  readonly what: string;
  /** The channel or the private room it is about. */
  readonly table: () => string;
  /** The same press is being answered already: a refusal isn't told again. */
  readonly isRepeat?: boolean;
  /** Called when the person is being told: the same press is a new one from then on. */
  readonly onTold?: () => void;
};

/** Tells the person what went wrong and resolves to the outcome for the log. */
async function sayFailed(
  services: Pictures & Private,
  interaction: RepliableInteraction,
  task: Task,
  language: Language,
  error: unknown,
): Promise<string> {
  // The person has asked for something else in the same message.
  if (error instanceof Superseded) return 'superseded';
  const refused = error instanceof Refused ? error : new Refused(troubleOf(error) ? 'trouble.unshown' : 'failed');
  if (!(error instanceof Refused)) services.log.error({ err: error, what: task.what }, 'interaction failed');
  else if (task.isRepeat) return 'repeated';
  task.onTold?.();
  await refuse(services, interaction, task, await refusalBody(services, refused, language));
  return refused.code;
}

/** From here on a bot that is stopped knows that the person waits for an answer. */
function awaitAnswer(services: Answering, interaction: RepliableInteraction, task: Task, languageNow: () => Language) {
  const { manner, onTold = () => {} } = task;
  services.openAnswers.begin(interaction.token, {
    // A message that changes in answer takes no new press before the change is there.
    onSend: manner === 'reply' ? onTold : () => {},
    giveUp: async () => {
      const closing = new Refused('trouble.closing');
      await refuse(services, interaction, task, await refusalBody(services, closing, languageNow()));
    },
  });
}

/** Acknowledges, then does the work. In any case the person gets an answer and the log gets its line. */
export async function answer(
  services: Answering,
  interaction: RepliableInteraction,
  task: Task,
  work: (asker: Asker) => Promise<void>,
): Promise<void> {
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  let outcome = 'failed';
  let acknowledged: number | null = null;
  try {
    if (!(await services.coordination.mayAcknowledge(interaction.id))) {
      outcome = 'acknowledged';
      return;
    }
    const trouble = await services.ackGate.acknowledge(() => tryAcknowledge(interaction, task.manner));
    if (trouble) {
      outcome = trouble;
      return await answerUnacknowledged(services, interaction, trouble, task);
    }
    acknowledged = since();
    let language = supportedLanguage(interaction.locale);
    awaitAnswer(services, interaction, task, () => language);
    await services.ackGate.whenClear();
    const asker = await askerOf(services, interaction);
    language = asker.language;
    try {
      await work(asker);
      outcome = 'done';
    } catch (error) {
      outcome = await sayFailed(services, interaction, task, language, error);
    }
  } finally {
    services.openAnswers.end(interaction.token);
    const { id, channelId: channel, guildId: guild } = interaction;
    const took = since();
    services.log.info({ what: task.what, id, channel, guild, outcome, acknowledged, took }, 'answered');
    services.observer?.answered({ outcome, acknowledged, took });
  }
}

/** Opens a form. What fills it in is read first, so it must be quick; a refusal is told in private. */
export async function openForm(
  services: Answering,
  interaction: RepliableInteraction,
  task: Omit<Task, 'manner'>,
  make: (asker: Asker) => Promise<Form>,
): Promise<void> {
  try {
    const manner = await make(await askerOf(services, interaction));
    await answer(services, interaction, { ...task, manner }, async () => {});
  } catch (error) {
    await answer(services, interaction, { ...task, manner: 'reply' }, () => Promise.reject(error));
  }
}

const refuseAs = (
  services: Answering,
  interaction: RepliableInteraction,
  what: string,
  refused: Refused,
): Promise<void> =>
  answer(services, interaction, { manner: 'reply', what, table: () => interaction.channelId ?? '' }, () =>
    Promise.reject(refused),
  );

/** Every button ever posted gets an answer, even one that no longer exists. */
export const refuseUnknown = (services: Answering, interaction: RepliableInteraction): Promise<void> =>
  refuseAs(services, interaction, 'unknown', new Refused('unknown'));

/** Where the bot isn't a member, nothing works, so that nothing half works. */
export const refuseElsewhere = (services: Answering, interaction: RepliableInteraction): Promise<void> =>
  refuseAs(services, interaction, 'elsewhere', elsewhereRefusal(interaction));
