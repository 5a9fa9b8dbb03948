import type { APIApplicationCommand, APIApplicationCommandOptionChoice, APIMessage } from 'discord-api-types/v10';
import { z } from 'zod';
import { ACCOUNT_SWITCHES, BOT_SWITCHES, PERSON_SWITCHES } from '../permission.ts';
import type { Modal } from '../schema/modal-schema.ts';
import type { InteractionKind, InteractionState, Language } from '../world.ts';

/** The messages between the page and the server over `/chat`. */
export type ServerPerson = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly language: Language;
  readonly pings: number;
  readonly may: { readonly [name in (typeof PERSON_SWITCHES)[number]]: boolean };
  readonly account: { readonly [name in (typeof ACCOUNT_SWITCHES)[number]]: boolean };
};

export type ServerChannel = {
  readonly id: string;
  /** A channel of this server or of one without the bot, the bot's direct message, or a group without it. */
  readonly kind: 'server' | 'elsewhere' | 'direct' | 'group';
  readonly name: string;
  readonly topic: string;
  readonly parent: string | null;
  readonly isForum: boolean;
  /** The names of a post's tags. */
  readonly tags: readonly string[];
  readonly archived: boolean;
  readonly unread: number;
  readonly pings: number;
  readonly botMay: { readonly [name in (typeof BOT_SWITCHES)[number]]: boolean };
  /** The ids of the commands this person may use there. */
  readonly commands: readonly string[];
};

export type Server = {
  readonly name: string;
  readonly me: string;
  readonly bot: { readonly id: string; readonly name: string; readonly online: boolean };
  readonly people: readonly ServerPerson[];
  readonly channels: readonly ServerChannel[];
  readonly commands: readonly APIApplicationCommand[];
};

export type Settled = {
  readonly kind: 'settled';
  readonly interaction: string;
  readonly of: InteractionKind;
  readonly state: InteractionState;
  /** The message that was touched. */
  readonly source: string | null;
  readonly channel: string;
  readonly choices: readonly APIApplicationCommandOptionChoice[];
  readonly modal: Modal | null;
};

export type ShownPost = { readonly message: APIMessage; readonly pinged: boolean };

/** From the server to a window. */
export type PageEvent =
  | { readonly kind: 'server'; readonly server: Server }
  | { readonly kind: 'history'; readonly posts: readonly ShownPost[] }
  | { readonly kind: 'post'; readonly post: ShownPost }
  | { readonly kind: 'edit'; readonly post: ShownPost }
  | { readonly kind: 'remove'; readonly message: string; readonly channel: string }
  | { readonly kind: 'typing'; readonly channel: string }
  | {
      readonly kind: 'reply';
      readonly id: number;
      readonly interaction: string | null;
      readonly refused: string | null;
    }
  | Settled;

const id = z.int();
const value = z.union([z.string(), z.number(), z.boolean()]);
const upload = z.object({ name: z.string(), type: z.string(), base64: z.string() });
const command = { channel: z.string(), path: z.array(z.string()), values: z.record(z.string(), value) };

/** From a window to the server; the number comes back with the reply. */
export const pageRequest = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('say'), channel: z.string(), content: z.string() }),
  z.object({ id, kind: z.literal('run'), ...command, uploads: z.record(z.string(), upload) }),
  z.object({
    id,
    kind: z.literal('menu'),
    channel: z.string(),
    command: z.string(),
    target: z.object({ kind: z.enum(['user', 'message']), id: z.string() }),
  }),
  z.object({ id, kind: z.literal('suggest'), ...command, focused: z.string() }),
  z.object({
    id,
    kind: z.literal('touch'),
    message: z.string(),
    customId: z.string(),
    values: z.array(z.string()).optional(),
  }),
  z.object({
    id,
    kind: z.literal('submit'),
    interaction: z.string(),
    filled: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  }),
  z.object({ id, kind: z.literal('dismiss'), message: z.string() }),
  z.object({ id, kind: z.literal('read'), channel: z.string() }),
  z.object({ id, kind: z.literal('thread'), channel: z.string(), name: z.string().min(1).max(100) }),
  z.object({ id, kind: z.literal('language'), language: z.enum(['en-US', 'es-ES']) }),
  z.object({ id, kind: z.literal('permission'), name: z.enum(PERSON_SWITCHES), allowed: z.boolean() }),
  z.object({ id, kind: z.literal('account'), name: z.enum(ACCOUNT_SWITCHES), on: z.boolean() }),
  z.object({
    id,
    kind: z.literal('bot-permission'),
    channel: z.string(),
    name: z.enum(BOT_SWITCHES),
    allowed: z.boolean(),
  }),
]);

export type PageRequest = z.infer<typeof pageRequest>;
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
export type NewPageRequest = Unnumbered<PageRequest>;
