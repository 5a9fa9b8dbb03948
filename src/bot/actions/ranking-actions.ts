import { MessageFlags } from 'discord.js';
import { DEFAULT_GAME, GAME_IDS, type GameId, isGameId } from '#games';
import { markName, words } from '#i18n';
import { countedResults, isPublicResult, Refused, type Scope, statsOf } from '#room';
import { requirePermissions } from '../discord/permissions.ts';
import { requireServer } from '../discord/places.ts';
import { compose, type Piece, PUBLIC } from '../views/message.ts';
import {
  type Acquaintance,
  type Audience,
  profileBody,
  profilePieces,
  rankingBody,
  rankingPieces,
  scopeAt,
  sharedKind,
  userOfKey,
} from '../views/ranking.ts';
import { type Context, type Handler, showWithoutMatch } from './action-context.ts';
import { defineAction } from './define-action.ts';
import { personTarget } from './invite-person.ts';

const gameAt = (number: number): GameId => {
  const game = GAME_IDS[number];
  if (!game) throw new Refused('unknown');
  return game;
};

/** The value from the menu, the command or the button. */
function gameAsked({ interaction, press }: Context): GameId | null {
  if (interaction.isStringSelectMenu()) return gameAt(Number(interaction.values[0]));
  if (interaction.isContextMenuCommand()) return null;
  if (!interaction.isChatInputCommand()) return gameAt(press?.numbers[0] ?? -1);
  const game = interaction.options.getString('game');
  return game && isGameId(game) ? game : null;
}

/** The game asked for, or that of the channel. */
async function gameFor(context: Context): Promise<GameId> {
  const { services, interaction } = context;
  const room = await services.rooms.load(interaction.channelId).catch(() => null);
  return gameAsked(context) ?? room?.game ?? DEFAULT_GAME;
}

/** This server's ranking, or the overall one, which is the only one outside of servers. */
const guildOf = ({ interaction }: Context, scope: Scope): string | null =>
  scope === 'overall' ? null : interaction.guildId;

const viewOf = ({ interaction, language, person }: Context): Audience => ({
  language,
  text: person.text,
  isAlone: interaction.guildId === null,
});

export const ranking: Handler = async (context) => {
  const { services, interaction, press } = context;
  const guild = guildOf(context, scopeAt(press?.numbers[1]));
  const ladder = await services.ratings.ladder(guild, await gameFor(context), interaction.user.id);
  await showWithoutMatch(context, rankingPieces(ladder, interaction.user.id, viewOf(context)));
};

/** The person whose profile is shown: the one named, the one of the button, or the asker. */
function userAsked({ interaction, press }: Context): string {
  if (interaction.isContextMenuCommand()) return personTarget(interaction).id;
  if (!interaction.isChatInputCommand()) return userOfKey(press?.match ?? '');
  return interaction.options.getUser('player')?.id ?? interaction.user.id;
}

function nameAsked({ interaction }: Context, user: string): string | null {
  if (user === interaction.user.id) return interaction.user.displayName;
  if (interaction.isContextMenuCommand()) return personTarget(interaction).displayName;
  const player = interaction.isChatInputCommand() ? interaction.options.getUser('player') : null;
  return player?.displayName ?? null;
}

/** Null for a person who hasn't played here; in direct messages, anywhere. */
async function knownOf(
  context: Context,
  user: string,
  asked: GameId | null,
): Promise<{ known: Acquaintance; game: GameId } | null> {
  const { services, interaction } = context;
  const { guildId: guild } = interaction;
  const now = services.clock.now();
  const results = countedResults(await services.results.of(user)).filter(
    (each) => (guild === null || each.guild === guild) && isPublicResult(each, now),
  );
  const stats = statsOf(results, user);
  if (!stats) return null;
  const game = asked ?? stats.byGame[0]?.game ?? DEFAULT_GAME;
  const games = [...new Set([game, ...stats.byGame.map((each) => each.game)])];
  const ladders = await Promise.all(
    games.map(async (id) => [id, await services.ratings.ladder(guild, id, user)] as const),
  );
  const seat = results[0]?.seats.find((each) => each.user === user);
  const known = {
    user,
    name: nameAsked(context, user) ?? seat?.name ?? '',
    isRanked: (await services.people.load(user)).ranked,
    ...{ stats, results },
    ladders: Object.fromEntries(ladders),
    overall: await services.ratings.ladder(null, game, user),
  };
  return { known, game };
}

/** The profile of a person who left the rankings is shown only to themselves, and that of all servers to nobody else. */
async function profileFor(context: Context, user: string, game: GameId | null) {
  const { interaction, services } = context;
  const isOwn = user === interaction.user.id;
  const name = markName(nameAsked(context, user) ?? '');
  if (!isOwn) requireServer(interaction);
  if (!isOwn && !(await services.people.load(user)).ranked) throw new Refused('unranked', { name });
  const found = await knownOf(context, user, game);
  if (!found && !isOwn) throw new Refused('unplayed', { name });
  return found;
}

export const profile: Handler = async (context) => {
  const found = await profileFor(context, userAsked(context), gameAsked(context));
  await showWithoutMatch(
    context,
    found ? profilePieces(found.known, found.game, viewOf(context)) : [words(context.language)('bot.standings.none')],
  );
};

async function bodyToShare(context: Context, game: GameId): Promise<Piece[]> {
  const { services, language, press } = context;
  const view = { language, text: false };
  if (sharedKind(press?.numbers[0] ?? -1) === 'ranking') {
    const guild = guildOf(context, scopeAt(press?.numbers[2]));
    return rankingBody(await services.ratings.ladder(guild, game), null, view);
  }
  const found = await profileFor(context, userOfKey(press?.match ?? ''), game);
  if (!found) throw new Refused('unknown');
  return profileBody(found.known, found.game, view);
}

/** Posts what one person was shown, without highlighting their row. Pressed twice, it's posted once. */
const publish: Handler = async (context) => {
  const { services, interaction, language, press } = context;
  requirePermissions(interaction);
  const number = press?.numbers[1] ?? -1;
  const body = await bodyToShare(context, gameAt(number));
  const t = words(language);
  const said = t('bot.standings.shares', { name: markName(interaction.user.displayName) });
  const channel = await services.client.channels.fetch(interaction.channelId);
  if (!channel?.isSendable()) throw new Refused('gone');
  const nonce = `${press?.numbers[0] ?? 0}${number}-${('message' in interaction && interaction.message?.id) || interaction.id}`;
  await channel.send({
    ...(await compose(services, { language, names: [] }, [said, ...body])),
    flags: [PUBLIC, MessageFlags.SuppressNotifications],
    nonce,
    enforceNonce: true,
  });
  await showWithoutMatch(context, [t('bot.standings.shared')]);
};

export const RANKING_ACTIONS = [
  defineAction({ id: 'ranking', answer: 'reply', look: true, phase: 'no match', run: ranking }),
  defineAction({ id: 'ladder', answer: 'panel', look: true, phase: 'no match', readOnly: true, run: ranking }),
  defineAction({ id: 'profile', answer: 'panel', look: true, phase: 'no match', readOnly: true, run: profile }),
  defineAction({ id: 'publish', answer: 'panel', look: true, phase: 'no match', run: publish }),
];
