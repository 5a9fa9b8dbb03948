import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, parseInline, parseMarkdown, withoutMarks } from '../../../src/local/page/markdown.ts';

const words = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text' || node.kind === 'code') return node.text;
      return 'inner' in node ? `<${node.kind}>${words(node.inner)}</>` : `{${node.kind}}`;
    })
    .join('');
const lines = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.kind === 'codeblock') return `code(${block.language}): ${block.text}`;
    if (block.kind === 'list') return `list: ${block.items.map(words).join('|')}`;
    if (block.kind === 'quote') return `quote: ${lines(block.blocks).join('|')}`;
    return `${block.kind}${block.kind === 'heading' ? block.level : ''}: ${words(block.inner)}`;
  });

describe('inline marks', () => {
  it.each([
    ['**bold** and *italic*', '<bold>bold</> and <italic>italic</>'],
    ['***both***', '<italic><bold>both</></>'],
    ['__under__ _slanted_ ~~gone~~', '<underline>under</> <italic>slanted</> <strike>gone</>'],
    ['**bold *and italic* too**', '<bold>bold <italic>and italic</> too</>'],
    ['||hidden||', '<spoiler>hidden</>'],
    ['`**raw**`', '**raw**'],
    ['snake_case_name 2 * 3 * 4', 'snake_case_name 2 * 3 * 4'],
    ['\\*not\\*', '*not*'],
    ['<@123> <@!123> <#45> <@&6> </cities new:7> <:tower:8>', '{user} {user} {channel} {role} {command} {emoji}'],
    ['<t:1700000000:R>', '{time}'],
    ['[text](https://a.example/b)', '<link>text</>'],
    ['see https://a.example/b.', 'see <link>https://a.example/b</>.'],
    ['[no](javascript:alert(1))', '[no](javascript:alert(1))'],
    ['<b>no html</b>', '<b>no html</b>'],
  ])('%s', (text, expected) => {
    expect(words(parseInline(text))).toBe(expected);
  });
});

describe('blocks', () => {
  it.each([
    ['# One\n## Two\n### Three', ['heading1: One', 'heading2: Two', 'heading3: Three']],
    ['-# small\nnormal\n#nothing', ['small: small', 'paragraph: normal\n#nothing']],
    ['- a\n- b\n1. c\n2. d', ['list: a|b', 'list: c|d']],
    ['> a\n> **b**\nc', ['quote: paragraph: a\n<bold>b</>', 'paragraph: c']],
    ['a\n```js\nlet x = "**";\n```\nb', ['paragraph: a', 'code(js): let x = "**";', 'paragraph: b']],
    ['a\n\nb', ['paragraph: a\n\nb']],
  ])('%j', (text, expected) => {
    expect(lines(parseMarkdown(text))).toEqual(expected);
  });

  it('never fails and never links to anything but the web', () => {
    const links = (nodes: readonly Inline[]): string[] =>
      nodes.flatMap((node) =>
        'inner' in node ? [...(node.kind === 'link' ? [node.url] : []), ...links(node.inner)] : [],
      );
    const text = fc.string({ unit: fc.constantFrom(...'*_~|`<>@#[]()\\:/ \na1-', 'http://', 'javascript:') });
    fc.assert(
      fc.property(text, (given) => {
        parseMarkdown(given);
        expect(links(parseInline(given)).every((url) => /^https?:\/\//.test(url))).toBe(true);
      }),
      { seed: 8 },
    );
  });
});

it('a text is quoted without its marks, small print included', () => {
  expect(withoutMarks('-# 🎲 Fair shuffle: `0a92`\n**Ada**: tile – +1')).toBe('🎲 Fair shuffle: 0a92\nAda: tile – +1');
  expect(withoutMarks('<:red_house:8> built')).toBe('built');
  expect(withoutMarks('What would you like?\n-# 🤖 Computer 1')).toBe('What would you like?\n🤖 Computer 1');
});
