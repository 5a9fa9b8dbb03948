import { PNG } from 'pngjs';
import { LEAST_SIZE, type Sheet, type Sprite, WIDTH } from '#draw';
import type { Match, Seat } from '#engine';
import type { PictureRequest } from '#games/contract';
import { layout } from '#games/pictures';
import { fitAltText, LANGUAGES, nameOf, type Reader, words } from '#i18n';
import { turnsSince } from '#room';
import { roundNames } from '../../src/bot/game-parts.ts';
import { openBotPlayers } from '../../src/bot/scheduling/bot-players.ts';
import { sampleView, topicsOf } from '../../src/bot/views/rules.ts';
import { LIMITS } from '../../src/local/discord-limits.ts';
import { contrast } from '../draw/color-science.ts';
import { paint, painter, sceneFor } from '../draw/drawing.ts';
import { HARD_NAMES, NAMES } from '../draw/names.ts';
import { decibels, groundOf } from '../draw/pixel-checks.ts';
import { outside, overlaps, ownTexts, texts } from '../draw/shapes.ts';
import { viewers } from '../rig/play.ts';
import { roomOf } from '../rig/room-of-match.ts';
import { thinkHere } from '../rig/same-thread-thinking.ts';
import { jsonFlaw } from './json-flaws.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { MISSING_WORDS } from './missing-words.ts';
import { panelsOf, proposalsOf } from './panels.ts';
import { playthrough, sampled } from './playthrough.ts';

/** A picture request and its reader. */
export type Commission = { readonly request: PictureRequest; readonly reader: Reader };

/** A frame of a time-lapse that shows this moment, as if all was done in one turn; none where there are no time-lapses. */
function framesAt({ game, ui, words: say }: Subject, match: Match, seat: Seat, reader: Reader): PictureRequest[] {
  if (!ui.film) return [];
  const { state, seats, options, seed } = match;
  const t = words(reader.language);
  const [view, first] = [state, game.setup(seats.length, options, seed)].map((each) => game.view(each, null));
  const { total, target, round, rounds } = ui.progress(view!, seat);
  const mark = {
    ...{ seat, name: nameOf(reader, seat), game: say.say(reader.language)('name'), total, gain: seat - 1 },
    feat: ui.film.feat(view!, first!, seat, reader),
    target: target === null ? null : t('bot.after.target', { target }),
    ...{ turnWord: t('bot.after.turn'), turn: 1, turns: 99, round, rounds: roundNames(ui, rounds), share: 0.4 },
  };
  return [{ ...ui.film.growing(view!, seat, view!), film: { mark, before: null, delay: 0 } }];
}

/** Pictures that any viewer can open in a state. */
function seenBy({ game, ui }: Subject, { state, seats }: Match, viewer: Seat | null, reader: Reader): PictureRequest[] {
  const view = game.view(state, viewer);
  return [
    ui.overview(view),
    ...ui.final(view),
    ...[ui.standing(view)].filter((request) => request !== null),
    ...[...seats.keys()].map((seat) => ui.home(view, seat)),
    ...sampled(ui.closeups(view, viewer ?? 0, reader), 3).map(({ request }) => request),
  ];
}

/** What a seat can be shown while it prepares its turn, or talks about one. */
function preparing(subject: Subject, { state }: Match, seat: Seat, reader: Reader): PictureRequest[] {
  const panels = panelsOf(subject, state, seat, reader, 60).flatMap(({ made }) => (made ? [made.picture] : []));
  const proposals = proposalsOf(subject, state, seat, reader, 60).flatMap(({ made: { panel, post } }) => [
    panel.picture,
    ...(post ? [post.picture] : []),
  ]);
  return [...sampled(panels, 5), ...sampled(proposals, 5)];
}

/** What the channel is shown of the last turns, one by one and several at once. */
function toldBy({ game, ui }: Subject, match: Match, reader: Reader): PictureRequest[] {
  const turns = turnsSince(roomOf(match), 0).map(({ after, before }) => ({
    view: game.view(after, null),
    before: game.view(before, null),
  }));
  const shown = turns.filter(({ view, before }) => ui.story(view, before, reader).picture).slice(-4);
  const last = shown.at(-1);
  const picture = last && ui.story(last.view, last.before, reader).picture;
  const several = [2, 3, 4].filter((count) => count <= shown.length);
  return [...(picture ? [picture] : []), ...several.flatMap((count) => ui.moves(shown.slice(-count)) ?? [])];
}

/** Every picture the ui can ask for in a state. */
function requestsAt(subject: Subject, match: Match, reader: Reader, viewer: Seat | null): PictureRequest[] {
  const { game, ui } = subject;
  const view = game.view(match.state, null);
  return [
    ui.table(view),
    ...toldBy(subject, match, reader),
    ...[...match.seats.keys()].slice(0, 2).flatMap((seat) => framesAt(subject, match, seat, reader)),
    ...seenBy(subject, match, viewer, reader),
    ...game
      .waiting(match.state)
      .slice(0, 1)
      .flatMap((seat) => preparing(subject, match, seat, reader)),
  ];
}

/** Languages, names and eyes in turn. */
export function picturesOf(subject: Subject, kind: MatchSetup, seed: string, count: number): Commission[] {
  const { start, steps } = playthrough(subject.game, kind, seed);
  const seats = viewers(kind.seats);
  return sampled([start, ...steps.map(({ after }) => after)], count).flatMap((match, i) => {
    const language = LANGUAGES[(i + kind.seats) % LANGUAGES.length] ?? LANGUAGES[0];
    const reader = { language, names: i % 3 === 1 ? NAMES : HARD_NAMES };
    return requestsAt(subject, match, reader, seats[i % seats.length] ?? null).map((request) => ({ request, reader }));
  });
}

