import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord-limits.ts';
import { color, customId, emoji, fault, snowflake, text } from './common-fields.ts';
import { channelSelect, mentionableSelect, roleSelect, stringSelect, userSelect } from './select-schema.ts';

const id = z.int().min(0).nullish();
const media = z.object({ url: text(2_048, 1) });
const alt = text(LIMITS.altText).nullish();

type Target = { readonly custom_id?: string | null | undefined; readonly url?: string | null | undefined };
type Context = Parameters<typeof fault>[0];

function checkLink(one: Target, context: Context): void {
  if (!one.url) fault(context, ['url'], 'BASE_TYPE_REQUIRED', 'A url is required');
  else if (!/^(https?|discord):\/\//.test(one.url)) {
    fault(context, ['url'], 'URL_TYPE_INVALID_SCHEME', 'Scheme must be one of http, https, discord.');
  }
  if (one.custom_id) {
    const message = 'A custom id and url cannot both be specified';
    fault(context, ['custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', message);
  }
}

function checkPressed(one: Target, context: Context): void {
  if (!one.custom_id) {
    fault(context, ['custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
  }
  if (one.url) fault(context, ['url'], 'BUTTON_COMPONENT_URL_NOT_ALLOWED', 'Only link buttons have a url');
}

const button = z
  .object({
    type: z.literal(ComponentType.Button),
    id,
    style: z.int().min(ButtonStyle.Primary).max(ButtonStyle.Premium),
    label: text(LIMITS.buttonLabel).nullish(),
    custom_id: customId.nullish(),
    url: text(LIMITS.buttonUrl).nullish(),
    emoji: emoji.nullish(),
    disabled: z.boolean().nullish(),
    sku_id: snowflake.nullish(),
  })
  .superRefine((one, context) => {
    if (one.style === ButtonStyle.Premium) {
      if (!one.sku_id) fault(context, ['sku_id'], 'BASE_TYPE_REQUIRED', 'A premium button needs a sku_id.');
      return;
    }
    if (one.style === ButtonStyle.Link) checkLink(one, context);
    else checkPressed(one, context);
    if (!one.label && !one.emoji) {
      const message = 'A button needs a label or an emoji.';
      fault(context, ['label'], 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', message);
    }
  });

const actionRow = z
  .object({
    type: z.literal(ComponentType.ActionRow),
    id,
    components: z
      .array(
        z.discriminatedUnion('type', [button, stringSelect, userSelect, roleSelect, mentionableSelect, channelSelect]),
      )
      .min(1)
      .max(LIMITS.rowButtons),
  })
  .superRefine(({ components }, context) => {
    if (components.length > 1 && components.some((one) => one.type !== ComponentType.Button)) {
      const message = 'The specified component exceeds the maximum width';
      fault(context, ['components'], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message);
    }
  });

export const textDisplay = z.object({
  type: z.literal(ComponentType.TextDisplay),
  id,
  content: text(LIMITS.textDisplay, 1),
});

const thumbnail = z.object({
  type: z.literal(ComponentType.Thumbnail),
  id,
  media,
  description: alt,
  spoiler: z.boolean().nullish(),
});

const section = z.object({
  type: z.literal(ComponentType.Section),
  id,
  components: z.array(textDisplay).min(1).max(LIMITS.sectionTexts),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});

const gallery = z.object({
  type: z.literal(ComponentType.MediaGallery),
  id,
  items: z
    .array(z.object({ media, description: alt, spoiler: z.boolean().nullish() }))
    .min(1)
    .max(LIMITS.galleryItems),
});

const file = z.object({
  type: z.literal(ComponentType.File),
  id,
  file: z.object({ url: z.string().regex(/^attachment:\/\//, 'Only attachment:// is allowed here.') }),
  spoiler: z.boolean().nullish(),
});

const separator = z.object({
  type: z.literal(ComponentType.Separator),
  id,
  divider: z.boolean().nullish(),
  spacing: z.union([z.literal(1), z.literal(2)]).nullish(),
});

const container = z.object({
  type: z.literal(ComponentType.Container),
  id,
  accent_color: color.nullish(),
  spoiler: z.boolean().nullish(),
  components: z
    .array(z.discriminatedUnion('type', [actionRow, textDisplay, section, gallery, file, separator]))
    .min(1)
    .max(LIMITS.components),
});

/** What may stand at the top of a message; which of these need the V2 flag is the message's to check. */
export const component = z.discriminatedUnion('type', [
  actionRow,
  textDisplay,
  section,
  gallery,
  file,
  separator,
  container,
]);

type ActionRow = z.infer<typeof actionRow>;
export type Component = z.infer<typeof component>;
type Leaf = ActionRow['components'][number];
export type AnyComponent = Component | Leaf | z.infer<typeof thumbnail>;

/** Every component of a tree, parents before children. */
export function flatten(components: readonly Component[]): AnyComponent[] {
  return components.flatMap((one): AnyComponent[] => {
    switch (one.type) {
      case ComponentType.ActionRow:
        return [one, ...one.components];
      case ComponentType.Section:
        return [one, ...one.components, one.accessory];
      case ComponentType.Container:
        return [one, ...flatten(one.components)];
      default:
        return [one];
    }
  });
}
