import type { MatchVerb, PersonalVerb, Verb } from '../discord/custom-id.ts';
import type { Deed } from './action-context.ts';
import { daily } from './daily-actions.ts';
import * as day from './day.ts';
import { exportGame } from './export.ts';
import * as personal from './help-actions.ts';
import { hint } from './hint-action.ts';
import * as learn from './lesson-actions.ts';
import * as lobby from './lobby-actions.ts';
import { history, past } from './match-list-actions.ts';
import { more } from './more-menu.ts';
import * as plan from './plan-actions.ts';
import * as talk from './proposal-actions.ts';
import * as after from './result-actions.ts';
import { review } from './review-action.ts';
import * as seat from './seat-actions.ts';
import { settings } from './settings-actions.ts';
import { snooze } from './snooze-action.ts';
import * as standings from './standings-actions.ts';
import { film, timelapse } from './time-lapse-actions.ts';
import * as turn from './turn-actions.ts';
import { beg, takeBack } from './undo-actions.ts';
import * as look from './view-actions.ts';
import * as vote from './vote-actions.ts';

/**
 * What a press does to the message it is on. In the lobby, and on a proposal, all see the change; a private message, of which a panel is
 * one, is changed for the presser alone. Anywhere else the answer is a private message of its own.
 */
type Way = 'lobby' | 'panel' | 'reply';

export const IN_MATCH: { readonly [verb in MatchVerb]: readonly [way: Way, deed: Deed] } = {
  join: ['lobby', lobby.join],
  leave: ['lobby', lobby.leave],
  move: ['lobby', lobby.move],
  computer: ['lobby', lobby.addComputer],
  options: ['reply', lobby.options],
  set: ['panel', lobby.setOptions],
  start: ['lobby', lobby.begin],
  cancel: ['lobby', lobby.cancel],
  rematch: ['reply', lobby.rematch],
  take: ['reply', turn.take],
  'turn-up': ['panel', turn.take],
  mine: ['reply', turn.mine],
  put: ['panel', turn.put],
  menu: ['panel', turn.put],
  show: ['panel', turn.show],
  hint: ['reply', hint],
  turn: ['panel', turn.rotate],
  instead: ['panel', turn.playInstead],
  anew: ['panel', turn.beginAnew],
  back: ['panel', turn.goBack],
  confirm: ['panel', turn.end],
  undo: ['reply', takeBack],
  beg: ['panel', beg],
  plan: ['reply', plan.playMine],
  keep: ['panel', plan.keep],
  revise: ['panel', plan.revise],
  alone: ['panel', plan.alone],
  wait: ['panel', plan.wait],
  drop: ['panel', plan.drop],
  propose: ['reply', talk.propose],
  suggest: ['panel', talk.suggest],
  post: ['reply', talk.post],
  approve: ['lobby', talk.approve],
  object: ['lobby', talk.object],
  'play-shown': ['reply', talk.playShown],
  'change-shown': ['reply', talk.changeShown],
  next: ['panel', learn.next],
  quit: ['panel', learn.quit],
  home: ['reply', look.home],
  town: ['reply', look.homeOf],
  closeup: ['panel', look.closeup],
  all: ['reply', look.all],
  scores: ['reply', look.scores],
  since: ['reply', look.since],
  more: ['reply', more],
  fair: ['reply', look.fair],
  why: ['reply', look.why],
  sheet: ['reply', after.sheet],
  review: ['reply', review],
  'look-back': ['panel', review],
  replay: ['reply', after.replay],
  step: ['panel', after.replay],
  timelapse: ['reply', timelapse],
  film: ['panel', film],
  share: ['panel', after.share],
  export: ['reply', exportGame],
  'leave-game': ['reply', seat.askLeave],
  go: ['panel', seat.leave],
  return: ['panel', seat.comeBack],
  sit: ['panel', seat.sit],
  'ask-seat': ['panel', vote.askSeat],
  finish: ['panel', seat.end],
  'hand-turn': ['reply', vote.handTurn],
  'hand-seat': ['reply', vote.handSeat],
  agree: ['reply', vote.agreeTo],
  disagree: ['reply', vote.disagree],
  snooze: ['reply', snooze],
};

/** Presses that are about no match. */
export const PERSONAL: { readonly [verb in PersonalVerb]: readonly [way: Way, deed: personal.PersonalDeed] } = {
  daily: ['reply', daily],
  'daily-mine': ['reply', day.mine],
  'daily-best': ['reply', day.best],
  'daily-rules': ['reply', day.rules],
  rules: ['reply', personal.rules],
  topic: ['panel', personal.rules],
  setting: ['panel', settings],
  forget: ['panel', personal.forget],
  ranking: ['reply', standings.ranking],
  ladder: ['panel', standings.ranking],
  profile: ['panel', standings.profile],
  publish: ['panel', standings.publish],
  history: ['panel', history],
  past: ['panel', past],
};

export const isPersonal = (verb: Verb): verb is PersonalVerb => Object.hasOwn(PERSONAL, verb);

/** These only show something in the message they are pressed on: the next press on it changes it again. */
export const LOOKS: readonly Verb[] = ['show', 'suggest', 'closeup', 'topic', 'ladder', 'profile', 'step', 'history'];
/** These change nothing: they are answered also while the channel can't be told what was played. */
export const SHOWS: readonly Verb[] = [
  ...LOOKS,
  ...(['home', 'town', 'all', 'scores', 'since', 'more', 'why', 'hint'] as const),
];
/** These make sense when the match is over. */
export const AT_THE_END: readonly Verb[] = [
  ...SHOWS,
  'rematch',
  'fair',
  'sheet',
  'review',
  'look-back',
  'replay',
  'timelapse',
  'film',
  'share',
  'export',
];
/** And these make none before. */
export const NOT_BEFORE: readonly Verb[] = [
  'sheet',
  'review',
  'look-back',
  'replay',
  'step',
  'timelapse',
  'film',
  'share',
];
/** After these the table is another. */
export const MOVES: readonly Verb[] = ['take', 'confirm', 'undo', 'plan', 'play-shown'];

/** What there is to press in a private room: nothing that is about others. */
export const PRIVATELY: readonly Verb[] = [
  ...SHOWS,
  ...(['take', 'turn-up', 'mine', 'put', 'menu', 'turn', 'instead', 'anew', 'back', 'confirm'] as const),
  ...(['undo', 'fair', 'next', 'quit'] as const),
];
