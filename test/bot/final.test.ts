import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importMatch, seedHash } from '#engine';
import { GAMES } from '#games/rules';
import { words } from '#i18n';
import { singleProcess } from '../../src/bot/coordination.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { isOver, nextTable, takeTurn } from '../rig/random-player.ts';
import { thinkHere } from '../rig/same-thread-thinking.ts';
import { skipToLastTurns } from '../rig/skip-to-end.ts';
import { offers, pressAndRead, pressAtEnd, pressVerb, startGame } from '../rig/table-buttons.ts';
import { isWhole } from '../rig/todays-share.ts';

/** Looking ahead takes time: once is enough. */
const STRENGTHS = { en: 'hard', es: 'easy' } as const;
const LOCALES = { en: 'en-US', es: 'es-ES' } as const;

describe.each(['en', 'es'] as const)('the message a game ends with, in %s', (language) => {
  const t = words(language);
  let harness: InProcessHarness;
  let ada: Player;
  let final: APIMessage;

  const weighed = vi.spyOn(thinkHere, 'checkMistake');

  beforeAll(async () => {
    weighed.mockClear();
    harness = await InProcessHarness.open({ coordination: singleProcess() });
    ada = harness.person('Ada').speak(LOCALES[language]);
    const luck = dice(`the end in ${language}`);
    let table = await startGame([ada], 1, { strength: STRENGTHS[language], hints: 'off', language });
    for (let turns = 0; !isOver(table); turns++) {
      if (turns === 3 && !isWhole) {
        await skipToLastTurns(harness, [ada.id], 3);
        table = await nextTable(ada, table);
      }
      table = await takeTurn(ada, luck, table);
    }
    final = table;
  });
  afterAll(() => harness.close());

  it('is looked back on by an expert before anyone asks how it went', () =>
    expect.poll(() => weighed.mock.calls.length, { timeout: 60_000 }).toBeGreaterThan(0));

  const pressed = async (verb: string): Promise<APIMessage> => {
    const answer = await pressAtEnd(ada, verb, final);
    expect(ada.isPrivate(answer)).toBe(true);
    return answer;
  };

  it('had said at its first table how well the computer plays', () => {
    const company = t('bot.lobby.bot', { name: 'Mira', how: level() });
    const tables = ada.messages().map(readMessage);
    expect(tables.filter((text) => text.includes(`-# ${company}`))).toHaveLength(1);
  });
  const level = () => t(`bot.option.strength.${STRENGTHS[language]}`);

  it.each(['scores', 'more', 'all'])('has %s with how well the computer plays', async (verb) => {
    const [any] = offers(final, 'rematch');
    await ada.forge(any!.customId.replace(':rematch:', `:${verb}:`), final);
    expect(readMessage(await ada.answer())).toContain(level());
  });

  it('offers a rematch first, then the review, and names what the game was to everyone at the table', () => {
    expect(offers(final).map(({ verb }) => verb)).toEqual(['rematch', 'review', 'more']);
    expect(readMessage(final)).toMatch(language === 'en' ? /## 🏆 .*wins!/ : /## 🏆 ¡Gana /);
    expect(readMessage(final)).toMatch(
      language === 'en' ? /First game of Cities for \*\*Ada\*\*/ : /Primera partida de Cities de \*\*Ada\*\*/,
    );
  });

  it('has a replay, and the way to everything else that is kept', async () => {
    expect(readMessage(await pressed('replay'))).toContain(t('bot.after.start'));
    const history = await (async () => {
      await ada.slash('cities history');
      return ada.answer();
    })();
    expect(readMessage(history)).toContain(t('bot.after.history.mine'));
    const card = await pressAndRead(ada, offers(history, 'past')[0]!);
    expect(offers(card, 'sheet', 'replay', 'timelapse', 'export')).toHaveLength(4);
  });

  it('has the match as a file, by button and, once it has ended, by command no more', async () => {
    const answer = await pressed('export');
    expect(readMessage(answer)).toContain(t('bot.export.over'));
    expect(importMatch(GAMES, JSON.parse(harness.fileOf(answer).toString())).ok).toBe(true);
    await ada.slash('cities export');
    expect(readMessage(await ada.answer())).toContain(t('bot.refusal.none'));
  });

  it('has the shuffle, and the ranking in which the computer stands by its level', async () => {
    const fair = readMessage(await pressed('fair'));
    const [seed = '', hash] = [...fair.matchAll(/`([0-9a-f]+)`/g)].map(([, found]) => found);
    expect(seed.length).toBeGreaterThanOrEqual(48);
    expect(seedHash(seed)).toBe(hash);
    const ranking = readMessage(await pressed('ranking'));
    expect(ranking).toContain(t('bot.standings.here'));
    expect(ranking).toContain(t(`bot.standings.computer.${STRENGTHS[language]}`));
    expect(ranking).toContain('Ada');
  });

  it('is no way into the hints it was played without, and Rematch keeps it so', async () => {
    const before = ada.messages().at(-1);
    await pressed('rematch');
    const lobby = await ada.sees(language === 'en' ? /wants to play/ : /quiere jugar/, before);
    expect(readMessage(lobby)).toContain(`${t('bot.option.hints.label')}: ${t('bot.option.hints.off')}`);
    expect(readMessage(lobby)).toContain(t('bot.lobby.bot', { name: '', how: level() }));
  });

  it('goes on working beside the next match in its channel', async () => {
    const lobby = ada.messages().findLast((message) => offers(message, 'start').length > 0)!;
    await pressVerb(ada, 'start', lobby);
    const table = await ada.finds('table', (message) => !ada.isPrivate(message) && offers(message, 'mine').length > 0);
    const running = offers(table, 'mine')[0]!.customId.split(':')[1];
    const ended = offers(final, 'rematch')[0]!.customId.split(':')[1];
    expect(running).not.toBe(ended);
    expect(readMessage(await pressed('replay'))).toContain(t('bot.after.start'));
    expect((await pressed('review')).attachments[0]?.filename).toBe('review.png');
    expect(readMessage(await pressed('timelapse'))).toMatch(/Drawing the time-lapse: 0|Preparando la animación: 0/);
    const file = JSON.parse(harness.fileOf(await pressed('export')).toString());
    const match = importMatch(GAMES, file);
    expect(match.ok && GAMES.find(({ id }) => id === match.value.game)?.outcome(match.value.state)).toBeTruthy();
  });

  it('is followed by a profile, and by settings that take one out of rankings', async () => {
    await ada.slash('cities profile');
    expect(readMessage(await ada.answer())).toContain(t('bot.standings.ratingIn', { game: 'Cities' }));
    await ada.slash('cities settings');
    await ada.fill({ switches: ['hints'] });
    expect(readMessage(await ada.answer())).toMatch(/(Show me in rankings|Salir en clasificaciones): \*\*no/);
    await ada.slash('cities ranking', { game: 'cities' });
    expect(readMessage(await ada.answer())).not.toContain('Ada');
    await ada.slash('cities profile');
    expect(readMessage(await ada.answer())).toContain(t('bot.standings.barred'));
  });

  it('can be followed by a lesson, which is left at any time', async () => {
    await ada.slash('cities learn', { game: 'tourists' });
    const lesson = await ada.answer();
    expect(readMessage(lesson)).toContain('🎓 1 / 12');
    expect(readMessage(await pressVerb(ada, 'quit', lesson))).toContain(t('bot.learn.left'));
  });

  it('and by the settings of the server, for who manages it', async () => {
    const gael = harness.person('Gael').speak(LOCALES[language]);
    await gael.slash('cities server', { daily: 'on' });
    expect(readMessage(await gael.answer())).toContain(t('bot.refusal.manager'));
    await ada.slash('cities server', { daily: 'on', zone: 'America/Bogota' });
    expect(readMessage(await ada.answer())).toMatch(/<#\d+>.*America\/Bogota/s);
    await ada.slash('cities server', { daily: 'off' });
    expect(readMessage(await ada.answer())).not.toMatch(/<#\d+>/);
  });

  it('stays for the others when one is forgotten, with a former player in it', async () => {
    await ada.slash('cities forget');
    await pressVerb(ada, 'forget', await ada.answer());
    expect(readMessage(await ada.answer())).toContain(t('bot.forget.done'));
    const gael = harness.person('Gael').speak(LOCALES[language]);
    await gael.slash('cities history');
    const server = await pressVerb(gael, 'history', await gael.answer());
    expect(readMessage(server)).toContain(t('bot.forget.former'));
    expect(readMessage(server)).not.toContain('Ada');
    const sheet = await pressVerb(gael, 'sheet', await pressAndRead(gael, offers(server, 'past')[0]!));
    expect(readMessage(sheet)).toContain(t('bot.forget.former'));
    expect(JSON.stringify(await harness.adapter.query('SELECT * FROM keyv'))).not.toContain(ada.id);
  });
});
