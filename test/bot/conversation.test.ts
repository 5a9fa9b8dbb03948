import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { singleProcess } from '../../src/bot/coordination.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { type StoredSnapshot, storedSnapshot } from '../rig/stored-snapshots.ts';
import {
  chooseStarts,
  mover,
  type Offer,
  offers,
  prepareTurn,
  pressAndRead,
  pressVerb,
  tableAfter,
} from '../rig/table-buttons.ts';

const LINK = /\(https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+\)/;

let harness: InProcessHarness;
let host: Player;
let guest: Player;
let third: Player;
let lobby: APIMessage;
let table: APIMessage;
let panel: APIMessage;
let active: Player;
let other: Player;

const lobbyOf = (player: Player): Promise<APIMessage> => player.sees(/wants to play/);
const panelOf = (player: Player): APIMessage | undefined =>
  player.messages().findLast((message) => player.isPrivate(message) && offers(message, 'put', 'menu').length > 0);

/** The player to move at a table, and the other one. */
function look(next: APIMessage) {
  table = next;
  active = mover([host, guest], table);
  other = active === host ? guest : host;
}

function meet(there: InProcessHarness) {
  harness = there;
  [host, guest, third] = [harness.person('Ada'), harness.person('Bruno'), harness.person('Chen')];
}

/** Two free spaces of the row of pieces, or of the row of features, where nothing lies face down. */
function openWorkers(): readonly [Offer, Offer] {
  const ids = active.buttons(table).map(({ customId }) => customId);
  const open = [12, 13, 14, 8, 9, 10].map((position) => ids[position]);
  const [worker, another] = offers(table, 'take').filter(({ customId }) => open.includes(customId));
  if (!worker || !another) throw new Error('Fewer than two open spaces are free.');
  return [worker, another];
}

/** Positions of one game, from its lobby to the second turn, where the tests below begin. */
const opened = storedSnapshot({
  play: async (there) => {
    meet(there);
    await host.slash('cities new', { board: 'venice' });
    await lobbyOf(guest);
  },
});
const joined = storedSnapshot({
  after: opened,
  play: async (there) => {
    meet(there);
    await pressVerb(guest, 'join', await lobbyOf(guest));
  },
});
const full = storedSnapshot({
  after: joined,
  play: async (there) => {
    meet(there);
    for (let computers = 0; computers < 2; computers++) await pressVerb(host, 'computer', await lobbyOf(host));
  },
});
const firstTurn = storedSnapshot({
  after: full,
  seed: 'conversation',
  play: async (there) => {
    meet(there);
    const closed = await lobbyOf(host);
    await pressVerb(host, 'start', closed);
    await chooseStarts([host, guest], await tableAfter(host, closed));
  },
});
const workerSent = storedSnapshot({
  after: firstTurn,
  play: async (there) => {
    meet(there);
    look(await tableAfter(third));
    await pressAndRead(active, openWorkers()[0]);
  },
});
const secondTurn = storedSnapshot({
  after: workerSent,
  play: async (there) => {
    meet(there);
    look(await tableAfter(third));
    await pressVerb(active, 'confirm', await prepareTurn(active, panelOf(active)!));
    await tableAfter(third, table);
  },
});

async function begin(at: StoredSnapshot | null): Promise<void> {
  meet(await InProcessHarness.open({ coordination: singleProcess(), from: at ? await at() : null }));
}

async function beginAtTable(at: StoredSnapshot): Promise<void> {
  await begin(at);
  look(await tableAfter(third));
}

async function beginInLobby(at: StoredSnapshot): Promise<void> {
  await begin(at);
  lobby = await lobbyOf(host);
}

/** The private answer to a person's last press. */
async function toldPrivately(player: Player): Promise<string> {
  const message = await player.answer();
  expect(player.isPrivate(message)).toBe(true);
  for (const bystander of [host, guest, third].filter((one) => one !== player)) {
    expect(bystander.messages().map(({ id }) => id)).not.toContain(message.id);
  }
  return readMessage(message);
}

const matchId = () => offers(table)[0]?.customId.split(':')[1] ?? '';
const now = (message: APIMessage): APIMessage => harness.world.posts.get(message.id)?.message ?? message;
const inLanguageOf = (player: Player, english: RegExp, spanish: RegExp) => (player === guest ? spanish : english);

afterEach(async () => {
  expect(harness.output).not.toMatch(/"level":(50|60)/);
  await harness.close();
});

