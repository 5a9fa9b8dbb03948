import { GAME_IDS, type GameId } from '../../games/index.ts';
import { STAGES } from '../../games/stages.ts';
import { WORDS } from '../../games/words.ts';
import { LANGUAGES, type Language, words } from '../../i18n/index.ts';
import { Refused } from '../../room/refusal.ts';
import { makeId, NO_MATCH } from '../custom-id.ts';
import { menuRow } from './components.ts';
import type { Piece } from './message.ts';
import { sampleView } from './sample.ts';

/** Seats of the game the pictures are drawn from. */
export const SAMPLE_NAMES = ['Ada', 'Bruno', 'Chen'] as const;

/** One topic of a game's rules. */
export type Topic = { readonly game: GameId; readonly name: string };

/** The topics of a game's rules, in the order in which they are read. */
export const topicsOf = (game: GameId): Topic[] =>
  Object.keys(WORDS[game].tables[LANGUAGES[0]].rules).map((name) => ({ game, name }));

const ALL: readonly Topic[] = GAME_IDS.flatMap(topicsOf);

const keyOf = ({ game, name }: Topic): string => `${game}.${name}`;

/** What was asked for by its key; somebody may have typed anything. */
export function parseTopic(key: string): Topic {
  const topic = ALL.find((each) => keyOf(each) === key);
  if (!topic) throw new Refused('topic');
  return topic;
}

export function firstTopic(game: GameId): Topic {
  const [first] = topicsOf(game);
  if (!first) throw new Refused('topic');
  return first;
}

const wordsOn = ({ game, name }: Topic, language: Language) => WORDS[game].tables[language].rules[name];
const titleOf = (topic: Topic, language: Language): string => wordsOn(topic, language)?.title ?? topic.name;
const nameOf = (game: GameId, language: Language): string => WORDS[game].say(language)('name');

/** What somebody who types this may mean, of one game or of all. */
export function topicsLike(typed: string, game: GameId | null, language: Language): { name: string; value: string }[] {
  const named = (game ? topicsOf(game) : ALL).map((topic) => ({
    name: `${nameOf(topic.game, language)}: ${titleOf(topic, language)}`,
    value: keyOf(topic),
  }));
  const wanted = typed.trim().toLowerCase();
  return named.filter(({ name, value }) => name.toLowerCase().includes(wanted) || value === wanted);
}

/** One topic with its picture, and the way to the others of its game. */
export async function rulesPieces(topic: Topic, language: Language): Promise<Piece[]> {
  const { game, name } = topic;
  const request = STAGES[game].topicPicture(name, await sampleView(game));
  const menu = makeId({ match: NO_MATCH, verb: 'topic', stamp: '', numbers: [] });
  return [
    `## ${nameOf(game, language)} · ${titleOf(topic, language)}\n${wordsOn(topic, language)?.text ?? ''}`,
    ...(request ? [{ name: 'rules.png', request }] : []),
    menuRow(
      menu,
      words(language)('bot.look.topic'),
      topicsOf(game).map((each) => ({ value: keyOf(each), label: titleOf(each, language) })),
    ),
  ];
}
