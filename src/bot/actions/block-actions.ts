import { listText, markName, words } from '#i18n';
import { Refused } from '#room';
import { makeId, NO_MATCH } from '../discord/custom-id.ts';
import type { Blocked } from '../repositories/blocks.ts';
import { MENU_LIMIT, menuRow } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { type Context, type Handler, showWithoutMatch } from './action-context.ts';
import { defineAction } from './define-action.ts';

/** As many as fit one menu. */
const MOST = MENU_LIMIT;

/** Whom the asker has blocked, with the way back. */
function listPieces({ language }: Context, blocked: readonly Blocked[], said: string | null = null): Piece[] {
  const t = words(language);
  if (blocked.length === 0) return [said ?? t('bot.block.none')];
  const names = listText(
    language,
    blocked.map(({ name }) => markName(name)),
  );
  return [
    said ?? t('bot.block.list', { names }),
    menuRow(
      makeId({ match: NO_MATCH, verb: 'unblock', stamp: '', numbers: [] }),
      t('bot.block.allow'),
      blocked.map(({ user, name }) => ({ value: user, label: name })),
    ),
  ];
}

function personIn({ interaction }: Context): Blocked | null {
  const person = interaction.isChatInputCommand() ? interaction.options.getUser('person') : null;
  if (!person) return null;
  if (person.id === interaction.user.id) throw new Refused('block.yourself');
  if (person.bot) throw new Refused('block.robot');
  return { user: person.id, name: person.displayName };
}

/** `/cities block`: the queue never seats the asker with that person. Without one, the asker's list. */
export const block: Handler = async (context) => {
  const { services, interaction, language } = context;
  const person = personIn(context);
  const own = interaction.user.id;
  if (!person) return showWithoutMatch(context, listPieces(context, await services.blocks.of(own)));
  const blocked = await services.blocks.change(own, (rows) => {
    const others = rows.filter(({ user }) => user !== person.user);
    if (others.length >= MOST) throw new Refused('block.full', { count: MOST });
    return [...others, person];
  });
  const said = words(language)('bot.block.done', { name: markName(person.name) });
  await showWithoutMatch(context, listPieces(context, blocked, said));
};

const unblock: Handler = async (context) => {
  const { services, interaction, language } = context;
  const [chosen = ''] = interaction.isStringSelectMenu() ? interaction.values : [];
  const before = (await services.blocks.of(interaction.user.id)).find(({ user }) => user === chosen);
  const blocked = await services.blocks.change(interaction.user.id, (rows) =>
    rows.filter(({ user }) => user !== chosen),
  );
  const said = before && words(language)('bot.block.undone', { name: markName(before.name) });
  await showWithoutMatch(context, listPieces(context, blocked, said ?? null));
};

export const BLOCK_ACTIONS = [defineAction({ id: 'unblock', answer: 'panel', phase: 'no match', run: unblock })];
