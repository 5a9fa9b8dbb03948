import { describe, expect, it } from 'vitest';
import { emoji } from '#i18n';
import { emojiName, planUpload, wordOf } from '../../../src/bot/discord/emoji-upload.ts';
import { Emojis } from '../../../src/bot/discord/emojis.ts';
import { buttonRow, menuRow, text } from '../../../src/bot/views/components.ts';
import { finished, MOST_TEXT } from '../../../src/bot/views/message.ts';

const BOT = '1';
const RED = emoji('red_block', '🟥');
const digests = new Map([
  ['red_block', () => 'abcdef'],
  ['house', () => '123456'],
]);
const names = new Map([...digests].map(([word, digest]) => [word, emojiName(word, digest())]));
const own = (word: string, hash: string) => ({ word, name: `${word}_${hash}`, id: `${word} ${hash}` });

const CHOICES = [
  { value: '1', label: 'red', emoji: { id: '7', name: 'red_block_abcd' } },
  { value: '2', label: '🟥' },
];

/** The emojis of which one is there. */
function withRed(): Emojis {
  const emojis = new Emojis();
  emojis.set(new Map([['red_block', { id: '7', name: 'red_block_abcd' }]]));
  return emojis;
}

describe('which emojis are uploaded', () => {
  it('are all at first, none the second time, and those whose drawing changed', () => {
    const there = [own('red_block', 'abcd'), own('house', '1234')];
    expect(planUpload(names, []).missing.map(({ name }) => name)).toEqual(['red_block_abcd', 'house_1234']);
    expect(planUpload(names, there)).toEqual({ missing: [], outdated: [] });
    const old = own('house', '9999');
    expect(planUpload(names, [own('red_block', 'abcd'), old])).toEqual({
      missing: [{ word: 'house', name: 'house_1234' }],
      outdated: [old],
    });
  });

  it.each([
    ['one of ours', 'house_9999', BOT, 'house'],
    ['someone else’s upload', 'house_9999', '2', null],
    ['nobody’s', 'house_9999', undefined, null],
    ['another word', 'party_cafe', BOT, null],
    ['no hash', 'house', BOT, null],
    ['what is no hash', 'house_of_x', BOT, null],
    ['a longer hash', 'house_99999', BOT, null],
  ])('know %s', (_, name, uploader, word) => {
    const user = uploader === undefined ? {} : { user: { id: uploader } as never };
    expect(wordOf({ name, ...user }, BOT, digests)).toBe(word);
  });
});

describe('what is sent', () => {
  const row = (label: string, unicode?: string) =>
    finished([buttonRow([{ id: 'a', label, ...(unicode ? { emoji: unicode } : {}) }])], withRed())[0] as {
      components: object[];
    };

  it('has our emoji on a button, before the rest of its label', () => {
    expect(row(`2⭐${RED}`).components[0]).toMatchObject({ label: '2⭐', emoji: { id: '7', name: 'red_block_abcd' } });
    expect(row(RED).components[0]).not.toHaveProperty('label');
    expect(row('red', RED).components[0]).toMatchObject({ label: 'red', emoji: { id: '7' } });
  });

  it('has Unicode where ours is missing', () => {
    const house = emoji('house', '🏠');
    expect(row(`2⭐${house}`).components[0]).toMatchObject({ label: '2⭐🏠' });
    expect(row('house', house).components[0]).toMatchObject({ label: 'house', emoji: { name: '🏠' } });
    expect(row('Rotate', '🔄').components[0]).toMatchObject({ label: 'Rotate', emoji: { name: '🔄' } });
  });

  it('has our emoji beside a choice, which keeps its words', () => {
    const [menu] = finished(
      [
        menuRow('a', 'Pick', [
          { value: '1', label: `${RED}red` },
          { value: '2', label: RED },
        ]),
      ],
      withRed(),
    );
    expect(menu).toMatchObject({ components: [{ options: CHOICES }] });
    expect(JSON.stringify(menu)).not.toContain('"emoji":{"name"');
  });

  it('stands in texts, unless they become too long', () => {
    const said = (content: string) => (finished([text(content)], withRed())[0] as { content: string }).content;
    expect(said(`took ${RED}`)).toBe('took <:red_block_abcd:7>');
    const long = RED.repeat(300);
    expect(said(long)).toBe('🟥'.repeat(300));
    expect(said(long).length).toBeLessThanOrEqual(MOST_TEXT);
  });
});

it('puts Unicode back where Discord refuses an emoji', () => {
  const emojis = withRed();
  const [row] = finished(
    [
      buttonRow([
        { id: 'a', label: RED },
        { id: 'b', label: `2⭐${RED}` },
      ]),
    ],
    emojis,
  );
  expect(emojis.without({ data: { components: [row] } })).toMatchObject({
    data: { components: [{ components: [{ label: '🟥' }, { label: '🟥 2⭐' }] }] },
  });
  expect(JSON.stringify(emojis.without({ components: [row] }))).not.toContain('"emoji"');
  expect(emojis.without({ components: [] })).toBeNull();
});