describe('without a game', () => {
  beforeEach(() => begin(null));

  it('there is none to show, but rules', async () => {
    for (const name of ['board', 'neighborhood', 'scores', 'end']) {
      await guest.slash(`cities ${name}`);
      expect(await toldPrivately(guest)).toMatch(/No hay ninguna partida en este canal/);
    }
    await guest.slash('cities rules');
    expect(await toldPrivately(guest)).toMatch(/En cada ronda envías un trabajador/);
  });

  it('a lobby is opened for everybody to see', async () => {
    await host.slash('cities new', { board: 'venice' });
    lobby = await lobbyOf(guest);
    expect(guest.isPrivate(lobby)).toBe(false);
    expect(readMessage(lobby)).toContain('Venice');
    expect(readMessage(lobby)).toContain(`1. ${host.mention}`);
    expect(offers(lobby).map(({ verb }) => verb)).toEqual(['join', 'computer', 'options', 'learn', 'rules']);
  });

  it('nobody gets an answer while the bot is stopped', async () => {
    await harness.stop();
    const command = host.slash('cities new');
    harness.clock.advance(3_000);
    expect(await command).toBe('failed');
  });
});

describe('a lobby with its host alone', () => {
  beforeEach(() => beginInLobby(opened));

  it('is the only one: who opens a second is told in private where the first is', async () => {
    await guest.slash('cities new');
    const words = await toldPrivately(guest);
    expect(words).toMatch(/Ya hay una partida en este canal/);
    expect(words).toMatch(LINK);
    expect(words).toContain(lobby.id);
  });

  it.each(['scores', 'neighborhood'])('is not called gone before it has started: %s', async (name) => {
    await host.slash(`cities ${name}`);
    expect(await toldPrivately(host)).not.toMatch(/gone/);
  });

  it('does not start with one seat, nor by a button posted before it was grayed out', async () => {
    expect(readMessage(lobby)).toContain('1 more player needed to **Start**');
    const [join] = offers(lobby, 'join');
    await host.forge(join!.customId.replace(':join:', ':start:'), lobby);
    expect(await toldPrivately(host)).toMatch(/at least 2 players/);
  });

  it('gives a guest a seat, once', async () => {
    expect(readMessage(await pressVerb(guest, 'join', lobby))).toContain(`2. ${guest.mention}`);
    await guest.press('Join');
    expect(await toldPrivately(guest)).toMatch(/Ya tienes asiento/);
  });
});

describe('a lobby with a guest', () => {
  beforeEach(() => beginInLobby(joined));

  it('lets only the host start or cancel, and only players leave', async () => {
    await guest.press('Start');
    expect(await toldPrivately(guest)).toMatch(/Eso solo lo puede hacer Ada/);
    await third.press('Start');
    expect(await toldPrivately(third)).toMatch(/Only Ada/);
    const [join] = offers(now(lobby), 'join');
    const forge = (verb: string) => third.forge(join!.customId.replace(':join:', `:${verb}:`), now(lobby));
    await forge('cancel');
    expect(await toldPrivately(third)).toMatch(/Only Ada/);
    await forge('leave');
    expect(await toldPrivately(third)).toMatch(/not in this game yet/);
    expect(offers(now(lobby), 'start')).toHaveLength(1);
  });

  it('adds computers until the seats are full', async () => {
    expect(readMessage(await pressVerb(host, 'computer', lobby))).toMatch(/3\. Mira 🤖 Medium/);
    expect(readMessage(await pressVerb(host, 'computer', lobby))).toMatch(/4\. Leo 🤖 Medium/);
    expect(offers(now(lobby), 'join', 'computer')).toEqual([]);
    expect(readMessage(now(lobby))).toContain('The table is full.');
    const [settings] = offers(now(lobby), 'options');
    await third.forge(settings!.customId.replace(':options:', ':join:'), now(lobby));
    expect(await toldPrivately(third)).toMatch(/All seats are taken/);
  });
});

describe('a full lobby', () => {
  beforeEach(() => beginInLobby(full));

  it('starts for the host: it closes, and the one to pick a start tile is named', async () => {
    expect(offers(await pressVerb(host, 'start', lobby))).toEqual([]);
    look(await tableAfter(host, lobby));
    expect(readMessage(table)).toMatch(/pick a start tile/);
    expect(harness.world.posts.get(table.id)?.pings).toEqual(new Set(active === host ? [] : [active.id]));
    await host.forge(`cities:${matchId()}:join:`, lobby);
    expect(await toldPrivately(host)).toMatch(/already a game in this channel/);
  });
});

