import type { Reader } from '../../i18n/speech.ts';
import type { Panel, Shown, Stage } from '../contract.ts';
import { handPanel, sidePanel } from './hand-panel.ts';
import { lossPanel, pilePanel } from './question-panels.ts';
import type { WondersRequest } from './request.ts';
import { CARD_IDS, type CardId } from './rules/content.ts';
import type { Action } from './rules/types.ts';
import type { View } from './rules/view.ts';
import type { en } from './words/en.ts';
import { speech } from './words/speech.ts';
import { storyLines } from './words/story.ts';

const tableOf = (view: View): WondersRequest => ({ game: 'wonders', kind: 'table', view });

/** A turn is told when all have confirmed; at an Age's end with a picture of who fought whom. */
function story(view: View, reader: Reader) {
  if (view.done.some(Boolean)) return { line: '', picture: null };
  const fought = view.news.some(({ kind }) => kind === 'conflict');
  return {
    line: storyLines(view, reader).join('\n'),
    picture: fought ? ({ game: 'wonders', kind: 'conflict', view } as const) : null,
  };
}

function panel(view: View, legal: readonly Action[], reader: Reader, shown: Shown): Panel | null {
  const say = speech(reader.language);
  switch (view.phase) {
    case 'side':
      return sidePanel(view, legal, reader, say);
    case 'choose':
    case 'last':
      return handPanel(view, legal, reader, say, shown);
    case 'pile':
      return pilePanel(view, legal, reader, say, shown);
    case 'loss':
      return lossPanel(view, legal, reader, say);
    case 'over':
      return null;
  }
}

type Topic = keyof (typeof en)['rules'];

const cardOf = (card: CardId): WondersRequest => ({ game: 'wonders', kind: 'card', card });

function topicPicture(topic: Topic, view: View): WondersRequest | null {
  switch (topic) {
    case 'turn':
    case 'trade':
      return tableOf(view);
    case 'building':
    case 'stages':
    case 'science':
      return { game: 'wonders', kind: 'city', view, seat: 0 };
    case 'conflict':
      return view.conflict ? { game: 'wonders', kind: 'conflict', view } : null;
    case 'guilds':
      return cardOf('builders-guild');
    case 'black':
      return cardOf('secret-network');
    case 'losses':
      return cardOf('lair');
    case 'diplomacy':
      return cardOf('embassy');
    case 'end':
      return { game: 'wonders', kind: 'final', view };
    default:
      return null;
  }
}

export const wondersStage: Stage<View, Action, WondersRequest> = {
  icons: { mine: '🏛️', home: '🏙️' },
  shared: false,
  table: (view) => ({ picture: tableOf(view), controls: [] }),
  story,
  panel,
  rotated: () => null,
  home: (view, seat) => ({ game: 'wonders', kind: 'city', view, seat }),
  overview: tableOf,
  final: (view) => ({ game: 'wonders', kind: 'final', view }),
  standing: (view) => ({ game: 'wonders', kind: 'final', view }),
  scoreLines: (view, reader) => view.cities.map(({ score }, seat) => `**${reader.names[seat]}** – ${score.total}`),
  closeups: () => [],
  topicPicture,
  thingPicture(id) {
    const card = CARD_IDS.find((each) => each === id);
    return card ? cardOf(card) : null;
  },
};
