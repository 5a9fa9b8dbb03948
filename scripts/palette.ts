import { writeFileSync } from 'node:fs';
import { type Drawing, FELT, GROUND, image, MAT, PAPER, pawn, rect, WIDTH } from '#draw';
import { Painter } from '#draw/canvas';
import { layout } from '#games/pictures';
import { veil } from '../src/draw/kit/tile-slab.ts';
import { SEAT_TONES } from '../src/draw/theme.ts';
import { tile } from '../src/games/cities/pictures/tile.ts';
import { CITY_TILES } from '../src/games/cities/rules/content.ts';
import { tower } from '../src/games/wonders/pictures/tower.ts';
import { wonderArt } from '../src/games/wonders/pictures/wonder/wonder.ts';
import { WONDER_IDS } from '../src/games/wonders/rules/content.ts';
import { COLORS } from '../src/games/wonders/rules/kinds.ts';
import { GOLDEN } from '../test/draw/golden-samples.ts';
import { NAMES } from '../test/draw/names.ts';
import { requestsFor } from '../test/games/cities/sample-requests.ts';
import { playout } from '../test/games/cities/sample-views.ts';
import { OPEN } from '../test/games/sprawlopolis/match.ts';
import { sprawlopolisPlayout, sprawlopolisRequestsFor } from '../test/games/sprawlopolis/sample-requests.ts';
import { touristsRequestsFor } from '../test/games/tourists/sample-requests.ts';
import { goodGame } from '../test/games/tourists/views.ts';
import { wondersGame, wondersRequestsFor } from '../test/games/wonders/sample-requests.ts';

/**
 * Learns the fixed palettes from sample pictures, one for each game named here and one for all others; the largest flat
 * faces keep their exact color. Run it when colors have changed.
 */
const SIZE = 248;
/** Flat faces that keep their exact color, and colors that are looked at when learning; of one game and of all. */
const [FLAT, FLAT_TOGETHER] = [56, 12];
const [MOST, MOST_TOGETHER] = [24_000, 30_000];
/** How much a color that fills more weighs more. */
const [POWER, POWER_TOGETHER] = [0.78, 0.7];
/** How often a golden picture counts: all games together would else drown the kinds of pictures that are seldom asked for. */
const [GOLDEN_TIMES, GOLDEN_TIMES_TOGETHER] = [1, 4];

type Cell = { count: number; r: number; g: number; b: number };

const painter = new Painter();
const scene = { language: 'en', names: NAMES, measure: painter.measure } as const;

/** Some states of each game, from its beginning to its end. */
const some = <T>(games: readonly (readonly T[])[], each: number): T[] =>
  games.flatMap((states) => states.filter((_, i) => i % Math.ceil(states.length / each) === 0));

/** Everyone as large as who has built the best city of a day. */
const winners = (): Drawing => ({
  width: WIDTH,
  height: 600,
  shapes: [
    rect(0, 0, WIDTH, 600, { fill: PAPER.paper }),
    ...SEAT_TONES.map((_, seat) =>
      image(pawn(seat, 'M', 208), 125 + (seat % 4) * 250, 280 + Math.floor(seat / 4) * 290),
    ),
  ],
});

/** Games that learn a palette of their own; all others do with the common one. */
const SAMPLES: { readonly [game: string]: () => Drawing[] } = {
  cities: () => [
    ...some(
      [
        playout('palette 2', 2, { board: 'venice', length: 'long' }),
        playout('palette 3', 3, { board: 'new-york', length: 'standard' }),
        playout('palette 4', 4, { board: 'sydney', length: 'standard' }),
      ],
      9,
    )
      .flatMap((state) => requestsFor(state))
      .map((request) => layout(request, scene)),
    ...Array.from({ length: 4 }, ghosts),
    winners(),
  ],
  sprawlopolis: () => [
    ...some(
      [1, 2, 4].map((seats) => sprawlopolisPlayout(`palette ${seats}`, seats, OPEN)),
      9,
    )
      .flatMap((state) => sprawlopolisRequestsFor(state))
      .map((request) => layout(request, scene)),
    winners(),
  ],
  tourists: () => [
    ...some(
      [1, 2, 4, 8].map((seats) => goodGame(`palette ${seats}`, seats, '3')),
      7,
    )
      .flatMap((state) => touristsRequestsFor(state, state.round % state.cities.length))
      // Many small cities need most of the colors, and panels are asked for most often.
      .flatMap((request) => Array.from({ length: /round|final/.test(request.kind) ? 3 : 1 }, () => request))
      .map((request) => layout(request, scene)),
    winners(),
  ],
  wonders: () => [
    ...Array.from({ length: 12 }, monuments),
    ...some(
      [3, 5, 6, 7].map((seats) =>
        wondersGame(`palette ${seats}`, seats, { variant: seats === 6 ? 'teams' : 'cities', sides: 'random' }),
      ),
      7,
    )
      .flatMap((state) => wondersRequestsFor(state, state.turn % state.cities.length))
      // The table is drawn after every turn and has most of the colors.
      .flatMap((request) => Array.from({ length: request.kind === 'table' ? 5 : 1 }, () => request))
      .map((request) => layout(request, scene)),
  ],
};

