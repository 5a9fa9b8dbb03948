import { type BaseMessageOptions, MessageFlags } from 'discord.js';
import type { Request } from '../render/request.ts';
import type { Reader } from '../render/studio.ts';
import type { Desk } from './desk.ts';
import { attachments, type File, gallery, type Part, text } from './parts.ts';

/** What a message is made of, in order: words, pictures, rows of buttons. */
export type Piece = string | { readonly name: string; readonly request: Request } | Exclude<Part, { type: 10 }>;

type Body = Pick<BaseMessageOptions, 'components' | 'files' | 'allowedMentions'>;

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
      const file = { name: piece.name, picture: await desk.studio.picture(piece.request, reader) };
      files.push(file);
      parts.push(gallery(file));
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
