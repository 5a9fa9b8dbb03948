import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { type AnyComponent, type Component, flatten } from '../../src/local/schema/component-schema.ts';

function readComponent(one: AnyComponent): string[] {
  switch (one.type) {
    case ComponentType.TextDisplay:
      return [one.content];
    case ComponentType.Button:
      return [`[${one.label ?? one.emoji?.name ?? ''}${one.disabled ? ' –' : ''}]`];
    case ComponentType.StringSelect:
      return [
        `<${one.placeholder ?? one.custom_id}: ${one.options.map(({ label, default: chosen }) => (chosen ? `${label} ✓` : label)).join(' | ')}>`,
      ];
    case ComponentType.MediaGallery:
      return one.items.map((item) => `(picture: ${item.description ?? ''})`);
    case ComponentType.Thumbnail:
      return [`(picture: ${one.description ?? ''})`];
    default:
      return [];
  }
}

/** A message as one would read it out: text, embeds, alt texts, buttons. */
export function readMessage(message: APIMessage): string {
  const embeds = message.embeds.flatMap((embed) => [
    embed.title ?? '',
    embed.description ?? '',
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
    embed.footer?.text ?? '',
  ]);
  const pictures = message.attachments.map((file) => `(picture: ${file.description ?? file.filename})`);
  const components = flatten((message.components ?? []) as Component[]).flatMap(readComponent);
  return [message.content, ...embeds, ...pictures, ...components].filter((line) => line !== '').join('\n');
}
