import { BLOCK_ACTIONS } from './block-actions.ts';
import { DAILY_ACTIONS } from './daily-actions.ts';
import type { Action } from './define-action.ts';
import { FIND_ACTIONS } from './find-actions.ts';
import { HELP_ACTIONS } from './help-actions.ts';
import { HINT_ACTIONS } from './hint-actions.ts';
import { INVITE_ACTIONS } from './invite-person.ts';
import { LEAVE_ACTIONS } from './leave-actions.ts';
import { LESSON_ACTIONS } from './lesson-actions.ts';
import { LOBBY_ACTIONS } from './lobby-actions.ts';
import { MATCH_LIST_ACTIONS } from './match-list-actions.ts';
import { MORE_ACTIONS } from './more-menu.ts';
import { PAUSE_ACTIONS } from './pause-actions.ts';
import { PLAN_ACTIONS } from './plan-actions.ts';
import { PROPOSAL_ACTIONS } from './proposal-actions.ts';
import { RANKING_ACTIONS } from './ranking-actions.ts';
import { RESULT_ACTIONS, REVIEW_ACTIONS, TIME_LAPSE_ACTIONS } from './result-actions.ts';
import { SERVER_ACTIONS } from './server-actions.ts';
import { SETTINGS_ACTIONS } from './settings-actions.ts';
import { SNOOZE_ACTIONS, TURN_ACTIONS } from './turn-actions.ts';
import { UNDO_ACTIONS } from './undo-actions.ts';
import { VACATION_ACTIONS } from './vacation-actions.ts';
import { VIEW_ACTIONS } from './view-actions.ts';
import { VOTE_ACTIONS } from './vote-actions.ts';

/** All actions. */
export const ACTIONS = [
  ...LOBBY_ACTIONS,
  ...INVITE_ACTIONS,
  ...TURN_ACTIONS,
  ...UNDO_ACTIONS,
  ...PLAN_ACTIONS,
  ...PROPOSAL_ACTIONS,
  ...HINT_ACTIONS,
  ...VIEW_ACTIONS,
  ...MORE_ACTIONS,
  ...LEAVE_ACTIONS,
  ...VOTE_ACTIONS,
  ...PAUSE_ACTIONS,
  ...SNOOZE_ACTIONS,
  ...LESSON_ACTIONS,
  ...DAILY_ACTIONS,
  ...RESULT_ACTIONS,
  ...REVIEW_ACTIONS,
  ...TIME_LAPSE_ACTIONS,
  ...MATCH_LIST_ACTIONS,
  ...RANKING_ACTIONS,
  ...HELP_ACTIONS,
  ...SETTINGS_ACTIONS,
  ...VACATION_ACTIONS,
  ...SERVER_ACTIONS,
  ...FIND_ACTIONS,
  ...BLOCK_ACTIONS,
];

type Id = (typeof ACTIONS)[number]['id'];

const BY_ID: ReadonlyMap<string, Action<Id>> = new Map(ACTIONS.map((action) => [action.id, action]));

/** Undefined for an unknown verb. */
export const findAction = (verb: string): Action<Id> | undefined => BY_ID.get(verb);

/** Buttons are made for these actions and no other. The views can't import the actions, which import them. */
declare module '../discord/custom-id.ts' {
  interface Registered {
    verb: Id;
  }
}
