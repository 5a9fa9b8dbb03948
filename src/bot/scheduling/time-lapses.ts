import { LRUCache } from 'lru-cache';
import { joinFrames, type Mark } from '#draw';
import { itemAt, type Json, type Seat, type SlicedWork } from '#engine';
import type { PictureRequest, Progress } from '#games/contract';
import { nameOf, plainText, type Reader, words } from '#i18n';
import { gameOf, matchOf, type Room, replayMoments } from '#room';
import type { DrawPool, Picture } from '#workers';
import { capabilityOf, roundNames, uiOf, wordsOf } from '../game-parts.ts';
import type { WhenQuiet } from './ack-gate.ts';
import type { TimeSlicer } from './time-slicer.ts';

/** Milliseconds for a turn, for one with a goal, for the end, and the most for the whole film. */
const TURN = 550;
const FEAT = 1_400;
const END = 4_000;
const LONGEST = 20_000;
/** The smallest upload limit of servers, in bytes. */
const LARGEST = 8_000_000;
/**
 * Most milliseconds that a frame waits for a quiet moment, so that the film is done while the answer can still be
 * edited.
 */
const LONGEST_WAIT = 1_000;
/** Number of films kept in memory, half a megabyte each. */
const REMEMBERED = 6;

/** Called with the number of frames and how many are drawn. */
type OnProgress = (drawn: number, frames: number) => Promise<void>;

/** Animated pictures of finished matches. */
export type TimeLapses = {
  /** How a seat's city grew. Drawn once for everyone who asks at the same time or soon after. */
  readonly make: (room: Room, seat: Seat, reader: Reader, progress: OnProgress) => Promise<Picture>;
};

/** The public views in which a seat's city changed. */
function* ownViews(room: Room, seat: Seat): SlicedWork<readonly Json[]> {
  const { log } = matchOf(room);
  const isAll = uiOf(room).shared;
  const views: Json[] = [];
  let from: number | null = null;
  for (const { length, state } of replayMoments(room)) {
    const isNew = isAll || from === null || log.slice(from, length).some((entry) => entry.seat === seat);
    if (isNew) views.push(gameOf(room).view(state, null));
    from = length;
    yield;
  }
  return views;
}

/** Milliseconds for each frame; shorter in a long match. */
export function delaysOf(feats: readonly boolean[]): readonly number[] {
  const wanted = feats.map((feat) => (feat ? FEAT : TURN)).slice(0, -1);
  const sum = wanted.reduce((total, delay) => total + delay, 0);
  const speed = Math.min(1, (LONGEST - END) / sum);
  return [...wanted.map((delay) => Math.floor((delay * speed) / 10) * 10), END];
}

/** The round of the turn that each frame shows, 0 for the first one, and which share of that round's turns are shown by then. */
function roundsOf(reached: readonly Progress[]): readonly { readonly round: number; readonly share: number }[] {
  const rounds = reached.map((_, i) => reached[i - 1]?.round ?? 0);
  return rounds.map((round, i) => {
    const shown = rounds.slice(0, i + 1).filter((each) => each === round).length;
    return { round, share: shown / rounds.filter((each) => each === round).length };
  });
}

type Shot = { readonly request: PictureRequest; readonly mark: Mark };

function* shotsOf(room: Room, seat: Seat, reader: Reader): SlicedWork<readonly Shot[]> {
  const ui = uiOf(room);
  const film = capabilityOf(room, 'film');
  const t = words(reader.language);
  const game = wordsOf(room).say(reader.language)('name');
  const views = yield* ownViews(room, seat);
  const end = itemAt(views, views.length - 1);
  const reached: Progress[] = [];
  for (const view of views) {
    reached.push(ui.progress(view, seat));
    yield;
  }
  const rounds = roundsOf(reached);
  const shots: Shot[] = [];
  for (const [i, view] of views.entries()) {
    const now = itemAt(reached, i);
    const before = views[i - 1];
    const mark = {
      seat: ui.shared ? null : seat,
      name: ui.shared ? game : nameOf(reader, seat),
      game: ui.shared ? '' : game,
      total: now.total,
      target: now.target === null ? null : t('bot.after.target', { target: now.target }),
      gain: now.total - (reached[i - 1]?.total ?? now.total),
      feat: before === undefined ? null : film.feat(view, before, seat, reader),
      turnWord: t('bot.after.turn'),
      turn: i,
      turns: views.length - 1,
      rounds: roundNames(ui, now.rounds),
      ...itemAt(rounds, i),
    };
    shots.push({ request: film.growing(view, seat, end), mark });
    yield;
  }
  return shots;
}

/** One request per frame. Names must be plain text. */
export function* framesOf(room: Room, seat: Seat, reader: Reader): SlicedWork<readonly PictureRequest[]> {
  const shots = yield* shotsOf(room, seat, reader);
  const delays = delaysOf(shots.map(({ mark }) => mark.feat !== null));
  const still = (shot: Shot | undefined): PictureRequest | null =>
    shot ? { ...shot.request, film: { mark: shot.mark, before: null, delay: 0 } } : null;
  return shots.map(({ request, mark }, i) => ({
    ...request,
    film: { mark, before: still(shots[i - 1]), delay: itemAt(delays, i) },
  }));
}

export type TimeLapseOptions = {
  readonly drawPool: Pick<DrawPool<PictureRequest>, 'picture'>;
  readonly slicer: Pick<TimeSlicer, 'run'>;
  readonly whenQuiet: WhenQuiet;
};

export function openTimeLapses({ drawPool, slicer, whenQuiet }: TimeLapseOptions): TimeLapses {
  const made = new LRUCache<string, Promise<Picture>>({ max: REMEMBERED });
  let line: Promise<unknown> = Promise.resolve();

  /** Each frame is queued with other people's pictures. */
  async function shoot(room: Room, seat: Seat, { language, names }: Reader, progress: OnProgress): Promise<Picture> {
    const reader = { language, names: names.map(plainText) };
    const frames = await slicer.run(framesOf(room, seat, reader));
    const files: Picture[] = [];
    for (const frame of frames) {
      await progress(files.length, frames.length);
      await whenQuiet(LONGEST_WAIT);
      files.push(await drawPool.picture(frame, reader));
    }
    const { width, height, alt } = itemAt(files, files.length - 1);
    const file = joinFrames(files.map(({ png }) => png));
    if (file.length > LARGEST) throw new Error(`an animated picture of ${file.length} bytes`);
    return { png: file, width, height, alt };
  }

  return {
    make(room, seat, reader, progress) {
      const key = [room.id, uiOf(room).shared ? 0 : seat, reader.language].join(' ');
      const known = made.get(key);
      if (known) return known;
      // One frame at a time: ten at once would delay everyone's pictures.
      const film = line.then(() => shoot(room, seat, reader, progress));
      line = film.catch(() => {});
      made.set(key, film);
      film.catch(() => made.delete(key));
      return film;
    },
  };
}
