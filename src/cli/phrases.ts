import { GAME_IDS } from '#games';
import { WORDS } from '#games/words';
import { BOT_WORDS, LANGUAGES, type Language } from '#i18n';

/** Prints every sentence people can read, with its key, where it appears, and examples filled in. */

/** Where a sentence appears, by its key; the first that fits counts. */
const PLACES: readonly (readonly [place: string, keys: RegExp])[] = [
  ['command', /^bot\.command\.|\.command\.|^bot\.option\..*\.name$/],
  ['lesson', /\.lesson\.|^bot\.learn\./],
  ['rules', /\.rules\./],
  ['legend', /\.legend\./],
  ['alt', /\.pictures\.(?:alt|text|map)\.|\.(?:alt)$|\.cover\.alt$/],
  ['picture', /\.pictures\.|\.caption\./],
  ['content', /^\w+\.(?:card|achievement|overlap|effect)\./],
  ['refusal', /^bot\.refusal\.|\.(?:barred|lost)\./],
  ['hint', /^bot\.hint\.|\.advice\./],
  ['reason', /\.motive\./],
  ['review', /\.review\./],
  ['story', /\.story\.|^bot\.(?:ending|news|vote|remind|idle|daily)\./],
  ['picture', /^bot\.(?:standings)\./],
  ['settings', /\.option\.|^bot\.(?:settings|server)\./],
  ['panel', /\.panel\.|^bot\.(?:plan|propose|ask|more|look|fair|mine|forget|export|about)\./],
  ['lobby', /^bot\.lobby\./],
  ['table', /\.table\./],
  ['result', /^bot\.after\./],
];

/** Labels are short and don't end as sentences do. */
const isLabel = (text: string): boolean => text.length <= 30 && !/[.:!?…]$|\n/.test(text);
const BUTTONS = /^bot\.(?:lobby|table|panel|more|plan|propose|vote|remind|ask|after|hint|daily)\.|\.(?:table|panel)\./;

function placeOf(key: string, text: string): string {
  const [place = 'word'] = PLACES.find(([, keys]) => keys.test(key)) ?? [];
  return BUTTONS.test(key) && isLabel(text) && /^\p{Lu}/u.test(text) ? 'button' : place;
}

const NUMBERS = ['7', '12', '25', '2', '4', '5'];
const EXAMPLES: { readonly [hole: string]: string } = {
  name: 'Ada',
  names: 'Ada, Bo',
  asker: 'Bo',
  host: 'Ada',
  mention: '@Ada',
  game: 'Cities',
  link: 'https://discord.com/…',
  at: 'C5',
  from: 'B2',
  to: 'C3',
  place: '2',
  letter: 'A',
  letters: 'A–F',
  hash: '3fa1…',
  seed: '9c04…',
  day: 'May 4',
  date: 'May 4',
  board: 'Sydney',
  zone: 'Europe/Madrid',
  channel: '#games',
  permissions: 'Send Messages',
  fitting: '4 or 6 players',
  late: 'the others vote',
};

/** A plural's number is one in its singular; other numbers differ from each other, so that a mix-up shows. */
function filled(key: string, text: string): string {
  let numbers = 0;
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    if (name === 'count') return key.endsWith('_one') ? '1' : '3';
    if (Object.hasOwn(EXAMPLES, name)) return EXAMPLES[name] ?? hole;
    if (/^(?:what|item|card|choice|option|better|did|why|text|reason|verb|where|played)s?$/.test(name))
      return `‹${name}›`;
    return NUMBERS[numbers++] ?? `‹${name}›`;
  });
}

type Leaf = readonly [key: string, text: string];
const leaves = (table: object, path: string): Leaf[] =>
  Object.entries(table).flatMap(([key, value]): Leaf[] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : leaves(value, `${path}.${key}`),
  );

function phrasesOf(language: Language): Leaf[] {
  const { bot, command } = BOT_WORDS[language];
  const games = GAME_IDS.flatMap((id) => [
    ...leaves(WORDS[id].texts[language], id),
    ...leaves(WORDS[id].legend?.[language] ?? {}, `${id}.legend`),
  ]);
  return [...leaves(bot, 'bot'), ...leaves(command, 'bot.command'), ...games];
}

const [named, ...more] = process.argv.slice(2);
const language = LANGUAGES.find((known) => known === named);

if (language && more.length === 0) {
  for (const [key, text] of phrasesOf(language))
    console.log([key, placeOf(key, text), filled(key, text).replaceAll('\n', ' / ')].join('\t'));
} else {
  console.error(`usage: npm run -s cli -- phrases language\nlanguage: one of ${LANGUAGES.join(', ')}`);
  process.exitCode = 2;
}
