import type { ButtonInteraction, ChatInputCommandInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Language } from '../i18n/index.ts';
import type { Desk } from './desk.ts';
import { compose, PRIVATE } from './message.ts';
import type { Person } from './people.ts';
import { Refused, sentence } from './refusal.ts';
import { languageOf } from './room.ts';

export type Pressed = ButtonInteraction | StringSelectMenuInteraction;
export type Asked = Pressed | ChatInputCommandInteraction;

/** With a private message of its own, or by changing the message that was pressed. */
export type Manner = 'reply' | 'change';

/** Who asks, and in which language they read. */
export type Asker = { readonly person: Person; readonly language: Language };

async function acknowledge(interaction: Asked, manner: Manner): Promise<void> {
  if (manner === 'change' && !interaction.isChatInputCommand()) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: PRIVATE[1] });
}

async function askerOf(desk: Desk, interaction: Asked): Promise<Asker> {
  const person = await desk.people.load(interaction.user.id);
  return { person, language: person.language ?? languageOf(interaction.locale) };
}

/** What went wrong, said in private beside the message or in its own. */
async function refuse(desk: Desk, interaction: Asked, manner: Manner, refused: Refused): Promise<void> {
  const { language } = await askerOf(desk, interaction);
  const body = await compose(desk, { language, names: [] }, [sentence(refused, language)]);
  if (manner === 'reply') await interaction.editReply({ ...body, flags: PRIVATE[0] });
  else await interaction.followUp({ ...body, flags: [...PRIVATE] });
}

/** Acknowledged first, worked on then; whatever happens, the asker hears something and the log gets its line. */
export async function answer(
  desk: Desk,
  interaction: Asked,
  { manner, what }: { readonly manner: Manner; readonly what: string },
  work: (asker: Asker) => Promise<void>,
): Promise<void> {
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  await acknowledge(interaction, manner);
  const acknowledged = since();
  let outcome = 'done';
  try {
    await work(await askerOf(desk, interaction));
  } catch (error) {
    const refused = error instanceof Refused ? error : new Refused('failed');
    outcome = refused.code;
    if (!(error instanceof Refused)) desk.log.error({ err: error, what }, 'interaction failed');
    await refuse(desk, interaction, manner, refused);
  } finally {
    const { channelId: channel, guildId: guild } = interaction;
    desk.log.info({ what, channel, guild, outcome, acknowledged, took: since() }, 'answered');
  }
}
