import { itemAt, type Point } from '#engine';
import { ALT_TEXT_LIMIT, letterOf, nameOf, type Reader } from '#i18n';
import type { Prompt, SprawlopolisRequest } from '../requests.ts';
import type { BestPlace } from '../rules/best-places.ts';
import { visibleBlocks } from '../rules/city.ts';
import { gainOf, type Light, litBlocks, scoreOf } from '../rules/score.ts';
import type { GroupScore, RoadScore } from '../rules/scoring.ts';
import type { CardNumber, Placement } from '../rules/types.ts';
import { handShown, type View } from '../rules/view.ts';
import { addressOf, xName, yName } from './address.ts';
import { cityMap } from './map.ts';
import {
  blockWords,
  cardName,
  cardWords,
  conditionText,
  number,
  partWords,
  placementWords,
  signed,
} from './phrases.ts';
import { type Say, speech } from './speech.ts';

/** A picture in words: all of it line by line, or in a few sentences. */
export function describe(request: SprawlopolisRequest, reader: Reader, full: boolean): string[] {
  switch (request.kind) {
    case 'city':
      return city(request.view, request.light ?? null, reader, full);
    case 'panel': {
      const before = full ? city(request.view, null, reader, true) : [];
      return [...new Set([...before, ...panel(request.view, request.prompt, reader)])];
    }
    case 'proposal':
      return proposal(request, reader);
    case 'final':
      return final(request.view, reader, full);
    case 'card':
      return card(request.number, reader);
  }
}

/** Every block; what is said before and after it says less of it if need be. */
function withMap(before: readonly string[], view: View, reader: Reader, after: readonly string[] = []): string[] {
  const room = ALT_TEXT_LIMIT - [...before, ...after].reduce((sum, line) => sum + line.length + 1, 0);
  return [...before, cityMap(view, reader, room), ...after];
}

/** The city with its score, the last card, the deck and all hands. */
function city(view: View, light: Light | null, reader: Reader, full: boolean): string[] {
  const head = [headLine(view, reader), ...(light ? [lightLine(view, light, reader)] : [])];
  const score = scoreLine(view, reader);
  const now = [lastLine(view, reader), deckLine(view, reader)];
  const conditions = conditionLines(view, reader);
  const hands = handLines(view, reader, full);
  if (!full) return [...withMap(head, view, reader, hands), score, conditionsLine(view, reader), ...now, ...conditions];
  return [...head, score, ...conditions, ...blockLines(view, reader), ...now, ...hands, ...workLine(view, reader)];
}

function headLine(view: View, reader: Reader): string {
  const say = speech(reader.language);
  const { total, target } = scoreOf(view);
  const turn =
    view.active === null ? say('pictures.alt.over') : say('pictures.alt.turn', { name: nameOf(reader, view.active) });
  const played = { played: view.city.length, all: PLAYED };
  const difficulty = say(`pictures.difficulty.${view.difficulty}`);
  return say('pictures.alt.city', { difficulty, turn, total: number(total), target, ...played });
}

/** Cards that are not laid scoring side up. */
const PLAYED = 15;

const addresses = (blocks: readonly Point[]): string => blocks.map(addressOf).join(', ');

function lightLine(view: View, light: Light, { language }: Reader): string {
  const say = speech(language);
  if (light.kind === 'roads') return say('pictures.alt.lightRoads');
  const lit = litBlocks(view, light);
  const blocks = lit.length ? addresses(lit) : say('pictures.alt.nothing');
  if (light.kind === 'group') return say('pictures.alt.lightGroup', { zone: say(`zone.${light.zone}`), blocks });
  return say('pictures.alt.lightCondition', { name: cardName(say, light.card), blocks });
}

function scoreLine(view: View, { language }: Reader): string {
  const say = speech(language);
  const { groups, roads, roadPoints } = scoreOf(view);
  return say('pictures.alt.score', {
    groups: groups
      .map(({ zone, points }) => say('pictures.alt.zone', { zone: say(`zone.${zone}`), size: points }))
      .join(', '),
    count: roads.length,
    roads: number(roadPoints),
  });
}

