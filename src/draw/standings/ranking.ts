import { placeText, type RankingSheet, type StandingRow, words } from '#i18n';
import { crown } from '../kit/icons.ts';
import { pawn } from '../kit/pawn.ts';
import { initial } from '../name-initial.ts';
import { ellipse } from '../outline.ts';
import { sheetCard } from '../paper-sheet.ts';
import { seatBackdrop, title } from '../picture-header.ts';
import { type Drawing, fill, image, line, path, rect, type Shape } from '../shape.ts';
import { type Scene, write } from '../text.ts';
import { PAPER, RADIUS, seatTones, WIDTH } from '../theme.ts';
import { band } from './rating-band.ts';

const [TOP, ROW, PITCH] = [164, 82, 92];
const MEDALS = [PAPER.gold, '#D5DAE4', '#D99A5B'];
const STEEL = '#C6CCDC';

function placeMark(row: StandingRow, y: number, scene: Scene): Shape[] {
  const { place } = row;
  const medal = place === null ? undefined : MEDALS[place - 1];
  if (medal === undefined) return [write(scene, placeText(row), { center: 62, y, max: 76 }, 'sum', 'mute on paper')];
  return [
    path(ellipse(62, y, 29), { fill: medal, stroke: PAPER.ink, width: 4 }),
    write(scene, String(place), { center: 62, y, max: 76 }, 'sum', { on: medal }),
  ];
}

/** A computer, wherever it plays. */
const robot = (x: number, y: number): Shape[] => [
  fill(ellipse(x, y, 32), STEEL),
  line(`M${x} ${y - 18}V${y - 27}`, PAPER.ink, 4),
  fill(ellipse(x, y - 29, 4), PAPER.hot),
  path(`M${x - 20} ${y - 16}h40a5 5 0 0 1 5 5v26a5 5 0 0 1 -5 5h-40a5 5 0 0 1 -5 -5v-26a5 5 0 0 1 5 -5Z`, {
    fill: PAPER.white,
    stroke: PAPER.ink,
    width: 4,
  }),
  fill(ellipse(x - 9, y - 1, 4), PAPER.ink),
  fill(ellipse(x + 9, y - 1, 4), PAPER.ink),
  line(`M${x - 7} ${y + 11}H${x + 7}`, PAPER.ink, 4),
];

function rowShapes(row: StandingRow, top: number, scene: Scene): Shape[] {
  const y = top + ROW / 2;
  const { face, name, rating, spread, wins, games, own } = row;
  const isSure = row.place !== null;
  const ink = isSure ? PAPER.ink : PAPER.mute;
  const on = PAPER.paper;
  return [
    ...sheetCard({ x: 16, y: top, w: 968, h: ROW }),
    ...(own ? [rect(16, top, 968, ROW, { stroke: PAPER.gold, width: 6 }, RADIUS.panel)] : []),
    ...placeMark(row, y, scene),
    ...(face === null ? robot(132, y) : [image(pawn(face, initial(name), 58), 132, y + 27)]),
    write(scene, name, { x: 178, y, max: 182 }, 'name', { color: face === null ? PAPER.mute : PAPER.ink, on }),
    ...band({ x: 372, y, w: 270 }, row, { color: face === null ? STEEL : seatTones(face).light, isSure, half: 14 }),
    write(scene, `${rating}${isSure ? '' : '?'}`, { right: 748, y }, 'name', { color: ink, on }),
    write(scene, `±${spread}`, { x: 764, y: y + 1 }, 'tag', { color: PAPER.mute, on }),
    write(scene, `${wins}/${games}`, { right: 965, y, max: 130 }, 'points', { on }),
  ];
}

/** Who plays best in a server or in all, and how sure that is. */
export function layoutRanking({ game, isOverall, players, rows }: RankingSheet, scene: Scene): Drawing {
  const t = words(scene.language);
  const height = TOP + rows.length * PITCH + 14;
  const where = isOverall ? 'bot.standings.everywhere' : 'bot.standings.here';
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, null),
      image(crown(60), 64, 62),
      title(scene, t('bot.standings.title', { game }), 113, 550),
      write(scene, t('bot.standings.players', { count: players }), { right: 975, y: 51, max: 290 }, 'subtitle'),
      write(scene, t(where), { x: 30, y: 133, max: 320 }, 'caption', 'soft on felt'),
      write(scene, t('bot.standings.sure'), { x: 372, y: 133, max: 270 }, 'caption', 'soft on felt'),
      write(scene, t('bot.standings.rating'), { right: 748, y: 133, max: 100 }, 'caption', 'soft on felt'),
      write(scene, t('bot.standings.wins'), { right: 965, y: 133, max: 205 }, 'caption', 'soft on felt'),
      ...rows.flatMap((row, i) => rowShapes(row, TOP + i * PITCH, scene)),
    ],
  };
}
