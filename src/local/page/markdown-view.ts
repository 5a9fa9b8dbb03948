import { h } from './dom.ts';
import { viewEmoji } from './emoji-view.ts';
import { type Block, type Inline, parseInline, parseMarkdown } from './markdown.ts';
import { store } from './page-store.ts';
import { linkTo } from './place-link.ts';
import { timeElement } from './timestamps.ts';

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function spoiler(inner: Node[]): HTMLElement {
  const cover = h(
    'button',
    { type: 'button', class: 'spoiler', 'aria-label': store.words.spoiler },
    h('span', {}, inner),
  );
  cover.addEventListener('click', () => {
    cover.replaceWith(h('span', { class: 'spoiler-open' }, [...(cover.firstElementChild?.childNodes ?? [])]));
  });
  return cover;
}

/** Text becomes text nodes, links have been checked by the parser: there is no way to HTML from here. */
function viewInline(node: Inline): Node {
  switch (node.kind) {
    case 'text':
      return document.createTextNode(node.text);
    case 'code':
      return h('code', {}, node.text);
    case 'spoiler':
      return spoiler(node.inner.map(viewInline));
    case 'link':
      return h('a', linkTo(node.url), node.inner.map(viewInline));
    case 'user': {
      const mine = node.id === store.server?.me;
      return h(
        'span',
        { class: mine ? 'mention mine' : 'mention', 'data-user': node.id },
        `@${store.nameOf(node.id) ?? '?'}`,
      );
    }
    case 'channel': {
      const channel = store.server?.channels.find((one) => one.id === node.id);
      const click = () => channel && store.enter(channel.id);
      return h('button', { type: 'button', class: 'mention', click }, `#${channel?.name ?? '?'}`);
    }
    case 'role':
      return h('span', { class: 'mention' }, '@role');
    case 'command':
      return h('span', { class: 'mention' }, `/${node.name}`);
    case 'emoji':
      return viewEmoji(node);
    case 'time':
      return timeElement(node.unix, node.style);
    default:
      return h(TAGS[node.kind], {}, node.inner.map(viewInline));
  }
}

function viewBlock(block: Block): HTMLElement {
  switch (block.kind) {
    case 'heading':
      return h(`h${(block.level + 2) as 3 | 4 | 5}`, { class: `md-h${block.level}` }, block.inner.map(viewInline));
    case 'quote':
      return h('blockquote', {}, block.blocks.map(viewBlock));
    case 'list': {
      const items = block.items.map((item) => h('li', {}, item.map(viewInline)));
      return block.start === null ? h('ul', {}, items) : h('ol', { start: block.start }, items);
    }
    case 'codeblock':
      return h('pre', { tabindex: 0 }, h('code', {}, block.text));
    default:
      return h('p', { class: block.kind === 'small' ? 'md-small' : '' }, block.inner.map(viewInline));
  }
}

export const viewMarkdown = (text: string) => h('div', { class: 'md' }, parseMarkdown(text).map(viewBlock));
export const viewInlineText = (text: string) => h('span', { class: 'md' }, parseInline(text).map(viewInline));