function sample(name: string, drawings: () => Drawing[], goldenTimes: number): Cell[] {
  const golden = GOLDEN.filter(({ request }) => request.game === name);
  const sheets = golden.map(({ request, language, names }) => layout(request, { ...scene, language, names }));
  const cells = new Map<number, Cell>();
  for (const sheet of drawings()) count(sheet, 1, cells);
  for (const sheet of sheets) count(sheet, goldenTimes, cells);
  return [...cells.values()].sort((a, b) => b.count - a.count);
}

/** Tiles under the cream veil: seldom in the samples, but large where they are. */
function ghosts(): Drawing {
  const faces = Object.values(CITY_TILES).slice(0, 16);
  const shapes = faces.flatMap((face, i) => {
    const [x, y] = [(i % 4) * 240 + 10, Math.floor(i / 4) * 240 + 10];
    return [image(tile(face, 104), x, y), image(veil(104), x, y)];
  });
  return { width: WIDTH, height: 970, shapes: [rect(0, 0, WIDTH, 970, { fill: FELT.felt }), ...shapes] };
}

/** Wonders and towers in the sizes in which tables show them: small, and each with colors of its own. */
function monuments(): Drawing {
  const wonders = WONDER_IDS.flatMap((id, i) =>
    [102, 148].map((height, k) => image(wonderArt(id, 3, 3, height), 60 + i * 108, 160 + k * 190)),
  );
  const streets = COLORS.flatMap((color, i) =>
    [60, 86].flatMap((size, k) =>
      [1, 2, 3].map((floors, n) =>
        image(tower(color, floors, size, 200), 30 + i * 122 + n * 36, 500 + k * 130 + n * 10),
      ),
    ),
  );
  return {
    width: WIDTH,
    height: 680,
    shapes: [rect(0, 0, WIDTH, 680, { fill: PAPER.paper }), ...wonders, ...streets],
  };
}

function count(sheet: Drawing, times: number, cells: Map<number, Cell>): void {
  painter.paint(sheet);
  const pixels = painter.scanlines(0, sheet.height);
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] !== 255) continue;
    const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
    const key = (r << 16) | (g << 8) | b;
    const cell = cells.get(key);
    if (cell) cell.count += times;
    else cells.set(key, { count: times, r, g, b });
  }
}

