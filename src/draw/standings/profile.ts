import { monthOf, type ProfileSheet, placeText, pointsText, words } from '#i18n';
import { star } from '../kit/icons.ts';
import { pawn } from '../kit/pawn.ts';
import { initial } from '../name-initial.ts';
import { ellipse } from '../outline.ts';
import { sheetCard } from '../paper-sheet.ts';
import { seatBackdrop, title } from '../picture-header.ts';
import { drawPillEnding } from '../pill.ts';
import { type Drawing, fill, group, image, path, rect, type Shape } from '../shape.ts';
import { type Scene, textWidth, wrap, write, writeLines } from '../text.ts';
import type { TextStyle } from '../text-style.ts';
import { MAT, PAPER, seatTones, WIDTH } from '../theme.ts';
import { band, SCALE, spotOn } from './rating-band.ts';

const [ROWS, PITCH, ROW] = [522, 98, 86];
const TRACK = { x: 445, y: 236, w: 500 };

function header({ name, face, since }: ProfileSheet, scene: Scene): Shape[] {
  const sinceWords = words(scene.language)('bot.standings.since', { month: monthOf(since, scene.language) });
  return [
    fill(ellipse(58, 52, 38), PAPER.paper),
    group([image(pawn(face, initial(name), 70), 58, 87)], { clip: ellipse(58, 50, 39) }),
    title(scene, name, 113, 500),
    write(scene, sinceWords, { right: 975, y: 51, max: 340 }, 'subtitle'),
  ];
}

const soft = (scene: Scene, text: string, x: number, y: number, max: number, style: TextStyle = 'body'): Shape =>
  write(scene, text, { x, y, max }, style, 'mute on paper');

const pill = (text: string, scene: Scene): Shape[] =>
  drawPillEnding(scene, text, { right: 960, y: 134, h: 52 }, 42, 'points', 'ink on gold');

function ratingShapes(sheet: ProfileSheet, rating: NonNullable<ProfileSheet['rating']>, scene: Scene): Shape[] {
  const t = words(scene.language);
  const isSure = rating.place !== null;
  const number = `${rating.rating}${isSure ? '' : '?'}`;
  const after = 44 + Math.ceil(textWidth(scene, number, 'figure')) + 30;
  const ticks = Array.from({ length: (SCALE.to - SCALE.from) / SCALE.step + 1 }, (_, i) => SCALE.from + i * SCALE.step);
  const range = { low: rating.rating - rating.spread, high: rating.rating + rating.spread, count: rating.of };
  const { light } = seatTones(sheet.face);
  return [
    soft(scene, t('bot.standings.ratingIn', { game: sheet.game }), 44, 152, 440, 'subtitle'),
    write(scene, number, { x: 44, y: 218 }, 'figure', `${isSure ? 'ink' : 'mute'} on paper`),
    write(scene, `± ${rating.spread}`, { x: after, y: 232 }, 'value', 'mute on paper'),
    ...(isSure ? pill(t('bot.standings.place', { place: placeText(rating), count: rating.of }), scene) : []),
    ...band(TRACK, rating, { color: light, isSure, half: 17 }),
    ...ticks.map((tick) => write(scene, String(tick), { center: spotOn(TRACK, tick), y: 282 }, 'tag', 'mute on paper')),
    soft(scene, t(`bot.standings.${isSure ? 'range' : 'unsure'}`, range), 44, 328, 912),
    ...(rating.overall ? [write(scene, rating.overall, { right: 786, y: 161, max: 290 }, 'caption')] : []),
  ];
}

const FEAT_LINES = 4;

/** What was reached without opponents, or why there is no rating. */
function featShapes({ game, feats, isTogether }: ProfileSheet, scene: Scene): Shape[] {
  const heading = words(scene.language)(`bot.standings.${isTogether ? 'recordsIn' : 'ratingIn'}`, { game });
  const lines = feats.flatMap((feat) => wrap(scene, feat.replaceAll('`', ''), 'subtitle', 900, 2)).slice(0, FEAT_LINES);
  return [
    soft(scene, heading, 44, 152, 880, 'subtitle'),
    ...writeLines(scene, lines, 42, { x: 44, y: 204, max: 912 }, 'subtitle', 'ink on paper'),
  ];
}

