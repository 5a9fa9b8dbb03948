import { type BaseMessageOptions, ComponentType, MessageFlags } from 'discord.js';
import type { PictureRequest } from '#games/contract';
import { escapeNames, plainText, type Reader, simplifyNames, words } from '#i18n';
import { Superseded } from '#workers';
import { copyOf } from '../discord/custom-id.ts';
import type { Pictures } from '../services.ts';
import { type ActionRow, attachments, type Component, type File, gallery, text } from './components.ts';

/** What a message is made of, in order: words, pictures that are to be drawn or are there already, rows of buttons. */
export type Piece = string | Drawing | File | Component;
type Drawing = { readonly name: string; readonly request: PictureRequest };

export type Body = Pick<BaseMessageOptions, 'components' | 'files' | 'allowedMentions'>;

const isFile = (piece: Piece): piece is File => typeof piece !== 'string' && 'picture' in piece;
const isDrawing = (piece: Piece): piece is Drawing => typeof piece !== 'string' && 'request' in piece;

/** A game goes on without a picture that can't be drawn. */
async function draw({ drawPool, log }: Pictures, reader: Reader, { name, request }: Drawing, superseded?: AbortSignal) {
  const onlooker = { ...reader, names: reader.names.map(plainText) };
  try {
    return { name, picture: await drawPool.picture(request, onlooker, superseded) };
  } catch (err) {
    if (err instanceof Superseded) throw err;
    log.error({ picture: request.kind, err }, 'picture not drawn');
    return null;
  }
}

/** Discord takes each custom id once in a message: of those that mean the same, all but the first are numbered. */
export function withUniqueIds(components: readonly Component[]): Component[] {
  const used = new Map<string, number>();
  const unique = <One extends ActionRow['components'][number]>(one: One): One => {
    if (!('custom_id' in one)) return one;
    const count = (used.get(one.custom_id) ?? 0) + 1;
    used.set(one.custom_id, count);
    return count === 1 ? one : { ...one, custom_id: copyOf(one.custom_id, count) };
  };
  return components.map((component) =>
    'components' in component ? { ...component, components: component.components.map(unique) } : component,
  );
}

/**
 * Draws the pictures and lays everything out; `mentions` are the users who are told. Rejects with `Superseded` when that
 * is raised before a picture's turn has come.
 */
export async function compose(
  services: Pictures,
  reader: Reader,
  given: readonly Piece[],
  mentions: readonly string[] = [],
  superseded?: AbortSignal,
): Promise<Body> {
  // Discord takes no text without a letter in it.
  const pieces = given.filter((piece) => piece !== '');
  // Asked for all at once: when many wait for pictures, each would otherwise queue anew behind all the others.
  const drawing = pieces.map(async (piece) =>
    isDrawing(piece) ? draw(services, reader, piece, superseded) : isFile(piece) ? piece : null,
  );
  const drawn = await Promise.all(drawing);
  const components = pieces.map((piece, i): Component => {
    if (typeof piece === 'string') return text(piece);
    if (!isDrawing(piece) && !isFile(piece)) return piece;
    const file = drawn[i];
    return file ? gallery(file) : text(words(reader.language)('bot.refusal.trouble.picture'));
  });
  const files = drawn.filter((file) => file !== null);
  return {
    components: withUniqueIds(withNames(components)),
    files: attachments(files),
    allowedMentions: { parse: [], users: [...mentions] },
  };
}

export const PUBLIC = MessageFlags.IsComponentsV2;
export const PRIVATE = [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral] as const;

/** All texts of a message together. */
export const MOST_TEXT = 4000;

function worded(one: ActionRow['components'][number]): ActionRow['components'][number] {
  if (one.type === ComponentType.StringSelect) {
    const options = one.options.map((option) => ({ ...option, label: plainText(option.label) }));
    return { ...one, placeholder: plainText(one.placeholder ?? ''), options };
  }
  return 'label' in one ? { ...one, label: plainText(one.label ?? '') } : one;
}

function named(component: Component, said: (text: string) => string): Component {
  if (component.type === ComponentType.TextDisplay) return { ...component, content: said(component.content) };
  return component.type === ComponentType.ActionRow
    ? { ...component, components: component.components.map(worded) }
    : component;
}

const lengthOf = (components: readonly Component[]): number =>
  components.reduce((sum, one) => sum + (one.type === ComponentType.TextDisplay ? one.content.length : 0), 0);

/**
 * The one place where names become what they have to be: in texts nothing in them has a meaning, in labels they are as
 * they are. Where names full of signs would make a message too long, they lose the signs.
 */
export function withNames(components: readonly Component[]): Component[] {
  const all = components.map((component) => named(component, escapeNames));
  return lengthOf(all) > MOST_TEXT ? components.map((component) => named(component, simplifyNames)) : all;
}
