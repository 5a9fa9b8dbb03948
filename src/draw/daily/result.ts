import { itemAt } from '#engine';
import {
  type DailyResultSheet,
  type DailyRow,
  pointsText,
  resultTitle,
  streakWords,
  verdictWords,
  winnerNames,
  winnersOf,
  words,
} from '#i18n';
import { confetti } from '../kit/confetti.ts';
import { crown } from '../kit/icons.ts';
import { pawn } from '../kit/pawn.ts';
import { initial } from '../name-initial.ts';
import { box, rays } from '../outline.ts';
import { type Rect, sheetCard } from '../paper-sheet.ts';
import { seatBackdrop, title } from '../picture-header.ts';
import { drawPill, drawPillEnding, pillWidth } from '../pill.ts';
import { type Drawing, fill, group, image, path, rect, type Shape } from '../shape.ts';
import { type Scene, wrap, write, writeLines } from '../text.ts';
import { FELT, MAT, PAPER, RADIUS, WIDTH } from '../theme.ts';

const CITY: Rect = { x: 16, y: 114, w: 588, h: 524 };
/** What the best city may take of its panel. */
export const CITY_ROOM: Rect = { x: 30, y: 196, w: 560, h: 428 };
const FAME: Rect = { x: 618, y: 114, w: 366, h: 524 };
const ROWS = { y: 656, h: 72, pitch: 82, w: 478 } as const;
const COLUMNS = [16, 506] as const;
const SPENT = '#C9C3D6';
const FOOT = 26;
/** More would be too small to tell apart. */
const MOST_FIGURES = 3;

function bestCity(sheet: DailyResultSheet, city: readonly Shape[], scene: Scene): Shape[] {
  const best = itemAt(sheet.rows, 0);
  const text = sheet.target === null ? pointsText(best.total) : `${pointsText(best.total)} / ${sheet.target}`;

  const right = CITY.x + CITY.w - 18;
  const title = words(scene.language)('bot.daily.cityOf', { name: best.name });
  const max = right - pillWidth(scene, text, 'label', 42) - CITY.x - 44;
  return [
    rect(CITY.x, CITY.y, CITY.w, CITY.h, { fill: FELT.low }, RADIUS.panel),
    write(scene, title, { x: CITY.x + 24, y: CITY.y + 40, max }, 'name', 'paper on low'),
    ...drawPillEnding(scene, text, { right, y: CITY.y + 16, h: 48 }, 42, 'label', 'ink on gold'),
    ...city,
  ];
}

/** On a podium, with a crown each. */
function winnerFigures(winners: readonly DailyRow[], middle: number, ground: number): Shape[] {
  const shown = winners.slice(0, MOST_FIGURES);
  const tall = shown.length === 1 ? 208 : 196 - 34 * shown.length;
  const pitch = shown.length === 1 ? 0 : 320 / shown.length;
  return [
    rect(middle - 140, ground - 8, 280, 22, { fill: PAPER.paper }, 11),
    ...shown.flatMap(({ face, name }, i) => {
      const x = Math.round(middle + (i - (shown.length - 1) / 2) * pitch);
      return [
        image(pawn(face, initial(name), tall), x, ground),
        image(crown(Math.round(tall * 0.42)), x, Math.round(ground - tall * 1.09)),
      ];
    }),
  ];
}

/** Who wins the day; several who share it stand beside each other. */
function fame(sheet: DailyResultSheet, scene: Scene): Shape[] {
  const winners = winnersOf(sheet);
  const isShared = winners.length > 1;
  const middle = FAME.x + FAME.w / 2;
  const ground = FAME.y + (isShared ? 246 : 296);
  const { wins, reached } = verdictWords(sheet, scene.language);
  const max = FAME.w - 36;
  const style = isShared ? 'name' : 'title';
  const names = wrap(scene, winnerNames(sheet, scene.language), style, max, isShared ? 3 : 1);
  const below = ground + 60 + (names.length - 1) * 42;
  const lines = wrap(scene, reached, 'subtitle', max, 2);
  return [
    rect(FAME.x, FAME.y, FAME.w, FAME.h, { fill: MAT.mat }, RADIUS.panel),
    group([fill(rays(middle, FAME.y + 200, 460, 16), MAT.ray)], {
      clip: box(FAME.x, FAME.y, FAME.w, FAME.h, RADIUS.panel * 1.3),
    }),
    ...winnerFigures(winners, middle, ground),
    ...names.map((text, i) =>
      write(scene, text, { center: middle, y: ground + 60 + i * 42, max }, style, 'paper on mat'),
    ),
    write(scene, wins, { center: middle, y: below + 50, max }, 'name', 'gold on mat'),
    ...writeLines(scene, lines, 38, { center: middle, y: below + 102, max }, 'subtitle', 'paper on mat'),
  ];
}