const distance = (a: Cell, b: Cell) => 2 * (a.r - b.r) ** 2 + 3 * (a.g - b.g) ** 2 + 2 * (a.b - b.b) ** 2;
const hex = ({ r, g, b }: Cell) =>
  [r, g, b]
    .map((v) => Math.round(v).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
const cellOf = (color: string): Cell => ({
  count: 0,
  r: Number.parseInt(color.slice(0, 2), 16),
  g: Number.parseInt(color.slice(2, 4), 16),
  b: Number.parseInt(color.slice(4, 6), 16),
});

/** Fixed colors stay; the rest begin where pixels are served worst and wander to the middle of those nearest to them. */
function learn(fixed: readonly Cell[], cells: readonly Cell[], power: number): Cell[] {
  const centers = [...fixed];
  const weight = (cell: Cell) => cell.count ** power;
  const far = cells.map((cell) => Math.min(...centers.map((center) => distance(center, cell))));
  while (centers.length < SIZE) {
    let worst = 0;
    for (let i = 1; i < cells.length; i++) {
      if (far[i]! * weight(cells[i]!) > far[worst]! * weight(cells[worst]!)) worst = i;
    }
    const center = { ...cells[worst]! };
    centers.push(center);
    for (let i = 0; i < cells.length; i++) far[i] = Math.min(far[i]!, distance(center, cells[i]!));
  }
  for (let round = 0; round < 12; round++) wander(centers, fixed.length, cells, weight);
  return centers;
}

function wander(centers: Cell[], from: number, cells: readonly Cell[], weight: (cell: Cell) => number): void {
  const sums = centers.map(() => ({ w: 0, r: 0, g: 0, b: 0 }));
  for (const cell of cells) {
    let best = 0;
    for (let i = 1; i < centers.length; i++) if (distance(centers[i]!, cell) < distance(centers[best]!, cell)) best = i;
    const sum = sums[best]!;
    const w = weight(cell);
    sum.w += w;
    sum.r += w * cell.r;
    sum.g += w * cell.g;
    sum.b += w * cell.b;
  }
  for (let i = from; i < centers.length; i++) {
    const { w, r, g, b } = sums[i]!;
    if (w > 0) centers[i] = { count: 0, r: r / w, g: g / w, b: b / w };
  }
}

/** Those that nothing shines through, as six digits. */
const hexOf = (colors: readonly string[]): string[] =>
  colors.flatMap((color) => /^#(.{6})$/.exec(color)?.slice(1) ?? []);

function palette(name: string, drawings: () => Drawing[]): string {
  const cells = sample(name, drawings, GOLDEN_TIMES);
  const flat = [...hexOf([FELT, MAT].flatMap((tones) => Object.values(tones))), ...cells.slice(0, FLAT).map(hex)];
  const fixed = [...new Set(flat)].map(cellOf);
  console.log(`${name}: ${fixed.length} fixed, ${SIZE} in all, from ${cells.length} colors`);
  return learn(fixed, cells.slice(0, MOST), POWER).map(hex).join('');
}

/** What every picture is likely to have, whatever the game. */
const themeColors = (): string[] =>
  hexOf([
    ...[FELT, PAPER, GROUND].flatMap((tones) => Object.values(tones)),
    ...SEAT_TONES.flatMap(({ body, line }) => [body, line]),
  ]);

/** Dark, middle and full of each channel: no color is far from one of these. */
const cube = (): string[] => {
  const steps = ['00', '80', 'FF'];
  return steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `${r}${g}${b}`)));
};

/** All games' samples, each game as important as the others. */
function commonPalette(): string {
  const together = new Map<string, Cell>();
  for (const [name, drawings] of Object.entries(SAMPLES)) {
    const cells = sample(name, drawings, GOLDEN_TIMES_TOGETHER);
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    for (const cell of cells.slice(0, MOST)) {
      const known = together.get(hex(cell));
      const count = (known?.count ?? 0) + (cell.count / total) * 1e8;
      together.set(hex(cell), { ...cell, count });
    }
  }
  const cells = [...together.values()].sort((a, b) => b.count - a.count).slice(0, MOST_TOGETHER);
  const fixed = [...new Set([...themeColors(), ...cells.slice(0, FLAT_TOGETHER).map(hex), ...cube()])].map(cellOf);
  console.log(`common: ${fixed.length} fixed, ${SIZE} in all, from ${together.size} colors`);
  return learn(fixed, cells, POWER_TOGETHER).map(hex).join('');
}

/** All palettes, or those named on the command line. */
const isAsked = (name: string) => process.argv.length < 3 || process.argv.includes(name);

function write(path: string, comment: string, name: string, colors: string): void {
  const lines = (colors.match(/.{1,96}/g) ?? []).map((row) => `  '${row}'`).join(' +\n');
  writeFileSync(
    new URL(`../src/${path}`, import.meta.url),
    `/** Learned by \`npm run regenerate -- palette\`${comment}; six digits each, the more important first. */\nexport const ${name} =\n${lines};\n`,
  );
}

if (isAsked('common'))
  write(
    'draw/png/common-colors.ts',
    ', for games that have learned none of their own',
    'COMMON_COLORS',
    commonPalette(),
  );
for (const [name, drawings] of Object.entries(SAMPLES)) {
  if (isAsked(name)) write(`games/${name}/pictures/learned-colors.ts`, '', 'COLORS_LEARNED', palette(name, drawings));
}
