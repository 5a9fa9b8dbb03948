import {
  ActionRowBuilder,
  AttachmentBuilder,
  type AutocompleteInteraction,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  type ChatInputCommandInteraction,
  Client,
  ContainerBuilder,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  type MessageComponentInteraction,
  MessageFlags,
  ModalBuilder,
  type ModalSubmitInteraction,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { makePicture } from './picture.ts';
import { cards, emojis, finish, MENUS, panel, settings, takeSettings, useMenu } from './showcase-parts.ts';

const PRIVATE = MessageFlags.Ephemeral;
const silent = { allowedMentions: { parse: [] } };

const button = (id: string, label: string, style = ButtonStyle.Secondary, disabled = false) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style).setDisabled(disabled);
const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);

const command = new SlashCommandBuilder()
  .setName('show')
  .setNameLocalizations({ 'es-ES': 'mostrar' })
  .setDescription('Shows what a message can be')
  .setDescriptionLocalizations({ 'es-ES': 'Muestra lo que puede ser un mensaje' });
const PARTS = [
  'table',
  'embed',
  'form',
  'pick',
  'slow',
  'secret',
  'never',
  'text',
  'emojis',
  'cards',
  'settings',
  'panel',
] as const;
for (const part of PARTS) command.addSubcommand((sub) => sub.setName(part).setDescription(`Shows ${part}`));
command.addSubcommand((sub) =>
  sub
    .setName('words')
    .setNameLocalizations({ 'es-ES': 'palabras' })
    .setDescription('Says something with options')
    .setDescriptionLocalizations({ 'es-ES': 'Dice algo con opciones' })
    .addStringOption((option) =>
      option.setName('text').setNameLocalizations({ 'es-ES': 'texto' }).setDescription('What to say').setRequired(true),
    )
    .addStringOption((option) =>
      option
        .setName('pace')
        .setDescription('How fast')
        .addChoices(
          { name: 'No limit', value: 'none', name_localizations: { 'es-ES': 'Sin límite' } },
          { name: 'One day', value: 'day', name_localizations: { 'es-ES': 'Un día' } },
        ),
    )
    .addIntegerOption((option) => option.setName('seats').setDescription('How many').setMinValue(2).setMaxValue(4))
    .addStringOption((option) => option.setName('city').setDescription('Which city').setAutocomplete(true))
    .addUserOption((option) => option.setName('guest').setDescription('With whom'))
    .addBooleanOption((option) => option.setName('loud').setDescription('In capitals')),
);

command.addSubcommand((sub) =>
  sub
    .setName('file')
    .setDescription('Reads a file')
    .addAttachmentOption((option) => option.setName('plan').setDescription('A plan').setRequired(true)),
);

/** A public table as a game would post it: picture, words, a mention, four rows of four buttons and a fifth. */
function table(userId: string, picture: Buffer) {
  const container = new ContainerBuilder()
    .setAccentColor(0xffc53d)
    .addTextDisplayComponents((text) =>
      text.setContent('## Round 3 of 8\nBruno took **two tiles** and built a *blue* tower.'),
    )
    .addMediaGalleryComponents((gallery) =>
      gallery.addItems((item) =>
        item.setURL('attachment://board.png').setDescription('The board, four rows of four spaces'),
      ),
    )
    .addSectionComponents((section) =>
      section
        .addTextDisplayComponents((text) =>
          text.setContent(`<@${userId}>, it is your turn.\n-# Until <t:1794830400:R>`),
        )
        .setButtonAccessory(button('turn', 'My turn', ButtonStyle.Primary)),
    )
    .addSeparatorComponents((separator) => separator.setDivider(true));
  for (let line = 0; line < 4; line += 1) {
    const cells = Array.from({ length: 4 }, (_, i) => {
      const taken = (line * 3 + i) % 5 === 0;
      return button(`cell-${line}-${i}`, taken ? '♟ Bruno' : `${'ABCD'[line]}${i + 1}`, ButtonStyle.Secondary, taken);
    });
    container.addActionRowComponents(row(...cells));
  }
  container.addActionRowComponents(
    row(
      button('home', 'My neighborhood 3️⃣'),
      button('scores', 'Scores', ButtonStyle.Success),
      button('rules', 'Rules'),
      button('leave', 'Leave', ButtonStyle.Danger),
    ),
  );
  return {
    components: [container],
    files: [new AttachmentBuilder(picture, { name: 'board.png' })],
    flags: MessageFlags.IsComponentsV2 as const,
    allowedMentions: { users: [userId] },
  };
}

