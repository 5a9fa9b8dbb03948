import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog } from '#platform';
import { DEFAULT_SETTINGS } from '#room';
import { openStore } from '#store';
import { openRatings } from '../../../src/bot/repositories/ratings.ts';
import { RESULT } from '../../../src/bot/repositories/result-record.ts';
import { openResults } from '../../../src/bot/repositories/results.ts';
import { homeOf } from '../../../src/local/world.ts';
import type { ResultSeat } from '../../../src/room/match-result.ts';
import type { Player } from '../../rig/chat-player.ts';
import { computer, person, resultWith } from '../../rig/match-results.ts';
import { readMessage } from '../../rig/message-text.ts';
import { offers, pressVerb } from '../../rig/table-buttons.ts';
import { TimedHarness } from '../../rig/timed-harness.ts';

describe('after some games', () => {
  let harness: TimedHarness;
  let ada: Player;
  let bruno: Player;

  /** As if they had been played here: six of Cities, one of Sprawlopolis together. */
  async function furnish(): Promise<void> {
    const opened = await openStore(harness.database);
    if (!opened.ok) throw new Error(opened.refusal.detail);
    const store = opened.value;
    const log = openLog('silent');
    const results = openResults(store, log, harness.clock.now);
    const people = { load: async () => DEFAULT_SETTINGS };
    const ratings = openRatings({ store, log, now: harness.clock.now, results, people });
    const guild = homeOf(harness.world).id;
    const [a, b] = [person(ada.id, 'Ada'), person(bruno.id, 'Bruno')];
    const keep = async (id: string, seats: ResultSeat[], more = {}) => {
      const saved = await store.save(RESULT, id, resultWith(id, seats, { guild, ...more }));
      if (saved.ok) await ratings.enter(saved.value);
    };
    for (const i of [1, 2, 3, 4, 5]) await keep(`match${i}`, [a, computer('easy'), b], { order: i });
    await keep('match6', [b, a], { order: 6 });
    const elsewhere = { guild: '3000000000000000777', channel: '4000000000000000777' };
    await keep('match8', [person('5000000000000000777', 'Yusuf'), a], { order: 8, ...elsewhere });
    const verdict = { kind: 'together', total: 31, target: 30, won: true };
    await keep('match7', [a, b], { order: 7, game: 'sprawlopolis', options: { difficulty: 'standard' }, verdict });
    await store.close();
  }

  beforeAll(async () => {
    harness = await TimedHarness.open();
    [ada, bruno] = [harness.person('Ada'), harness.person('Bruno')];
    await furnish();
  });
  afterAll(() => harness.close());

  /** The message without its menu, whose choices have the same verb. */
  const onlyButtons = (message: APIMessage): APIMessage => ({
    ...message,
    components: message.components?.filter((one) => !JSON.stringify(one).includes('"options"')) ?? [],
  });
  const told = async (player: Player) => readMessage(await player.answer());
  const publicOnes = () => harness.person('Gael').messages().map(readMessage);

  it('the ranking shows the best players and their margins, in private', async () => {
    await ada.slash('cities ranking', { game: 'cities' });
    const answer = await ada.answer();
    expect(ada.isPrivate(answer)).toBe(true);
    expect(readMessage(answer)).toMatch(
      /Ranking: Cities, this server\. 1\. Ada: \d+ ± \d+, 5 of 6 won\. .*2\. Easy bot|2\. Bruno/s,
    );
    expect(readMessage(answer)).toContain('[Share]');
    await bruno.slash('cities ranking');
    expect(await told(bruno)).toMatch(/Clasificación: Cities, este servidor\. 1\. Ada: \d+ ± \d+, victorias 5 de 6/);
  });

  it('is told in words to who wants words, with one’s own line standing out', async () => {
    await ada.slash('cities settings', { text: true });
    await ada.answer();
    await ada.slash('cities ranking');
    expect(await told(ada)).toMatch(/\*\*1\\?\. Ada: \d+ ± \d+, 5 of 6 won\*\*/);
    await ada.slash('cities settings', { text: false });
    await ada.answer();
  });

  it('another game is chosen from the menu; one that is played together has no ranking', async () => {
    await ada.slash('cities ranking');
    const [menu] = offers(await ada.answer(), 'ladder');
    await ada.choose(menu!.customId, '1');
    const answer = await ada.answer();
    expect(readMessage(answer)).toMatch(/You play Sprawlopolis as a team/);
    expect(offers(answer, 'publish')).toEqual([]);
    await ada.choose(offers(answer, 'ladder')[0]!.customId, '3');
    expect(await told(ada)).toMatch(/Nobody here has a rating in Wonders yet/);
  });

  it('that of all servers is one press away, and so is the way back', async () => {
    const there = async (player: Player) => {
      await player.slash('cities ranking', { game: 'cities' });
      const here = await player.answer();
      expect(readMessage(here)).not.toContain('Yusuf');
      const overall = await pressVerb(player, 'ladder', onlyButtons(here));
      expect(overall.id).toBe(here.id);
      return overall;
    };
    const english = await there(ada);
    expect(readMessage(english)).toMatch(
      /Ranking: Cities, all servers\. .*Yusuf: \d+ ± \d+, 1 of 1 won, not ranked yet/s,
    );
    expect(readMessage(english)).toContain('[This server]');
    const spanish = await there(bruno);
    expect(readMessage(spanish)).toMatch(/Clasificación: Cities, todos los servidores\. .*Yusuf/s);
    // Another game stays with all servers, and so does what is shared.
    const [menu] = offers(english, 'ladder').filter(({ value }) => value === '3');
    await ada.choose(menu!.customId, '3');
    expect(readMessage(await ada.answer())).toContain('[This server]');
    await pressVerb(bruno, 'publish', spanish);
    expect(publicOnes().filter((text) => /Bruno.* comparte:.*todos los servidores.*Yusuf/s.test(text))).toHaveLength(1);
    const back = await pressVerb(bruno, 'ladder', onlyButtons(await there(bruno)));
    expect(readMessage(back)).toMatch(/Clasificación: Cities, este servidor/);
    expect(readMessage(back)).not.toContain('Yusuf');
  });

  it('that of all servers comes in words as well', async () => {
    await ada.slash('cities settings', { text: true });
    await ada.answer();
    await ada.slash('cities ranking', { game: 'cities' });
    const overall = await pressVerb(ada, 'ladder', onlyButtons(await ada.answer()));
    expect(readMessage(overall)).toMatch(/\*\*Ranking: Cities, all servers\*\*\n.*– Yusuf/s);
    await ada.slash('cities settings', { text: false });
    await ada.answer();
  });

  it('the profile has the rating, what was played, and records where there is no rating', async () => {
    await ada.slash('cities profile');
    const answer = await ada.answer();
    expect(readMessage(answer)).toMatch(/Ada, since .*Rating in Cities: \d+ ± \d+\. #1 of 3\. Almost certainly/s);
    expect(readMessage(answer)).toMatch(/Games: 7, wins: 6, win streak: 1\./);
    const [menu] = offers(answer, 'profile');
    await ada.choose(menu!.customId, '1');
    expect(await told(ada)).toMatch(/Records in Sprawlopolis\. standard: 1 of 1 targets met, best 31/i);
    await bruno.slash('cities profile', { player: ada.id });
    expect(await told(bruno)).toMatch(/Ada, desde .*Nivel en Cities/s);
    await bruno.slash('cities profile', { player: harness.person('Chen').id });
    expect(await told(bruno)).toMatch(/Chen aún no ha terminado ninguna partida/);
    const dolores = harness.person('Dolores');
    await dolores.slash('cities profile');
    expect(await told(dolores)).toMatch(/finished a game on this server yet|no has terminado ninguna partida/);
  });

  it('both can be shared, once, without a frame around anyone’s row', async () => {
    await ada.slash('cities ranking');
    await pressVerb(ada, 'publish', await ada.answer());
    expect(await told(ada)).toMatch(/Shared in the channel/);
    await bruno.slash('cities profile');
    await pressVerb(bruno, 'publish', await bruno.answer());
    expect(await told(bruno)).toMatch(/Compartido en el canal/);
    expect(publicOnes().filter((text) => /\*\*Ada\*\* shared:.*Ranking: Cities/s.test(text))).toHaveLength(1);
    expect(publicOnes().filter((text) => /\*\*Bruno\*\* comparte:.*Bruno, desde/s.test(text))).toHaveLength(1);
  });

  it('a person who left the rankings is in none, and nobody else sees their profile', async () => {
    await bruno.slash('cities settings', { ranked: false });
    expect(await told(bruno)).toMatch(/Salir en clasificaciones: \*\*no/);
    await ada.slash('cities ranking');
    const ranking = await told(ada);
    expect(ranking).toMatch(/Ada/);
    expect(ranking).not.toMatch(/Bruno/);
    await ada.slash('cities profile', { player: bruno.id });
    expect(await told(ada)).toMatch(/Bruno doesn’t appear in rankings/);
    await bruno.slash('cities profile');
    expect(await told(bruno)).toMatch(/No sale en las clasificaciones/);
  });

  it('a forgotten person leaves no byte, and others keep their ratings', async () => {
    await ada.slash('cities forget');
    await pressVerb(ada, 'forget', await ada.answer());
    await ada.answer();
    expect(harness.filesWith(ada.id)).toEqual([]);
    await bruno.slash('cities ranking');
    const ranking = await told(bruno);
    expect(ranking).not.toMatch(/Ada/);
    expect(ranking).toMatch(/Bot fácil: \d+ ± \d+/);
  });
});