/** The points of the conditions alone. */
function conditionsLine(view: View, { language }: Reader): string {
  const say = speech(language);
  const each = scoreOf(view).conditions.map(({ card, points }) =>
    say('pictures.alt.condition', { name: cardName(say, card), points: number(points) }),
  );
  return say('pictures.alt.conditions', { conditions: each.join(', ') });
}

function conditionLines(view: View, { language }: Reader): string[] {
  const say = speech(language);
  return scoreOf(view).conditions.map(({ card, points }) =>
    say('pictures.alt.conditionNow', {
      number: card,
      name: cardName(say, card),
      text: conditionText(language, card),
      points: number(points),
    }),
  );
}

/** Every block by its address, then what counts: the largest groups and every road. */
function blockLines(view: View, { language }: Reader): string[] {
  const say = speech(language);
  const blocks = visibleBlocks(view.city);
  const rows = [...new Set(blocks.map(({ y }) => y))].map((line) => {
    const told = blocks.filter(({ y }) => y === line).map((block) => blockWords(say, block));
    return say('pictures.text.row', { row: yName(line), blocks: told.join('; ') });
  });
  const { groups, roads } = scoreOf(view);
  return [
    ...rows,
    say('pictures.text.sides'),
    ...groups.map((group) => groupLine(group, say)),
    ...roads.map((road, i) => roadLine(road, i + 1, say)),
  ];
}

function groupLine({ zone, points, blocks }: GroupScore, say: Say): string {
  const name = say(`zone.${zone}`);
  if (blocks.length === 0) return say('pictures.text.noGroup', { zone: name });
  return say('pictures.text.group', { zone: name, points, blocks: addresses(blocks) });
}

/** The first end belongs to the first block, the second to the last. */
function roadLine({ blocks, ends }: RoadScore, index: number, say: Say): string {
  const values = { number: index, blocks: addresses(blocks) };
  if (ends.length === 0) return say('pictures.text.loop', values);
  const [from, to] = ends.map((end, i) =>
    say(end === 'edge' ? 'pictures.text.edge' : 'pictures.text.dead', {
      at: addressOf(itemAt(blocks, i === 0 ? 0 : blocks.length - 1)),
    }),
  );
  return say('pictures.text.road', { ...values, from, to });
}

function lastLine({ last, city }: View, reader: Reader): string {
  const say = speech(reader.language);
  const placed = last?.placed ?? itemAt(city, 0);
  const values = { card: placementWords(say, placed), at: addressOf(placed) };
  if (!last) return say('pictures.alt.first', values);
  return say('pictures.alt.last', { ...values, name: nameOf(reader, last.seat) });
}

function deckLine({ next, left }: View, { language }: Reader): string {
  const say = speech(language);
  if (next === null) return say('pictures.alt.empty');
  return say('pictures.alt.next', { card: cardWords(say, next), left });
}

/** Who holds what; in brief the names of the cards alone, and only where everyone sees them. */
function handLines({ open, hands }: View, reader: Reader, full: boolean): string[] {
  const say = speech(reader.language);
  return hands.flatMap(({ count, cards }, seat) => {
    const name = nameOf(reader, seat);
    if (!cards?.length) return full ? [say('pictures.text.hand', { name, count })] : [];
    if (full)
      return [say('pictures.text.handOf', { name, cards: cards.map((each) => cardWords(say, each)).join('; ') })];
    const names = cards.map((each) => cardName(say, each)).join(', ');
    return open ? [`${say('pictures.text.handOf', { name, cards: names })}.`] : [];
  });
}

function workLine({ work }: View, { language }: Reader): string[] {
  const say = speech(language);
  return work ? [say('pictures.text.work', { card: placementWords(say, work), at: addressOf(work) })] : [];
}

/** What a placement would change, in one sentence. */
function gainText(view: View, placement: Placement, { language }: Reader): string {
  const say = speech(language);
  const { lines, from, to, target } = gainOf(view, placement);
  const changes = lines
    .filter((line) => line.from !== line.to)
    .map((line) =>
      say('pictures.alt.change', {
        what: partWords(say, line.part),
        from: number(line.from),
        to: number(line.to),
      }),
    );
  return say(from === to ? 'pictures.alt.even' : 'pictures.alt.gain', {
    from: number(from),
    to: number(to),
    target,
    changes: changes.length ? changes.join(', ') : say('pictures.alt.same'),
  });
}

