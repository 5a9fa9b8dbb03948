import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { DEFAULT_GAME, GAME_IDS, isGameId } from '#games';
import { words } from '#i18n';
import { ROOT } from '#platform';
import { Refused, seatOf } from '#room';
import { addressPressed } from '../discord/custom-id.ts';
import { shownBeside } from '../views/controls.ts';
import { firstTopic, parseTopic, rulesPieces, signsPieces, type Topic, topicAt } from '../views/rules.ts';
import { type Context, type Handler, showWithoutMatch } from './action-context.ts';
import { defineAction } from './define-action.ts';

const Package = z.object({ version: z.string() });

const VERSION = Package.parse(JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'))).version;

export const about: Handler = async (context) => {
  const { services, language } = context;
  const t = words(language);
  const started = Math.floor((services.clock.now() - services.client.uptime) / 1000);
  const health = {
    count: await services.rooms.count(),
    started,
    ping: Math.max(0, Math.round(services.client.ws.ping)),
  };
  await showWithoutMatch(context, [
    t('bot.about.title', { version: VERSION }),
    t('bot.about.health', health),
    t('bot.about.privacy'),
  ]);
};

/** The topic asked for, or the first one of the game asked for, or the one about what the asker has to do here. */
async function topicFor({ services, interaction, press }: Context): Promise<Topic> {
  if (interaction.isStringSelectMenu()) return parseTopic(interaction.values[0] ?? '');
  const asked = interaction.isChatInputCommand() ? interaction.options : null;
  const topic = asked?.getString('topic');
  if (topic) return parseTopic(topic);
  const game = asked?.getString('game');
  if (game && isGameId(game)) return firstTopic(game);
  const address = interaction.isButton() ? addressPressed(interaction) : interaction.channelId;
  const room = await services.rooms.load(address).catch(() => null);
  if (!room?.match) return firstTopic(room?.game ?? DEFAULT_GAME);
  return topicAt(room, seatOf(room, interaction.user.id), shownBeside(press?.numbers ?? []));
}

export const rules: Handler = async (context) =>
  showWithoutMatch(context, await rulesPieces(await topicFor(context), context.language, context.services.botPlayers));

/** What the signs in the pictures of the game that the button names mean. */
const signs: Handler = async (context) => {
  const game = GAME_IDS[context.press?.numbers[0] ?? -1];
  if (!game) throw new Refused('topic');
  await showWithoutMatch(context, signsPieces(game, context.language));
};

export const HELP_ACTIONS = [
  defineAction({ id: 'rules', answer: 'reply', look: true, phase: 'no match', readOnly: true, run: rules }),
  defineAction({ id: 'signs', answer: 'reply', look: true, phase: 'no match', readOnly: true, run: signs }),
  defineAction({ id: 'topic', answer: 'panel', look: true, phase: 'no match', readOnly: true, run: rules }),
];
