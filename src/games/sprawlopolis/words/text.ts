import type { Point } from '../../../engine/grid.ts';
import { itemAt } from '../../../engine/sure.ts';
import { nameOf, type Reader, type Say, speech } from '../../../i18n/speech.ts';
import { type Block, visibleBlocks } from '../rules/city.ts';
import { gainOf, scoreOf } from '../rules/score.ts';
import type { GroupScore, RoadScore } from '../rules/scoring.ts';
import type { Placement } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { addressOf, rowName } from './address.ts';
import { blockWords, cardName, cardWords, conditionText, number, partWords, placementWords } from './phrases.ts';

/** Cards that are not laid scoring side up. */
const PLAYED = 15;

export const addresses = (blocks: readonly Point[]): string => blocks.map(addressOf).join(', ');

/** All there is to know, line by line: one can play from it without the pictures. */
export function cityText(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const score = scoreOf(view);
  return [
    headLine(view, reader),
    scoreLine(view, reader),
    ...conditionLines(view, reader),
    ...rowLines(visibleBlocks(view.city), say),
    ...score.groups.map((group) => groupLine(group, say)),
    ...score.roads.map((road, i) => roadLine(road, i + 1, say)),
    lastLine(view, reader),
    deckLine(view, reader),
    ...handLines(view, reader),
    ...workLine(view, say),
  ];
}

export function headLine(view: View, reader: Reader): string {
  const say = speech(reader.language);
  const { total, target } = scoreOf(view);
  const turn =
    view.active === null
      ? say('sprawlPictures.alt.over')
      : say('sprawlPictures.alt.turn', { name: nameOf(reader, view.active) });
  const played = { played: view.city.length, all: PLAYED };
  return say('sprawlPictures.alt.city', { turn, total: number(total), target, ...played });
}

export function scoreLine(view: View, { language }: Reader): string {
  const say = speech(language);
  const { groups, roads, roadPoints, conditions } = scoreOf(view);
  return say('sprawlPictures.alt.score', {
    groups: groups
      .map(({ zone, points }) =>
        say('sprawlPictures.alt.zone', { zone: say(`sprawlopolis.zone.${zone}`), size: points }),
      )
      .join(', '),
    count: roads.length,
    roads: number(roadPoints),
    conditions: conditions
      .map(({ card, points }) =>
        say('sprawlPictures.alt.condition', { number: card, name: cardName(say, card), points: number(points) }),
      )
      .join(', '),
  });
}

export function conditionLines(view: View, { language }: Reader): string[] {
  const say = speech(language);
  return scoreOf(view).conditions.map(({ card, points }) =>
    say('sprawlPictures.alt.conditionNow', {
      number: card,
      name: cardName(say, card),
      text: conditionText(language, card),
      points: number(points),
    }),
  );
}

function rowLines(blocks: readonly Block[], say: Say): string[] {
  const rows = [...new Set(blocks.map(({ y }) => y))];
  return rows.map((row) =>
    say('sprawlPictures.text.row', {
      row: rowName(row),
      blocks: blocks
        .filter(({ y }) => y === row)
        .map((block) => blockWords(say, block))
        .join('; '),
    }),
  );
}

function groupLine({ zone, points, blocks }: GroupScore, say: Say): string {
  const name = say(`sprawlopolis.zone.${zone}`);
  if (blocks.length === 0) return say('sprawlPictures.text.noGroup', { zone: name });
  return say('sprawlPictures.text.group', { zone: name, points, blocks: addresses(blocks) });
}

/** The first end belongs to the first block, the second to the last. */
function roadLine({ blocks, ends }: RoadScore, index: number, say: Say): string {
  const values = { number: index, blocks: addresses(blocks) };
  if (ends.length === 0) return say('sprawlPictures.text.loop', values);
  const [from, to] = ends.map((end, i) =>
    say(end === 'edge' ? 'sprawlPictures.text.edge' : 'sprawlPictures.text.dead', {
      at: addressOf(itemAt(blocks, i === 0 ? 0 : blocks.length - 1)),
    }),
  );
  return say('sprawlPictures.text.road', { ...values, from, to });
}

export function lastLine({ last, city }: View, reader: Reader): string {
  const say = speech(reader.language);
  const placed = last?.placed ?? itemAt(city, 0);
  const values = { card: placementWords(say, placed), at: addressOf(placed) };
  if (!last) return say('sprawlPictures.alt.first', values);
  return say('sprawlPictures.alt.last', { ...values, name: nameOf(reader, last.seat) });
}

export function deckLine({ next, left }: View, { language }: Reader): string {
  const say = speech(language);
  if (next === null) return say('sprawlPictures.alt.empty');
  return say('sprawlPictures.alt.next', { card: cardWords(say, next), left });
}

function handLines({ hands }: View, reader: Reader): string[] {
  const say = speech(reader.language);
  return hands.map(({ count, cards }, seat) => {
    const name = nameOf(reader, seat);
    if (!cards || cards.length === 0) return say('sprawlPictures.text.hand', { name, count });
    return say('sprawlPictures.text.handOf', { name, cards: cards.map((card) => cardWords(say, card)).join('; ') });
  });
}

function workLine({ work }: View, say: Say): string[] {
  if (!work) return [];
  return [say('sprawlPictures.text.work', { card: placementWords(say, work), at: addressOf(work) })];
}

/** What a placement would change, in one sentence. */
export function gainText(view: View, placement: Placement, { language }: Reader): string {
  const say = speech(language);
  const { lines, from, to, target } = gainOf(view, placement);
  const changes = lines
    .filter((line) => line.from !== line.to)
    .map((line) =>
      say('sprawlPictures.alt.change', {
        what: partWords(say, line.part),
        from: number(line.from),
        to: number(line.to),
      }),
    );
  return say('sprawlPictures.alt.gain', {
    from: number(from),
    to: number(to),
    target,
    changes: changes.length ? changes.join(', ') : say('sprawlPictures.alt.same'),
  });
}
