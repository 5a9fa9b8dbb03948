import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/local/discord-limits.ts';
import { faultsOf, RawBot } from './raw-bot.ts';

const command = (more: object = {}) => ({ name: 'cities', description: 'Play', ...more });
const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'An option', ...more });
const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));

let bot: RawBot;
beforeEach(async () => {
  bot = await RawBot.open();
});
afterEach(() => bot.chat.close());

const path = () => `/applications/${bot.world.bot.id}/commands`;

describe('commands', () => {
  it('are replaced all at once, and keep their ids by name', async () => {
    const [first] = (await bot.call('PUT', path(), [command()])).body;
    const again = (await bot.call('PUT', path(), [command({ description: 'Play on' }), command({ name: 'other' })]))
      .body;
    expect(again).toHaveLength(2);
    expect(again[0]).toMatchObject({ id: first.id, description: 'Play on' });
    expect(again[0].version).not.toBe(first.version);
    expect([...bot.world.commands.values()].map((one) => one.name)).toEqual(['cities', 'other']);
  });

  it('are listed with their translations only when asked for', async () => {
    await bot.call('PUT', path(), [command({ description_localizations: { 'es-ES': 'Jugar' } })]);
    expect((await bot.call('GET', path())).body[0].description_localizations).toBeUndefined();
    const { body } = await bot.call('GET', `${path()}?with_localizations=true`);
    expect(body[0].description_localizations).toEqual({ 'es-ES': 'Jugar' });
  });

  it('are added, changed and removed one by one', async () => {
    const added = await bot.call('POST', path(), command());
    expect(added.status).toBe(201);
    expect((await bot.call('POST', path(), command({ description: 'b' }))).status).toBe(200);
    expect((await bot.call('PATCH', `${path()}/${added.body.id}`, { description: 'c' })).body.description).toBe('c');
    expect((await bot.call('DELETE', `${path()}/${added.body.id}`)).status).toBe(204);
    expect((await bot.call('GET', `${path()}/${added.body.id}`)).body.code).toBe(10063);
  });

  it('are rationed to 200 new ones a day', async () => {
    const names = (day: string) => times(100, (i) => command({ name: `${day}-${i}` }));
    bot.world.creations = [];
    expect((await bot.call('PUT', path(), names('a'))).status).toBe(200);
    expect((await bot.call('PUT', path(), names('b'))).status).toBe(200);
    expect((await bot.call('PUT', path(), names('c'))).body.code).toBe(30034);
    expect((await bot.call('PUT', path(), names('b'))).status).toBe(200);
    bot.clock.advance(LIMITS.commandWindow);
    expect((await bot.call('PUT', path(), names('c'))).status).toBe(200);
  });

  const cases: [string, object | object[], string][] = [
    ['a name twice', [command(), command()], '1: APPLICATION_COMMANDS_DUPLICATE_NAME'],
    ['a capital', command({ name: 'Cities' }), '0.name: APPLICATION_COMMAND_INVALID_NAME'],
    ['a space', command({ name: 'ci ties' }), '0.name: BASE_TYPE_INVALID'],
    ['a long description', command({ description: 'x'.repeat(101) }), '0.description: BASE_TYPE_MAX_LENGTH'],
    ['a foreign locale', command({ name_localizations: { xx: 'a' } }), '0.name_localizations: BASE_TYPE_INVALID'],
    ['too many options', command({ options: times(26, (i) => option(`o${i}`)) }), '0.options: BASE_TYPE_MAX_LENGTH'],
    [
      'a required option after an optional one',
      command({ options: [option('a'), option('b', { required: true })] }),
      '0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'an option twice',
      command({ options: [option('a'), option('a')] }),
      '0.options.1: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    ],
    [
      'options beside subcommands',
      command({ options: [option('a'), { type: 1, name: 'b', description: 'b' }] }),
      '0.options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'too much text',
      command({
        options: times(25, (i) =>
          option(`o${i}`, { choices: times(25, (j) => ({ name: 'n'.repeat(12) + j, value: `v${j}` })) }),
        ),
      }),
      '0: APPLICATION_COMMAND_TOO_LARGE',
    ],
  ];
  it.each(cases)('are refused with %s', async (_, body, fault) => {
    const answer = await bot.call('PUT', path(), Array.isArray(body) ? body : [body]);
    expect(answer.body.code).toBe(50035);
    expect(faultsOf(answer.body)).toContain(fault);
  });
});
