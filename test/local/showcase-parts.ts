import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type Client,
  ContainerBuilder,
  LabelBuilder,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  ModalBuilder,
  type ModalSubmitInteraction,
  SeparatorSpacingSize,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { makePicture } from './picture.ts';

const silent = { allowedMentions: { parse: [] } };
const V2 = MessageFlags.IsComponentsV2 as const;
const button = (id: string, label: string) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Secondary);

/** What is offered on people and on messages. */
export const MENUS = [
  { name: 'Cities profile', type: 2, name_localizations: { 'es-ES': 'Perfil de ciudad' } },
  { name: 'Describe this picture', type: 3, name_localizations: { 'es-ES': 'Describir esta imagen' } },
];

/** Emojis in a sentence, on buttons and in a menu; uploaded when they are first asked for. */
export async function emojis(client: Client<true>) {
  const known = await client.application.emojis.fetch();
  const made = async (name: string, color: number) =>
    known.find((one) => one.name === name) ??
    client.application.emojis.create({ name, attachment: makePicture(128, 128, color) });
  const [red, blue] = [await made('red_house', 0xc0392b), await made('blue_house', 0x2471a3)];
  const choices = [red, blue].map(({ id, name }) => ({ label: `A ${name}`, value: name, emoji: { id, name } }));
  return {
    content: `Ada built ${red} beside ${blue}, and <:gone:123456789012345678> is gone.`,
    components: [
      new ActionRowBuilder<ButtonBuilder>().addComponents(
        button('scores', 'Two floors').setEmoji({ id: red.id, name: red.name }),
        new ButtonBuilder()
          .setCustomId('home')
          .setStyle(ButtonStyle.Primary)
          .setEmoji({ id: blue.id, name: blue.name }),
      ),
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        new StringSelectMenuBuilder().setCustomId('house').setPlaceholder('A house').addOptions(choices),
      ),
    ],
    ...silent,
  };
}

/** Cards: sections with a button or a picture beside them, and lines between. */
export const cards = () => ({
  components: [
    new ContainerBuilder()
      .setAccentColor(0xc0392b)
      .addSectionComponents((section) =>
        section
          .addTextDisplayComponents((text) =>
            text.setContent('### Cities\nGrow the finest neighborhood, tile by tile.'),
          )
          .setThumbnailAccessory((picture) =>
            picture.setURL('attachment://box.png').setDescription('The box of Cities'),
          ),
      )
      .addSeparatorComponents((line) => line.setSpacing(SeparatorSpacingSize.Large))
      .addSectionComponents((section) =>
        section
          .addTextDisplayComponents((text) => text.setContent('**Seat 1** Ada'))
          .setButtonAccessory(button('leave', 'Leave')),
      )
      .addSeparatorComponents((line) => line.setDivider(false))
      .addTextDisplayComponents((text) => text.setContent('-# Two seats are open')),
  ],
  files: [new AttachmentBuilder(makePicture(120, 120, 0x3fae93), { name: 'box.png' })],
  flags: V2,
  ...silent,
});

/** A form with a field of every kind, filled in with what holds now. */
export const settings = () =>
  new ModalBuilder()
    .setCustomId('settings')
    .setTitle('Your settings')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Name of your city')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setValue('Rivertown'),
        ),
      new LabelBuilder()
        .setLabel('Language')
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder()
            .setCustomId('language')
            .addOptions({ label: 'English', value: 'en', default: true }, { label: 'Spanish', value: 'es' }),
        ),
      new LabelBuilder()
        .setLabel('Hints')
        .setDescription('How much you want to be told')
        .setRadioGroupComponent((group) =>
          group
            .setCustomId('hints')
            .addOptions(
              { label: 'Off', value: 'off' },
              { label: 'On request', value: 'request', description: 'A press away' },
              { label: 'Always shown', value: 'always' },
            ),
        ),
      new LabelBuilder()
        .setLabel('Reminders')
        .setCheckboxGroupComponent((group) =>
          group
            .setCustomId('reminders')
            .setRequired(false)
            .setMaxValues(2)
            .addOptions(
              { label: 'My turn', value: 'turn', default: true },
              { label: 'A game ended', value: 'end' },
              { label: 'The daily city', value: 'daily' },
            ),
        ),
      new LabelBuilder()
        .setLabel('Preselect the best-scoring spot')
        .setCheckboxComponent((checkbox) => checkbox.setCustomId('preselect')),
    );

export const takeSettings = ({ fields }: ModalSubmitInteraction) =>
  [
    fields.getTextInputValue('name'),
    fields.getStringSelectValues('language').join(),
    fields.getRadioGroup('hints'),
    fields.getCheckboxGroup('reminders').join('+'),
    fields.getCheckbox('preselect'),
  ].join(', ');

/** A private panel as tall as a screen, and what Confirm at its end does: the panel goes, a new table comes. */
export const panel = () => ({
  content: Array.from({ length: 40 }, (_, i) => `Line ${i}`).join('\n'),
  components: [new ActionRowBuilder<ButtonBuilder>().addComponents(button('finish', 'Finish the turn'))],
  flags: MessageFlags.Ephemeral as const,
  ...silent,
});

export async function finish(interaction: ButtonInteraction): Promise<void> {
  await interaction.deferUpdate();
  const { channel } = interaction;
  const table = Array.from({ length: 40 }, (_, i) => `Table ${i}`).join('\n');
  if (channel?.isSendable()) await channel.send({ content: `${table}\nThe newest message`, ...silent });
  await interaction.deleteReply();
}

type Menu = UserContextMenuCommandInteraction | MessageContextMenuCommandInteraction;

/** Says on what it was used. */
export async function useMenu(interaction: Menu): Promise<void> {
  const content = interaction.isUserContextMenuCommand()
    ? `Profile of ${interaction.targetUser.displayName}`
    : `It says: ${interaction.targetMessage.content.slice(0, 40)}`;
  await interaction.reply({ content, flags: MessageFlags.Ephemeral, ...silent });
}
