import { ApplicationCommandOptionType as Type } from 'discord-api-types/payloads/v10';
import {
  type CommandEntry,
  type CommandLine,
  matchEntries,
  type OptionChoice,
  openParameters,
  type Parameter,
} from './command-line.ts';
import { store } from './page-store.ts';

const SHOWN = 25;

export type Suggestion = {
  readonly label: string;
  readonly note: string;
  /** What the whole text becomes; null asks for a file. */
  readonly text: string | null;
  readonly required?: boolean;
};

/** People and channels count as choices, by the name that is shown. */
export function namedThings(parameter: Parameter): OptionChoice[] {
  const people = () => (store.server?.people ?? []).map((person) => ({ name: `@${person.name}`, value: person.id }));
  const channels = () =>
    (store.server?.channels ?? []).map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
  if (parameter.type === Type.User || parameter.type === Type.Mentionable) return people();
  if (parameter.type === Type.Channel) return channels();
  if (parameter.type !== Type.Boolean) return [];
  return [store.words.yes, store.words.no].map((name) => ({ name, value: name }));
}

const withRequired = (entry: CommandEntry) => {
  const first = entry.parameters.find((parameter) => parameter.required);
  return `/${entry.label} ${first ? `${first.label}:` : ''}`;
};

/** Cuts off what is being typed, so that a choice can take its place. */
const before = (text: string, typed: string) => text.slice(0, text.length - typed.length);

/** The people an @ at the end of the text could mean. */
function suggestPeople(text: string): Suggestion[] {
  const typed = /(?:^|\s)@(\p{L}*)$/u.exec(text)?.[1];
  if (typed === undefined) return [];
  const fitting = (store.server?.people ?? []).filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
  return fitting.map(({ name }) => ({ label: `@${name}`, note: '', text: `${before(text, typed)}${name} ` }));
}

/** Names after an @ as the mentions they stand for. */
export const withMentions = (text: string) =>
  text.replaceAll(/@(\p{L}+)/gu, (whole, word: string) => {
    const person = store.server?.people.find(({ name }) => name === word);
    return person ? `<@${person.id}>` : whole;
  });

/** What could come next, for the line as it stands. */
export function suggest(
  text: string,
  line: CommandLine,
  entries: readonly CommandEntry[],
  answers: readonly OptionChoice[],
): Suggestion[] {
  if (line.kind === 'plain') return suggestPeople(text);
  if (line.kind === 'naming') {
    return matchEntries(line.typed, entries)
      .slice(0, SHOWN)
      .map((entry) => ({ label: `/${entry.label}`, note: entry.note, text: withRequired(entry) }));
  }
  const { parameter, typed } = line;
  if (!parameter) {
    return openParameters(line).map((one) => ({
      label: one.label,
      note: one.note,
      text: `${before(text, typed).replace(/\s*$/, ' ')}${one.label}:`,
      required: one.required,
    }));
  }
  if (parameter.type === Type.Attachment)
    return typed ? [] : [{ label: store.words.file, note: parameter.note, text: null }];
  const wanted = typed.trim().toLowerCase();
  const choices = [...parameter.choices, ...namedThings(parameter)].filter(({ name }) =>
    name.toLowerCase().includes(wanted),
  );
  const offered = parameter.autocomplete ? answers : choices;
  if (offered.some(({ name }) => name === typed.trim())) return [];
  return offered.slice(0, SHOWN).map(({ name }) => ({ label: name, note: '', text: `${before(text, typed)}${name} ` }));
}