/** Which question the panel puts, as a key of its words. */
export function questionOf({ card, at, best }: Prompt) {
  if (card === null) return 'hand';
  if (best?.length) return 'best';
  return at ? 'confirm' : 'place';
}

function panel(view: View, prompt: Prompt, reader: Reader): string[] {
  const say = speech(reader.language);
  const question = say(`pictures.panel.${questionOf(prompt)}`);
  const held = handShown(view, prompt.card)
    .cards.map((each) => cardWords(say, each))
    .join('; ');
  if (prompt.card === null)
    return [held ? `${question}: ${held}.` : say('pictures.alt.cardless', { question }), deckLine(view, reader)];
  const chosen = { card: prompt.card, turned: prompt.turned };
  return [
    prompt.best?.length
      ? bestLine(prompt.best, prompt.card, reader)
      : say('pictures.alt.question', { question, card: cardWords(say, prompt.card, prompt.turned) }),
    ...(prompt.at
      ? [say('pictures.alt.chosen', { at: addressOf(prompt.at) }), gainText(view, { ...chosen, ...prompt.at }, reader)]
      : freeLine(prompt.free, reader)),
    say('pictures.alt.hand', { cards: held }),
    scoreLine(view, reader),
    conditionsLine(view, reader),
    deckLine(view, reader),
  ];
}

/** "Five best places for Bloom Boom: A +3 at M32, …" */
function bestLine(places: readonly BestPlace[], card: CardNumber, { language }: Reader): string {
  const say = speech(language);
  const each = places.map((place, i) =>
    say(place.turned ? 'pictures.alt.bestTurned' : 'pictures.alt.bestPlace', {
      letter: letterOf(i),
      gain: signed(place.gain),
      at: addressOf(place),
    }),
  );
  return say('pictures.alt.best', { card: cardName(say, card), places: each.join('; ') });
}

function freeLine(free: readonly Point[], { language }: Reader): string[] {
  if (free.length === 0) return [];
  const say = speech(language);
  const [xs, ys] = [free.map(({ x }) => x), free.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const columns =
    left === right
      ? say('pictures.alt.column', { at: xName(left) })
      : say('pictures.alt.columns', { from: xName(left), to: xName(right) });
  const rows =
    top === bottom
      ? say('pictures.alt.row', { at: yName(top) })
      : say('pictures.alt.rows', { from: yName(top), to: yName(bottom) });
  return [say('pictures.alt.free', { count: free.length, columns, rows })];
}

function proposal(request: Extract<SprawlopolisRequest, { kind: 'proposal' }>, reader: Reader): string[] {
  const { view, seat, placement } = request;
  const say = speech(reader.language);
  const card = placementWords(say, placement);
  return [
    say('pictures.alt.proposal', { name: nameOf(reader, seat), card, at: addressOf(placement) }),
    gainText(view, placement, reader),
    headLine(view, reader),
  ];
}

function final(view: View, reader: Reader, full: boolean): string[] {
  const say = speech(reader.language);
  const { total, target } = scoreOf(view);
  const key = total >= target ? 'pictures.alt.won' : 'pictures.alt.lost';
  const names = view.hands.map((_, seat) => nameOf(reader, seat)).join(', ');
  const head = view.active === null ? say(key, { total: number(total), target }) : headLine(view, reader);
  return [
    ...(full ? [head] : withMap([head], view, reader)),
    scoreLine(view, reader),
    ...(full ? [] : [conditionsLine(view, reader)]),
    say('pictures.alt.team', { names }),
    ...conditionLines(view, reader),
    ...(full ? blockLines(view, reader) : []),
  ];
}

function card(shown: CardNumber, { language }: Reader): string[] {
  const say = speech(language);
  const values = { number: shown, name: cardName(say, shown), text: conditionText(language, shown) };
  return [say('pictures.alt.conditionText', values), `${cardWords(say, shown)}.`];
}
