import { type Json, type Seat, sameJson, visibleLog } from '#engine';
import type { Panel, PanelState } from '#games/contract';
import { type Language, words } from '#i18n';
import {
  draftOf,
  gameOf,
  isPreparing,
  matchOf,
  mayAutoPlay,
  namesOf,
  type PlannedStep,
  type PlanPreview,
  panelReader,
  planOf,
  playPlan,
  preparePlan,
  previewPlan,
  Refused,
  type Room,
  reader,
  tableLink,
  type Viewer,
} from '#room';
import { makeId, type Press, stampOf, type Verb } from '../discord/custom-id.ts';
import { tableControls, uiOf } from '../game-parts.ts';
import { buttonRows, type Labeled, MESSAGE_LIMIT, sizeOf } from './components.ts';
import { controlRows, labeledAll, rulesButton, signsButtons } from './controls.ts';
import { FROM_START, hintButtons } from './hint.ts';
import type { Piece } from './message.ts';

const button = (room: Room, verb: Verb, label: string, style: Labeled['style'] = 'secondary'): Labeled => ({
  id: makeId({ match: room.id, verb, stamp: '', numbers: [] }),
  label,
  style,
});

/** The button that plays the plan, without revealing it. */
export const planButton = (room: Room, language: Language): Labeled => ({
  ...button(room, 'plan', words(language)('bot.plan.button'), 'success'),
  emoji: '▶️',
});

/** The button that opens the plan. */
export const planningButton = (room: Room, language: Language): Labeled => ({
  ...button(room, 'mine', words(language)('bot.plan.open')),
  emoji: '📝',
});

/** Why the plan no longer fits, for its owner: the first step that doesn't fit is the reason for the others. */
export function lostLine(room: Room, seat: Seat, [first]: readonly PlannedStep[], language: Language): string {
  if (!first) return '';
  const view = gameOf(room).view(matchOf(room).state, seat);
  const why = uiOf(room).planning?.lost(view, first, reader(room, language)) ?? '';
  return words(language)('bot.plan.lost', { why });
}

type Sketch = Omit<Panel, 'ready'>;

/** The stamp includes the selected steps: Keep saves what was shown, or nothing, whatever others do meanwhile. */
const keepStamp = ({ selected = [] }: Sketch): string => (selected.length > 0 ? stampOf(selected, []) : '');

const keepButton = (room: Room, sketch: Sketch, shown: PanelState, language: Language): Labeled => ({
  id: makeId({ match: room.id, verb: 'keep', stamp: keepStamp(sketch), numbers: sketch.selected?.length ? shown : [] }),
  label: sketch.confirm?.plan ?? words(language)('bot.plan.keep'),
  style: 'success',
});

/** The steps selected on the plan to save; refused if they have changed. */
export function selectedInPlan(room: Room, seat: Seat, viewer: Viewer, { stamp, numbers }: Press): readonly Json[] {
  const sketch = sketchOf(previewPlan(room, seat), seat, viewer, numbers);
  if (stamp === '') return [];
  if (stamp !== keepStamp(sketch)) throw new Refused('stale', { link: tableLink(room) });
  return sketch.selected ?? [];
}

/** The last step by its label at the table; in words if that is only a question mark. */
function lastLabel({ room, steps }: PlanPreview, seat: Seat, language: Language): string {
  const game = gameOf(room);
  const { state } = matchOf(room);
  const legal = game.legal(state, seat);
  const last = steps.at(-1)?.action ?? null;
  const told = last === null ? null : uiOf(room).reveals?.hidden(last, reader(room, language));
  if (told) return told;
  const controls = tableControls(room, game.view(state, seat), legal, reader(room, language));
  const index = legal.findIndex((action) => sameJson(action, last));
  const buttons = controls.flatMap((control) => (control.kind === 'buttons' ? control.buttons : []));
  return buttons.find(({ intent }) => intent?.kind === 'play' && intent.index === index)?.label ?? '';
}

/** The panel as on the seat's turn: before the first step the table's controls, after a reveal nothing. */
function sketchOf(rehearsal: PlanPreview, seat: Seat, viewer: Viewer, shown: PanelState): Sketch {
  const { language } = viewer;
  const { room, closed, steps } = rehearsal;
  const game = gameOf(room);
  const ui = uiOf(room);
  const { state } = matchOf(room);
  const legal = game.legal(state, seat);
  const told = { ...panelReader(room, viewer), confirm: words(language)('bot.plan.keep') };
  const view = game.view(state, seat);
  const panel = closed ? null : ui.panel(view, legal, told, shown);
  if (panel) return panel;
  const t = words(language);
  const picture = ui.table(view);
  if (!closed)
    return { picture, lines: [t('bot.plan.choose')], controls: tableControls(room, view, legal, told), extra: [] };
  const last = steps.at(-1)?.action ?? null;
  const hides = !game.effect(state, seat, last).ends;
  const what = lastLabel(rehearsal, seat, language);
  return {
    picture: ui.reveals?.selected(view, last, seat) ?? picture,
    lines: [t('bot.plan.closed', { what }), ...(hides ? [t('bot.plan.hidden')] : [])],
    controls: [],
    extra: [],
  };
}

const pictured = ({ picture }: Sketch): Piece => ({ name: 'plan.png', request: { ...picture, plan: true } });

