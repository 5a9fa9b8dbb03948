import type { SlicedWork } from '#engine';
import { layout } from '#games/pictures';
import { altText } from '#games/words';
import { DEFAULT_SETTINGS, type MatchResult, type Room, resultOf } from '#room';
import type { Picture } from '#workers';
import { announce } from '../../src/bot/channel/announce.ts';
import { singleProcess } from '../../src/bot/coordination.ts';
import { Emojis } from '../../src/bot/discord/emojis.ts';
import type { Services } from '../../src/bot/services.ts';
import type { GamesDrawPool } from '../../src/workers/open-pools.ts';
import { paint, sceneFor } from '../draw/drawing.ts';
import { runAtOnce } from './run-at-once.ts';

/** Pictures in words alone, for what need not be drawn. */
const ALT_TEXT_ONLY: Pick<GamesDrawPool, 'picture'> = {
  picture: async (request, reader): Promise<Picture> => ({
    png: Buffer.alloc(0),
    width: 0,
    height: 0,
    alt: altText(request, reader),
  }),
};

/** Draws in this thread, where a test may have listed games of its own. */
export const drawInThisThread = (): GamesDrawPool => ({
  ready: Promise.resolve(),
  picture: async (request, reader) => {
    const sheet = layout(request, sceneFor(reader.language, reader.names));
    return { png: paint(sheet), width: sheet.width, height: sheet.height, alt: altText(request, reader) };
  },
  close: async () => {},
});

export type Body = {
  readonly components: readonly unknown[];
  readonly files: readonly { readonly name: string; readonly attachment: Buffer; readonly description: string }[];
};

/** What the bot would post for a room as it is, without a bot. */
export async function tableFor(room: Room, drawPool: Pick<GamesDrawPool, 'picture'> = ALT_TEXT_ONLY): Promise<Body> {
  const sent: Body[] = [];
  const channel = {
    isTextBased: () => true,
    isDMBased: () => false,
    send: async (body: Body) => {
      sent.push(body);
      return { id: 'posted', components: [] };
    },
    isThread: () => false,
    messages: { edit: async () => {} },
  };
  const services = {
    clock: { now: () => 0 },
    client: { channels: { fetch: async () => channel } },
    coordination: singleProcess(),
    rooms: { save: async (saved: Room) => saved, load: async () => room, remove: async () => {} },
    results: { keep: async () => ({ ...resultOf(room, 0), order: 1 }), change: async () => null, of: async () => [] },
    ratings: { enter: async (kept: MatchResult) => kept },
    slicer: { run: async <Value>(work: SlicedWork<Value>) => runAtOnce(work) },
    log: { warn: () => {} },
    gameReviews: { begin: () => {} },
    alarms: { retryLater: () => {}, cancelRetry: () => {} },
    redraws: { clear: () => {} },
    posted: { set: () => {}, get: () => ({ components: [], files: [] }), delete: () => {} },
    people: { load: async () => ({ ...DEFAULT_SETTINGS, hints: false }), change: async () => DEFAULT_SETTINGS },
    drawPool,
    emojis: new Emojis(),
  };
  await announce(services as unknown as Services, room);
  return JSON.parse(JSON.stringify(sent[0]), (key, value: unknown) =>
    key === 'attachment' ? Buffer.from((value as { data: number[] }).data) : value,
  ) as Body;
}
