import type { FormHandler, Handler, MatchHandler } from './action-context.ts';

type Common<Id extends string> = {
  /** Part of the custom ids of posted buttons, so it is never renamed. */
  readonly id: Id;
  /**
   * Where the answer is seen: by all, in the message that was pressed; in the private message that was pressed, and on
   * no other; or, pressed where all can read it, in the asker's private message, which replaces their earlier one.
   */
  readonly answer: 'public' | 'panel' | 'reply';
  /** Shows something to look at; pressed on a private message, a button leads back to what was there. */
  readonly look?: true;
  /** Changes nothing, so it is answered even while the channel can't be posted to. */
  readonly readOnly?: true;
};

export type MatchAction<Id extends string = string> = Common<Id> & {
  /** In which matches it makes sense. */
  readonly phase: 'before the end' | 'always' | 'after the end';
  /** Whether it exists in private matches, too, which have no other people. */
  readonly inPrivate?: true;
  /** Whether it changes the channel's table, so that one being drawn is out of date. */
  readonly movesOn?: true;
  readonly run: MatchHandler;
};

/** About the asker, a server or the rules, and no match in particular. */
type PersonalAction<Id extends string = string> = Common<Id> & {
  readonly phase: 'no match';
  readonly run: Handler;
};

/** Opens a form, which is sent with another action's id. */
type FormAction<Id extends string = string> = {
  readonly id: Id;
  readonly answer: 'form';
  readonly phase: 'no match';
  readonly open: FormHandler;
};

export type Action<Id extends string = string> = MatchAction<Id> | PersonalAction<Id> | FormAction<Id>;

/**
 * What a press of a button or menu does; each is defined once, in the file that has its handler. `run` is a handler that
 * is declared as one: of a function written in here the compiler would infer the type, and go around in circles, since
 * the ids of all buttons are checked against these definitions.
 */
export const defineAction = <const Id extends string>(action: Action<Id>): Action<Id> => action;
