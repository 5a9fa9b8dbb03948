import { type APITextDisplayComponent, type BaseMessageOptions, ComponentType, MessageFlags } from 'discord.js';
import type { PictureRequest } from '#games/contract';
import { escapeNames, plainText, type Reader, simplifyNames, words } from '#i18n';
import { Superseded } from '#workers';
import { copyOf } from '../discord/custom-id.ts';
import type { Pictures } from '../services.ts';
import { type ActionRow, attachments, type Component, type File, gallery, section, text } from './components.ts';

/** The parts of a message in order: text, pictures to draw or drawn already, rows of buttons. */
export type Piece = string | Drawing | File | Component;
type Drawing = {
  readonly name: string;
  readonly request: PictureRequest;
  /** The text at whose right it is shown in small; without one it is as wide as the message. */
  readonly beside?: string;
};

export type Body = Pick<BaseMessageOptions, 'components' | 'files' | 'allowedMentions'>;

const isFile = (piece: Piece): piece is File => typeof piece !== 'string' && 'picture' in piece;
const isDrawing = (piece: Piece): piece is Drawing => typeof piece !== 'string' && 'request' in piece;

/** Null if the picture can't be drawn: the game goes on without it. */
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

/** Discord allows each custom id once per message, so repeated ones get a number. */
export function withUniqueIds(components: readonly Component[]): Component[] {
  const used = new Map<string, number>();
  const unique = <One extends ActionRow['components'][number]>(one: One): One => {
    if (!('custom_id' in one)) return one;
    const count = (used.get(one.custom_id) ?? 0) + 1;
    used.set(one.custom_id, count);
    return count === 1 ? one : { ...one, custom_id: copyOf(one.custom_id, count) };
  };
  return components.map((component) =>
    component.type === ComponentType.ActionRow
      ? { ...component, components: component.components.map(unique) }
      : component,
  );
}

/**
 * Draws the pictures and composes the message; `mentions` are the users to notify. Rejects with `Superseded` if that
 * signal is aborted before a picture is drawn.
 */
export async function compose(
  services: Pictures,
  reader: Reader,
  given: readonly Piece[],
  mentions: readonly string[] = [],
  superseded?: AbortSignal,
): Promise<Body> {
  // Discord rejects empty texts.
  const pieces = given.filter((piece) => piece !== '');
  // All at once: one after another, each would queue again behind everyone else's pictures.
  const drawing = pieces.map(async (piece) =>
    isDrawing(piece) ? draw(services, reader, piece, superseded) : isFile(piece) ? piece : null,
  );
  const drawn = await Promise.all(drawing);
  const components = pieces.map((piece, i): Component => {
    if (typeof piece === 'string') return text(piece);
    if (!isDrawing(piece) && !isFile(piece)) return piece;
    const file = drawn[i];
    const beside = 'beside' in piece ? piece.beside : undefined;
    if (beside !== undefined) return file ? section(file, beside) : text(beside);
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

/** Discord's limit for all texts of a message together. */
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
  if (component.type === ComponentType.Section)
    return { ...component, components: component.components.map((one) => ({ ...one, content: said(one.content) })) };
  return component.type === ComponentType.ActionRow
    ? { ...component, components: component.components.map(worded) }
    : component;
}

const textsIn = (component: Component): readonly APITextDisplayComponent[] => {
  if (component.type === ComponentType.Section) return component.components;
  return component.type === ComponentType.TextDisplay ? [component] : [];
};

const lengthOf = (components: readonly Component[]): number =>
  components.flatMap(textsIn).reduce((sum, { content }) => sum + content.length, 0);

/**
 * The only place that escapes names: in texts their Markdown is escaped, labels take them as they are. If escaping
 * makes a message too long, special characters are replaced instead.
 */
export function withNames(components: readonly Component[]): Component[] {
  const all = components.map((component) => named(component, escapeNames));
  return lengthOf(all) > MOST_TEXT ? components.map((component) => named(component, simplifyNames)) : all;
}