/** The pictures that go with the rules, for everyone who reads them. */
export async function rulesPictures({ id, ui }: Subject): Promise<Commission[]> {
  const view = await sampleView(id, openBotPlayers(thinkHere));
  const requests = topicsOf(id)
    .map(({ name }) => ui.topicPicture(name, view))
    .filter((request) => request !== null);
  return LANGUAGES.flatMap((language) => requests.map((request) => ({ request, reader: { language, names: NAMES } })));
}

/** Everything lies inside, on whole pixels, and no text on another. */
function* placed(sheet: Sheet): Generator<string> {
  if (sheet.width !== WIDTH) yield `is ${sheet.width} wide`;
  if (sheet.shapes.length <= 3) yield `has ${sheet.shapes.length} shapes`;
  for (const shape of outside(sheet)) yield `lies outside: ${shape}`;
  for (const pair of overlaps(sheet)) yield `texts run into each other: ${pair}`;
  for (const shape of sheet.shapes) {
    if (shape.kind !== 'path' && !(Number.isInteger(shape.x) && Number.isInteger(shape.y)))
      yield `${shape.kind} at ${shape.x}, ${shape.y}: no whole pixels`;
  }
}

/** A sprite's key names everything its looks depend on: what is written in it need be read once only. */
const read = new Set<string>();
function wasRead({ key }: Sprite): boolean {
  const known = read.has(key);
  read.add(key);
  return known;
}

/** Only a name that is too long may be cut. */
function* legible(sheet: Sheet, names: readonly string[]): Generator<string> {
  for (const { text, size } of ownTexts(sheet)) {
    if (size < LEAST_SIZE) yield `“${text}” is ${size} px high, below ${LEAST_SIZE}`;
    if (names === NAMES && text.endsWith('…')) yield `“${text}” is cut`;
  }
  for (const { text } of texts(sheet.shapes, 1, wasRead)) {
    if (contrast(text.color, text.on) < 4.5) yield `“${text.text}”: ${text.color} hardly stands out from ${text.on}`;
    if (MISSING_WORDS.test(text.text)) yield `“${text.text}” is not words`;
  }
}

/** Numbers and names of places, without how often something comes: what an alt text counts a text view lists. */
const numbersIn = (said: string): Set<string> => new Set(said.replace(/×\d+/g, '').match(/[A-Z]*[+−]?\d+/g));

/** The alt text fits, and the text view has every number in it. */
function* told({ words }: Subject, { request, reader }: Commission): Generator<string> {
  const [brief, full] = [false, true].map((each) => words.describe(request, reader, each));
  const [alt, text] = [fitAltText(brief!), full!.join('\n')];
  for (const [what, said] of [
    ['alt text', alt],
    ['text', text],
  ] as const) {
    if (said.trim().length <= 20) yield `${what} says nothing: “${said}”`;
    if (MISSING_WORDS.test(said)) yield `${what} is not words: “${said}”`;
  }
  for (const length of [alt.length, brief![0]?.length ?? 0])
    if (length > LIMITS.altText) yield `alt text has ${length} characters, ${LIMITS.altText} are allowed`;
  const known = numbersIn(text);
  const missing = [...numbersIn(alt)].filter((number) => !known.has(number));
  if (missing.length) yield `only the alt text says ${missing.join(', ')}: “${alt}” “${text}”`;
}

/** A picture lies inside its canvas, in type that can be read, in colors that stand out, and is told in words. */
export function* pictureLaw(subject: Subject, commissions: Iterable<Commission>): Generator<string> {
  for (const { request, reader } of commissions) {
    const at = `${request.kind} in ${reader.language}`;
    const flaw = jsonFlaw(request, 'request');
    if (flaw) yield `${at}: ${flaw}`;
    const sheet = layout(request, sceneFor(reader.language, reader.names));
    for (const wrong of [...placed(sheet), ...legible(sheet, reader.names), ...told(subject, { request, reader })])
      yield `${at}: ${wrong}`;
  }
}

/** Larger files make people wait. */
const MOST_BYTES = 250 * 1024;

/** A picture as it is painted: its texts stand out from what is really behind them, its palette comes near enough. */
export function* paintLaw(commissions: Iterable<Commission>): Generator<string> {
  for (const { request, reader } of commissions) {
    const at = `${request.kind} in ${reader.language}`;
    const sheet = layout(request, sceneFor(reader.language, reader.names));
    if (JSON.stringify(layout(request, sceneFor(reader.language, reader.names))) !== JSON.stringify(sheet))
      yield `${at}: is laid out otherwise the second time`;
    const png = paint(sheet);
    if (png.length > MOST_BYTES) yield `${at}: the file has ${png.length} bytes`;
    for (const text of ownTexts(sheet)) {
      const ground = groundOf(text);
      if (contrast(text.color, ground) < 4.5) yield `${at}: “${text.text}” is painted ${text.color} on ${ground}`;
    }
    // Emoji bring colors of their own.
    if (ownTexts(sheet).some(({ text }) => /\p{Extended_Pictographic}/u.test(text))) continue;
    const near = decibels(painter.scanlines(0, sheet.height), PNG.sync.read(png).data);
    if (near < 40) yield `${at}: the palette comes no nearer than ${near.toFixed(1)} dB`;
  }
}