/** All bars have the same scale, so that they can be compared, and the target lies at the same spot in each. */
const scaleOf = ({ rows, target }: DailyResultSheet): number =>
  Math.max(1, target ?? 0, ...rows.map(({ total }) => total)) * 1.06;

const BAR = { x: 290, w: 98, half: 13 } as const;

function bar({ total }: DailyRow, sheet: DailyResultSheet, x: number, y: number): Shape[] {
  const most = scaleOf(sheet);
  const { target } = sheet;
  const spot = (points: number) => Math.round((BAR.w * Math.max(0, points)) / most);
  const isMet = target === null || total >= target;
  const left = x + BAR.x;
  const dash = left + spot(target ?? 0);
  return [
    rect(left, y - BAR.half, BAR.w, 2 * BAR.half, { fill: PAPER.second }, BAR.half),
    ...(total > 0
      ? [
          rect(
            left,
            y - BAR.half,
            Math.max(2 * BAR.half, spot(total)),
            2 * BAR.half,
            {
              fill: isMet ? PAPER.gold : SPENT,
              stroke: PAPER.ink,
              width: 3,
            },
            BAR.half,
          ),
        ]
      : []),
    ...(target === null ? [] : [path(`M${dash} ${y - 25}V${y + 25}`, { stroke: PAPER.ink, width: 4, dash: [8, 7] })]),
  ];
}

function rowShapes(row: DailyRow, sheet: DailyResultSheet, at: Rect, scene: Scene): Shape[] {
  const y = at.y + at.h / 2;
  const isMet = sheet.target === null || row.total >= sheet.target;
  const tone = isMet ? 'gold on ink' : 'mute on second';
  return [
    ...sheetCard(at, 20),
    write(scene, `${row.place}.`, { x: at.x + 18, y, max: 44 }, 'label', 'mute on paper'),
    image(pawn(row.face, initial(row.name), 58), at.x + 80, y + 31),
    write(scene, row.name, { x: at.x + 108, y, max: BAR.x - 118 }, 'label'),
    ...bar(row, sheet, at.x, y),
    ...drawPill(scene, pointsText(row.total), { x: at.x + at.w - 80, y: y - 25, w: 68, h: 50 }, 'label', tone, {
      inset: 10,
    }),
  ];
}

const noteShapes = (text: string, color: string, at: Rect, scene: Scene): Shape[] => [
  rect(at.x, at.y, at.w, at.h, { fill: MAT.mat }, 20),
  write(scene, text, { center: at.x + at.w / 2, y: at.y + at.h / 2, max: at.w - 36 }, 'label', { color, on: MAT.mat }),
];

type Cell = (at: Rect) => Shape[];

function cellsOf(sheet: DailyResultSheet, scene: Scene): readonly Cell[] {
  const { streak, next } = sheet;
  const note =
    (text: string, color: string): Cell =>
    (at) =>
      noteShapes(text, color, at, scene);
  return [
    ...sheet.rows.map(
      (row): Cell =>
        (at) =>
          rowShapes(row, sheet, at, scene),
    ),
    ...(streak ? [note(streakWords(streak, scene.language), PAPER.gold)] : []),
    note(words(scene.language)('bot.daily.next', { game: next }), PAPER.paper),
  ];
}

/** Who has built what on a day, and the best city. Two columns, each read from top to bottom. */
export function layoutResult(sheet: DailyResultSheet, city: readonly Shape[], scene: Scene): Drawing {
  const cells = cellsOf(sheet, scene);
  const down = Math.ceil(cells.length / COLUMNS.length);
  const height = ROWS.y + down * ROWS.pitch - (ROWS.pitch - ROWS.h) + FOOT - 8;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, null),
      image(confetti(250, 76), 728, 8),
      title(scene, resultTitle(sheet, scene.language), 30, 680),
      ...bestCity(sheet, city, scene),
      ...fame(sheet, scene),
      ...cells.flatMap((cell, i) => {
        const x = COLUMNS[Math.floor(i / down)] ?? COLUMNS[0];
        return cell({ x, y: ROWS.y + (i % down) * ROWS.pitch, w: ROWS.w, h: ROWS.h });
      }),
    ],
  };
}
