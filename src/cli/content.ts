import { GAME_IDS, type GameId } from '#games';
import { RULES } from '#games/rules';
import { WORDS } from '#games/words';
import { LANGUAGES, type Language } from '#i18n';

/** Prints the whole content of a game, one fact per line: enough to check it or to play it on paper. */
function factsOf(id: GameId, language: Language) {
  const { name, option, rules } = WORDS[id].texts[language];
  return [
    { kind: 'game', id, text: name, seats: RULES[id].seats },
    ...Object.entries(option).map(([key, { label, choice }]) => ({ kind: 'option', id: key, text: label, choice })),
    ...Object.entries(rules).map(([key, { title, text }]) => ({ kind: 'rule', id: key, title, text })),
    ...WORDS[id].content(language),
  ];
}

const [game, named = LANGUAGES[0], ...more] = process.argv.slice(2);
const id = GAME_IDS.find((known) => known === game);
const language = LANGUAGES.find((known) => known === named);

if (id && language && more.length === 0) {
  for (const fact of factsOf(id, language)) console.log(JSON.stringify(fact));
} else {
  const games = `one of ${GAME_IDS.join(', ')}`;
  const wrong = [
    ...(id ? [] : [game === undefined ? `no game given; ${games}` : `game: ${JSON.stringify(game)}; ${games}`]),
    ...(language ? [] : [`language: ${JSON.stringify(named)}; one of ${LANGUAGES.join(', ')}`]),
    ...more.map((word) => `${JSON.stringify(word)} is too much`),
  ];
  console.error(['usage: npm run -s content -- game [language]', ...wrong].join('\n'));
  process.exitCode = 2;
}
