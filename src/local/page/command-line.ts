import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/payloads/v10';

export type OptionChoice = { readonly name: string; readonly value: string | number };

export type Parameter = {
  readonly name: string;
  /** The name in the reader's language. */
  readonly label: string;
  readonly note: string;
  readonly type: Type;
  readonly required: boolean;
  readonly autocomplete: boolean;
  readonly choices: readonly OptionChoice[];
};

/** One command that can be run: a leaf of the tree of subcommands. */
export type CommandEntry = {
  readonly path: readonly string[];
  readonly label: string;
  readonly note: string;
  readonly parameters: readonly Parameter[];
};

type Named = Pick<APIApplicationCommandOption, 'name' | 'name_localizations'> & {
  readonly description?: string;
  readonly description_localizations?: APIApplicationCommandOption['description_localizations'];
};

type Locale = 'en-US' | 'es-ES';

const nameIn = (one: Named, locale: Locale) => one.name_localizations?.[locale] ?? one.name;
const noteIn = (one: Named, locale: Locale) => one.description_localizations?.[locale] ?? one.description ?? '';

function parameterOf(option: APIApplicationCommandOption, locale: Locale): Parameter {
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  return {
    name: option.name,
    label: nameIn(option, locale),
    note: noteIn(option, locale),
    type: option.type,
    required: option.required ?? false,
    autocomplete: 'autocomplete' in option ? (option.autocomplete ?? false) : false,
    choices: choices.map((choice) => ({
      name: choice.name_localizations?.[locale] ?? choice.name,
      value: choice.value,
    })),
  };
}

type Node = Named & { readonly options?: readonly APIApplicationCommandOption[] };

function leaves(node: Node, locale: Locale, path: readonly string[], labels: readonly string[]): CommandEntry[] {
  const here = [...path, node.name];
  const words = [...labels, nameIn(node, locale)];
  const options = node.options ?? [];
  const inner = options.filter((option) => option.type === Type.Subcommand || option.type === Type.SubcommandGroup);
  if (inner.length > 0) return inner.flatMap((option) => leaves(option as Node, locale, here, words));
  return [
    {
      path: here,
      label: words.join(' '),
      note: noteIn(node, locale),
      parameters: options.map((option) => parameterOf(option, locale)),
    },
  ];
}

export const entriesOf = (commands: readonly APIApplicationCommand[], locale: Locale): CommandEntry[] =>
  commands
    .filter(({ type }) => type === ApplicationCommandType.ChatInput)
    .flatMap((command) => leaves(command as Node, locale, [], []));

/** A command line read as far as it goes. `typed` is what the person is in the middle of. */
export type CommandLine =
  | { readonly kind: 'plain' }
  | { readonly kind: 'naming'; readonly typed: string }
  | {
      readonly kind: 'filling';
      readonly entry: CommandEntry;
      readonly given: ReadonlyMap<string, string>;
      /** The option whose value is being typed; null while an option is being chosen. */
      readonly parameter: Parameter | null;
      readonly typed: string;
    };

const startsWithWords = (text: string, words: string) => text === words || text.startsWith(`${words} `);

function findEntry(text: string, entries: readonly CommandEntry[]): { entry: CommandEntry; rest: string } | null {
  const found = entries
    .flatMap((entry) => [entry.label, entry.path.join(' ')].map((words) => ({ entry, words })))
    .filter(({ words }) => startsWithWords(text.toLowerCase(), words))
    .sort((a, b) => b.words.length - a.words.length)[0];
  return found ? { entry: found.entry, rest: text.slice(found.words.length) } : null;
}

/** The command of exactly this name, in the reader's language or as it was registered. */
export function entryNamed(text: string, entries: readonly CommandEntry[]): CommandEntry | undefined {
  const found = findEntry(text, entries);
  return found?.rest === '' ? found.entry : undefined;
}

/** Where an option's name with its colon stands in the text, in order. */
function marks(rest: string, parameters: readonly Parameter[]): { parameter: Parameter; start: number; end: number }[] {
  return [...rest.matchAll(/(?<=^|\s)([^\s:]+):/gu)].flatMap((match) => {
    const parameter = parameters.find((one) => one.label === match[1] || one.name === match[1]);
    return parameter ? [{ parameter, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** Only the end of the line is looked at: that is where people type. */
export function readLine(text: string, entries: readonly CommandEntry[]): CommandLine {
  if (!text.startsWith('/') || text.includes('\n')) return { kind: 'plain' };
  const found = findEntry(text.slice(1), entries);
  if (!found || found.rest === '') return { kind: 'naming', typed: text.slice(1) };
  const { entry, rest } = found;
  const all = marks(rest, entry.parameters);
  const given = new Map<string, string>();
  for (const [i, { parameter, end }] of all.entries())
    given.set(parameter.name, rest.slice(end, all[i + 1]?.start).trim());
  const last = all.at(-1);
  if (!last) return { kind: 'filling', entry, given, parameter: null, typed: rest.trimStart() };
  const typed = rest.slice(last.end);
  const complete = /\s$/.test(typed) && isComplete(last.parameter, typed.trim());
  if (complete) return { kind: 'filling', entry, given, parameter: null, typed: '' };
  return { kind: 'filling', entry, given, parameter: last.parameter, typed: typed.trimStart() };
}

/** Free text goes on after a space; a number or one of the choices does not. */
function isComplete(parameter: Parameter, value: string): boolean {
  if (value === '') return false;
  if (parameter.choices.length > 0) return parameter.choices.some((choice) => choice.name === value);
  return parameter.type !== Type.String;
}

/** Commands that begin so come before those that merely contain it. */
export const matchEntries = (typed: string, entries: readonly CommandEntry[]): CommandEntry[] => {
  const wanted = typed.toLowerCase();
  const fits = (entry: CommandEntry) => entry.label.startsWith(wanted) || entry.path.join(' ').startsWith(wanted);
  const near = (entry: CommandEntry) => wanted !== '' && entry.label.includes(wanted);
  return [...entries.filter(fits), ...entries.filter((entry) => !fits(entry) && near(entry))];
};

/** The options still open, those that must be given first. */
export function openParameters(line: Extract<CommandLine, { kind: 'filling' }>): Parameter[] {
  const open = line.entry.parameters.filter((parameter) => !line.given.has(parameter.name));
  const wanted = line.parameter ? '' : line.typed.toLowerCase();
  return open
    .filter((parameter) => parameter.label.startsWith(wanted))
    .sort((a, b) => Number(b.required) - Number(a.required));
}

/** What stands in the text as the value the bot will get; undefined when it is none. */
export function parseValue(
  parameter: Parameter,
  text: string,
  known: readonly OptionChoice[],
): string | number | boolean | undefined {
  const choice = [...parameter.choices, ...known].find((one) => one.name === text);
  if (choice) return choice.value;
  if (parameter.choices.length > 0) return undefined;
  if (parameter.type === Type.Integer) return /^-?\d+$/.test(text) ? Number(text) : undefined;
  if (parameter.type === Type.Number) return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (parameter.type === Type.Boolean)
    return /^(true|yes|sí|si)$/i.test(text) || (/^(false|no)$/i.test(text) ? false : undefined);
  return text === '' ? undefined : text;
}
