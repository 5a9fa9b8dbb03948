import { crc32, deflateSync } from 'node:zlib';
import {
  ActionRowBuilder,
  ApplicationIntegrationType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  InteractionContextType,
  MessageFlags,
  SlashCommandBuilder,
} from 'discord.js';
import type { Command } from '../src/bot/command.ts';

const WIDTH = 480;
const HEIGHT = 160;
const PLOT = 60;
const GAP = 8;
const STOREY = 24;
const TABLE = [0x2c, 0x36, 0x54];
const FRONTS = [
  [0xc8, 0x30, 0x1f],
  [0x26, 0x4a, 0x94],
  [0x3f, 0xae, 0x93],
  [0xfa, 0xd0, 0x3f],
];

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A row of towers, one storey higher with each round. */
function draw(round: number): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    // The first byte of a row names its filter: none.
    const row = Buffer.alloc(1 + WIDTH * 3).fill(Buffer.from(TABLE), 1);
    for (let tower = 0; tower < WIDTH / PLOT; tower += 1) {
      if (HEIGHT - y > STOREY * (1 + ((tower * 3 + round) % 5))) continue;
      const start = 1 + (tower * PLOT + GAP) * 3;
      row.fill(Buffer.from(FRONTS[tower % FRONTS.length] ?? TABLE), start, start + (PLOT - 2 * GAP) * 3);
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const SPANISH = {
  pong: (round: number) => `¡Pong! Ronda ${round}.`,
  again: 'Otra vez',
  alt: (round: number) => `Una fila de torres, ronda ${round}`,
  foreign: 'Este botón es de otra persona. Escribe /ping para tener el tuyo.',
  stale: 'Este botón ya se usó. Pulsa el nuevo.',
};
const ENGLISH: typeof SPANISH = {
  pong: (round) => `Pong! Round ${round}.`,
  again: 'Again',
  alt: (round) => `A row of towers, round ${round}`,
  foreign: 'This button belongs to somebody else. Type /ping to have your own.',
  stale: 'This button has been used. Press the new one.',
};

function answer(locale: string, user: string, round: number) {
  const words = locale.startsWith('es') ? SPANISH : ENGLISH;
  const button = new ButtonBuilder()
    .setCustomId(`ping:${user}:${round}`)
    .setLabel(words.again)
    .setStyle(ButtonStyle.Primary);
  return {
    content: words.pong(round),
    files: [new AttachmentBuilder(draw(round), { name: 'towers.png', description: words.alt(round) })],
    components: [new ActionRowBuilder<ButtonBuilder>().addComponents(button)],
    allowedMentions: { parse: [] },
  };
}

const used = new Set<string>();

export const ping: Command = {
  data: new SlashCommandBuilder()
    .setName('ping')
    .setDescription('See whether the bot is there')
    .setDescriptionLocalizations({ 'es-ES': 'Mira si el bot está ahí' })
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
    .toJSON(),

  async run(interaction) {
    await interaction.reply(answer(interaction.locale, interaction.user.id, 1));
  },

  async press(interaction, [user = '', round = '']) {
    const words = interaction.locale.startsWith('es') ? SPANISH : ENGLISH;
    const refuse = (content: string) =>
      interaction.reply({ content, flags: MessageFlags.Ephemeral, allowedMentions: { parse: [] } });
    const key = `${interaction.message.id}:${round}`;
    if (user !== interaction.user.id) await refuse(words.foreign);
    else if (used.has(key) || !/^\d{1,4}$/.test(round)) await refuse(words.stale);
    else {
      used.add(key);
      await interaction.update(answer(interaction.locale, user, Number(round) + 1));
    }
  },
};
