import { itemAt, type Json, LEVELS, type Seat } from '#engine';
import { GAME_IDS, type GameId } from '#games';
import type { PanelState, PictureRequest } from '#games/contract';
import { RULES } from '#games/rules';
import { UIS } from '#games/uis';
import { WORDS } from '#games/words';
import { LANGUAGES, type Language, words } from '#i18n';
import { gameOf, matchOf, mayPlan, newLobby, Refused, type Room, roomForSteps, startRoom, turnsSince } from '#room';
import { makeId, NO_MATCH } from '../discord/custom-id.ts';
import type { BotPlayers } from '../scheduling/bot-players.ts';
import { buttonRows, menuRow } from './components.ts';
import { signsButtons } from './controls.ts';
import type { Piece } from './message.ts';

/** The seat of the sample game that pictures are drawn for. */
export const SAMPLE_NAMES = ['Ada', 'Bruno', 'Chen'] as const;

/** One topic of a game's rules, or one of its named pieces. */
export type Topic = { readonly game: GameId; readonly kind: 'rule' | 'thing'; readonly name: string };

/** The topics of a game's rules, in the order in which they are read. */
export const topicsOf = (game: GameId): Topic[] =>
  Object.keys(WORDS[game].texts[LANGUAGES[0]].rules).map((name) => ({ game, kind: 'rule', name }));

type Thing = { readonly title: string; readonly text: string };

/** The named pieces by language, game and id. */
const things = new Map<string, ReadonlyMap<string, Thing>>();

function thingsOf(game: GameId, language: Language): ReadonlyMap<string, Thing> {
  const key = `${language} ${game}`;
  const known = things.get(key);
  if (known) return known;
  const named = WORDS[game].content(language).flatMap(({ id, name, text }) => {
    return typeof name === 'string' ? [[String(id), { title: name, text }] as const] : [];
  });
  const found = new Map(named);
  things.set(key, found);
  return found;
}

const thingTopics = (game: GameId, language: Language): Topic[] =>
  [...thingsOf(game, language).keys()].map((name) => ({ game, kind: 'thing', name }));

const allOf = (game: GameId, language: Language): Topic[] => [...topicsOf(game), ...thingTopics(game, language)];

const MARK = { rule: '.', thing: ':' } as const;
const keyOf = ({ game, kind, name }: Topic): string => `${game}${MARK[kind]}${name}`;

/** The topic with a key; people may type anything. */
export function parseTopic(key: string): Topic {
  const topic = GAME_IDS.flatMap((game) => allOf(game, LANGUAGES[0])).find((each) => keyOf(each) === key);
  if (!topic) throw new Refused('topic');
  return topic;
}

export function firstTopic(game: GameId): Topic {
  const [first] = topicsOf(game);
  if (!first) throw new Refused('topic');
  return first;
}

/** The topic about what a seat has to do or plans; for a spectator, about the public view. */
export function topicAt(room: Room, seat: Seat | null, shown: PanelState | null): Topic {
  const { game } = room;
  const place = seat !== null && mayPlan(room, seat) ? roomForSteps(room, seat) : room;
  const view = gameOf(room).view(matchOf(place).state, seat);
  const name = UIS[game].topicAt(view, shown);
  return name === null ? firstTopic(game) : { game, kind: 'rule', name };
}

const wordsOn = ({ game, kind, name }: Topic, language: Language): Thing | undefined =>
  kind === 'rule' ? WORDS[game].texts[language].rules[name] : thingsOf(game, language).get(name);
const titleOf = (topic: Topic, language: Language): string => wordsOn(topic, language)?.title ?? topic.name;
const nameOf = (game: GameId, language: Language): string => WORDS[game].say(language)('name');

/** Lowercase and without accents, as people type. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Suggestions for a text, from one game or all: topics first, then named pieces. */
export function topicsLike(typed: string, game: GameId | null, language: Language): { name: string; value: string }[] {
  const games = game ? [game] : GAME_IDS;
  const topics = [...games.flatMap(topicsOf), ...games.flatMap((each) => thingTopics(each, language))];
  const named = topics.map((topic) => ({
    name: `${nameOf(topic.game, language)}: ${titleOf(topic, language)}`,
    value: keyOf(topic),
  }));
  const wanted = plain(typed.trim());
  return named.filter(({ name, value }) => plain(name).includes(wanted) || value === wanted);
}

async function pictureOf({ game, kind, name }: Topic, botPlayers: BotPlayers): Promise<PictureRequest | null> {
  const ui = UIS[game];
  if (kind === 'rule') return ui.topicPicture(name, await sampleView(game, botPlayers));
  return ui.thingPicture(name);
}

const topicMenu = (game: GameId, language: Language): Piece =>
  menuRow(
    makeId({ match: NO_MATCH, verb: 'topic', stamp: '', numbers: [] }),
    words(language)('bot.look.topic'),
    topicsOf(game).map((each) => ({ value: keyOf(each), label: titleOf(each, language) })),
  );

/** One topic with its picture and a menu of its game's other topics. */
export async function rulesPieces(topic: Topic, language: Language, botPlayers: BotPlayers): Promise<Piece[]> {
  const { game, kind } = topic;
  const t = words(language);
  const request = await pictureOf(topic, botPlayers);
  return [
    `## ${nameOf(game, language)} · ${titleOf(topic, language)}\n${wordsOn(topic, language)?.text ?? ''}`,
    ...(request ? [{ name: 'rules.png', request }] : []),
    ...(request && kind === 'rule' ? [`-# ${t('bot.look.example')}`] : []),
    topicMenu(game, language),
    ...buttonRows(signsButtons(game, language)),
  ];
}

/** What every sign in the game's pictures means, and the way to its rules. */
export function signsPieces(game: GameId, language: Language): Piece[] {
  if (!WORDS[game].legend) throw new Refused('topic');
  return [{ name: 'signs.png', request: { game, kind: 'legend' } }, topicMenu(game, language)];
}

const SEED = 'a game in full swing';
/** The share of the sample game that was played. */
const SHARE = 0.7;

const views = new Map<GameId, Promise<Json>>();

/** Bots play the sample game, always the same, for the pictures of the rules. */
async function play(game: GameId, botPlayers: BotPlayers): Promise<Json> {
  const { seats: limits, view } = RULES[game];
  const nobody = { id: '', displayName: '' };
  const lobby = newLobby({ id: '', channel: '', guild: null, language: 'en', game }, nobody);
  const seats = Array.from({ length: Math.min(3, limits.max) }, () => ({ user: null, name: '', computer: LEVELS[1] }));
  const turns = turnsSince(await botPlayers.play(startRoom({ ...lobby, seats }, SEED)), 0);
  return view(itemAt(turns, Math.floor(turns.length * SHARE)).after, null);
}

export function sampleView(game: GameId, botPlayers: BotPlayers): Promise<Json> {
  const view = views.get(game) ?? play(game, botPlayers);
  views.set(game, view);
  return view;
}
