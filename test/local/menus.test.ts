import type { APIApplicationCommand } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/local/actions/run-command.ts';
import { runContextMenu } from '../../src/local/actions/run-context-menu.ts';
import { withPermission } from '../../src/local/permission.ts';
import { faultsOf, RawBot } from './raw-bot.ts';

const USER = { name: 'Cities profile', type: 2, name_localizations: { 'es-ES': 'Perfil de ciudad' } };
const MESSAGE = { name: 'Describe this picture', type: 3 };
const GO = { name: 'go', description: 'Goes' };
const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));

let bot: RawBot;
let commands: readonly APIApplicationCommand[];
beforeEach(async () => {
  bot = await RawBot.open();
  commands = (await bot.call('PUT', path(), [GO, USER, MESSAGE])).body;
});
afterEach(() => bot.chat.close());

const path = () => `/applications/${bot.world.bot.id}/commands`;
const idOf = (name: string) => commands.find((one) => one.name === name)?.id ?? '';
const other = () => [...bot.world.people.values()][1]!;
const onUser = (id: string, name = USER.name) =>
  runContextMenu(bot.world, bot.person, bot.channel, idOf(name), { kind: 'user', id });
const onMessage = (id: string, name = MESSAGE.name) =>
  runContextMenu(bot.world, bot.person, bot.channel, idOf(name), { kind: 'message', id });

describe('commands of context menus', () => {
  it('are registered beside slash commands, with an empty description', () => {
    expect(commands.map(({ type, description }) => [type, description])).toEqual([
      [1, 'Goes'],
      [2, ''],
      [3, ''],
    ]);
  });

  it('may have the name of another kind of command, and are changed by kind and name', async () => {
    expect((await bot.call('POST', path(), { name: 'go', type: 2 })).status).toBe(201);
    expect((await bot.call('POST', path(), USER)).body.id).toBe(idOf(USER.name));
    expect((await bot.call('PUT', path(), [USER, USER])).body.code).toBe(50035);
  });

  it('are 15 of a kind at most', async () => {
    const many = (count: number) => times(count, (i) => ({ name: `Profile ${i}`, type: 2 }));
    expect((await bot.call('PUT', path(), many(15))).status).toBe(200);
    expect((await bot.call('POST', path(), { name: 'One more', type: 2 })).body.code).toBe(30032);
    expect((await bot.call('POST', path(), MESSAGE)).status).toBe(201);
    expect((await bot.call('PUT', path(), many(16))).body.code).toBe(50035);
  });

  it.each([
    ['a description', { ...USER, description: 'Shows it' }, 'description: BASE_TYPE_CHOICES'],
    ['options', { ...USER, options: [{ type: 3, name: 'a', description: 'a' }] }, 'options: BASE_TYPE_MAX_LENGTH'],
    ['a name of spaces', { ...USER, name: ' ' }, 'name: BASE_TYPE_INVALID'],
    ['a long name', { ...USER, name: 'x'.repeat(33) }, 'name: BASE_TYPE_MAX_LENGTH'],
  ])('have no %s', async (_, body, fault) => {
    expect(faultsOf((await bot.call('POST', path(), body)).body)).toContain(fault);
  });

  it('bring the person they were used on, the bot included', async () => {
    const { id } = other().user;
    const interaction = onUser(id);
    expect(interaction.payload).toMatchObject({
      type: 2,
      data: { type: 2, name: USER.name, target_id: id, resolved: { users: { [id]: { id } }, members: { [id]: {} } } },
    });
    const { body } = await bot.answer(interaction, 4, { content: 'a' });
    expect(body.resource.message).toMatchObject({
      type: 23,
      interaction: { name: USER.name },
      interaction_metadata: { target_user: { id } },
    });
    expect(onUser(bot.world.bot.id).payload).toMatchObject({ data: { target_id: bot.world.bot.id } });
  });

  it('bring the message they were used on, someone else\u2019s too', async () => {
    const { id } = await bot.posted({ content: 'Look' });
    const interaction = onMessage(id);
    expect(interaction.payload).toMatchObject({
      data: { type: 3, resolved: { messages: { [id]: { content: 'Look' } } } },
    });
    const { body } = await bot.answer(interaction, 4, { content: 'a', flags: 64 });
    expect(body.resource.message.interaction_metadata.target_message_id).toBe(id);
    // What one person sees has no such menu.
    expect(() => onMessage(body.resource.message.id)).toThrow('Unknown Message');
  });

  it('are refused where they don\u2019t belong', () => {
    expect(() => onUser('123456789012345678')).toThrow('Unknown User');
    expect(() => onMessage('123456789012345678')).toThrow('Unknown Message');
    expect(() => onUser(other().user.id, MESSAGE.name)).toThrow('Unknown application command');
    expect(() => runCommand(bot.world, bot.person, bot.channel, { path: [USER.name], values: {} })).toThrow(
      'Unknown application command',
    );
    bot.person.permissions = withPermission(bot.person.permissions, 'UseApplicationCommands', false);
    expect(() => onUser(other().user.id)).toThrow('Missing Permissions');
  });
});
