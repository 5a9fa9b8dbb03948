import {
  type APIApplicationCommand,
  ApplicationCommandType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { type Fault, formRefusal, Refusal } from '../api-refusal.ts';
import type { Upload } from '../attachment.ts';
import { isInstalled } from '../installation.ts';
import { sendInteraction } from '../interaction.ts';
import { allows } from '../permission.ts';
import { isGroup, isSub, isValue, type Option, type ValueOption } from '../schema/command-schema.ts';
import { type Channel, type Interaction, isIn, type Person, type World } from '../world.ts';
import { Resolver } from './resolver.ts';

/** A command as a person gives it: `path` are the words after the slash, values by option name. */
export type CommandInput = {
  readonly path: readonly string[];
  readonly values: Readonly<Record<string, string | number | boolean>>;
  readonly uploads?: Readonly<Record<string, Upload>>;
  /** The option being typed, when only suggestions are asked for. */
  readonly focused?: string;
};

/** Global commands and the guild's own. */
export const commandsIn = (world: World, { guild }: Pick<Channel, 'guild'>): APIApplicationCommand[] =>
  [...world.commands.values()].filter(({ guild_id }) => guild_id === undefined || guild_id === guild?.id);

/** Whether a command is offered to this person in this place; outside of servers everything is permitted. */
export function mayUse(world: World, person: Person, channel: Channel, command: APIApplicationCommand): boolean {
  if (!isIn(person, channel) || !isInstalled(world, person, channel, command)) return false;
  if (channel.guild === null) return true;
  if (!allows(person.permissions, 'UseApplicationCommands')) return false;
  const needed = command.default_member_permissions;
  if (needed === null || allows(person.permissions, 'Administrator')) return true;
  // Zero doesn't mean "no permission needed" but "administrators only".
  return BigInt(needed) !== 0n && (person.permissions & BigInt(needed)) === BigInt(needed);
}

type Found = { readonly options: readonly ValueOption[]; readonly wrap: (values: object[]) => object[] };

/** Walks down subcommand groups and subcommands to the options that take values. */
function descend(options: readonly Option[], path: readonly string[]): Found {
  const [word, ...rest] = path;
  if (word === undefined) {
    if (!options.every(isValue)) throw new Refusal('unknownCommand');
    return { options: options.filter(isValue), wrap: (values) => values };
  }
  const next = options.find((option) => option.name === word && !isValue(option));
  if (!next || isValue(next)) throw new Refusal('unknownCommand');
  if (isSub(next) && rest.length > 0) throw new Refusal('unknownCommand');
  if (isGroup(next) && rest.length === 0) throw new Refusal('unknownCommand');
  const inner = descend(next.options ?? [], rest);
  return { ...inner, wrap: (values) => [{ type: next.type, name: next.name, options: inner.wrap(values) }] };
}

const wrong = (option: ValueOption, message: string): Fault => ({
  path: ['options', option.name],
  code: 'APPLICATION_COMMAND_OPTIONS_VALUE_INVALID',
  message,
});

function outOfRange(option: ValueOption, value: number): boolean {
  return value < (option.min_value ?? -Infinity) || value > (option.max_value ?? Infinity);
}

function checkNumber(option: ValueOption, value: unknown): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Must be a number.';
  if (option.type === Type.Integer && !Number.isSafeInteger(value)) return 'Must be a whole number.';
  return outOfRange(option, value) ? 'Must lie between min_value and max_value.' : null;
}

function checkText(option: ValueOption, value: unknown): string | null {
  if (typeof value !== 'string') return 'Must be text.';
  const fits = value.length >= (option.min_length ?? 0) && value.length <= (option.max_length ?? 6_000);
  return fits ? null : 'Must lie between min_length and max_length.';
}

function checkKind(option: ValueOption, value: unknown, resolver: Resolver): string | null {
  const found = (known: boolean) => (known ? null : 'Unknown id.');
  switch (option.type) {
    case Type.Integer:
    case Type.Number:
      return checkNumber(option, value);
    case Type.Boolean:
      return typeof value === 'boolean' ? null : 'Must be true or false.';
    case Type.User:
      return found(resolver.user(String(value)));
    case Type.Channel:
      return found(resolver.channel(String(value)));
    case Type.Role:
      return found(resolver.role(String(value)));
    case Type.Mentionable:
      return found(resolver.mentionable(String(value)));
    default:
      return checkText(option, value);
  }
}

function complaint(option: ValueOption, value: unknown, resolver: Resolver): string | null {
  if (value === undefined) return option.required ? 'This option is required' : null;
  const bad = checkKind(option, value, resolver);
  if (bad) return bad;
  const { choices } = option;
  return choices?.length && !choices.some((choice) => choice.value === value) ? 'Must be one of the choices.' : null;
}

/** The values of a command as the bot receives them; what is missing or wrong is added to the faults. */
function readValues(
  options: readonly ValueOption[],
  given: CommandInput,
  resolver: Resolver,
  faults: Fault[],
  place: string,
) {
  return options.flatMap((option): object[] => {
    const upload = given.uploads?.[option.name];
    const value = upload ? resolver.attachment(upload, place) : given.values[option.name];
    // While a command is being typed, nothing has to be complete or right yet.
    const bad = given.focused !== undefined || upload ? null : complaint(option, value, resolver);
    if (bad) faults.push(wrong(option, bad));
    const focused = option.name === given.focused;
    if (value === undefined && !focused) return [];
    return [{ type: option.type, name: option.name, value: value ?? '', ...(focused ? { focused } : {}) }];
  });
}

/** A person runs a command, or asks for suggestions while typing one. */
export function runCommand(world: World, person: Person, channel: Channel, given: CommandInput): Interaction {
  const [name, ...path] = given.path;
  const command = commandsIn(world, channel).find(
    (one) => one.name === name && one.type === ApplicationCommandType.ChatInput,
  );
  if (!command) throw new Refusal('unknownCommand');
  if (channel.isForum) throw new Refusal('notText');
  if (!mayUse(world, person, channel, command)) throw new Refusal('missingPermissions');
  const { options, wrap } = descend((command.options ?? []) as readonly Option[], path);
  const resolver = new Resolver(world, channel.guild);
  const faults: Fault[] = [];
  const values = readValues(options, given, resolver, faults, channel.id);
  const unknown = Object.keys(given.values).filter((key) => !options.some((option) => option.name === key));
  for (const key of unknown) {
    faults.push({ path: ['options', key], code: 'APPLICATION_COMMAND_OPTIONS_UNKNOWN', message: 'Unknown option' });
  }
  if (faults.length > 0) throw formRefusal(faults);
  const { resolved } = resolver;
  const data = {
    id: command.id,
    name: command.name,
    type: command.type,
    options: wrap(values),
    ...(resolved ? { resolved } : {}),
  };
  return sendInteraction(world, {
    kind: given.focused === undefined ? 'command' : 'autocomplete',
    person,
    channel,
    data,
    command: given.path.join(' '),
  });
}
