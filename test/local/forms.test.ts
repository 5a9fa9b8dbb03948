import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModalAnswers, submitModal } from '../../src/local/actions/submit-modal.ts';
import { faultsOf, RawBot } from './raw-bot.ts';

const MODAL = 9;
const options = (...values: string[]) => values.map((value) => ({ label: value, value }));
const label = (component: object) => ({ type: 18, label: 'Field', component });
const radio = (more: object = {}) => ({ type: 21, custom_id: 'f', options: options('a', 'b'), ...more });
const group = (more: object = {}) => ({ type: 22, custom_id: 'f', options: options('a', 'b', 'c'), ...more });
const select = (more: object = {}) => ({ type: 3, custom_id: 'f', options: options('a', 'b'), ...more });
const checkbox = { type: 23, custom_id: 'f' };

let bot: RawBot;
beforeAll(async () => {
  bot = await RawBot.open();
});
afterAll(() => bot.chat.close());

async function open(component: object) {
  const interaction = bot.asked();
  const modal = { custom_id: 'form', title: 'Form', components: [label(component)] };
  return { interaction, ...(await bot.answer(interaction, MODAL, modal)) };
}

/** What the bot receives of the only field. */
async function sent(component: object, filled: ModalAnswers): Promise<unknown> {
  const { interaction, status } = await open(component);
  expect(status).toBe(200);
  const { payload } = submitModal(bot.world, bot.person, interaction.id, filled);
  return (payload as { data: { components: { component: unknown }[] } }).data.components[0]?.component;
}

describe('a form', () => {
  it.each<[string, object, ModalAnswers, object]>([
    ['the value of a radio group', radio(), { f: 'b' }, { type: 21, value: 'b' }],
    ['no value of one that may stay empty', radio({ required: false }), {}, { type: 21, value: null }],
    ['the values of checkboxes', group(), { f: ['a', 'c'] }, { type: 22, values: ['a', 'c'] }],
    ['none of those that may stay empty', group({ required: false }), { f: [] }, { type: 22, values: [] }],
    ['a checkbox that is on', checkbox, { f: true }, { type: 23, value: true }],
    ['a checkbox that is off', checkbox, {}, { type: 23, value: false }],
    ['the values of a select', select(), { f: ['a'] }, { type: 3, values: ['a'] }],
  ])('sends %s', async (_, component, filled, expected) => {
    expect(await sent(component, filled)).toMatchObject({ custom_id: 'f', ...expected });
  });

  it.each<[string, object, ModalAnswers]>([
    ['a radio group left empty', radio(), {}],
    ['two values of a radio group', radio(), { f: ['a', 'b'] }],
    ['a value that is not on offer', radio(), { f: 'z' }],
    ['checkboxes left empty', group(), { f: [] }],
    ['too few checkboxes', group({ min_values: 2 }), { f: ['a'] }],
    ['too many checkboxes', group({ max_values: 2 }), { f: ['a', 'b', 'c'] }],
    ['a checkbox twice', group(), { f: ['a', 'a'] }],
    ['a checkbox that is not on offer', group(), { f: ['z'] }],
  ])('can\u2019t be sent with %s', async (_, component, filled) => {
    await expect(sent(component, filled)).rejects.toThrow('Invalid Form Body');
  });

  const at = 'data.components.0.component';
  it.each<[string, object, string]>([
    ['a radio group of one', radio({ options: options('a') }), `${at}.options: BASE_TYPE_MIN_LENGTH`],
    ['eleven checkboxes', group({ options: options(...'abcdefghijk') }), `${at}.options: BASE_TYPE_MAX_LENGTH`],
    [
      'a value twice',
      radio({ options: options('a', 'a') }),
      `${at}.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED`,
    ],
    [
      'two defaults in a radio group',
      radio({ options: options('a', 'b').map((option) => ({ ...option, default: true })) }),
      `${at}.options: SELECT_COMPONENT_TOO_MANY_DEFAULTS`,
    ],
    ['more values than options', group({ max_values: 4 }), `${at}.max_values: SELECT_COMPONENT_MAX_VALUES_TOO_BIG`],
    [
      'a least number above the most',
      group({ min_values: 3, max_values: 2 }),
      `${at}.min_values: SELECT_COMPONENT_MIN_VALUES_TOO_BIG`,
    ],
    ['a required field of none', group({ min_values: 0 }), `${at}.min_values: MODAL_MIN_VALUES_REQUIRED`],
    ['a disabled field', select({ disabled: true }), `${at}.disabled: MODAL_COMPONENT_DISABLED`],
  ])('is refused with %s', async (_, component, fault) => {
    expect(faultsOf((await open(component)).body)).toContain(fault);
  });
});
