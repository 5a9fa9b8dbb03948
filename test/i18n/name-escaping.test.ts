import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeNames, markName, plainText, simplifyNames } from '#i18n';
import { type Inline, parseMarkdown } from '../../src/local/page/markdown.ts';

const lettersOf = (nodes: readonly Inline[]): string | null => {
  const letters = nodes.map((node) => (node.kind === 'text' ? node.text : null));
  return letters.includes(null) ? null : letters.join('');
};

/** What a reader sees of a text that is one paragraph of nothing but letters; null for any other. */
function read(text: string): string | null {
  const [block, ...more] = parseMarkdown(text);
  return block?.kind === 'paragraph' && more.length === 0 ? lettersOf(block.inner) : null;
}

const NAMES = [
  '[nitro](https://evil.example)',
  'https://evil.example',
  '**Ada**',
  '_Ada_',
  '`Ada`',
  '```Ada',
  '||Ada||',
  '~~Ada~~',
  '# Ada',
  '-# Ada',
  '> Ada',
  '- Ada',
  '+ Ada',
  '1. Ada',
  '<@123456789012345678>',
  '<#123456789012345678>',
  '<t:1700000000:R>',
  '@everyone',
  'Ada\\',
];

describe('a name in a text', () => {
  it.each(NAMES)('%s is read as it is written', (name) => {
    expect(read(escapeNames(`${markName(name)} wins`))).toBe(`${name} wins`);
    expect(read(simplifyNames(`${markName(name)} wins`))).toMatch(/ wins$/);
    expect(simplifyNames(markName(name))).toHaveLength(name.length);
    expect(escapeNames(`**${markName(name)}** wins`)).not.toMatch(/(?<!\\)@|\]\(|https?:\/\//);
  });

  it('is read as it is written, whatever it is, also in bold', () => {
    const name = fc.string({ unit: fc.constantFrom(...'ab1 .*_~|`>#[]()<:@+-\\/!', 'é', '🏙️'), minLength: 1 });
    fc.assert(
      fc.property(name, (given) => {
        const shown = given.replace(/\s+/g, ' ');
        expect(read(`x${escapeNames(markName(given))}x`)).toBe(`x${shown}x`);
        const [block] = parseMarkdown(`**x${escapeNames(markName(given))}x** wins`);
        const [bold] = block?.kind === 'paragraph' ? block.inner : [];
        expect(bold?.kind === 'bold' && lettersOf(bold.inner)).toBe(`x${shown}x`);
      }),
    );
  });

  it('cannot take its marks off by having them in it', () => {
    expect(escapeNames(markName('a\ufdd1**b**'))).toBe('a\\*\\*b\\*\\*');
    expect(escapeNames(markName('a\ufdd0**b**'))).toBe('a\\*\\*b\\*\\*');
  });

  it('leaves the words around it alone, and where it was cut short', () => {
    expect(escapeNames(`**${markName('a*')}** – 1. <@5>`)).toBe('**a\\*** – 1. <@5>');
    expect(escapeNames(`${markName('a*').slice(0, -1)}\n**b**`)).toBe('a\\*\n**b**');
    expect(plainText(`**${markName('a*')}**`)).toBe('**a***');
  });
});
