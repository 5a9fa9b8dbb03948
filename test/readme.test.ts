import { readdirSync, readFileSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { cities } from '../commands/cities.ts';
import { NEEDED } from '../src/bot/permission.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const PACKAGE = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

test('the README invites the bot with exactly the permissions it asks for', () => {
  const integer = NEEDED.reduce((sum, name) => sum | PermissionFlagsBits[name], 0n);
  expect(README).toContain(`permissions=${integer}`);
  expect(README).toContain(`permissions integer ${integer}`);
});

test('the README names every subcommand, every variable and only scripts that exist', () => {
  for (const { name } of cities.data.options ?? []) expect(README).toContain(`/cities ${name}`);
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  for (const [, name] of example.matchAll(/^([A-Z_]+)=/gm)) expect(README).toContain(`\`${name}\``);
  for (const [, name] of README.matchAll(/npm run (?:-s )?([a-z:]+)/g)) expect(PACKAGE.scripts).toHaveProperty([name!]);
});

test('every file the README points to exists', () => {
  for (const [, path] of README.matchAll(/\]\((?!https?:)([^)#]+)\)/g))
    expect(() => readFileSync(new URL(`../${path}`, import.meta.url))).not.toThrow();
});

test('the README says of every folder what lies in it', () => {
  const folders = readdirSync(new URL('../src', import.meta.url), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  const told = [...README.matchAll(/^src\/(\w+) /gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(folders.map(({ name }) => name).sort());
});
