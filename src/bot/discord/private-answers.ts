import type { APIModalInteractionResponseCallbackData, RepliableInteraction } from 'discord.js';
import type { Language } from '#i18n';
import { Refused, refusalText } from '#room';
import type { Pictures, Services } from '../services.ts';
import { type Body, compose, PRIVATE } from '../views/message.ts';
import { attempt, type Trouble, troubleOf } from './errors.ts';
import { type PrivateKind, placeFor } from './private-messages.ts';

/** Fields to fill in and send. Discord takes it as the first answer only. */
export type Form = APIModalInteractionResponseCallbackData;

/** With a private message of its own, by changing the message that was pressed, or with a form. */
export type Manner = 'reply' | 'change' | Form;

/** What answers privately and keeps track of it. */
export type Private = Pick<Services, 'clock' | 'log' | 'openAnswers' | 'privateMessages'>;

/** Where a private message belongs, and whether it may be replaced by a mere note. */
export type Belonging = { readonly table: string; readonly kind: PrivateKind };

const GONE: readonly (Trouble | null)[] = ['message', 'expired'];

/** Nothing needs doing to a private message that its reader has dismissed, or whose token has expired. */
export const unlessGone = (error: unknown): void => {
  if (!GONE.includes(troubleOf(error))) throw error;
};

/** Deletes a private message; resolves after the first try, and never rejects. */
async function deleteLater(
  { openAnswers, log }: Pick<Services, 'openAnswers' | 'log'>,
  remove: () => Promise<unknown>,
): Promise<void> {
  const what = 'private message not deleted';
  try {
    await openAnswers.send(what, () => remove().catch(unlessGone));
  } catch (err) {
    log.error({ err }, what);
  }
}

/** Notes a private message that was just shown, and deletes those it replaces. */
function replaceEarlier(
  services: Private,
  interaction: RepliableInteraction,
  { table, kind }: Belonging,
  id: string,
  target = '@original',
): void {
  const { webhook, user } = interaction;
  const time = services.clock.now();
  const replaced = services.privateMessages.note(placeFor(table, user.id), { id, kind, target, webhook, time });
  for (const old of replaced) void deleteLater(services, () => old.webhook.deleteMessage(old.target));
}

/** A private message of its own, below whatever has been posted meanwhile. */
export const followUp = (
  services: Private,
  interaction: RepliableInteraction,
  body: Body,
  belonging: Belonging,
): Promise<Trouble | null> =>
  services.openAnswers.send('answer not given', async () => {
    const { id } = await interaction.followUp({ ...body, flags: [...PRIVATE] });
    replaceEarlier(services, interaction, belonging, id, id);
  });

export const refusalBody = (services: Pictures, refused: Refused, language: Language): Promise<Body> =>
  compose(services, { language, names: [] }, [refusalText(refused, language)]);

/** Replaces what the private answer showed; if that message is gone, sends another one. */
export async function show(
  services: Pictures & Private,
  interaction: RepliableInteraction,
  language: Language,
  body: Body,
  belonging: Belonging,
) {
  const shown = { ...body, attachments: [], flags: PRIVATE[0] };
  const trouble = await attempt(services, 'answer not shown', async () => {
    const { id } = await interaction.editReply(shown);
    replaceEarlier(services, interaction, belonging, id);
  });
  if (trouble === null || trouble === 'expired') return;
  if (trouble === 'message' && services.privateMessages.isReplaced(interaction.webhook)) return;
  if (trouble === 'message') await followUp(services, interaction, body, belonging);
  else {
    const said = await refusalBody(services, new Refused('trouble.unshown'), language);
    await followUp(services, interaction, said, { ...belonging, kind: 'note' });
  }
}

/** Deletes the private answer when there's nothing to say, or its result is public. */
export async function withdraw(services: Private, interaction: RepliableInteraction): Promise<void> {
  if ('message' in interaction && interaction.message) services.privateMessages.forget(interaction.message.id);
  await deleteLater(services, () => interaction.deleteReply());
}

/** Tells in private what went wrong, in a new message or in the answer. */
export async function refuse(
  services: Private,
  interaction: RepliableInteraction,
  { manner, table }: { readonly manner: Manner; readonly table: () => string },
  said: Body,
): Promise<void> {
  const own = { ...said, flags: PRIVATE[0] };
  const note = { table: table(), kind: 'note' } as const;
  const trouble =
    manner !== 'reply'
      ? 'message'
      : await services.openAnswers.send('answer not given', async () => {
          const { id } = await interaction.editReply(own);
          replaceEarlier(services, interaction, note, id);
        });
  if (trouble === 'message') await followUp(services, interaction, said, note);
}