const titleOf = (room: Room, language: Language): string => {
  const waited = gameOf(room).waiting(matchOf(room).state);
  return words(language)('bot.plan.title', { name: waited.map((seat) => namesOf(room)[seat]).join(', ') });
};

/** The private panel in which a turn is planned. */
function draftPieces(room: Room, seat: Seat, viewer: Viewer, shown: PanelState = []): Piece[] {
  const { language } = viewer;
  const rehearsal = previewPlan(room, seat);
  const tried = matchOf(rehearsal.room);
  const t = words(language);
  const stamp = stampOf(gameOf(room).legal(tried.state, seat), visibleLog(tried, seat));
  const opening = gameOf(room).legal(matchOf(previewPlan(room, seat, []).room).state, seat);
  const offer = { match: room.id, stamp, verbs: { play: 'put', show: 'show' }, opening } as const;
  const sketch = sketchOf(rehearsal, seat, viewer, shown);
  const begun = rehearsal.steps.length > 0;
  // Selected steps are saved without pressing them.
  const mayKeep = begun || Boolean(sketch.selected?.length);
  const lines = [titleOf(room, language), lostLine(room, seat, rehearsal.lost, language), ...sketch.lines];
  const buttons = [
    ...(mayKeep ? [keepButton(room, sketch, shown, language)] : []),
    ...labeledAll(offer, sketch.extra),
    ...(begun
      ? [{ id: makeId({ match: room.id, verb: 'back', stamp, numbers: [] }), label: t('bot.panel.back') }]
      : []),
    ...labeledAll(offer, sketch.beside ?? []),
    ...(rehearsal.closed ? [] : hintButtons(room, language)),
    ...(planOf(room, seat) ? [button(room, 'drop', t('bot.plan.drop'), 'danger')] : []),
    rulesButton(room, language, shown, stamp),
    ...signsButtons(room.game, language),
  ];
  const above = [pictured(sketch), lines.filter(Boolean).join('\n')];
  const below = buttonRows(buttons);
  const left = MESSAGE_LIMIT - sizeOf([...above, ...below]);
  return [...above, ...controlRows(offer, sketch.controls, left), ...below];
}

/** The saved plan with its buttons. */
export function keptPieces(room: Room, seat: Seat, viewer: Viewer): Piece[] {
  const { language } = viewer;
  const kept = planOf(room, seat)?.kept;
  if (!kept) return draftPieces(room, seat, viewer);
  const t = words(language);
  const rehearsal = previewPlan(room, seat, kept.steps);
  const mayAlone = kept.alone || mayAutoPlay(room, seat, kept.steps);
  const sketch = sketchOf(rehearsal, seat, viewer, []);
  const lines = [
    t('bot.plan.kept'),
    lostLine(room, seat, rehearsal.lost, language),
    t(kept.alone ? 'bot.plan.itself' : 'bot.plan.waits'),
  ];
  return [
    pictured(sketch),
    lines.filter(Boolean).join('\n'),
    ...buttonRows([
      button(room, 'revise', t('bot.plan.revise'), 'primary'),
      ...(mayAlone
        ? [button(room, kept.alone ? 'wait' : 'alone', t(`bot.plan.${kept.alone ? 'wait' : 'alone'}`))]
        : []),
      ...hintButtons(room, language, [FROM_START]),
      button(room, 'drop', t('bot.plan.drop'), 'danger'),
      rulesButton(room, language, []),
    ]),
  ];
}

/** The message when the planned turn comes and the plan still fits; null for any other plan. */
export function plannedTurnPieces(room: Room, seat: Seat, viewer: Viewer): Piece[] | null {
  const { language } = viewer;
  const { kept = null, draft = [] } = planOf(room, seat) ?? {};
  // A person who tries out another plan isn't interrupted.
  if (isPreparing(room, seat) || (kept ? draft.length > 0 : draft.length === 0)) return null;
  const played = playPlan(room, seat);
  if (played.lost.length > 0) return null;
  const ends = matchOf(played.room).history.ends.length > matchOf(room).history.ends.length;
  const prepared = preparePlan(room, seat);
  const game = gameOf(room);
  const view = game.view(matchOf(prepared).state, seat);
  const legal = game.legal(matchOf(prepared).state, seat);
  const told = panelReader(room, viewer);
  const panel = uiOf(room).panel(view, legal, told, []);
  const t = words(language);
  const confirm = ends ? { label: panel?.confirm?.now ?? t('bot.panel.confirm') } : {};
  return [
    { name: 'panel.png', request: panel?.picture ?? uiOf(room).table(view) },
    [t('bot.plan.come', { link: tableLink(room) }), ...(panel?.lines ?? [])].join('\n'),
    ...buttonRows([{ ...planButton(room, language), ...confirm }, ...hintButtons(room, language)]),
  ];
}

/** The plan's message: the draft if there is one, otherwise the saved plan, otherwise what could be planned. */
export function planPieces(room: Room, seat: Seat, viewer: Viewer, shown: PanelState = []): Piece[] {
  const trying = draftOf(room, seat).length > 0 || shown.length > 0;
  return trying ? draftPieces(room, seat, viewer, shown) : keptPieces(room, seat, viewer);
}