const embed = () => ({
  embeds: [
    new EmbedBuilder()
      .setTitle('Final scores')
      .setDescription('Ada wins by **three** points.')
      .setColor(0x3fae93)
      .addFields(
        { name: 'Ada', value: '84', inline: true },
        { name: 'Bruno', value: '81', inline: true },
        { name: 'Chen', value: '66', inline: true },
      )
      .setImage('attachment://final.png')
      .setFooter({ text: 'Game 12' }),
  ],
  files: [new AttachmentBuilder(makePicture(500, 160, 0x3fae93), { name: 'final.png', description: 'Final scores' })],
  ...silent,
});

const form = () =>
  new ModalBuilder()
    .setCustomId('form')
    .setTitle('Name your city')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Name')
        .setDescription('Everyone will see it')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(20).setRequired(true),
        ),
      new LabelBuilder()
        .setLabel('Motto')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('motto').setStyle(TextInputStyle.Paragraph).setRequired(false),
        ),
      new LabelBuilder()
        .setLabel('Color')
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder()
            .setCustomId('color')
            .addOptions({ label: 'Red', value: 'red' }, { label: 'Blue', value: 'blue' }),
        ),
    );

const pick = () => ({
  content: 'Pick.',
  components: [
    new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
      new StringSelectMenuBuilder()
        .setCustomId('one')
        .setPlaceholder('A column')
        .addOptions(
          { label: 'Column A', value: 'a', description: 'By the water', emoji: '🌊' },
          { label: 'Column B', value: 'b', description: 'By the park', emoji: '🌳' },
        ),
    ),
    new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
      new StringSelectMenuBuilder()
        .setCustomId('many')
        .setPlaceholder('Up to two rows')
        .setMinValues(1)
        .setMaxValues(2)
        .addOptions(['1', '2', '3'].map((value) => ({ label: `Row ${value}`, value }))),
    ),
    new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
      new UserSelectMenuBuilder().setCustomId('who').setPlaceholder('Someone'),
    ),
    new ActionRowBuilder<ChannelSelectMenuBuilder>().addComponents(
      new ChannelSelectMenuBuilder().setCustomId('where').setPlaceholder('A channel'),
    ),
  ],
  ...silent,
});

const TEXT = [
  '# Heading\n## Second\n### Third\n-# small print',
  '**bold** *italic* __under__ ~~strike~~ ||hidden|| `code` [a link](https://example.com)',
  '> quoted **words**\n- one\n- two\n1. first\n2. second',
  '```js\nconst a = "<b>not html</b>";\n```',
  '<script>alert(1)</script> <img src=x onerror=alert(1)>',
].join('\n');

type Handler = (interaction: ChatInputCommandInteraction, picture: Buffer) => Promise<unknown>;

