import type { Seat } from '../../engine/game.ts';
import { seenLog, undoable } from '../../engine/history.ts';
import type { Shown } from '../../games/contract.ts';
import { type Language, words } from '../../i18n/index.ts';
import { Refused } from '../../room/refusal.ts';
import { gameOf, type Room, reader, tableLink } from '../../room/room.ts';
import { isPreparing, matchOf } from '../../room/turn.ts';
import { makeId, stampOf, type Verb } from '../custom-id.ts';
import { stageOf, wordsOf } from '../desk.ts';
import { buttonRow, type Labelled } from './components.ts';
import { controlRows, labelled } from './controls.ts';
import type { Piece } from './message.ts';

/** The private panel of the seat whose turn it is; `shown` is what it chose to look at. */
export function panelPieces(room: Room, seat: Seat, language: Language, shown: Shown = []): Piece[] {
  const game = gameOf(room);
  const { state } = matchOf(room);
  const t = words(language);
  const legal = game.legal(state, seat);
  const stamp = stampOf(legal, seenLog(matchOf(room), seat));
  const offer = { match: room.id, stamp, verbs: { play: 'put', show: 'show' } } as const;
  const panel = stageOf(room).panel(game.view(state, seat), legal, reader(room, language), shown);
  if (!panel) return [wordsOf(room).say(language)('table.begin', { link: tableLink(room) })];
  const id = (verb: Verb) => makeId({ match: room.id, verb, stamp, numbers: [] });
  const steps = undoable(matchOf(room), seat).length;
  const back: Labelled = { id: id('back'), label: t('bot.panel.back'), disabled: steps === 0 };
  const confirm: Labelled[] = panel.ready
    ? [{ id: id('confirm'), label: t('bot.panel.confirm'), style: 'success' }]
    : [];
  return [
    { name: 'panel.png', request: panel.picture },
    [...panel.lines, ...(steps === 0 && isPreparing(room, seat) ? [t('bot.panel.fixed')] : [])].join('\n'),
    ...controlRows(offer, panel.controls),
    buttonRow([...confirm, ...panel.extra.map((button) => labelled(offer, button)), back]),
  ];
}

/** The n-th of the actions a button was offered from, if they are still the same. */
export function offered(room: Room, seat: Seat, stamp: string, index: number) {
  const legal = gameOf(room).legal(matchOf(room).state, seat);
  const action = stamp === stampOf(legal, seenLog(matchOf(room), seat)) ? legal[index] : undefined;
  if (action === undefined) throw new Refused('stale', { link: tableLink(room) });
  return action;
}
