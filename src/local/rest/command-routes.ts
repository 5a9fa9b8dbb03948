import { type APIApplicationCommand, ApplicationCommandType as Type } from 'discord-api-types/v10';
import { z } from 'zod';
import { parseForm, Refusal } from '../api-refusal.ts';
import { LIMITS } from '../discord-limits.ts';
import { type CommandBody, command as schema } from '../schema/command-schema.ts';
import { fault, repeated } from '../schema/common-fields.ts';
import type { World } from '../world.ts';
import { guildFor, requireOwnApplication } from './bot-access.ts';
import { type Call, created, done, ok, type Reply, type Route } from './route.ts';

/** A slash command, where nothing else is said. */
const typeOf = ({ type }: { readonly type?: Type | null | undefined }): Type => type ?? Type.ChatInput;

/** Names are unique within a type. */
const keyOf = (one: Pick<CommandBody, 'name' | 'type'>): string => `${typeOf(one)} ${one.name}`;

const roomFor = (type: Type): number => (type === Type.ChatInput ? LIMITS.commands : LIMITS.menuCommands);

const whole = z.array(schema).superRefine((bodies, context) => {
  const twice = repeated(bodies.map(keyOf));
  const message = 'Application command names must be unique';
  if (twice) fault(context, [twice.index], 'APPLICATION_COMMANDS_DUPLICATE_NAME', message);
  for (const type of [Type.ChatInput, Type.User, Type.Message]) {
    const room = roomFor(type);
    const count = bodies.filter((body) => typeOf(body) === type).length;
    if (count > room) fault(context, [], 'BASE_TYPE_MAX_LENGTH', `Must be ${room} or fewer in length.`);
  }
});

/** The guild whose own commands they are; undefined for those of all guilds. */
type Scope = string | undefined;

const inScope = (world: World, scope: Scope) => [...world.commands.values()].filter((one) => one.guild_id === scope);

function checkScope(world: World, application: string, scope: Scope): void {
  requireOwnApplication(world, application);
  if (scope !== undefined) guildFor(world, scope);
}

/** New commands are counted over a day; a change of a known one is free. */
function ration(world: World, fresh: number): void {
  const now = world.clock.now();
  const recent = world.creations.filter((time) => now - time < LIMITS.commandWindow);
  if (recent.length + fresh > LIMITS.commandCreations) throw new Refusal('tooManyCreations');
  world.creations = [...recent, ...Array.from({ length: fresh }, () => now)];
}

function store(world: World, body: CommandBody, scope: Scope, known?: APIApplicationCommand): APIApplicationCommand {
  const stored = {
    name_localizations: null,
    description_localizations: null,
    options: [],
    nsfw: false,
    default_member_permissions: null,
    integration_types: [0],
    contexts: null,
    dm_permission: true,
    ...body,
    type: typeOf(body),
    description: body.description ?? '',
    id: known?.id ?? world.ids(),
    application_id: world.bot.id,
    version: world.ids(),
    ...(scope === undefined ? {} : { guild_id: scope }),
  } as APIApplicationCommand;
  world.commands.set(stored.id, stored);
  return stored;
}

const same = (body: CommandBody) => (one: APIApplicationCommand) => one.name === body.name && one.type === typeOf(body);

function overwrite(world: World, call: Call, application: string, scope?: string): Reply {
  checkScope(world, application, scope);
  const bodies = parseForm(whole, call.body);
  const before = inScope(world, scope);
  ration(world, bodies.filter((body) => !before.some(same(body))).length);
  for (const one of before) world.commands.delete(one.id);
  const stored = bodies.map((body) => store(world, body, scope, before.find(same(body))));
  world.emit({ kind: 'commands' });
  return ok(stored);
}

function upsert(world: World, call: Call, application: string, scope?: string): Reply {
  checkScope(world, application, scope);
  const body = parseForm(schema, call.body);
  const all = inScope(world, scope);
  const known = all.find(same(body));
  const alike = all.filter((one) => one.type === typeOf(body));
  if (!known && alike.length >= roomFor(typeOf(body))) throw new Refusal('tooManyCommands');
  ration(world, known ? 0 : 1);
  const stored = store(world, body, scope, known);
  world.emit({ kind: 'commands' });
  return known ? ok(stored) : created(stored);
}

function find(world: World, application: string, id: string, scope: Scope): APIApplicationCommand {
  checkScope(world, application, scope);
  const known = inScope(world, scope).find((one) => one.id === id);
  if (!known) throw new Refusal('unknownCommand');
  return known;
}

const list = (world: World, call: Call, application: string, scope?: string): Reply => {
  checkScope(world, application, scope);
  const all = inScope(world, scope);
  if (call.query.get('with_localizations') === 'true') return ok(all);
  return ok(all.map(({ name_localizations: _n, description_localizations: _d, ...rest }) => rest));
};

const change = (world: World, call: Call, application: string, id: string, scope?: string): Reply => {
  const known = find(world, application, id, scope);
  const stored = store(world, parseForm(schema, { ...known, ...(call.body as object) }), scope, known);
  world.emit({ kind: 'commands' });
  return ok(stored);
};

const remove = (world: World, _call: Call, application: string, id: string, scope?: string): Reply => {
  world.commands.delete(find(world, application, id, scope).id);
  world.emit({ kind: 'commands' });
  return done;
};

const GLOBAL = '/applications/{application}/commands';
const GUILD = '/applications/{application}/guilds/{guild}/commands';

export const COMMAND_ROUTES: readonly Route[] = [
  { method: 'GET', pattern: GLOBAL, handle: list },
  { method: 'PUT', pattern: GLOBAL, handle: overwrite },
  { method: 'POST', pattern: GLOBAL, handle: upsert },
  { method: 'GET', pattern: `${GLOBAL}/{command}`, handle: (w, _c, app, id) => ok(find(w, app, id, undefined)) },
  { method: 'PATCH', pattern: `${GLOBAL}/{command}`, handle: change },
  { method: 'DELETE', pattern: `${GLOBAL}/{command}`, handle: remove },
  { method: 'GET', pattern: GUILD, handle: list },
  { method: 'PUT', pattern: GUILD, handle: overwrite },
  { method: 'POST', pattern: GUILD, handle: upsert },
  { method: 'PATCH', pattern: `${GUILD}/{command}`, handle: (w, c, app, guild, id) => change(w, c, app, id, guild) },
  { method: 'DELETE', pattern: `${GUILD}/{command}`, handle: (w, c, app, guild, id) => remove(w, c, app, id, guild) },
];
