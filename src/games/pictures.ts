import {
  CITY_ROOM,
  COMMON_COLORS,
  type Drawing,
  dailyMark,
  digestOf,
  layoutCover,
  layoutEmoji,
  layoutFrame,
  layoutLegend,
  layoutPosting,
  layoutResult,
  layoutReview,
  layoutStandings,
  type Mark,
  type Motif,
  planMark,
  type Rect,
  type Scene,
  type Sheet,
  seatDrawing,
  TOWN_ROOM,
} from '#draw';
import { type Daily, isDaily, isLegend, isReview, isStandings, SEAT_EMOJIS, words } from '#i18n';
import { citiesPictures } from './cities/pictures/index.ts';
import type { PictureRequest, Pictures } from './contract.ts';
import type { PicturesFor } from './define.ts';
import { COVER, EMOJI, GAME_IDS, type GameId } from './index.ts';
import { sprawlopolisPictures } from './sprawlopolis/pictures/index.ts';
import { touristsPictures } from './tourists/pictures/index.ts';
import { wondersPictures } from './wonders/pictures/index.ts';

const gamePictures = {
  cities: citiesPictures,
  sprawlopolis: sprawlopolisPictures,
  tourists: touristsPictures,
  wonders: wondersPictures,
} satisfies { readonly [id in GameId]: PicturesFor<id> };

export const PICTURES: { readonly [id in GameId]: Pictures } = gamePictures;

/** Every emoji of ours by its plain name: the seats' hats, and those of each game. */
export const EMOJIS: ReadonlyMap<string, () => Motif> = new Map([
  ...SEAT_EMOJIS.map((name, seat) => [name, () => seatDrawing(seat)] as const),
  ...Object.values(PICTURES).flatMap(({ emojis }) => Object.entries(emojis ?? {})),
]);

/** What changes with a drawing, by its emoji's plain name; nothing is painted for it. */
export const emojiDigests = (): ReadonlyMap<string, () => string> =>
  new Map([...EMOJIS].map(([name, draw]) => [name, () => digestOf(draw())]));

const layoutFilm = (request: PictureRequest, mark: Mark, scene: Scene): Drawing =>
  layoutFrame(mark, PICTURES[request.game].film?.town(request, TOWN_ROOM, scene) ?? [], scene);

function layoutDaily(request: PictureRequest & Daily<PictureRequest>, scene: Scene): Drawing {
  const { daily, film } = PICTURES[request.game];
  if (request.kind === 'daily')
    return layoutPosting(request.sheet, daily?.preview(request.shown, scene) ?? null, scene);
  return layoutResult(request.sheet, (request.shown && film?.town(request.shown, CITY_ROOM, scene)) ?? [], scene);
}

/** Every sign the game explains, with its meaning. */
function legendOf(game: GameId, scene: Scene): Drawing {
  const { signs = {}, meanings } = PICTURES[game].legend ?? {};
  const lines = Object.entries(meanings?.[scene.language] ?? {}).flatMap(([name, text]) => {
    const sign = signs[name]?.(scene);
    return sign ? [{ ...sign, text }] : [];
  });
  return layoutLegend(words(scene.language)('bot.look.signs'), lines, scene);
}

/** The picture as shapes, in the colors of its game; nothing is drawn yet. */
export function layout(request: PictureRequest, scene: Scene): Sheet {
  if (request.kind === EMOJI) {
    const draw = EMOJIS.get(String(request['name']));
    if (!draw) throw new Error(`there is no emoji ${request['name']}`);
    return { ...layoutEmoji(draw()), palette: COMMON_COLORS, exact: true };
  }
  if (isStandings(request)) return { ...layoutStandings(request, scene), palette: COMMON_COLORS };
  const { layout, review, cover, ...pictures } = PICTURES[request.game];
  const palette = pictures.colors ?? COMMON_COLORS;
  if (request.kind === COVER) return { ...layoutCover(cover?.art() ?? []), palette };
  if (isLegend(request)) return { ...legendOf(request.game, scene), palette };
  if (isDaily(request)) return { ...layoutDaily(request, scene), palette };
  if (request.film) return { ...layoutFilm(request, request.film.mark, scene), palette };
  if (isReview(request)) {
    const { sheet, pictures: cities } = request;
    const drawn = (card: number, at: Rect) => (cities[card] && review?.vignette(cities[card], at, scene)) ?? [];
    return { ...layoutReview(sheet, scene, drawn), palette };
  }
  const { shapes, ...size } = layout(request, scene);
  const t = words(scene.language);
  const marks = [
    ...(request.plan ? planMark(scene, t(request.hint ? 'bot.hint.button' : 'bot.plan.pill')) : []),
    ...(request.daily ? dailyMark(scene, t('bot.daily.pill')) : []),
  ];
  return { ...size, shapes: [...shapes, ...marks], palette };
}

/** The default game comes last in a round: what was drawn last is at hand for longest. */
export const rehearsal = (round: 0 | 1): readonly PictureRequest[] =>
  GAME_IDS.toReversed().flatMap((id) => PICTURES[id].rehearsal(round));
