import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../src/local/rest/api.ts';
import { validateRequest } from './api-validator.ts';

const CHANNEL = '/channels/123456789012345678/messages';
const CALLBACK = '/interactions/123456789012345678/token/callback';
const COMMANDS = '/applications/123456789012345678/commands';
const EMOJIS = '/applications/123456789012345678/emojis';
const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';

function sent(
  method: string,
  path: string,
  body?: unknown,
  files: string[] = [],
  reply: Exchange['reply'] = { status: 200 },
) {
  const uploads = files.map((name, field) => ({ field, name, type: 'image/png', bytes: Buffer.alloc(1) }));
  const call = { method, path, query: new URLSearchParams(), authorization: null, body, uploads };
  return validateRequest({ call, reply, fault: null }).map(({ problem }) => problem);
}
const button = (custom_id: string) => ({ type: 2, style: 1, label: 'Go', custom_id });
const row = (...components: object[]) => ({ type: 1, components });
const V2 = 32_768;
const texts = (count: number, length: number) =>
  Array.from({ length: count }, () => ({ type: 10, content: 'x'.repeat(length) }));
const label = (component: object) => ({ type: 18, label: 'Field', component });
const modal = (...components: object[]) => ({ type: 9, data: { custom_id: 'm', title: 'Form', components } });
const radio = (custom_id: string, more: object = {}) => ({
  type: 21,
  custom_id,
  options: ['a', 'b'].map((value) => ({ label: value, value, ...more })),
});
const section = (accessory: object) => ({ type: 9, components: texts(1, 1), accessory });

