import { type BaseMessageOptions, MessageFlags } from 'discord.js';
import { words } from '../i18n/index.ts';
import type { Request } from '../render/request.ts';
import type { Reader } from '../render/studio.ts';
import type { Desk } from './desk.ts';
import { attachments, type File, gallery, type Part, text } from './parts.ts';

/** What a message is made of, in order: words, pictures, rows of buttons. */
export type Piece = string | Drawing | Exclude<Part, { type: 10 }>;
type Drawing = { readonly name: string; readonly request: Request };

export type Body = Pick<BaseMessageOptions, 'components' | 'files' | 'allowedMentions'>;

/** A game goes on without a picture that can't be drawn. */
async function draw(desk: Desk, reader: Reader, { name, request }: Drawing): Promise<File | null> {
  try {
    return { name, picture: await desk.studio.picture(request, reader) };
  } catch (err) {
    desk.log.error({ picture: request.kind, err }, 'picture not drawn');
    return null;
  }
}

/** Draws the pictures and lays everything out; `mentions` are the users who are told. */
export async function compose(
  desk: Desk,
  reader: Reader,
  pieces: readonly Piece[],
  mentions: readonly string[] = [],
): Promise<Body> {
  const files: File[] = [];
  const parts: Part[] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string') parts.push(text(piece));
    else if ('request' in piece) {
      const file = await draw(desk, reader, piece);
      if (file) files.push(file);
      parts.push(file ? gallery(file) : text(words(reader.language)('bot.refusal.trouble.picture')));
    } else parts.push(piece);
  }
  return {
    components: parts,
    files: attachments(files),
    allowedMentions: { parse: [], users: [...mentions] },
  };
}

export const PUBLIC = MessageFlags.IsComponentsV2;
export const PRIVATE = [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral] as const;