const RUN: Readonly<Record<string, Handler>> = {
  table: (interaction, picture) => interaction.reply(table(interaction.user.id, picture)),
  embed: (interaction) => interaction.reply(embed()),
  form: (interaction) => interaction.showModal(form()),
  pick: (interaction) => interaction.reply(pick()),
  never: async () => {},
  async emojis(interaction) {
    await interaction.deferReply();
    await interaction.editReply(await emojis(interaction.client));
  },
  cards: (interaction) => interaction.reply(cards()),
  settings: (interaction) => interaction.showModal(settings()),
  panel: (interaction) => interaction.reply(panel()),
  text: (interaction) => interaction.reply({ content: TEXT, ...silent }),
  async file(interaction) {
    const plan = interaction.options.getAttachment('plan', true);
    const text = await (await fetch(plan.url)).text();
    await interaction.reply({ content: `${plan.name}: ${text}`, ...silent });
  },
  async slow(interaction) {
    await interaction.deferReply({ flags: PRIVATE });
    await interaction.channel?.fetch();
    await interaction.editReply({ content: 'It took a while.', ...silent });
  },
  secret: (interaction) =>
    interaction.reply({
      content: 'Your panel.',
      components: [row(button('confirm', 'Confirm', ButtonStyle.Success))],
      flags: PRIVATE,
      ...silent,
    }),
  words(interaction) {
    const { options } = interaction;
    const text = options.getString('text', true);
    const parts = [
      options.getBoolean('loud') ? text.toUpperCase() : text,
      options.getString('pace') ?? 'any pace',
      options.getInteger('seats') ?? 'any seats',
      options.getString('city') ?? 'any city',
      options.getUser('guest')?.username ?? 'alone',
    ];
    return interaction.reply({ content: parts.join(', '), ...silent });
  },
};

const CITIES = ['Amsterdam', 'Barcelona', 'Berlin', 'Sydney', 'Venezia'];

async function complete(interaction: AutocompleteInteraction): Promise<void> {
  const typed = interaction.options.getFocused().toLowerCase();
  const found = CITIES.filter((city) => city.toLowerCase().includes(typed));
  await interaction.respond(found.map((name) => ({ name, value: name.toLowerCase() })));
}

async function touch(interaction: MessageComponentInteraction): Promise<void> {
  if (interaction.isAnySelectMenu()) {
    await interaction.reply({
      content: `${interaction.customId}: ${interaction.values.join(' ')}`,
      flags: PRIVATE,
      ...silent,
    });
  } else if (interaction.isButton() && interaction.customId === 'finish') {
    await finish(interaction);
  } else if (interaction.customId === 'confirm') {
    await interaction.update({ content: 'Confirmed.', components: [], ...silent });
    await interaction.followUp({ content: `<@${interaction.user.id}> confirmed.`, ...silent });
  } else if (interaction.customId === 'turn') {
    await interaction.reply({ content: 'Your private panel.', flags: PRIVATE, ...silent });
  } else if (interaction.customId !== 'rules') {
    await interaction.deferUpdate();
  }
}

async function take(interaction: ModalSubmitInteraction): Promise<void> {
  const { fields } = interaction;
  if (interaction.customId === 'settings') {
    await interaction.reply({ content: takeSettings(interaction), ...silent });
    return;
  }
  const color = fields.getStringSelectValues('color').join();
  const content = `${fields.getTextInputValue('name')}: ${fields.getTextInputValue('motto')} (${color})`;
  await interaction.reply({ content, ...silent });
}

async function route(interaction: Interaction, picture: Buffer): Promise<void> {
  if (interaction.isChatInputCommand()) await RUN[interaction.options.getSubcommand()]?.(interaction, picture);
  else if (interaction.isContextMenuCommand()) await useMenu(interaction);
  else if (interaction.isAutocomplete()) await complete(interaction);
  else if (interaction.isMessageComponent()) await touch(interaction);
  else if (interaction.isModalSubmit()) await take(interaction);
}

/** A bot, by the real discord.js, that shows once everything the local chat can do. */
export async function startShowcase(
  api: string,
  token: string,
  picture = makePicture(400, 300),
): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
  client.on(Events.InteractionCreate, (interaction) => {
    // A refusal is what some tests are about; the server records it.
    route(interaction, picture).catch(() => {});
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const here = await ready;
  await here.application.commands.set([command.toJSON(), ...MENUS]);
  return here;
}