describe('the judge', () => {
  it('lets a good request pass', () => {
    expect(sent('POST', CHANNEL, { content: 'a', components: [row(button('a'), button('b'))] })).toEqual([]);
    expect(sent('POST', CALLBACK, { type: 6 })).toEqual([]);
    expect(sent('PUT', COMMANDS, [{ name: 'a', description: 'b', default_member_permissions: '32' }])).toEqual([]);
    expect(sent('GET', '/gateway/bot')).toEqual([]);
    expect(sent('POST', '/users/@me/channels', { recipient_id: '123456789012345678' })).toEqual([]);
    expect(sent('GET', EMOJIS)).toEqual([]);
    expect(sent('POST', EMOJIS, { name: 'red_house', image: IMAGE })).toEqual([]);
    expect(sent('PATCH', `${EMOJIS}/123456789012345678`, { name: 'red_house' })).toEqual([]);
    expect(sent('DELETE', `${EMOJIS}/123456789012345678`)).toEqual([]);
    expect(sent('DELETE', '/webhooks/123456789012345678/token/messages/@original')).toEqual([]);
    expect(sent('PUT', COMMANDS, [{ name: 'Cities profile', type: 2 }])).toEqual([]);
    expect(sent('POST', CHANNEL, { flags: V2, components: [section(button('a')), ...texts(2, 1_999)] })).toEqual([]);
    const checkbox = { type: 23, custom_id: 'c', default: true };
    const checkboxes = { ...radio('g', { default: true }), type: 22, min_values: 0, required: false };
    expect(sent('POST', CALLBACK, modal(label(radio('r')), label(checkbox), label(checkboxes)))).toEqual([]);
    expect(sent('PATCH', '/webhooks/123456789012345678/token/messages/%40original', { content: 'a' })).toEqual([]);
  });

  it.each([
    ['a direct message with nobody', 'POST', '/users/@me/channels', { recipient_id: 'Ada' }],
    ['content that is too long', 'POST', CHANNEL, { content: 'x'.repeat(2_001) }],
    ['content that is no text', 'POST', CHANNEL, { content: 5 }],
    ['a button style that does not exist', 'POST', CHANNEL, { components: [row({ ...button('a'), style: 9 })] }],
    ['six rows', 'POST', CHANNEL, { components: Array.from({ length: 6 }, (_, i) => row(button(`${i}`))) }],
    ['a custom id twice', 'POST', CHANNEL, { components: [row(button('a'), button('a'))] }],
    [
      'embeds that are too long together',
      'POST',
      CHANNEL,
      { embeds: [{ description: 'x'.repeat(4_000) }, { description: 'x'.repeat(2_001) }] },
    ],
    ['an empty message', 'POST', CHANNEL, {}],
    ['an empty answer', 'POST', CALLBACK, { type: 4, data: {} }],
    ['an answer of a type that does not exist', 'POST', CALLBACK, { type: 99 }],
    ['a mention nobody thought about', 'POST', CHANNEL, { content: '<@123456789012345678>' }],
    ['an attachment without a file', 'POST', CHANNEL, { content: 'a', attachments: [{ id: 0 }] }],
    [
      'a select beside a button',
      'POST',
      CHANNEL,
      { components: [row(button('a'), { type: 3, custom_id: 's', options: [{ label: 'a', value: 'a' }] })] },
    ],
    ['V2 without the flag', 'POST', CHANNEL, { components: [{ type: 10, content: 'a' }] }],
    [
      'a required option behind an optional one',
      'PUT',
      COMMANDS,
      [
        {
          name: 'a',
          description: 'b',
          options: [
            { type: 3, name: 'a', description: 'a' },
            { type: 3, name: 'b', description: 'b', required: true },
          ],
        },
      ],
    ],
    ['a command description that is too long', 'PUT', COMMANDS, [{ name: 'a', description: 'x'.repeat(101) }]],
    ['41 components', 'POST', CHANNEL, { flags: V2, components: texts(41, 1) }],
    [
      'accessories that make it 41',
      'POST',
      CHANNEL,
      { flags: V2, components: [...texts(38, 1), section(button('a'))] },
    ],
    ['4,001 characters of text', 'POST', CHANNEL, { flags: V2, components: texts(3, 1_334) }],
    ['an emoji without a picture', 'POST', EMOJIS, { name: 'red_house' }],
    ['an emoji that is linked', 'POST', EMOJIS, { name: 'red_house', image: 'https://a.example/a.png' }],
    ['an emoji with a space', 'POST', EMOJIS, { name: 'red house', image: IMAGE }],
    ['an emoji renamed to one letter', 'PATCH', `${EMOJIS}/123456789012345678`, { name: 'a' }],
    ['a radio group of one', 'POST', CALLBACK, modal(label({ ...radio('r'), options: [{ label: 'a', value: 'a' }] }))],
    ['two choices in a radio group', 'POST', CALLBACK, modal(label(radio('r', { default: true })))],
    ['two fields of one name', 'POST', CALLBACK, modal(label(radio('r')), label(radio('r')))],
    ['six fields', 'POST', CALLBACK, modal(...Array.from({ length: 6 }, (_, i) => label(radio(`${i}`))))],
    ['a checkbox outside a label', 'POST', CALLBACK, modal({ type: 23, custom_id: 'c' })],
    ['an endpoint that does not exist', 'GET', '/nowhere', undefined],
  ])('finds %s', (_, method, path, body) => {
    expect(sent(method, path, body)).not.toEqual([]);
  });

  it('wants alt text for every picture', () => {
    expect(sent('POST', CHANNEL, {}, ['a.png'])).toEqual(['a.png has no alt text']);
    expect(
      sent('POST', CHANNEL, { attachments: [{ id: '0', filename: 'a.png', description: 'A' }] }, ['a.png']),
    ).toEqual([]);
  });

  it('counts refusals that only a wrong request meets', () => {
    const refused = (status: number, code: number) =>
      sent('POST', CHANNEL, { content: 'a' }, [], { status, body: { code, message: 'no' } });
    expect(refused(404, 10008)).toEqual([]);
    expect(refused(400, 40060)).toEqual([]);
    expect(refused(400, 50035)).toHaveLength(1);
    expect(refused(401, 0)).toHaveLength(1);
  });
});
