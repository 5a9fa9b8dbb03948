import { setTimeout as wait } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importMatch } from '#engine';
import { GAMES } from '#games/rules';
import { words } from '#i18n';
import type { GamesDrawPool } from '../../../src/workers/open-pools.ts';
import { decodeGif } from '../../draw/film/decode.ts';
import { plainDrawPool } from '../../rig/built-draw-pool.ts';
import type { Player } from '../../rig/chat-player.ts';
import { readMessage } from '../../rig/message-text.ts';
import { sketches } from '../../rig/sketches.ts';
import { type Offer, offers, pressAndRead, pressVerb } from '../../rig/table-buttons.ts';
import { todaysOf } from '../../rig/todays-share.ts';
import { KeptHouse, readKept } from '../repositories/kept-record.ts';

const SPOKEN = [
  ['cities-over', 'en'],
  ['sprawlopolis-over', 'es'],
  ['tourists-over', 'en'],
] as const;

/** The one whose time-lapse is looked at, which takes a dozen drawn pictures. */
const FILMED = 'sprawlopolis-over';

/** Draws time-lapses, and sketches the rest. */
function filmDrawPool(): GamesDrawPool {
  const [drawn, sketched] = [plainDrawPool(), sketches()];
  return {
    ...drawn,
    picture: (request, ...rest) => (request.film ? drawn : sketched).picture(request, ...rest),
  };
}

/** What each player has of their own, as the menus call it. */
const OWN = { 'cities-over': 'Whose neighborhood?', 'sprawlopolis-over': '', 'tourists-over': 'Whose city?' };

/** What was played, and what would have been better by how much. */
const INSTEAD = {
  en: /:\*\* .+\. .+ would have been worth about \d+ more points?\./,
  es: /:\*\* .+\. .+ habría valido .+ puntos? más\./,
};

async function until<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    await wait(50);
  }
}