describe('the first turn', () => {
  beforeEach(() => beginAtTable(firstTurn));

  it('has sixteen worker spaces once everyone has a start tile', () => {
    const buttons = active.buttons(table);
    expect(buttons).toHaveLength(16 + 5);
    expect(new Set(buttons.map(({ customId }) => customId)).size).toBe(21);
    expect(offers(table, 'take').length).toBeGreaterThan(0);
    expect(table.attachments.at(-1)).toMatchObject({ filename: 'table.png', width: 1000 });
  });

  it('comes after start tiles, which were not said to be chosen while somebody had yet to choose', () => {
    const choices = third
      .messages()
      .map(readMessage)
      .filter((words) => / took a start tile$/m.test(words));
    expect(choices.length).toBeGreaterThan(1);
    for (const words of choices.slice(0, -1)) expect(words).not.toMatch(/Everyone has a start tile/);
  });

  it('lets the other player only plan, and refuses spectators', async () => {
    const [worker] = offers(table, 'take');
    await other.press(worker?.customId ?? '');
    const plan = inLanguageOf(other, /\*\*Plan\*\* – it’s Bruno’s turn/, /\*\*Plan\*\* – le toca a Ada/);
    expect(await toldPrivately(other)).toMatch(plan);
    await pressVerb(other, 'drop', await other.answer());
    await third.press(worker?.customId ?? '');
    expect(await toldPrivately(third)).toMatch(/not in this game/);
  });

  it('shows scores in private to anyone', async () => {
    await third.slash('cities scores');
    expect(await toldPrivately(third)).toMatch(/\*\*Ada\*\* – \d+\n\*\*Bruno\*\* – \d+/);
    await third.press('Scores');
    expect(await toldPrivately(third)).toMatch(/\*\*Ada\*\* – \d+/);
  });

  it('shows neighborhoods and rules in private to anyone', async () => {
    await guest.slash('cities neighborhood');
    expect(await toldPrivately(guest)).toMatch(/\(picture: Barrio de Bruno/);
    await third.press('My neighborhood');
    expect(await toldPrivately(third)).toMatch(/\(picture: All neighborhoods.*Ada.*Bruno/s);
    await host.press('My neighborhood');
    expect(await toldPrivately(host)).toMatch(/\(picture: Ada’s neighborhood/);
    await third.press('More');
    await third.answer();
    await third.press('All neighborhoods');
    expect(await toldPrivately(third)).toMatch(/\(picture: .*Ada.*Bruno/s);
    await guest.press('Rules');
    expect(await toldPrivately(guest)).toMatch(/En cada ronda/);
  });

  it('opens a private panel when a worker is sent; a double press sends one worker', async () => {
    await active.pressTwice(openWorkers()[0].customId);
    panel = await active.finds('the panel', (message) => offers(message, 'back').length > 0);
    expect(readMessage(panel)).toMatch(inLanguageOf(active, /You took/, /Has tomado/));
    await other.slash('cities scores');
    await other.answer();
    const panels = active.messages().filter((message) => offers(message, 'put', 'menu').length > 0);
    expect(new Set(panels.map(readMessage)).size).toBe(1);
    expect(active.isPrivate(panel)).toBe(true);
    for (const bystander of [other, third]) expect(bystander.canSee(/You took|Has tomado/)).toBe(false);
    expect(offers(panel, 'put', 'menu').length).toBeGreaterThan(0);
  });
});

describe('a turn that has begun', () => {
  beforeEach(async () => {
    await beginAtTable(workerSent);
    panel = panelOf(active)!;
  });

  it('lets one choose another space, after which the panel of the first one is an old one', async () => {
    const [worker, another] = openWorkers();
    const first = structuredClone(panel);
    await active.press(another.customId);
    expect(await toldPrivately(active)).toMatch(inLanguageOf(active, /You took/, /Has tomado/));
    await active.forge(offers(first, 'put', 'menu')[0]?.customId ?? '', first, ['0']);
    const words = await active.sees(inLanguageOf(active, /Press \*\*My turn\*\*/, /Pulsa \*\*My turn\*\*/), first);
    expect(readMessage(words)).toMatch(LINK);
    expect(readMessage(words)).toContain(table.id);
    expect(offers(await pressAndRead(active, worker), 'put', 'menu').length).toBeGreaterThan(0);
  });

  it('takes steps back, down to the worker', async () => {
    const [place] = offers(panel, 'put', 'menu');
    if (!place) throw new Error('Nothing can be put down.');
    panel = await pressAndRead(active, place);
    panel = await pressVerb(active, 'back', panel);
    expect(offers(panel, 'put', 'menu')).toContainEqual(place);
    panel = await pressVerb(active, 'back', panel);
    expect(readMessage(panel)).toMatch(inLanguageOf(active, /What would you like to take/, /Qué quieres tomar/));
    panel = await pressAndRead(active, openWorkers()[0]);
    expect(offers(panel, 'put', 'menu')).toContainEqual(place);
  });

  it('goes on after a restart, without registering commands again', async () => {
    harness.requests.length = 0;
    await harness.stop();
    await harness.start();
    expect(harness.requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
    panel = await pressVerb(active, 'mine', table);
    expect(active.isPrivate(panel)).toBe(true);
    expect(readMessage(panel)).toMatch(inLanguageOf(active, /You took/, /Has tomado/));
    expect(offers(await prepareTurn(active, panel), 'confirm')).toHaveLength(1);
  });

  it('posts a new table when it is confirmed, once, and takes the buttons off the old one', async () => {
    panel = await prepareTurn(active, panel);
    const [player, old, posts] = [active, structuredClone(table), third.messages().length];
    await player.pressTwice(offers(panel, 'confirm')[0]?.customId ?? '');
    look(await tableAfter(third, old));
    await third.press('Scores');
    await third.answer();
    expect(third.messages()).toHaveLength(posts + 2);
    expect(offers(now(old))).toEqual([]);
    expect(await active.press(offers(old, 'take')[0]?.customId ?? '', old)).toBe('refused');
    await active.forge(offers(old, 'take')[0]?.customId ?? '', old);
    const words = await toldPrivately(active);
    expect(words).toMatch(inLanguageOf(active, /The table has moved on/, /La mesa ha avanzado/));
    expect(words).toContain(table.id);
  });
});

describe('the second turn', () => {
  beforeEach(() => beginAtTable(secondTurn));

  it('tells the first one to everybody, with a picture', () => {
    expect(readMessage(table)).toMatch(/^\*\*(Ada|Bruno)\*\* (?!took a start tile)[a-z]+ /m);
    expect(table.attachments.length).toBeGreaterThan(1);
    expect(harness.world.posts.get(table.id)?.pings).toEqual(new Set([active.id]));
  });

  it.each([
    'nothing:like:this',
    'cities',
    'cities:',
    'cities::::',
    'cities:abcd:take:0123456789:0',
    'cities:{match}:take:0123456789:0',
    'cities:{match}:take::-1',
    'cities:{match}:take:zzz:999',
    'cities:{match}:put::0',
    'cities:{match}:menu::0',
    'cities:{match}:confirm:',
    'cities:{match}:back:',
    'cities:{match}:turn:',
    'cities:{match}:show::1:2:3',
    'cities:{match}:constructor::0',
    'cities:{match}:start:',
    'cities:{match}:cancel:',
    'x'.repeat(100),
  ])('answers a made-up button in private and changes nothing: %s', async (id) => {
    await active.forge(id.replace('{match}', matchId()), table);
    expect(await toldPrivately(active)).not.toMatch(/^$|Something went wrong|Algo ha fallado|\{\{/);
    expect(active.messages().some((message) => message.id === table.id && offers(message, 'take').length > 0)).toBe(
      true,
    );
  });

  it('posts the table again on demand, and says nothing else', async () => {
    const old = table;
    await guest.slash('cities board');
    look(await tableAfter(third, old));
    await guest.loses(await guest.answer());
    expect(offers(now(old))).toEqual([]);
    panel = await prepareTurn(active, await pressVerb(active, 'take', table));
    expect(offers(panel, 'confirm')).toHaveLength(1);
  });

  it('is ended by the host alone', async () => {
    panel = await prepareTurn(active, await pressVerb(active, 'take', table));
    await third.slash('cities end');
    expect(await toldPrivately(third)).toMatch(/Only Ada/);
    await host.slash('cities end');
    expect(await toldPrivately(host)).toMatch(/End the game for everyone\?/);
    await host.press('End the game');
    await host.loses(await host.answer());
    await third.sees(/Ada canceled this game/);
    expect(offers(now(table))).toEqual([]);
    await active.slash('cities mine');
    await active.forge(offers(panel, 'confirm')[0]?.customId ?? '', await active.answer());
    expect(await toldPrivately(active)).toMatch(inLanguageOf(active, /This game is over/, /Esta partida ha terminado/));
  });
});
