import type { APIEmbed } from 'discord-api-types/payloads/v10';
import { h } from './dom.ts';
import { viewInlineText, viewMarkdown } from './markdown-view.ts';
import { viewPicture } from './picture-view.ts';
import { messageTime } from './timestamps.ts';

const hex = (color: number) => `#${color.toString(16).padStart(6, '0')}`;

function viewFooter(embed: APIEmbed): HTMLElement | null {
  const said = [embed.footer?.text, embed.timestamp && messageTime(embed.timestamp)].filter(Boolean);
  return said.length > 0 ? h('footer', {}, said.join(' · ')) : null;
}

/** Pictures in embeds have no alt text of their own on Discord: the title stands in. */
export function viewEmbed(embed: APIEmbed, key: string): HTMLElement {
  const picture = (kind: 'image' | 'thumbnail') => {
    const given = embed[kind];
    if (!given) return null;
    const alt = 'description' in given && typeof given.description === 'string' ? given.description : embed.title;
    return h('div', { class: `embed-${kind}` }, viewPicture({ ...given, alt }, `${key}-${kind}`));
  };
  const title = embed.title && viewInlineText(embed.title);
  const element = h(
    'article',
    { class: 'embed' },
    picture('thumbnail'),
    embed.author && h('p', { class: 'embed-author' }, embed.author.name),
    title &&
      h(
        'h3',
        { class: 'embed-title' },
        embed.url ? h('a', { href: embed.url, target: '_blank', rel: 'noreferrer noopener' }, title) : title,
      ),
    embed.description && viewMarkdown(embed.description),
    (embed.fields?.length &&
      h(
        'dl',
        { class: 'embed-fields' },
        embed.fields.map((field) =>
          h(
            'div',
            { class: field.inline ? 'inline' : '' },
            h('dt', {}, viewInlineText(field.name)),
            h('dd', {}, viewMarkdown(field.value)),
          ),
        ),
      )) ||
      null,
    picture('image'),
    viewFooter(embed),
  );
  if (embed.color != null) element.style.setProperty('--accent', hex(embed.color));
  return element;
}