describe.each(todaysOf(SPOKEN, SPOKEN.length))('%s, looked at in %s', (name, language) => {
  const kept = readKept(name);
  const t = words(language);
  let room: KeptHouse;
  let player: Player;
  let stranger: Player;

  beforeAll(async () => {
    room = await KeptHouse.open(kept, name === FILMED ? filmDrawPool : sketches);
    const speak = language === 'en' ? 'en-US' : 'es-ES';
    player = room.house.person(kept.roles.seated[0]!).speak(speak);
    stranger = room.house.person('Gael').speak(speak);
  });
  afterAll(() => room.house.close());

  const history = async (who: Player): Promise<APIMessage> => {
    await who.slash('cities history');
    return who.answer();
  };
  /** What can be asked of the match, as the list has it. */
  const entry = async (): Promise<APIMessage> => pressAndRead(player, offers(await history(player), 'past')[0]!);
  const publicPosts = () => player.messages().filter((message) => !player.isPrivate(message));
  const step = (message: APIMessage, label: 'first' | 'back' | 'on' | 'last'): Offer | undefined => {
    const found = player.buttons(message).find((button) => button.label === t(`bot.after.${label}`));
    return offers(message, 'step').find(({ customId }) => customId === found?.customId);
  };

  /** Asks again until nothing more is found. */
  const complete = async (review: APIMessage): Promise<APIMessage> => {
    let shown = review;
    while (offers(shown, 'look-back').length > 0) {
      await wait(100);
      shown = await pressVerb(player, 'look-back', shown);
    }
    return shown;
  };

  it('is listed among one’s own, and for others among the server’s, though it ended before results were kept', async () => {
    expect(readMessage(await history(stranger))).toContain(t('bot.after.history.none'));
    const list = await history(player);
    expect(readMessage(list)).toContain(t('bot.after.history.mine'));
    // There is nothing to count on a single page.
    expect(readMessage(list)).not.toMatch(/\d–\d/);
    const [first] = offers(list, 'past');
    const card = await pressAndRead(player, first!);
    const server = await pressVerb(stranger, 'history', await history(stranger));
    expect(readMessage(server)).toContain(t('bot.after.history.server'));
    const matchIn = ({ customId }: Offer) => customId.split(':')[1];
    expect(offers(server, 'past').map(matchIn)).toEqual([matchIn(first!)]);
    const back = await pressVerb(player, 'history', card);
    expect(back.id).toBe(card.id);
    expect(offers(back, 'past')).toHaveLength(1);
  });

  it('has its sheet', async () => {
    const sheet = await pressVerb(player, 'sheet', await entry());
    expect(player.isPrivate(sheet)).toBe(true);
    expect(sheet.attachments.length).toBeGreaterThan(0);
    expect(offers(sheet, 'review', 'replay', 'export', 'share')).toHaveLength(4);
  });

  it('is replayed step by step, back and forth, with anyone’s city', async () => {
    const start = await pressVerb(player, 'replay', await entry());
    expect(readMessage(start)).toContain(t('bot.after.start'));
    expect(readMessage(start)).toContain(OWN[name]);
    expect(step(start, 'first')).toBeUndefined();
    expect(step(start, 'back')).toBeUndefined();
    const last = await pressAndRead(player, step(start, 'last')!);
    expect(last.id).toBe(start.id);
    expect(step(last, 'on')).toBeUndefined();
    const [, steps = ''] = /\*\*(\d+) \/ \1\*\*/.exec(readMessage(last)) ?? [];
    expect(Number(steps)).toBeGreaterThan(5);
    const before = await pressAndRead(player, step(last, 'back')!);
    expect(readMessage(before)).toContain(`**${Number(steps) - 1} / ${steps}**`);
    expect(readMessage(await pressAndRead(player, step(before, 'on')!))).toContain(`**${steps} / ${steps}**`);
    const first = await pressAndRead(player, step(before, 'first')!);
    expect(readMessage(first)).toContain(`**0 / ${steps}**`);
    const seats = offers(await pressAndRead(player, step(first, 'on')!), 'step').filter(({ value }) => value !== null);
    for (const offer of seats) {
      const watched = await pressAndRead(player, offer);
      expect(watched.attachments).toHaveLength(1);
      expect(readMessage(watched)).toContain(`**1 / ${steps}**`);
    }
  });

  it('shows its review, in private, more of it when asked again, and to everyone when shared', async () => {
    const first = await pressVerb(player, 'review', await entry());
    expect(player.isPrivate(first)).toBe(true);
    expect(first.attachments[0]?.filename).toBe('review.png');
    expect(first.attachments[0]?.description?.startsWith(t('bot.review.title'))).toBe(true);
    expect(first.attachments[0]?.description?.length).toBeLessThanOrEqual(1024);
    expect(readMessage(first)).toContain(t('bot.review.again').replace('-# ', ''));
    const shown = await complete(first);
    expect(shown.id).toBe(first.id);
    expect(readMessage(shown)).toContain(t('bot.review.explained').replace('-# ', ''));
    expect(readMessage(shown)).toMatch(INSTEAD[language]);
    expect(readMessage(shown)).not.toMatch(/missed|perdió/);
    const before = publicPosts().length;
    await pressVerb(player, 'share', shown);
    const posts = await until(() => (publicPosts().length > before ? publicPosts() : undefined));
    expect(posts.at(-1)?.attachments[0]?.filename).toBe('review.png');
    expect(offers(posts.at(-1)!)).toEqual([]);
    expect(readMessage(posts.at(-1)!)).toMatch(new RegExp(`${INSTEAD.en.source}|${INSTEAD.es.source}`));
  });

  it('shows the same after a restart, computed again', async () => {
    const before = readMessage(await complete(await pressVerb(player, 'review', await entry())));
    await room.house.stop();
    await room.house.start();
    const first = await pressVerb(player, 'review', await entry());
    expect(offers(first, 'look-back')).toHaveLength(1);
    expect(readMessage(await complete(first))).toBe(before);
  });

  it.runIf(name === FILMED)('is drawn as a time-lapse, told on the way, and shared', async () => {
    const before = publicPosts().length;
    const shown = await pressVerb(player, 'timelapse', await entry());
    expect(readMessage(shown)).toMatch(/(Drawing the time-lapse|Preparando la animación): 0 /);
    const done = await until(() =>
      player.messages().find(({ attachments }) => attachments[0]?.filename === 'time-lapse.gif'),
    );
    expect(decodeGif(room.house.fileOf(done)).frames.length).toBeGreaterThan(5);
    await pressVerb(player, 'share', done);
    const posts = await until(() => (publicPosts().length > before ? publicPosts() : undefined));
    expect(posts.at(-1)?.attachments[0]?.filename).toBe('time-lapse.gif');
  });

  it('is exported whole', async () => {
    await pressVerb(player, 'export', await entry());
    const file = JSON.parse(room.house.fileOf(await player.answer()).toString());
    expect(importMatch(GAMES, file).ok).toBe(true);
  });

  it('is shown to everyone by who shares it, once', async () => {
    const replay = await pressVerb(player, 'replay', await entry());
    const here = await pressAndRead(player, step(replay, 'on')!);
    const before = publicPosts().length;
    const [share] = offers(here, 'share');
    await player.pressTwice(share!.customId);
    await until(() => (publicPosts().length > before ? true : undefined));
    await room.settled();
    const posts = publicPosts();
    expect(posts).toHaveLength(before + 1);
    expect(posts.at(-1)!.attachments).toHaveLength(1);
    expect(offers(posts.at(-1)!)).toEqual([]);
  });
});

it('a match that is still played is neither replayed nor shown', async () => {
  const kept = readKept('tourists-mid-turn');
  const room = await KeptHouse.open(kept);
  try {
    const player = room.house.person(kept.roles.host).speak('en-US');
    const [table] = room.messages;
    const [, match] = offers(table!, 'mine')[0]!.customId.split(':');
    for (const verb of ['sheet', 'review', 'replay']) {
      await player.forge(`cities:${match}:${verb}:`, table);
      expect(readMessage(await player.answer())).toBe(words('en')('bot.refusal.unfinished'));
    }
  } finally {
    await room.house.close();
  }
});
