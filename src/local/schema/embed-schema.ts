import { z } from 'zod';
import { LIMITS } from '../discord-limits.ts';
import { color, text } from './common-fields.ts';

const link = text(2_048).regex(/^https?:\/\//, 'Scheme must be one of http, https.');
const picture = z.object({ url: text(2_048, 1), description: text(LIMITS.altText).nullish() });

export const embed = z
  .object({
    title: text(LIMITS.embedTitle).nullish(),
    type: z.literal('rich').nullish(),
    description: text(LIMITS.embedDescription).nullish(),
    url: link.nullish(),
    timestamp: z.iso.datetime({ offset: true }).nullish(),
    color: color.nullish(),
    footer: z.object({ text: text(LIMITS.embedFooter, 1), icon_url: z.string().nullish() }).nullish(),
    image: picture.nullish(),
    thumbnail: picture.nullish(),
    author: z
      .object({ name: text(LIMITS.embedAuthor, 1), url: link.nullish(), icon_url: z.string().nullish() })
      .nullish(),
    fields: z
      .array(
        z.object({
          name: text(LIMITS.embedFieldName, 1),
          value: text(LIMITS.embedFieldValue, 1),
          inline: z.boolean().nullish(),
        }),
      )
      .max(LIMITS.embedFields)
      .nullish(),
  })
  .refine(
    (one) =>
      one.title || one.description || one.fields?.length || one.image || one.thumbnail || one.footer || one.author,
    {
      path: ['description'],
      error: 'This field is required',
      params: { code: 'BASE_TYPE_REQUIRED' },
    },
  );

export type Embed = z.infer<typeof embed>;

const size = (value: string | null | undefined) => value?.length ?? 0;

/** What counts toward the limit of all embeds together; links and pictures do not. */
export function embedLength(one: Embed): number {
  const fields = (one.fields ?? []).reduce((sum, field) => sum + size(field.name) + size(field.value), 0);
  return size(one.title) + size(one.description) + size(one.footer?.text) + size(one.author?.name) + fields;
}
