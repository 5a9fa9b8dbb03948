import type { GameId } from '#games';
import type { Button, Panel } from '#games/contract';
import { defineUi } from '#games/define';
import { nameOf, type Reader } from '#i18n';
import type { Toy } from './request.ts';
import { type Action, type Card, totalOf, type View } from './rules.ts';
import { speech } from './words.ts';

/** What each kept last. */
const lastOf = ({ kept }: View): Card[] => kept.map((cards) => cards.at(-1) ?? -1);

/** Those who commit while others are at it are no news; then all is told at once, then who bows. */
function story(view: View, reader: Reader): string {
  const say = speech(reader.language);
  const last = lastOf(view);
  if (view.ready.some(Boolean) || last.includes(-1)) return '';
  const cards = last.map((card, seat) => `${nameOf(reader, seat)} ${card}`).join(', ');
  if (view.asked !== null) return say('story.kept', { cards });
  return say('story.bows', { name: nameOf(reader, last.indexOf(Math.max(...last))) });
}

function panel(game: GameId, view: View, legal: readonly Action[], { language }: Reader): Panel | null {
  if (legal.length === 0) return null;
  const say = speech(language);
  const buttons = legal.flatMap((action, index): Button[] =>
    action.kind === 'choose'
      ? [{ label: say('panel.card', { card: action.card }), intent: { kind: 'play', index }, style: 'primary' }]
      : [],
  );
  return {
    picture: { game, kind: 'hand', view },
    lines: [say(view.asked === null ? 'panel.ask' : 'panel.bow')],
    controls: [{ kind: 'buttons', buttons }],
    extra: [],
    ready: legal.some(({ kind }) => kind !== 'choose'),
  };
}

/** As listed under an id. */
export const toyUi = (game: GameId) =>
  defineUi<Toy>({
    table: (view) => ({ game, kind: 'table', view }),
    prepared: (view) => (view.chosen === null ? null : { what: `${view.chosen}`, gain: view.chosen }),
    story: (view, _before, reader) => {
      const text = story(view, reader);
      const picture = text && view.asked !== null ? ({ game, kind: 'table', view } as const) : null;
      return { lines: text ? [{ text, points: null }] : [], picture, seat: null };
    },
    panel: (view, legal, reader) => panel(game, view, legal, reader),
    home: (view, seat) => ({ game, kind: 'kept', view, seat }),
    progress: ({ kept }, seat) => ({
      total: totalOf(kept[seat] ?? []),
      target: null,
      round: 1 + (kept[seat]?.length ?? 0),
      rounds: 8,
    }),
    final: (view) => [{ game, kind: 'final', view }],
    topicPicture: (topic, view) => (topic === 'turn' ? { game, kind: 'table', view } : null),
  });
