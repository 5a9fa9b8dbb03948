import { type TABLES, words } from '../../i18n/index.ts';
import type { Context } from '../context.ts';
import { makeId } from '../custom-id.ts';
import type { Piece } from '../show/message.ts';
import { buttonRow } from '../show/parts.ts';

type Question = keyof (typeof TABLES)['en']['bot']['ask'];

/** Asks before something that can't be taken back; no is to do nothing. */
export function question({ room, language }: Context, verb: 'beg' | 'go' | 'finish', key: Question = verb): Piece[] {
  const t = words(language);
  const id = makeId({ match: room.id, verb, stamp: '', numbers: [] });
  return [t(`bot.ask.${key}.text`), buttonRow([{ id, label: t(`bot.ask.${key}.yes`), style: 'danger' }])];
}
