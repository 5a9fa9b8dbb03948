import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished } from 'vitest';
import { singleProcess } from '../../../src/bot/coordination.ts';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { type StoredSnapshot, storedSnapshot } from '../../rig/stored-snapshots.ts';
import {
  chooseStarts,
  mover,
  type Offer,
  offers,
  prepareTurn,
  pressAndRead,
  pressVerb,
  tableAfter,
} from '../../rig/table-buttons.ts';

export const LINK = /\(https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+\)/;

/** A table, the player to move at it, and the other one. */
export type Turn = { readonly table: APIMessage; readonly active: Player; readonly other: Player };

/** Ada, who hosts a game in English, Bruno, who plays it in Spanish, and Chen, who watches. */
export class Scene {
  readonly harness: InProcessHarness;
  readonly host: Player;
  readonly guest: Player;
  readonly third: Player;

  constructor(harness: InProcessHarness) {
    this.harness = harness;
    this.host = harness.person('Ada');
    this.guest = harness.person('Bruno');
    this.third = harness.person('Chen');
  }

  lobby(): Promise<APIMessage> {
    return this.host.sees(/wants to play/);
  }

  /** The turn that follows a message, or the current one. */
  async turn(after?: APIMessage): Promise<Turn> {
    const table = await tableAfter(this.third, after);
    const active = mover([this.host, this.guest], table);
    return { table, active, other: active === this.host ? this.guest : this.host };
  }

  /** A message as it is by now. */
  now(message: APIMessage): APIMessage {
    return this.harness.world.posts.get(message.id)?.message ?? message;
  }

  inLanguageOf(player: Player, english: RegExp, spanish: RegExp): RegExp {
    return player === this.guest ? spanish : english;
  }

  /** The private answer to a person's last press. */
  async toldPrivately(player: Player): Promise<string> {
    const message = await player.answer();
    expect(player.isPrivate(message)).toBe(true);
    for (const bystander of [this.host, this.guest, this.third].filter((one) => one !== player)) {
      expect(bystander.messages().map(({ id }) => id)).not.toContain(message.id);
    }
    return readMessage(message);
  }
}

/** Two free spaces of the row of pieces, or of the row of features, where nothing lies face down. */
export function openWorkers({ active, table }: Turn): readonly [Offer, Offer] {
  const ids = active.buttons(table).map(({ customId }) => customId);
  const open = [12, 13, 14, 8, 9, 10].map((position) => ids[position]);
  const [worker, another] = offers(table, 'take').filter(({ customId }) => open.includes(customId));
  if (!worker || !another) throw new Error('Fewer than two open spaces are free.');
  return [worker, another];
}

export function panelOf(player: Player): APIMessage {
  const panel = player
    .messages()
    .findLast((message) => player.isPrivate(message) && offers(message, 'put', 'menu').length > 0);
  if (!panel) throw new Error(`There is no panel:\n${player.transcript()}`);
  return panel;
}

export const matchId = (table: APIMessage): string => offers(table)[0]?.customId.split(':')[1] ?? '';

type Step = { readonly after?: StoredSnapshot; readonly seed?: string };

const snapshot = (step: Step, play: (scene: Scene) => Promise<unknown>): StoredSnapshot =>
  storedSnapshot({ ...step, play: (harness) => play(new Scene(harness)) });

/** Snapshots of one game, from its lobby to the second turn: each is played on from the one before, once per process. */
export const opened = snapshot({}, async ({ host, guest }) => {
  await host.slash('cities new', { board: 'venice' });
  await guest.sees(/wants to play/);
});

export const joined = snapshot({ after: opened }, async (scene) => pressVerb(scene.guest, 'join', await scene.lobby()));

export const full = snapshot({ after: joined }, async (scene) => {
  for (let bots = 0; bots < 2; bots++) await pressVerb(scene.host, 'computer', await scene.lobby());
});

export const firstTurn = snapshot({ after: full, seed: 'conversation' }, async (scene) => {
  const { host, guest } = scene;
  const closed = await scene.lobby();
  await pressVerb(host, 'start', closed);
  await chooseStarts([host, guest], await tableAfter(host, closed));
});

export const workerSent = snapshot({ after: firstTurn }, async (scene) => {
  const turn = await scene.turn();
  await pressAndRead(turn.active, openWorkers(turn)[0]);
});

export const secondTurn = snapshot({ after: workerSent }, async (scene) => {
  const { active, table } = await scene.turn();
  await pressVerb(active, 'confirm', await prepareTurn(active, panelOf(active)));
  await scene.turn(table);
});

/** The chat as it was at that moment; closed after the test, in which the bot may not log an error. */
export async function begin(at: StoredSnapshot | null): Promise<Scene> {
  const harness = await InProcessHarness.open({ coordination: singleProcess(), from: at ? await at() : null });
  onTestFinished(async () => {
    await harness.close();
    expect(harness.output).not.toMatch(/"level":(50|60)/);
  });
  return new Scene(harness);
}
