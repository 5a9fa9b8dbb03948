import { words } from '../../i18n/index.ts';
import type { Reader } from '../../i18n/speech.ts';
import type { Button, Closeup, Intent, Panel, Proposal, Shown, Stage, Views } from '../contract.ts';
import {
  type Chosen,
  cardButtons,
  chosenIn,
  chosenPlace,
  columnMenu,
  corners,
  isNamed,
  placeMenu,
  placesFor,
  rotateButton,
  shownFor,
  showPlace,
} from './placing.ts';
import type { SprawlopolisRequest } from './request.ts';
import type { Light } from './rules/score.ts';
import { gainOf, scoreOf } from './rules/score.ts';
import type { Action, Placement } from './rules/types.ts';
import { ZONES } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { addressOf } from './words/address.ts';
import type { en } from './words/en.ts';
import { cardName, conditionText, number, partWords, signed } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';

const cityOf = (view: View, light: Light | null = null): SprawlopolisRequest => ({
  game: 'sprawlopolis',
  kind: 'city',
  view,
  light,
});

const panelOf = (view: View, chosen: Chosen | null, at: Placement | null, free: readonly Placement[]) =>
  ({
    game: 'sprawlopolis',
    kind: 'panel',
    view,
    prompt: {
      card: chosen?.card ?? null,
      turned: chosen?.turned ?? false,
      at: at && { x: at.x, y: at.y },
      free: corners(free),
    },
  }) as const;

const gainLine = (view: View, place: Placement, say: Say): string => {
  const { from, to, target, lines } = gainOf(view, place);
  const changed = lines.filter((line) => line.from !== line.to);
  const why = changed.map((line) => `${partWords(say, line.part)} ${signed(line.to - line.from)}`).join(', ');
  return say('panel.gain', { at: addressOf(place), from: number(from), to: number(to), target, why });
};

/** The card lies where it was put: it can still be rotated, proposed, taken up or confirmed. */
function placedPanel(view: View, work: Placement, say: Say): Panel {
  const rotate: Button = { label: words(say.language)('bot.panel.rotate'), intent: { kind: 'rotate' }, emoji: '🔄' };
  const post: Intent = { kind: 'post', shown: shownFor(work) };
  const talk: Button = { label: words(say.language)('bot.propose.button'), intent: post, emoji: '💬' };
  return {
    picture: panelOf(view, work, work, []),
    lines: [gainLine(view, work, say)],
    controls: [],
    extra: [rotate, talk],
    ready: true,
  };
}

function panel(view: View, legal: readonly Action[], reader: Reader, shown: Shown): Panel | null {
  const say = speech(reader.language);
  if (view.work) return placedPanel(view, view.work, say);
  const chosen = chosenIn(view, shown);
  if (!chosen) return null;
  const places = placesFor(view, chosen);
  const column = places.filter(({ x }) => x === chosen.x);
  const laying = (place: Placement): Intent => ({
    kind: 'play',
    index: legal.findIndex(
      (action) =>
        action.kind === 'place' &&
        action.card === place.card &&
        action.turned === place.turned &&
        action.x === place.x &&
        action.y === place.y,
    ),
  });
  return {
    picture: panelOf(view, chosen, null, column.length ? column : places),
    lines: [say('panel.ask'), say('panel.why')],
    controls: [cardButtons(view, chosen, say), columnMenu(places, chosen, say), placeMenu(view, column, say, laying)],
    extra: [rotateButton(chosen, say)],
    ready: false,
  };
}

function propose({ seat, own: view, open }: Views<View>, reader: Reader, shown: Shown): Proposal {
  const say = speech(reader.language);
  const chosen = chosenIn(view, shown);
  if (!chosen)
    return { panel: { picture: cityOf(view), lines: [say('panel.empty')], controls: [], extra: [] }, post: null };
  const places = placesFor(view, chosen);
  const column = places.filter(({ x }) => x === chosen.x);
  // A button of before may name a card that was passed on since.
  const place = isNamed(chosen, shown) ? chosenPlace(column, chosen) : null;
  const name = reader.names[seat]!;
  return {
    panel: {
      picture: panelOf(view, chosen, place, place ? [] : column.length ? column : places),
      lines: [say('panel.talk'), ...(place ? [gainLine(view, place, say)] : [])],
      controls: [
        cardButtons(view, chosen, say),
        columnMenu(places, chosen, say),
        placeMenu(view, column, say, showPlace),
      ],
      extra: [rotateButton(chosen, say)],
    },
    post: place && {
      shown: shownFor(place),
      line: say('story.proposes', {
        name,
        card: `${place.card} ${cardName(say, place.card)}`,
        at: addressOf(place),
      }),
      picture: { game: 'sprawlopolis', kind: 'proposal', view: open, seat, placement: place },
    },
  };
}

function story({ last, ...view }: View, reader: Reader) {
  const say = speech(reader.language);
  if (!last) return { line: '', picture: null };
  const { total, target } = scoreOf({ ...view, last });
  const { card } = last.placed;
  const values = { name: reader.names[last.seat], card: `${card} ${cardName(say, card)}`, at: addressOf(last.placed) };
  return { line: say('story.placed', { ...values, total: number(total), target }), picture: null };
}

function closeups(view: View, reader: Reader): Closeup[] {
  const say = speech(reader.language);
  const lit = (label: string, light: Light): Closeup => ({ label, request: cityOf(view, light) });
  return [
    ...view.scoring.map((card) =>
      lit(`${card} ${cardName(say, card)}: ${conditionText(reader.language, card)}`, { kind: 'condition', card }),
    ),
    lit(partWords(say, 'roads'), { kind: 'roads' }),
    ...ZONES.map((zone) => lit(partWords(say, zone), { kind: 'group', zone })),
  ];
}

type Topic = keyof (typeof en)['rules'];

function topicPicture(topic: Topic, view: View): SprawlopolisRequest | null {
  switch (topic) {
    case 'turn':
      return cityOf(view);
    case 'groups':
      return cityOf(view, { kind: 'group', zone: 'park' });
    case 'roads':
      return cityOf(view, { kind: 'roads' });
    case 'conditions':
      return { game: 'sprawlopolis', kind: 'card', number: view.scoring[0]! };
    default:
      return null;
  }
}

export const sprawlopolisStage: Stage<View, Action, SprawlopolisRequest> = {
  icons: { mine: '🏙️', home: '🃏' },
  shared: true,
  table: (view) => ({ picture: cityOf(view), controls: [] }),
  story,
  panel,
  propose,
  rotated(legal, last) {
    if (last.kind !== 'place') return null;
    const { card, turned, x, y } = last;
    const same = (action: Action) =>
      action.kind === 'place' && action.card === card && action.turned !== turned && action.x === x && action.y === y;
    return legal.find(same) ?? null;
  },
  home: (view, seat) => (view.seat === seat ? panelOf(view, null, null, []) : cityOf(view)),
  overview: (view) => cityOf(view),
  final: (view) => ({ game: 'sprawlopolis', kind: 'final', view }),
  scoreLines(view, reader) {
    const say = speech(reader.language);
    const { lines, from, target } = gainOf(view, null);
    const parts = lines.map((line) => `- ${partWords(say, line.part)}: ${number(line.from)}`);
    return [...parts, say('panel.total', { total: number(from), target })];
  },
  closeups: (view, _seat, reader) => closeups(view, reader),
  topicPicture,
};
