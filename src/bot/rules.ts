import type { Game } from '../engine/game.ts';
import { GAMES } from '../games/index.ts';
import { type Language, words } from '../i18n/index.ts';
import { makeId, NO_MATCH } from './custom-id.ts';
import { stageFor } from './desk.ts';
import type { Piece } from './message.ts';
import { menuRow } from './parts.ts';
import { Refused } from './refusal.ts';
import { sampleView } from './sample.ts';

/** Seats of the game the pictures are drawn from. */
export const SAMPLE_NAMES = ['Ada', 'Bruno', 'Chen'] as const;

/** `game.topic`, for every topic of every game. */
export const TOPICS: readonly string[] = GAMES.flatMap(({ id }) =>
  stageFor(id).topics.map((topic) => `${id}.${topic}`),
);

export const firstTopic = (game: string): string => TOPICS.find((topic) => topic.startsWith(`${game}.`))!;

const titleOf = (topic: string, language: Language): string => {
  const [game, part] = topic.split('.');
  return words(language)(`${game}.rules.${part}.title`);
};

/** One topic with its picture, and the way to the others. */
export async function rulesPieces(topic: string, language: Language): Promise<Piece[]> {
  if (!TOPICS.includes(topic)) throw new Refused('topic');
  const [id, part] = topic.split('.') as [string, string];
  const game: Game = GAMES.find((each) => each.id === id)!;
  const t = words(language);
  const request = stageFor(id).topicPicture(part, await sampleView(game));
  const others = TOPICS.filter((each) => each.startsWith(`${id}.`));
  const menu = makeId({ match: NO_MATCH, verb: 'topic', stamp: '', numbers: [] });
  return [
    `## ${t(`${id}.name`)} · ${titleOf(topic, language)}\n${t(`${id}.rules.${part}.text`)}`,
    ...(request ? [{ name: 'rules.png', request }] : []),
    menuRow(
      menu,
      t('bot.look.topic'),
      others.map((each) => ({ value: each, label: titleOf(each, language) })),
    ),
  ];
}
