import { Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';

/** The lower bound for any bot: it only acknowledges presses. */
const { DISCORD_TOKEN = '', DISCORD_API_URL = '' } = process.env;
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: DISCORD_API_URL } });
client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isRepliable()) await interaction.deferReply({ flags: MessageFlags.Ephemeral });
});
client.once(Events.ClientReady, () => process.stdout.write('{"msg":"ready"}\n'));
await client.login(DISCORD_TOKEN);
