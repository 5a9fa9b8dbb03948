import { PermissionFlagsBits } from 'discord.js';
import { type Language, words } from '#i18n';
import { isPrivate, isPublicResult, type MatchResult, Refused } from '#room';
import { attend } from '../channel/resume.ts';
import type { Asked } from '../discord/answer.ts';
import { makeId, NO_MATCH, type Verb } from '../discord/custom-id.ts';
import { buttonRows, type Labeled, lineWith } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { afterButtons, resultLine } from '../views/result.ts';
import { type Context, type Handler, showWithoutMatch } from './action-context.ts';
import { defineAction } from './define-action.ts';

const SCOPES = ['mine', 'server'] as const;
type Scope = (typeof SCOPES)[number];

/** As many as a phone shows at once. */
const PAGE = 8;

const idOf = (verb: Verb, scope: Scope, page: number): string =>
  makeId({ match: NO_MATCH, verb, stamp: '', numbers: [SCOPES.indexOf(scope), page] });

/** Whether a person may read the channel of a match. */
function maySee({ member, client }: Asked, channel: string): boolean {
  const place = client.channels.cache.get(channel);
  if (!place || !('permissionsFor' in place) || !member || !('guild' in member)) return false;
  return place.permissionsFor(member)?.has(PermissionFlagsBits.ViewChannel) ?? false;
}

/** Stores results for matches that ended before there were results. */
async function adopt({ services, interaction }: Context): Promise<void> {
  for (const address of await services.rooms.addressesOf(interaction.user.id)) {
    const room = await services.rooms.peek(address).catch(() => null);
    if (room?.status === 'over' && !isPrivate(room) && services.coordination.owns(room.guild))
      await attend(services, address).catch((err: unknown) =>
        services.log.warn({ address, err }, 'match not archived'),
      );
  }
}

async function resultsFor(context: Context, scope: Scope): Promise<MatchResult[]> {
  const { services, interaction } = context;
  const { user, guildId } = interaction;
  if (scope === 'mine') await adopt(context);
  const found = scope === 'mine' ? await services.results.of(user.id) : await services.results.in(guildId ?? '');
  const isTheirs = ({ seats }: MatchResult) => seats.some((seat) => seat.user === user.id);
  const now = services.clock.now();
  return found
    .filter((result) => result.kind !== 'tutorial' && isPublicResult(result, now))
    .filter((result) => isTheirs(result) || maySee(interaction, result.entry?.channel ?? result.channel));
}

/** `isAlone` in direct messages, which have no server's list. */
type Listed = { readonly scope: Scope; readonly isAlone: boolean };

function ways({ scope, isAlone }: Listed, page: number, count: number, language: Language): Labeled[] {
  const t = words(language);
  const other = scope === 'mine' ? 'server' : 'mine';
  const turn = (to: number, key: 'newer' | 'older', emoji: string): Labeled[] =>
    to < 0 || to * PAGE >= count
      ? []
      : [{ id: idOf('history', scope, to), label: t(`bot.after.history.${key}`), emoji }];
  return [
    ...(isAlone
      ? []
      : [{ id: idOf('history', other, 0), label: t(`bot.after.history.${other === 'mine' ? 'toMine' : 'toServer'}`) }]),
    ...turn(page - 1, 'newer', '◀️'),
    ...turn(page + 1, 'older', '▶️'),
  ];
}

function listPieces(results: readonly MatchResult[], listed: Listed, wanted: number, language: Language): Piece[] {
  const { scope } = listed;
  const t = words(language);
  const count = results.length;
  const page = Math.min(Math.max(0, wanted), Math.max(0, Math.ceil(count / PAGE) - 1));
  const title = t(`bot.after.history.${scope}`);
  const buttons = buttonRows(ways(listed, page, count, language));
  if (count === 0) return [`${title}\n${t('bot.after.history.none')}`, ...buttons];
  const shown = results.slice(page * PAGE, (page + 1) * PAGE);
  const lines = shown.map((result) =>
    lineWith(resultLine(result, language), {
      id: makeId({ match: result.id, verb: 'past', stamp: '', numbers: [SCOPES.indexOf(scope), page] }),
      label: t('bot.after.history.open'),
    }),
  );
  const range = { from: page * PAGE + 1, to: page * PAGE + shown.length, count };
  return [title, ...lines, ...(count > PAGE ? [t('bot.after.history.page', range)] : []), ...buttons];
}

const wishOf = ({ press }: Context): { scope: Scope; page: number } => {
  const [scope, page] = press?.numbers ?? [];
  return { scope: SCOPES[scope ?? 0] ?? 'mine', page: page ?? 0 };
};

/** `/cities history`: the asker's finished matches everywhere, or those of the server. */
export const history: Handler = async (context) => {
  const { scope, page } = wishOf(context);
  const listed = { scope, isAlone: context.interaction.guildId === null };
  await showWithoutMatch(context, listPieces(await resultsFor(context, scope), listed, page, context.language));
};

/** One match of the list, with its buttons. */
const past: Handler = async (context) => {
  const { interaction, language, press } = context;
  const { scope, page } = wishOf(context);
  // Lists posted earlier have a menu.
  const match = interaction.isStringSelectMenu() ? interaction.values[0] : press?.match;
  const result = (await resultsFor(context, scope)).find(({ id }) => id === match);
  if (!result) throw new Refused('gone');
  const back = { id: idOf('history', scope, page), label: words(language)('bot.after.history.back'), emoji: '↩️' };
  await showWithoutMatch(context, [
    resultLine(result, language),
    ...buttonRows([...afterButtons(result, language), back]),
  ]);
};

export const MATCH_LIST_ACTIONS = [
  defineAction({ id: 'history', answer: 'panel', phase: 'no match', readOnly: true, run: history }),
  defineAction({ id: 'past', answer: 'panel', phase: 'no match', run: past }),
];
