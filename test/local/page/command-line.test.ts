import type { APIApplicationCommand } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  entryNamed,
  matchEntries,
  openParameters,
  parseValue,
  readLine,
} from '../../../src/local/page/command-line.ts';

const words = (name: string, spanish?: string) => ({
  name,
  description: `About ${name}`,
  ...(spanish ? { name_localizations: { 'es-ES': spanish } } : {}),
});
const commands = [
  {
    type: 1,
    ...words('cities', 'ciudades'),
    options: [
      {
        type: 1,
        ...words('new', 'nueva'),
        options: [
          {
            type: 3,
            ...words('game'),
            choices: [
              { name: 'Cities', value: 'cities' },
              { name: 'Wonders of old', value: 'wonders' },
            ],
          },
          { type: 4, ...words('seats', 'asientos') },
          { type: 5, ...words('open') },
          { type: 3, ...words('title') },
        ],
      },
      {
        type: 2,
        ...words('admin'),
        options: [{ type: 1, ...words('stop'), options: [{ type: 3, ...words('id'), required: true }] }],
      },
    ],
  },
  { type: 1, ...words('ping') },
  { type: 2, name: 'Cities profile', description: '' },
] as unknown as readonly APIApplicationCommand[];

const english = entriesOf(commands, 'en-US');
const spanish = entriesOf(commands, 'es-ES');
const filling = (text: string, entries = english) => {
  const line = readLine(text, entries);
  if (line.kind !== 'filling') throw new Error(`${text} is ${line.kind}`);
  return line;
};

describe('the command line', () => {
  it('knows every command that can be run, in the reader’s words', () => {
    expect(english.map((entry) => entry.label)).toEqual(['cities new', 'cities admin stop', 'ping']);
    expect(spanish.map((entry) => entry.label)).toEqual(['ciudades nueva', 'ciudades admin stop', 'ping']);
    expect(spanish[0]?.path).toEqual(['cities', 'new']);
  });

  it('finds a command by its name in the reader’s language and as it was registered, whole names alone', () => {
    for (const name of ['ciudades nueva', 'cities new', 'Cities new'])
      expect(entryNamed(name, spanish)?.path, name).toEqual(['cities', 'new']);
    for (const name of ['cities', 'cities ne', 'cities new game:', ''])
      expect(entryNamed(name, spanish), name).toBeUndefined();
  });

  it('is plain words without a slash or over several lines', () => {
    expect(readLine('hello', english).kind).toBe('plain');
    expect(readLine('/ping\nmore', english).kind).toBe('plain');
  });

  it('finds commands by their beginning, then by any part, in both languages', () => {
    const labels = (typed: string, entries = english) => matchEntries(typed, entries).map((entry) => entry.label);
    expect(labels('')).toHaveLength(3);
    expect(labels('ci')).toEqual(['cities new', 'cities admin stop']);
    expect(labels('stop')).toEqual(['cities admin stop']);
    expect(labels('cities n', spanish)).toEqual(['ciudades nueva']);
  });

  it('reads options and their values, with spaces in them', () => {
    const line = filling('/cities new game:Wonders of old seats:3 title:A long one');
    expect([...line.given]).toEqual([
      ['game', 'Wonders of old'],
      ['seats', '3'],
      ['title', 'A long one'],
    ]);
    expect(line.parameter?.name).toBe('title');
    expect([...filling('/ciudades nueva asientos:2', spanish).given]).toEqual([['seats', '2']]);
    expect([...filling('/cities new seats:2', spanish).given]).toEqual([['seats', '2']]);
  });

  it('goes on to the next option once a value is complete', () => {
    expect(filling('/cities new game:Cit').parameter?.name).toBe('game');
    expect(filling('/cities new game:Cities ').parameter).toBeNull();
    expect(filling('/cities new title:Hello ').parameter?.name).toBe('title');
    expect(openParameters(filling('/cities new game:Cities ')).map((parameter) => parameter.name)).toEqual([
      'seats',
      'open',
      'title',
    ]);
    expect(openParameters(filling('/cities new se')).map((parameter) => parameter.name)).toEqual(['seats']);
  });

  it('turns text into values, and says so when it cannot', () => {
    const [game, seats, open, title] = english[0]?.parameters ?? [];
    if (!game || !seats || !open || !title) throw new Error('Parameters are missing.');
    expect(parseValue(game, 'Wonders of old', [])).toBe('wonders');
    expect(parseValue(game, 'Chess', [])).toBeUndefined();
    expect(parseValue(seats, '3', [])).toBe(3);
    expect(parseValue(seats, 'many', [])).toBeUndefined();
    expect(parseValue(open, 'sí', [])).toBe(true);
    expect(parseValue(open, 'no', [])).toBe(false);
    expect(parseValue(open, 'maybe', [])).toBeUndefined();
    expect(parseValue(title, 'x', [])).toBe('x');
    expect(parseValue(title, 'Berlin', [{ name: 'Berlin', value: 'b' }])).toBe('b');
  });
});
