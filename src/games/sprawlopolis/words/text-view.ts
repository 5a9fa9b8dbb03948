import { itemAt, type Point } from '#engine';
import { nameOf, type Reader } from '#i18n';
import { type Block, visibleBlocks } from '../rules/city.ts';
import { gainOf, scoreOf } from '../rules/score.ts';
import type { GroupScore, RoadScore } from '../rules/scoring.ts';
import type { Placement } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { addressOf, yName } from './address.ts';
import { blockWords, cardName, cardWords, conditionText, number, partWords, placementWords } from './phrases.ts';
import { type Say, speech } from './speech.ts';

/** Cards that are not laid scoring side up. */
const PLAYED = 15;

export const addresses = (blocks: readonly Point[]): string => blocks.map(addressOf).join(', ');

/** Everything needed to play without pictures, line by line. */
export function cityText(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const score = scoreOf(view);
  return [
    headLine(view, reader),
    scoreLine(view, reader),
    ...conditionLines(view, reader),
    ...blockLines(visibleBlocks(view.city), say),
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
    view.active === null ? say('pictures.alt.over') : say('pictures.alt.turn', { name: nameOf(reader, view.active) });
  const played = { played: view.city.length, all: PLAYED };
  const difficulty = say(`pictures.difficulty.${view.difficulty}`);
  return say('pictures.alt.city', { difficulty, turn, total: number(total), target, ...played });
}

export function scoreLine(view: View, { language }: Reader): string {
  const say = speech(language);
  const { groups, roads, roadPoints, conditions } = scoreOf(view);
  return say('pictures.alt.score', {
    groups: groups
      .map(({ zone, points }) => say('pictures.alt.zone', { zone: say(`zone.${zone}`), size: points }))
      .join(', '),
    count: roads.length,
    roads: number(roadPoints),
    conditions: conditions
      .map(({ card, points }) =>
        say('pictures.alt.condition', { number: card, name: cardName(say, card), points: number(points) }),
      )
      .join(', '),
  });
}

export function conditionLines(view: View, { language }: Reader): string[] {
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

function blockLines(blocks: readonly Block[], say: Say): string[] {
  const ys = [...new Set(blocks.map(({ y }) => y))];
  return ys.map((line) =>
    say('pictures.text.row', {
      row: yName(line),
      blocks: blocks
        .filter(({ y }) => y === line)
        .map((block) => blockWords(say, block))
        .join('; '),
    }),
  );
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

export function lastLine({ last, city }: View, reader: Reader): string {
  const say = speech(reader.language);
  const placed = last?.placed ?? itemAt(city, 0);
  const values = { card: placementWords(say, placed), at: addressOf(placed) };
  if (!last) return say('pictures.alt.first', values);
  return say('pictures.alt.last', { ...values, name: nameOf(reader, last.seat) });
}

export function deckLine({ next, left }: View, { language }: Reader): string {
  const say = speech(language);
  if (next === null) return say('pictures.alt.empty');
  return say('pictures.alt.next', { card: cardWords(say, next), left });
}

function handLines({ hands }: View, reader: Reader): string[] {
  const say = speech(reader.language);
  return hands.map(({ count, cards }, seat) => {
    const name = nameOf(reader, seat);
    if (!cards || cards.length === 0) return say('pictures.text.hand', { name, count });
    return say('pictures.text.handOf', { name, cards: cards.map((card) => cardWords(say, card)).join('; ') });
  });
}

/** Where everyone sees all cards: whose they are, in few words. */
export function openHandLines({ open, hands }: View, reader: Reader): string[] {
  if (!open) return [];
  const say = speech(reader.language);
  return hands.flatMap(({ cards }, seat) =>
    cards?.length
      ? [
          `${say('pictures.text.handOf', { name: nameOf(reader, seat), cards: cards.map((card) => cardName(say, card)).join(', ') })}.`,
        ]
      : [],
  );
}

function workLine({ work }: View, say: Say): string[] {
  if (!work) return [];
  return [say('pictures.text.work', { card: placementWords(say, work), at: addressOf(work) })];
}

/** What a placement would change, in one sentence. */
export function gainText(view: View, placement: Placement, { language }: Reader): string {
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
  return say('pictures.alt.gain', {
    from: number(from),
    to: number(to),
    target,
    changes: changes.length ? changes.join(', ') : say('pictures.alt.same'),
  });
}
