import {
  type APIEmbed,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ComponentType,
  EmbedType,
} from 'discord-api-types/v10';
import { type Fault, formRefusal } from './api-refusal.ts';
import { describeFile, linkTo } from './attachment.ts';
import { withEmojiName } from './custom-emoji.ts';
import { type AnyComponent, flatten } from './schema/component-schema.ts';
import type { MessageBody } from './schema/message-schema.ts';
import type { StoredFile, World } from './world.ts';

type Files = { readonly world: World; readonly channelId: string; readonly files: Iterable<StoredFile> };

const fileOf = (url: string, { files }: Files) =>
  [...files].find((file) => url === `attachment://${file.name}`) ?? null;

/** `attachment://name` must name a file that came with the message. */
function checkLinks(links: readonly { url: string; path: readonly PropertyKey[] }[], files: Files): void {
  const faults = links.flatMap(({ url, path }): Fault[] => {
    if (url.startsWith('attachment://') && !fileOf(url, files)) {
      return [{ path, code: 'ATTACHMENT_NOT_FOUND', message: `Referenced attachment not found: ${url}` }];
    }
    if (/^(attachment|https?):\/\//.test(url)) return [];
    return [{ path, code: 'URL_TYPE_INVALID_SCHEME', message: 'Scheme must be one of attachment, http, https.' }];
  });
  if (faults.length > 0) throw formRefusal(faults);
}

function medium(url: string, files: Files, alt?: string | null) {
  const file = fileOf(url, files);
  if (!file) return { url, proxy_url: url, loading_state: 2 };
  const shown = describeFile(files.world, files.channelId, file, alt);
  const { width, height, content_type } = shown;
  return {
    url: shown.url,
    proxy_url: shown.url,
    width,
    height,
    content_type,
    attachment_id: file.id,
    loading_state: 2,
  };
}

const picturesOf = (one: AnyComponent): { url: string; path: PropertyKey[] }[] => {
  if (one.type === ComponentType.MediaGallery) {
    return one.items.map((item, i) => ({ url: item.media.url, path: ['items', i, 'media', 'url'] }));
  }
  if (one.type === ComponentType.Thumbnail) return [{ url: one.media.url, path: ['media', 'url'] }];
  return one.type === ComponentType.File ? [{ url: one.file.url, path: ['file', 'url'] }] : [];
};

/** Components as a message shows them: every one numbered, every picture linked. */
export function layOutComponents(body: MessageBody, files: Files): APIMessageTopLevelComponent[] {
  const components = body.components ?? [];
  const all = flatten(components);
  checkLinks(
    all.flatMap((one) => picturesOf(one).map(({ url, path }) => ({ url, path: ['components', ...path] }))),
    files,
  );
  const taken = new Set(all.flatMap((one) => (one.id ? [one.id] : [])));
  let next = 0;
  const number = (own: number | null | undefined) => {
    if (own) return own;
    do next += 1;
    while (taken.has(next));
    return next;
  };
  const shape = (one: AnyComponent): object => {
    const id = number(one.id);
    switch (one.type) {
      case ComponentType.ActionRow:
      case ComponentType.Container:
        return { ...one, id, components: one.components.map(shape) };
      case ComponentType.Section:
        return { ...one, id, components: one.components.map(shape), accessory: shape(one.accessory) };
      case ComponentType.MediaGallery:
        return {
          ...one,
          id,
          items: one.items.map((item) => ({ ...item, media: medium(item.media.url, files, item.description) })),
        };
      case ComponentType.Thumbnail:
        return { ...one, id, media: medium(one.media.url, files, one.description) };
      case ComponentType.File: {
        const file = fileOf(one.file.url, files);
        return { ...one, id, file: medium(one.file.url, files), name: file?.name, size: file?.bytes.length };
      }
      case ComponentType.Button:
        return { ...withEmojiName(files.world, one), id };
      case ComponentType.StringSelect:
        return { ...one, id, options: one.options.map((option) => withEmojiName(files.world, option)) };
      default:
        return { ...one, id };
    }
  };
  return components.map(shape) as APIMessageTopLevelComponent[];
}

/** Embeds as a message shows them. */
export function layOutEmbeds(body: MessageBody, files: Files): APIEmbed[] {
  const embeds = body.embeds ?? [];
  checkLinks(
    embeds.flatMap((one, i) =>
      (['image', 'thumbnail'] as const).flatMap((kind) => {
        const picture = one[kind];
        return picture ? [{ url: picture.url, path: ['embeds', i, kind, 'url'] }] : [];
      }),
    ),
    files,
  );
  const picture = (one: { url: string; description?: string | null | undefined } | null | undefined) =>
    one ? { ...medium(one.url, files), ...(one.description ? { description: one.description } : {}) } : undefined;
  return embeds.map((one) => ({
    ...withoutNulls(one),
    type: EmbedType.Rich,
    image: picture(one.image),
    thumbnail: picture(one.thumbnail),
  })) as APIEmbed[];
}

const withoutNulls = (value: object) => Object.fromEntries(Object.entries(value).filter(([, inner]) => inner != null));

/** Fresh links for all files of a stored message: the old ones may have died. */
export function refreshLinks(message: APIMessage, files: Files): APIMessage {
  let json = JSON.stringify(message);
  for (const file of files.files) {
    const fresh = linkTo(files.world, files.channelId, file);
    const [head, ...rest] = json.split(fresh.slice(0, fresh.indexOf('?')));
    json = [head, ...rest.map((text) => text.slice(text.indexOf('"')))].join(fresh);
  }
  return JSON.parse(json);
}