type Box = { readonly value: string; readonly label: string; readonly gold?: boolean };

function boxShapes({ value, label, gold = false }: Box, i: number, scene: Scene): Shape[] {
  const x = 16 + i * 245;
  const middle = x + 116;
  const shift = gold ? 22 : 0;
  return [
    rect(x, 374, 233, 132, { fill: MAT.mat }, 22),
    ...(gold ? [image(star(20), middle - 24, 426)] : []),
    write(scene, value, { center: middle + shift, y: 430, max: 205 }, 'title', `${gold ? 'gold' : 'paper'} on mat`),
    write(scene, label, { center: middle, y: 480, max: 213 }, 'caption', 'soft on mat'),
  ];
}

const GAME_TONES = [0, 1, 4, 6];

function gameShapes(each: ProfileSheet['byGame'][number], i: number, scene: Scene): Shape[] {
  const top = ROWS + i * PITCH;
  const y = top + ROW / 2;
  const { name, wins, games, best, note } = each;
  const filled = Math.round((210 * wins) / Math.max(1, games));
  const tones = seatTones(GAME_TONES[i % GAME_TONES.length] ?? 0);
  return [
    ...sheetCard({ x: 16, y: top, w: 968, h: ROW }),
    rect(34, y - 32, 64, 64, { fill: tones.body }, 16),
    write(scene, initial(name), { center: 66, y: y + 1 }, 'value', { color: tones.letter, on: tones.body }),
    write(scene, name, { x: 116, y, max: 238 }, 'name'),
    rect(370, y - 13, 210, 26, { fill: PAPER.second, stroke: PAPER.line, width: 2 }, 13),
    ...(wins > 0
      ? [rect(370, y - 13, Math.max(26, filled), 26, { fill: PAPER.gold, stroke: PAPER.ink, width: 3 }, 13)]
      : []),
    write(scene, `${wins}/${games}`, { x: 596, y, max: 92 }, 'tag'),
    soft(scene, words(scene.language)('bot.standings.best', { points: pointsText(best) }), 690, y, 140, 'caption'),
    write(scene, note, { right: 965, y, max: 134 }, 'tag'),
  ];
}

function lastShapes(last: readonly number[], y: number, scene: Scene): Shape[] {
  return [
    write(scene, words(scene.language)('bot.standings.last'), { x: 31, y, max: 152 }, 'points', 'paper on felt'),
    ...last.flatMap((place, i): Shape[] => {
      const x = 222 + i * 80;
      const [ink, tone] =
        place === 1
          ? ([{ fill: PAPER.gold, stroke: PAPER.ink }, 'ink on gold'] as const)
          : ([{ fill: MAT.mat, stroke: '#8E9AC8' }, 'paper on mat'] as const);
      return [
        path(ellipse(x, y, 30), { ...ink, width: 4 }),
        write(scene, place === 0 ? '–' : String(place), { center: x, y }, 'points', tone),
      ];
    }),
  ];
}

/** A player in one server: the rating in one game, what they played, and their last results. */
export function layoutProfile(sheet: ProfileSheet, scene: Scene): Drawing {
  const t = words(scene.language);
  const { games, wins, streak, most, byGame, last, rating, face } = sheet;
  const end = ROWS + byGame.length * PITCH;
  const height = end + 106;
  const boxes: Box[] = [
    { value: String(games), label: t('bot.standings.games', { count: games }) },
    { value: String(wins), label: t('bot.standings.won', { count: wins }) },
    { value: String(streak), label: t('bot.standings.row'), gold: streak > 0 },
    { value: most, label: t('bot.standings.most') },
  ];
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, face),
      ...header(sheet, scene),
      ...sheetCard({ x: 16, y: 114, w: 968, h: 246 }),
      ...(rating ? ratingShapes(sheet, rating, scene) : featShapes(sheet, scene)),
      ...boxes.flatMap((each, i) => boxShapes(each, i, scene)),
      ...byGame.flatMap((each, i) => gameShapes(each, i, scene)),
      ...lastShapes(last, end + 50, scene),
    ],
  };
}
