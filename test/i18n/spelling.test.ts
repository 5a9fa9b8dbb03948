import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_TABLES, leaves } from './tables.ts';

/** How British spellings give themselves away, also inside a longer name. */
const BRITISH = new RegExp(
  [
    '(?:col|neighb|fav|hon|lab|harb|rum|flav|hum|arm|parl|splend|vap)our(?!ce)',
    '(?:cent|lit|fib|theat|calib|spect)re(?![acns])|(?<!para|peri|ther|dia)met(?:re)s?\\b|manoeuv',
    '(?:cancel|label|level|model|travel|signal|total|tunnel|marvel|counsel|jewel|equal)l(?:ed|ing|er)',
    'grey|storey|kerb|\\btyre|plough|\\bcosy|cheque|\\bprogrammes?\\b|mould|sceptic|(?:lic|def|off|pret)ence',
    '(?:organ|recogn|real|local|normal|serial|initial|optim|summar|minim|maxim|apolog|custom|final|random|memor|emphas)is(?:e|ing|ation)',
    'analyse|catalogue|dialogue|practise|judgement|\\bageing|whilst|amongst|learnt|\\bspelt|burnt|dreamt',
    '(?:to|after|back|down|up)wards',
    '(?:fulfil|enrol|distil|skilful|wilful)(?:s|ment|ly)?(?!l)\\b',
  ].join('|'),
  'gi',
);

/** Ids in stored matches, and a word of the web. */
const KEPT = /harbour-heights|dense-centre|aria-labelledby/g;

const british = (text: string): string[] => text.replace(KEPT, '').match(BRITISH) ?? [];

const ROOT = new URL('../../', import.meta.url);
const TEXTS = /\.(?:ts|css|html|js)$/;
const files = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXTS.test(name) && !name.endsWith('spelling.test.ts'))
    .map((name) => `${folder}/${name}`);

test.each([
  ['a colourful neighbour', ['colour', 'neighbour']],
  ['the city centre, 3 metres', ['centre', 'metres']],
  ['labelled and cancelled', ['labelled', 'cancelled']],
  ['a grey storey', ['grey', 'storey']],
  ['sideTowards', ['Towards']],
  ['who fulfils it', ['fulfils']],
  ['four labels of a parameter, fulfilled in our center', []],
])('of “%s” British is %j', (text, found) => expect(british(text)).toEqual(found));

test.each(ALL_TABLES)('the English words of $whose are spelled as in the US', ({ en }) =>
  expect(leaves(en).filter(([, text]) => british(text).length > 0)).toEqual([]),
);

const MARKDOWN = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, ROOT))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
);
const READ = [...MARKDOWN, 'assets/CREDITS.md', '.env.example'];

test('so are the docs and the sources, names and comments alike', () => {
  const paths = [...READ, ...['src', 'commands', 'scripts', 'bench', 'test'].flatMap(files)];
  const found = paths.map((path) => [path, british(readFileSync(new URL(path, ROOT), 'utf8'))] as const);
  expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
});
