import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord-limits.ts';
import { fault, repeated, snowflake, text } from './common-fields.ts';
import { component, flatten } from './component-schema.ts';
import { embed, embedLength } from './embed-schema.ts';

const SETTABLE =
  MessageFlags.SuppressEmbeds |
  MessageFlags.Ephemeral |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2;

const mentions = z
  .object({
    parse: z.array(z.enum(['roles', 'users', 'everyone'])).nullish(),
    users: z.array(snowflake).max(100).nullish(),
    roles: z.array(snowflake).max(100).nullish(),
    replied_user: z.boolean().nullish(),
  })
  .superRefine((value, context) => {
    for (const kind of ['users', 'roles'] as const) {
      if (value.parse?.includes(kind) && value[kind]?.length) {
        const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
        fault(context, [], 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message);
      }
    }
  });

const attachment = z.object({
  id: z.union([z.string(), z.int()]).transform(String),
  filename: text(1_024).nullish(),
  description: text(LIMITS.altText).nullish(),
});

const flags = z
  .int()
  .min(0)
  .refine((value) => (value & ~SETTABLE) === 0, { error: 'Invalid flags.', params: { code: 'INVALID_FLAGS' } })
  .nullish();

const messageBody = z
  .object({
    content: text(LIMITS.content).nullish(),
    embeds: z.array(embed).max(LIMITS.embeds).nullish(),
    components: z.array(component).nullish(),
    attachments: z.array(attachment).max(LIMITS.files).nullish(),
    allowed_mentions: mentions.nullish(),
    flags,
    tts: z.boolean().nullish(),
    nonce: z.union([text(LIMITS.nonce), z.int()]).nullish(),
    enforce_nonce: z.boolean().nullish(),
    message_reference: z
      .object({ message_id: snowflake, channel_id: snowflake.nullish(), fail_if_not_exists: z.boolean().nullish() })
      .nullish(),
  })
  .superRefine((body, context) => {
    const total = (body.embeds ?? []).reduce((sum, one) => sum + embedLength(one), 0);
    if (total > LIMITS.embedTotal) {
      const message = `Embed size exceeds maximum size of ${LIMITS.embedTotal}`;
      fault(context, ['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', message);
    }
    const all = flatten(body.components ?? []);
    const twice = repeated(all.flatMap((one) => ('custom_id' in one && one.custom_id ? [one.custom_id] : [])));
    if (twice) {
      const message = `Component custom id cannot be duplicated: ${twice.value}`;
      fault(context, ['components'], 'COMPONENT_CUSTOM_ID_DUPLICATED', message);
    }
    if (repeated(all.flatMap((one) => (one.id ? [one.id] : [])))) {
      fault(context, ['components'], 'COMPONENT_ID_DUPLICATED', 'Component ids must be unique in a message.');
    }
  });

export type MessageBody = z.infer<typeof messageBody>;
type Context = Parameters<typeof fault>[0];

function checkClassic(body: MessageBody, context: Context): void {
  const actionRows = body.components ?? [];
  if (actionRows.length > LIMITS.actionRows) {
    fault(context, ['components'], 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${LIMITS.actionRows} in length.`);
  }
  for (const [i, one] of actionRows.entries()) {
    if (one.type !== ComponentType.ActionRow) {
      const message = 'Value of field "type" must be one of (1,).';
      fault(context, ['components', i, 'type'], 'UNION_TYPE_CHOICES', message);
    }
  }
}

function checkModern(body: MessageBody, context: Context): void {
  for (const field of ['content', 'embeds'] as const) {
    if (body[field]?.length) {
      const message = `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`;
      fault(context, [field], 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', message);
    }
  }
  const all = flatten(body.components ?? []);
  if (all.length > LIMITS.components) {
    const message = `A message can have at most ${LIMITS.components} components, nested ones counted.`;
    fault(context, ['components'], 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', message);
  }
  const letters = all.reduce((sum, one) => sum + (one.type === ComponentType.TextDisplay ? one.content.length : 0), 0);
  if (letters > LIMITS.textDisplay) {
    const message = `The text of all components together must be ${LIMITS.textDisplay} or fewer in length.`;
    fault(context, ['components'], 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message);
  }
}

/** The body of a message in the style it is in: with rows and embeds, or made of components alone. */
export const styledBody = (modern: boolean) =>
  messageBody.superRefine((body, context) => (modern ? checkModern : checkClassic)(body, context));
