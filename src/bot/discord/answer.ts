import {
  type APIModalInteractionResponseCallbackData,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type MessageContextMenuCommandInteraction,
  type ModalSubmitInteraction,
  RateLimitError,
  type RepliableInteraction,
  type StringSelectMenuInteraction,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import type { Language } from '#i18n';
import { type PersonSettings, type RefusalCode, Refused, refusalText, supportedLanguage } from '#room';
import { Superseded } from '#workers';
import type { Answering, Pictures, Services } from '../services.ts';
import { type Body, compose, PRIVATE } from '../views/message.ts';
import { type Trouble, troubleOf } from './errors.ts';

/** Discord's failures are logged and returned, not thrown: what was saved stands, and the next message shows it. */
export async function attempt(
  services: Pick<Services, 'log'>,
  what: string,
  send: () => Promise<unknown>,
): Promise<Trouble | null> {
  try {
    await send();
    return null;
  } catch (error) {
    return taken(services, what, error);
  }
}

function taken(services: Pick<Services, 'log'>, what: string, error: unknown): Trouble {
  const trouble = troubleOf(error);
  if (!trouble) throw error;
  services.log.warn({ trouble, err: error }, what);
  return trouble;
}

/** Milliseconds before each further try. Discord takes answers for a quarter of an hour. */
const PAUSES = [2_000, 10_000, 30_000, 120_000, 300_000];

/** Troubles that are worth a retry. */
const PASSING: readonly Trouble[] = ['busy', 'away'];

/**
 * Retries later without blocking if Discord has temporary trouble, so that everyone gets an answer. Resolves to the
 * trouble of the first try; null if there was none.
 */
async function retryInBackground(
  services: Pick<Services, 'clock' | 'log'>,
  what: string,
  send: () => Promise<unknown>,
  [pause, ...pauses]: readonly number[] = PAUSES,
): Promise<Trouble | null> {
  try {
    await send();
    return null;
  } catch (error) {
    const trouble = taken(services, what, error);
    if (pause === undefined || !PASSING.includes(trouble)) return trouble;
    const wait = Math.max(pause, error instanceof RateLimitError ? error.retryAfter : 0);
    services.clock.after(wait, () => {
      retryInBackground(services, what, send, pauses).catch((err: unknown) => services.log.error({ err }, what));
    });
    return trouble;
  }
}

/** A form that was sent, in a channel as everything here. */
export type SentForm = ModalSubmitInteraction & { readonly channelId: string };
export type Pressed = ButtonInteraction | StringSelectMenuInteraction | SentForm;
/** A command of the context menu of a person or a message. */
export type Targeted = UserContextMenuCommandInteraction | MessageContextMenuCommandInteraction;
export type Asked = Pressed | ChatInputCommandInteraction | Targeted;

/** Fields to fill in and send. Discord takes it as the first answer only. */
export type Form = APIModalInteractionResponseCallbackData;

/** With a private message of its own, by changing the message that was pressed, or with a form. */
type Manner = 'reply' | 'change' | Form;

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
  services: Pick<Services, 'clock' | 'log'>,
  interaction: RepliableInteraction,
  body: Body & { readonly attachments?: [] },
): Promise<Trouble | null> => retryInBackground(services, 'answer not changed', () => interaction.editReply(body));

/** A private message of its own, below whatever has been posted meanwhile. */
export const followUp = (
  services: Pick<Services, 'clock' | 'log'>,
  interaction: RepliableInteraction,
  body: Body,
): Promise<Trouble | null> =>
  retryInBackground(services, 'answer not given', () => interaction.followUp({ ...body, flags: [...PRIVATE] }));

const refusalBody = (services: Pictures, refused: Refused, language: Language): Promise<Body> =>
  compose(services, { language, names: [] }, [refusalText(refused, language)]);

/** Replaces what the private answer showed; if that message is gone, sends another one. */
export async function show(
  services: Pictures & Pick<Services, 'clock'>,
  interaction: RepliableInteraction,
  language: Language,
  body: Body,
) {
  const shown = { ...body, attachments: [], flags: PRIVATE[0] };
  const trouble = await attempt(services, 'answer not shown', () => interaction.editReply(shown));
  if (trouble === null || trouble === 'expired') return;
  await followUp(
    services,
    interaction,
    trouble === 'message' ? body : await refusalBody(services, new Refused('trouble.unshown'), language),
  );
}

/** Deletes the private answer when its result is public. */
export async function withdraw(
  services: Pick<Services, 'clock' | 'log'>,
  interaction: RepliableInteraction,
): Promise<void> {
  await retryInBackground(services, 'answer not withdrawn', () => interaction.deleteReply());
}

/** Tells in private what went wrong, in a new message or in the answer. */
async function refuse(
  services: Pick<Services, 'clock' | 'log'>,
  interaction: RepliableInteraction,
  manner: Manner,
  said: Body,
): Promise<void> {
  const own = { ...said, flags: PRIVATE[0] };
  const trouble =
    manner !== 'reply'
      ? 'message'
      : await retryInBackground(services, 'answer not given', () => interaction.editReply(own));
  if (trouble === 'message') await followUp(services, interaction, said);
}

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
  services: Pictures & Pick<Services, 'clock' | 'coordination' | 'people'>,
  interaction: RepliableInteraction,
  trouble: Trouble,
  manner: Manner,
) {
  const code = await refusalIfUnacknowledged(services, interaction, trouble);
  if (code === null) return;
  const { language } = await askerOf(services, interaction);
  const taken = trouble === 'message' ? 'reply' : manner;
  await refuse(services, interaction, taken, await refusalBody(services, new Refused(code), language));
}

type Task = {
  readonly manner: Manner;
  /** The action's name for the log. */
  readonly what: string;
};

/** Tells the person what went wrong and resolves to the outcome for the log. */
async function sayFailed(
  services: Pictures & Pick<Services, 'clock'>,
  interaction: RepliableInteraction,
  { manner, what }: Task,
  language: Language,
  error: unknown,
): Promise<string> {
  // The person has asked for something else in the same message.
  if (error instanceof Superseded) return 'superseded';
  const refused = error instanceof Refused ? error : new Refused(troubleOf(error) ? 'trouble.unshown' : 'failed');
  if (!(error instanceof Refused)) services.log.error({ err: error, what }, 'interaction failed');
  await refuse(services, interaction, manner, await refusalBody(services, refused, language));
  return refused.code;
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
      return await answerUnacknowledged(services, interaction, trouble, task.manner);
    }
    acknowledged = since();
    await services.ackGate.whenClear();
    const asker = await askerOf(services, interaction);
    try {
      await work(asker);
      outcome = 'done';
    } catch (error) {
      outcome = await sayFailed(services, interaction, task, asker.language, error);
    }
  } finally {
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
  what: string,
  make: (asker: Asker) => Promise<Form>,
): Promise<void> {
  try {
    const manner = await make(await askerOf(services, interaction));
    await answer(services, interaction, { manner, what }, async () => {});
  } catch (error) {
    await answer(services, interaction, { manner: 'reply', what }, () => Promise.reject(error));
  }
}

/** Every button ever posted gets an answer, even one that no longer exists. */
export const refuseUnknown = (services: Answering, interaction: RepliableInteraction): Promise<void> =>
  answer(services, interaction, { manner: 'reply', what: 'unknown' }, async () => {
    throw new Refused('unknown');
  });
