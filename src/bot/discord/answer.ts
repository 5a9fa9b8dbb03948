import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  RepliableInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { Language } from '#i18n';
import { languageOf, type Person, type RefusalCode, Refused, sentence } from '#room';
import { Overtaken } from '#workers';
import type { Desk } from '../services.ts';
import { type Body, compose, PRIVATE } from '../views/message.ts';
import { type Trouble, troubleOf } from './errors.ts';
import { attempt, insist } from './retry.ts';

export type Pressed = ButtonInteraction | StringSelectMenuInteraction;
export type Asked = Pressed | ChatInputCommandInteraction;

/** With a private message of its own, or by changing the message that was pressed. */
export type Manner = 'reply' | 'change';

/** Who asks, and in which language they read. */
export type Asker = { readonly person: Person; readonly language: Language };

async function acknowledge(interaction: RepliableInteraction, manner: Manner): Promise<void> {
  if (manner === 'change' && 'deferUpdate' in interaction) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: PRIVATE[1] });
}

/**
 * Null if the press may be worked on. What Discord did not take as acknowledged is not done at all: whoever pressed
 * sees that it failed, and presses again.
 */
async function unheard(interaction: RepliableInteraction, manner: Manner): Promise<Trouble | null> {
  try {
    await acknowledge(interaction, manner);
    return null;
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === null) throw error;
    return trouble;
  }
}

async function askerOf(desk: Desk, interaction: RepliableInteraction): Promise<Asker> {
  const person = await desk.people.load(interaction.user.id);
  return { person, language: person.language ?? languageOf(interaction.locale) };
}

/** Changes the answer, or the message that was pressed. Null if that went well. */
export const change = (
  desk: Desk,
  interaction: RepliableInteraction,
  body: Body & { readonly attachments?: [] },
): Promise<Trouble | null> => attempt(desk, 'answer not changed', () => interaction.editReply(body));

/** Changes it for the last time: what comes late is not wrong. */
export const changeForGood = (desk: Desk, interaction: RepliableInteraction, body: Body): Promise<Trouble | null> =>
  insist(desk, 'answer not changed', () => interaction.editReply(body));

/** A private message of its own, below whatever has been posted meanwhile. */
export const beside = (desk: Desk, interaction: RepliableInteraction, body: Body): Promise<Trouble | null> =>
  insist(desk, 'answer not given', () => interaction.followUp({ ...body, flags: [...PRIVATE] }));

const saying = (desk: Desk, refused: Refused, language: Language): Promise<Body> =>
  compose(desk, { language, names: [] }, [sentence(refused, language)]);

/** Shows this instead of what the private answer showed before; beside it, if that is gone. */
export async function show(desk: Desk, interaction: RepliableInteraction, language: Language, body: Body) {
  const shown = { ...body, attachments: [], flags: PRIVATE[0] };
  const trouble = await attempt(desk, 'answer not shown', () => interaction.editReply(shown));
  if (trouble === null || trouble === 'expired') return;
  await beside(
    desk,
    interaction,
    trouble === 'message' ? body : await saying(desk, new Refused('trouble.unshown'), language),
  );
}

/** Takes the private answer back: what it promised is there for all to see. */
export async function withdraw(desk: Desk, interaction: RepliableInteraction): Promise<void> {
  await insist(desk, 'answer not withdrawn', () => interaction.deleteReply());
}

/** What went wrong, said in private beside the message or in its own. */
async function refuse(desk: Desk, interaction: RepliableInteraction, manner: Manner, said: Body): Promise<void> {
  const own = { ...said, flags: PRIVATE[0] };
  const trouble =
    manner === 'change' ? 'message' : await insist(desk, 'answer not given', () => interaction.editReply(own));
  if (trouble === 'message') await beside(desk, interaction, said);
}

/** What to say of a press that was not taken as acknowledged; null if nobody can hear it. */
async function excuse(
  { claims }: Desk,
  interaction: RepliableInteraction,
  trouble: Trouble,
): Promise<RefusalCode | null> {
  // A message that went away under the thumb is no reason to stay silent.
  if (trouble === 'message') return (await unheard(interaction, 'reply')) === null ? 'trouble.message' : null;
  // Another process that was heard answers itself.
  if (trouble !== 'away' || !(await claims.take(interaction.id))) return null;
  // If it was heard after all and every answer was lost, there is an answer to fill in. The client does not know.
  interaction.deferred = true;
  return 'unsaved';
}

async function apologize(desk: Desk, interaction: RepliableInteraction, trouble: Trouble, manner: Manner) {
  const code = await excuse(desk, interaction, trouble);
  if (code === null) return;
  const { language } = await askerOf(desk, interaction);
  const taken = trouble === 'message' ? 'reply' : manner;
  await refuse(desk, interaction, taken, await saying(desk, new Refused(code), language));
}

type Task = {
  readonly manner: Manner;
  /** What was asked for, in the log. */
  readonly what: string;
};

/** What came of it, in one word. */
async function carryOut(
  desk: Desk,
  interaction: RepliableInteraction,
  { manner, what }: Task,
  work: (asker: Asker) => Promise<void>,
): Promise<string> {
  const asker = await askerOf(desk, interaction);
  try {
    await work(asker);
    return 'done';
  } catch (error) {
    // Whoever asked has asked for something else since, in the same place.
    if (error instanceof Overtaken) return 'overtaken';
    const refused = error instanceof Refused ? error : new Refused(troubleOf(error) ? 'trouble.unshown' : 'failed');
    if (!(error instanceof Refused)) desk.log.error({ err: error, what }, 'interaction failed');
    await refuse(desk, interaction, manner, await saying(desk, refused, asker.language));
    return refused.code;
  }
}

/** Acknowledged first, worked on then; whatever happens, the asker hears something and the log gets its line. */
export async function answer(
  desk: Desk,
  interaction: RepliableInteraction,
  task: Task,
  work: (asker: Asker) => Promise<void>,
): Promise<void> {
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  let outcome = 'failed';
  let acknowledged: number | null = null;
  try {
    if (!(await desk.claims.mayAcknowledge(interaction.id))) {
      outcome = 'acknowledged';
      return;
    }
    const trouble = await desk.rush.acknowledge(() => unheard(interaction, task.manner));
    if (trouble) {
      outcome = trouble;
      return await apologize(desk, interaction, trouble, task.manner);
    }
    acknowledged = since();
    await desk.rush.calm();
    outcome = await carryOut(desk, interaction, task, work);
  } finally {
    const { id, channelId: channel, guildId: guild } = interaction;
    const took = since();
    desk.log.info({ what: task.what, id, channel, guild, outcome, acknowledged, took }, 'answered');
    desk.witness?.answered({ outcome, acknowledged, took });
  }
}

/** Every button ever posted answers, also one that nobody knows any more. */
export const refuseUnknown = (desk: Desk, interaction: RepliableInteraction): Promise<void> =>
  answer(desk, interaction, { manner: 'reply', what: 'unknown' }, async () => {
    throw new Refused('unknown');
  });
