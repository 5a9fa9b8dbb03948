import { ComponentType, type Message, MessageFlags } from 'discord.js';
import type { PanelState } from '#games/contract';
import { privateKindOf } from '#room';
import type { Pressed } from '../discord/answer.ts';
import { addressOfMatch, makeId, NO_MATCH, type Press, parseId, type Verb } from '../discord/custom-id.ts';
import { buttonRow, type Labeled, ROW_LIMIT } from '../views/components.ts';
import { shownBeside } from '../views/controls.ts';
import type { Piece } from '../views/message.ts';

const idsOn = ({ components }: Pick<Message, 'components'>): string[] =>
  components.flatMap((row) => {
    if (row.type === ComponentType.ActionRow) return row.components.flatMap(({ customId }) => customId ?? []);
    const beside = row.type === ComponentType.Section ? row.accessory : null;
    return beside?.type === ComponentType.Button ? (beside.customId ?? []) : [];
  });

const pressesOn = (message: Pick<Message, 'components'>): Press[] =>
  idsOn(message).flatMap((id) => parseId(id.split(':').slice(1)) ?? []);

/** What the panel with this Rules button shows. */
const shownBy = ({ numbers }: Press): PanelState => {
  const shown = shownBeside(numbers) ?? [];
  return shown.length === 1 && shown[0] === null ? [] : shown;
};

/** By the first of these that a message has: what leads back already, or a button of a proposal, a panel or More. */
function wayFrom(presses: readonly Press[]): Press | null {
  const found = (wanted: Verb) =>
    presses.find(({ verb, match }) => verb === wanted && (wanted === 'history' || match !== NO_MATCH));
  const [proposal, rules, menu] = [found('suggest'), found('rules'), found('fair')];
  if (proposal) return { ...proposal, ...(rules && { numbers: shownBy(rules) }) };
  const kept = found('mine') ?? found('history');
  if (kept) return kept;
  if (rules) return { ...rules, verb: 'mine', numbers: shownBy(rules) };
  const more = found('more') ?? (menu && { ...menu, verb: 'more', numbers: [] });
  if (more) return more;
  // A step of a lesson that is only to be read has no Rules.
  const own = presses.find(({ match }) => privateKindOf(match));
  return own ? { ...own, verb: 'mine', stamp: '', numbers: [] } : null;
}

/** What leads back from something that is looked at to the private message it was opened on; null if nothing does. */
export const wayBack = ({ message }: Pick<Pressed, 'message'>): Press | null =>
  message?.flags.has(MessageFlags.Ephemeral) ? wayFrom(pressesOn(message)) : null;

/** The channel or private room that a press is about. */
export function tableOf(interaction: Pressed, { match }: Press): string {
  const about = privateKindOf(match) ? match : (wayBack(interaction)?.match ?? match);
  return addressOfMatch(interaction, about);
}

const leadsTo = (piece: Piece, id: string): boolean =>
  typeof piece !== 'string' && 'components' in piece && JSON.stringify(piece.components).includes(`"${id}"`);

/** Adds the button that leads back, unless there is one. */
export function withWayBack(pieces: readonly Piece[], back: Press | null, label: string): Piece[] {
  if (!back) return [...pieces];
  const id = makeId({ ...back, verb: back.verb as Verb });
  if (pieces.some((piece) => leadsTo(piece, id))) return [...pieces];
  const button: Labeled = { id, label, emoji: '◀️' };
  const last = pieces.at(-1);
  const isRoomLeft =
    typeof last === 'object' &&
    'type' in last &&
    last.type === ComponentType.ActionRow &&
    last.components.length < ROW_LIMIT &&
    last.components.every(({ type }) => type === ComponentType.Button);
  if (!isRoomLeft) return [...pieces, buttonRow([button])];
  return [...pieces.slice(0, -1), { ...last, components: [...last.components, ...buttonRow([button]).components] }];
}
