import { type Drawing, ellipse, image, PAPER, path, rect, type Scene, type Shape, star, WIDTH, write } from '#draw';
import { itemAt, type Seat } from '#engine';
import type { View } from '../rules/view.ts';
import { signed } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { arrow } from './signs/plain-signs.ts';
import { signSprite } from './signs/sign.ts';
import { handsGo, isPassing, tableHeader } from './table-header.ts';
import { lowRow } from './table-row-low.ts';
import { tallRow } from './table-row-tall.ts';

const TOP = 112;
const LEFT = 16;
/** What a row takes with the gap below it. */
const PITCH = { low: 160, tall: 288 } as const;
const GAP = { low: 8, tall: 12 } as const;
/** Beside or below the pawns, whose hats it must not hide. */
const ARROW = { low: 60, tall: 114 } as const;
/** Over the two rows of a team, and below them. */
const STRIP = 50;
const TEAM_GAP = 8;

/** Few cities have room for words; many lie closer. */
const kindOf = (seats: number): keyof typeof PITCH => (seats <= 4 ? 'tall' : 'low');

/** The upper edge of each row, in seating order: the left neighbor is the row below. */
function edges({ cities, variant }: View): number[] {
  const pitch = PITCH[kindOf(cities.length)];
  const team = variant === 'teams' ? STRIP + TEAM_GAP : 0;
  return cities.map((_, seat) => TOP + seat * pitch + (team > 0 ? Math.floor(seat / 2) * team + STRIP - 4 : 0));
}

/** All cities as the last turn left them, and who is still choosing. */
export function layoutTable(view: View, scene: Scene): Drawing {
  const kind = kindOf(view.cities.length);
  const tops = edges(view);
  const h = PITCH[kind] - GAP[kind];
  const height = itemAt(tops, tops.length - 1) + h + (view.variant === 'teams' ? 20 : 16);
  const row = kind === 'tall' ? tallRow : lowRow;
  return {
    width: WIDTH,
    height,
    shapes: [
      ...tableHeader(view, height, scene),
      ...(view.variant === 'teams' ? teams(view, tops, h, scene) : []),
      ...tops.flatMap((y, seat) => row(view, seat, { x: LEFT, y, w: WIDTH - 2 * LEFT, h }, scene)),
      ...(isPassing(view) ? tops.slice(0, -1).flatMap((y, seat) => passing(view, seat, y + h)) : []),
    ],
  };
}

/** Below a row: where the hands go. */
function passing({ age, cities, variant }: View, seat: Seat, edge: number): Shape[] {
  const kind = kindOf(cities.length);
  const betweenTeams = variant === 'teams' && seat % 2 > 0;
  const x = betweenTeams ? ARROW.low : ARROW[kind];
  const y = edge + (betweenTeams ? 12 : GAP[kind] / 2);
  const down = handsGo(age) === 'left';
  return [
    path(ellipse(x, y, 16), { fill: PAPER.gold, stroke: PAPER.ink, width: 4 }),
    image(signSprite(arrow(down ? 'down' : 'up'), 18), x, y + (down ? 1 : -1)),
  ];
}

/** A frame around partners, with what they have together. */
function teams({ cities }: View, tops: readonly number[], h: number, scene: Scene): Shape[] {
  const say = speech(scene.language);
  return cities.flatMap(({ score }, seat) => {
    const partner = cities[seat + 1];
    if (seat % 2 > 0 || !partner) return [];
    const top = itemAt(tops, seat) - STRIP + 4;
    const bottom = itemAt(tops, seat + 1) + h + 8;
    const y = top + 25;
    return [
      rect(6, top, WIDTH - 12, bottom - top, { fill: '#C9D0E821', stroke: PAPER.soft, width: 4 }, 24),
      write(scene, say('pictures.team', { team: seat / 2 + 1 }), { x: 98, y, max: 500 }, 'name', 'paper on felt'),
      image(star(17), 888, y - 2),
      write(scene, signed(score.total + partner.score.total), { x: 914, y }, 'name', 'gold on felt'),
    ];
  });
}
