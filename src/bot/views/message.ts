import {
  type APIButtonComponent,
  type APISectionComponent,
  type APITextDisplayComponent,
  type BaseMessageOptions,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import type { PictureRequest } from '#games/contract';
import { escapeNames, plainText, type Reader, simplifyNames, takeEmoji, withEmojis, words } from '#i18n';
import { Superseded } from '#workers';
import { copyOf } from '../discord/custom-id.ts';
import type { Emojis } from '../discord/emojis.ts';
import type { Pictures } from '../services.ts';
import {
  type ActionRow,
  attachments,
  CHOICE_LIMIT,
  type Component,
  cut,
  type File,
  gallery,
  LABEL_LIMIT,
  section,
  text,
} from './components.ts';

/** The parts of a message in order: text, pictures to draw or drawn already, a file to keep, rows of buttons. */
export type Piece = string | Drawing | File | Document | Component;
type Drawing = {
  readonly name: string;
  readonly request: PictureRequest;
  /** The text at whose right it is shown in small; without one it is as wide as the message. */
  readonly beside?: string;
};

type Document = { readonly name: string; readonly bytes: Buffer };

export type Body = Pick<BaseMessageOptions, 'components' | 'files' | 'allowedMentions'>;

const isFile = (piece: Piece): piece is File => typeof piece !== 'string' && 'picture' in piece;
const isDocument = (piece: Piece): piece is Document => typeof piece !== 'string' && 'bytes' in piece;
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

type Part = ActionRow['components'][number] | APISectionComponent['accessory'];

/** Discord allows each custom id once per message, so repeated ones get a number. */
export function withUniqueIds(components: readonly Component[]): Component[] {
  const used = new Map<string, number>();
  const unique = <One extends Part>(one: One): One => {
    if (!('custom_id' in one)) return one;
    const count = (used.get(one.custom_id) ?? 0) + 1;
    used.set(one.custom_id, count);
    return count === 1 ? one : { ...one, custom_id: copyOf(one.custom_id, count) };
  };
  return components.map((component) => {
    if (component.type === ComponentType.ActionRow)
      return { ...component, components: component.components.map(unique) };
    return component.type === ComponentType.Section
      ? { ...component, accessory: unique(component.accessory) }
      : component;
  });
}

/** A piece with its picture, if it has one that could be drawn. */
function componentOf(piece: Piece, file: File | null, { language }: Reader): Component {
  if (typeof piece === 'string') return text(piece);
  if (isDocument(piece)) return { type: ComponentType.File, file: { url: `attachment://${piece.name}` } };
  if (!isDrawing(piece) && !isFile(piece)) return piece;
  const beside = 'beside' in piece ? piece.beside : undefined;
  if (beside !== undefined) return file ? section(file, beside) : text(beside);
  return file ? gallery(file) : text(words(language)('bot.refusal.trouble.picture'));
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
  const components = pieces.map((piece, i) => componentOf(piece, drawn[i] ?? null, reader));
  const files = drawn.filter((file) => file !== null);
  return {
    components: withUniqueIds(finished(components, services.emojis)),
    files: [
      ...attachments(files),
      ...pieces.filter(isDocument).map(({ name, bytes }) => ({ attachment: bytes, name })),
    ],
    allowedMentions: { parse: [], users: [...mentions] },
  };
}

export const PUBLIC = MessageFlags.IsComponentsV2;
export const PRIVATE = [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral] as const;

/** Discord's limit for all texts of a message together. */
export const MOST_TEXT = 4000;

/** One of our emojis where the label names one that is there, else Unicode. */
function labeled<One extends { readonly label?: string; readonly emoji?: { readonly name?: string } }>(
  { label = '', emoji, ...one }: One,
  emojis: Emojis,
  limit: number,
  isChoice: boolean,
) {
  const plain = plainText(label);
  const own = takeEmoji(emoji?.name ?? plain, emojis.find);
  const taken = own && emoji ? { ...own, rest: plain } : own;
  if (!taken || (isChoice && !taken.rest)) {
    const standIn = emoji ? { emoji: { ...emoji, name: withEmojis(emoji.name ?? '') } } : {};
    return { ...one, ...standIn, label: cut(withEmojis(plain), limit) };
  }
  emojis.taken(taken.emoji, taken.standIn);
  // A button may be its emoji alone.
  return { ...one, emoji: taken.emoji, ...(taken.rest ? { label: cut(withEmojis(taken.rest), limit) } : {}) };
}

type Row = ActionRow['components'][number];

function worded(one: Row, emojis: Emojis): Row {
  if (one.type === ComponentType.StringSelect) {
    const options = one.options.map((option) => labeled(option, emojis, CHOICE_LIMIT, true)) as typeof one.options;
    return { ...one, placeholder: plainText(one.placeholder ?? ''), options };
  }
  return 'label' in one ? (labeled(one, emojis, LABEL_LIMIT, false) as Row) : one;
}

function said(component: Component, say: (text: string) => string, emojis: Emojis): Component {
  if (component.type === ComponentType.TextDisplay) return { ...component, content: say(component.content) };
  if (component.type === ComponentType.Section)
    return {
      ...component,
      components: component.components.map((one) => ({ ...one, content: say(one.content) })),
      accessory:
        component.accessory.type === ComponentType.Button
          ? (worded(component.accessory, emojis) as APIButtonComponent)
          : component.accessory,
    };
  if (component.type === ComponentType.Container)
    return { ...component, components: component.components.map((one) => ({ ...one, content: say(one.content) })) };
  return component.type === ComponentType.ActionRow
    ? { ...component, components: component.components.map((one) => worded(one, emojis)) }
    : component;
}

const textsIn = (component: Component): readonly APITextDisplayComponent[] => {
  if (component.type === ComponentType.Section || component.type === ComponentType.Container)
    return component.components;
  return component.type === ComponentType.TextDisplay ? [component] : [];
};

const lengthOf = (components: readonly Component[]): number =>
  components.flatMap(textsIn).reduce((sum, { content }) => sum + content.length, 0);

/**
 * The only place that escapes names and puts emojis in: in texts Markdown in names is escaped, labels take them as they
 * are. If that makes a message too long, Unicode stands in for the emojis, then special characters are replaced.
 */
export function finished(components: readonly Component[], emojis: Emojis): Component[] {
  const made = (say: (text: string) => string) => components.map((component) => said(component, say, emojis));
  const fits = (all: readonly Component[]) => lengthOf(all) <= MOST_TEXT;
  const all = made((text) => withEmojis(escapeNames(text), emojis.written));
  if (fits(all)) return all;
  const plain = made((text) => withEmojis(escapeNames(text)));
  return fits(plain) ? plain : made((text) => withEmojis(simplifyNames(text)));
}
