import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { storedSnapshot as storedMoment } from '../../rig/stored-snapshots.ts';
import {
  chooseStarts,
  mover,
  offers,
  prepareTurn,
  pressAndRead,
  pressVerb,
  startGame,
  tableAfter,
} from '../../rig/table-buttons.ts';
import { inTurn } from '../../rig/todays-share.ts';

const CARDS = 0;
const PIECES = 3;
const HIDDEN = 3;

const SEED = 'a turn planned ahead';

/** Every test begins with the first turn, which is reached once. */
const begun = storedMoment({
  seed: SEED,
  play: async (harness) => {
    const players = [harness.person('Ada'), harness.person('Bruno')] as const;
    await chooseStarts(players, await startGame(players, 0, { language: 'en' }));
  },
});

describe.each(['en-US', 'es-ES'] as const)('a turn planned before it comes, in %s', (locale) => {
  const isIts = inTurn(locale === 'en-US' ? 0 : 1);
  let harness: InProcessHarness;
  let ada: Player;
  let bruno: Player;
  let chen: Player;
  let table: APIMessage;
  /** The player to move, and the one who plans. */
  let active: Player;
  let other: Player;

  const say = (english: RegExp, spanish: RegExp) => (locale === 'en-US' ? english : spanish);

  beforeEach(async () => {
    harness = await InProcessHarness.open({ from: await begun(), seed: () => SEED });
    [ada, bruno, chen] = [harness.person('Ada'), harness.person('Bruno'), harness.person('Chen')];
    for (const player of [ada, bruno, chen]) player.speak(locale);
    look(await tableAfter(ada));
  });
  afterEach(() => harness.close());

  function look(next: APIMessage) {
    table = next;
    active = mover([ada, bruno], table);
    other = active === ada ? bruno : ada;
  }

  const spaceId = (row: number, place: number): string => active.buttons(table)[row * 4 + place]?.customId ?? '';

  async function pressSpace(player: Player, row: number, place: number): Promise<APIMessage> {
    await player.press(spaceId(row, place), table);
    return player.answer();
  }

  /** The player to move takes their turn. */
  async function takeTurn(row: number, place: number): Promise<void> {
    let panel = await pressSpace(active, row, place);
    if (offers(panel, 'turn-up').length > 0) panel = await pressVerb(active, 'turn-up', panel);
    // A hidden card leaves nothing to choose: once revealed, it is taken.
    if (offers(panel, 'confirm').length > 0) await pressVerb(active, 'confirm', await prepareTurn(active, panel));
    look(await tableAfter(ada, table));
  }

  /** Places the items of the planned space, each at its first place. */
  async function planWhole(row: number, place: number): Promise<APIMessage> {
    let panel = await pressSpace(other, row, place);
    for (let [offer] = offers(panel, 'put', 'menu'); offer; [offer] = offers(panel, 'put', 'menu'))
      panel = await pressAndRead(other, offer);
    return panel;
  }

  const keepWhole = async (row: number, place: number) => pressVerb(other, 'keep', await planWhole(row, place));

  /** The public line about placed pieces. */
  const built = (player: Player) =>
    new RegExp(
      `^\\*\\*${player === ada ? 'Ada' : 'Bruno'}\\*\\* placed an? (red|yellow|green|blue) piece at [A-Z]\\d+`,
      'm',
    );

  const publicWords = () =>
    chen
      .messages()
      .filter((message) => !chen.isPrivate(message))
      .map(readMessage)
      .join('\n');

  type Stored = { readonly extra: { readonly plans: readonly unknown[] }; readonly log: readonly unknown[] };
  async function stored(): Promise<Stored> {
    await chen.slash('cities scores');
    await chen.answer();
    return JSON.parse(String((await harness.keyv.get(`match:${table.channel_id}`))?.text)).value;
  }

  it.runIf(isIts())('opens the usual panel in private, marked as a plan, and tells nobody', async () => {
    await stored();
    const before = publicWords();
    const panel = await pressSpace(other, PIECES, 0);
    expect(other.isPrivate(panel)).toBe(true);
    expect(readMessage(panel)).toMatch(say(/\*\*Plan\*\* – it’s \w+’s turn/, /\*\*Plan\*\* – le toca a/));
    expect(readMessage(panel)).toMatch(say(/This is only a plan/, /Esto es solo un plan/));
    expect(offers(panel, 'put', 'menu').length).toBeGreaterThan(0);
    expect(offers(panel, 'confirm')).toEqual([]);
    expect(offers(panel, 'keep', 'back', 'drop').map(({ verb }) => verb)).toEqual(['keep', 'back', 'drop']);
    expect(readMessage(panel)).not.toMatch(/\*\*Confirm(ar)?\*\*/);
    expect(publicWords()).toBe(before);
    expect((await stored()).log).toHaveLength(2);
  });

  it.runIf(isIts())('begins with My turn as well, where everything this seat could take is on offer', async () => {
    await takeTurn(CARDS, 0);
    await takeTurn(CARDS, 1);
    await takeTurn(CARDS, 2);
    // Two workers a row: the player to move still has two free ones, the other none.
    const panel = await pressVerb(other, 'mine', table);
    expect(readMessage(panel)).toMatch(say(/What would you do/, /¿Qué harías/));
    expect(offers(panel, 'put')).toHaveLength(12);
    const [first] = offers(panel, 'put');
    expect(offers(await pressAndRead(other, first!), 'keep')).toHaveLength(1);
    expect(readMessage(await pressSpace(other, CARDS, 3))).toMatch(
      say(/You’ve already sent 2 workers to the/, /Ya has enviado 2/),
    );
  });

  it.runIf(isIts())('goes back step by step, and may be dropped', async () => {
    const first = await pressSpace(other, PIECES, 0);
    const [offer] = offers(first, 'put', 'menu');
    const second = await pressAndRead(other, offer!);
    const back = await pressVerb(other, 'back', second);
    expect(readMessage(back)).toBe(readMessage(first));
    expect(readMessage(await pressVerb(other, 'drop', back))).toMatch(say(/Plan deleted/, /Plan borrado/));
    expect((await stored()).extra.plans).toEqual([]);
  });

  it.runIf(isIts())('is kept, and played with one press when its turn comes', async () => {
    const kept = await keepWhole(PIECES, 0);
    expect(readMessage(kept)).toMatch(say(/Plan saved/, /Plan guardado/));
    expect(offers(kept).map(({ verb }) => verb)).toEqual(['revise', 'alone', 'hint', 'drop', 'rules']);
    expect(offers(table, 'plan')).toEqual([]);
    await takeTurn(CARDS, 0);
    expect(offers(table, 'plan')).toHaveLength(1);
    const owner = active;
    await other.press(offers(table, 'plan')[0]!.customId, table);
    expect(readMessage(await other.answer())).toMatch(say(/It’s \w+’s turn/, /Le toca a/));
    await pressVerb(owner, 'plan', table);
    look(await tableAfter(ada, table));
    expect(active).not.toBe(owner);
    expect(offers(table, 'plan')).toEqual([]);
    expect((await stored()).extra.plans).toEqual([]);
  });

  it.runIf(isIts())(
    'turns the panel it was made in into one press when the turn comes, for its owner alone',
    async () => {
      const kept = await keepWhole(PIECES, 0);
      const owner = other;
      const before = harness.world.posts.size;
      await takeTurn(CARDS, 0);
      expect(active).toBe(owner);
      const come = await owner.sees(say(/your plan still works/, /tu plan aún sirve/));
      expect(come.id).toBe(kept.id);
      expect(owner.isPrivate(come)).toBe(true);
      expect(readMessage(come)).not.toMatch(/This is only a plan|Esto es solo un plan/);
      const labels = locale === 'en-US' ? ['Confirm', 'Hint'] : ['Confirmar', 'Pista'];
      expect(owner.buttons(come).map(({ label }) => label)).toEqual(labels);
      expect(publicWords()).not.toMatch(/your plan still works|tu plan aún sirve/);
      // The table and the answer to who moved: nothing more is posted for it.
      expect(harness.world.posts.size - before).toBeLessThanOrEqual(2);
      await pressVerb(owner, 'plan', come);
      look(await tableAfter(ada, table));
      expect(active).not.toBe(owner);
      expect(readMessage(table)).toMatch(built(owner));
    },
  );

  it.runIf(isIts())(
    'leaves that panel alone when something stands in the way, or the bot has been restarted since',
    async () => {
      await keepWhole(PIECES, 0);
      await takeTurn(PIECES, 0);
      expect(active.canSee(say(/your plan still works/, /tu plan aún sirve/))).toBe(false);
      await takeTurn(CARDS, 0);
      await keepWhole(PIECES, 1);
      await harness.stop();
      await harness.start();
      const owner = other;
      await takeTurn(CARDS, 1);
      expect(owner.canSee(say(/your plan still works/, /tu plan aún sirve/))).toBe(false);
      expect(offers(table, 'plan')).toHaveLength(1);
    },
  );

  it.runIf(isIts())(
    'shows on the table whether or not it fits; that it does not, and why, only its owner hears',
    async () => {
      await keepWhole(PIECES, 0);
      await takeTurn(PIECES, 0);
      expect(offers(table, 'plan')).toHaveLength(1);
      const { log } = await stored();
      const before = publicWords();
      const answer = await pressVerb(active, 'plan', table);
      expect(active.isPrivate(answer)).toBe(true);
      expect(readMessage(answer)).toMatch(
        say(
          /no longer works\. \w+ already took space 1 in the building pieces row/,
          /ya no sirve\. \w+ ha tomado la casilla 1, en/,
        ),
      );
      expect(offers(answer, 'plan')).toEqual([]);
      expect(publicWords()).toBe(before);
      expect((await stored()).log).toEqual(log);
      await takeTurn(PIECES, 1);
    },
  );

  it.runIf(isIts())('may be changed; until another one is kept, the first one holds', async () => {
    const kept = await keepWhole(PIECES, 0);
    const draft = await pressVerb(other, 'revise', kept);
    expect(offers(draft, 'keep')).toHaveLength(1);
    await pressVerb(other, 'back', draft);
    await pressSpace(other, CARDS, 0);
    await takeTurn(CARDS, 1);
    const owner = active;
    await pressVerb(owner, 'plan', table);
    const next = await tableAfter(ada, table);
    expect(readMessage(next)).toMatch(built(owner));
    look(next);
  });

  it.runIf(isIts())('of something face down only taking it can be planned', async () => {
    const panel = await pressSpace(other, PIECES, HIDDEN);
    expect(readMessage(panel)).toMatch(
      say(/Your plan: \*\*two pieces from the bag\*\*/, /Tu plan: \*\*dos piezas de la bolsa\*\*/),
    );
    expect(offers(panel, 'put', 'menu')).toEqual([]);
    const kept = await pressVerb(other, 'keep', panel);
    expect(offers(kept, 'alone')).toEqual([]);
    const { log } = await stored();
    expect(log).toHaveLength(2);
    await takeTurn(CARDS, 0);
    const owner = active;
    const turned = await pressVerb(owner, 'plan', table);
    expect(offers(turned, 'put', 'menu', 'confirm').length).toBeGreaterThan(0);
    expect(readMessage(turned)).toMatch(
      say(/You’ve revealed something face down/, /Ya has visto lo que estaba boca abajo/),
    );
  });

  it.runIf(isIts())(
    'plays itself if its owner wants that and nothing has changed, and calls nobody for it',
    async () => {
      const kept = await keepWhole(PIECES, 0);
      const owner = other;
      const alone = await pressVerb(owner, 'alone', kept);
      expect(readMessage(alone)).toMatch(
        say(/will be played when it’s your turn/, /Cuando te toque se jugará automáticamente/),
      );
      expect(offers(alone, 'wait')).toHaveLength(1);
      const first = active;
      await takeTurn(CARDS, 0);
      expect(active).toBe(first);
      expect(readMessage(table)).toMatch(built(owner));
      // Neither its owner, who isn't to move, nor the player who just pressed Confirm.
      expect(harness.world.posts.get(table.id)?.pings).toEqual(new Set());
      expect((await stored()).extra.plans).toEqual([]);
      const gone = await owner.sees(say(/This plan isn’t needed anymore/, /Este plan ya no hace falta/));
      expect(gone.id).toBe(alone.id);
      expect(owner.buttons(gone)).toEqual([]);
      expect(readMessage(gone)).not.toMatch(/Plan saved|Plan guardado/);
    },
  );

  it.runIf(isIts())(
    'is not played automatically when something was revealed meanwhile, and can be saved again',
    async () => {
      await pressVerb(other, 'alone', await keepWhole(PIECES, 0));
      await takeTurn(CARDS, HIDDEN);
      expect(offers(table, 'plan')).toHaveLength(1);
      await pressVerb(active, 'plan', table);
      look(await tableAfter(ada, table));
      const alone = await pressVerb(other, 'alone', await keepWhole(PIECES, 1));
      await pressVerb(other, 'wait', alone);
      const owner = other;
      await takeTurn(CARDS, 1);
      expect(active).toBe(owner);
      expect(offers(table, 'plan')).toHaveLength(1);
    },
  );

  it.runIf(isIts())('is there after a restart, and after an undo', async () => {
    const owner = other;
    await keepWhole(PIECES, 0);
    await harness.stop();
    await harness.start();
    expect(offers(await pressVerb(owner, 'mine', table), 'revise')).toHaveLength(1);
    const mine = active;
    await takeTurn(CARDS, 0);
    await pressVerb(mine, 'undo', await pressVerb(mine, 'more', table));
    look(await tableAfter(ada, table));
    expect(active).toBe(mine);
    expect(offers(await pressVerb(owner, 'mine', table), 'revise')).toHaveLength(1);
  });

  it.runIf(isIts())('goes with its owner: who takes the seat finds none, and nothing of it is kept', async () => {
    const owner = other;
    await keepWhole(PIECES, 0);
    expect((await stored()).extra.plans).toHaveLength(1);
    await owner.slash('cities leave');
    await pressVerb(owner, 'go', await owner.answer());
    look(await ada.sees(/left\. A bot/));
    expect((await stored()).extra.plans).toEqual([]);
  });

  it.runIf(isIts())('is erased with its owner', async () => {
    const owner = other;
    await keepWhole(PIECES, 0);
    await owner.slash('cities forget');
    await pressVerb(owner, 'forget', await owner.answer());
    expect(JSON.stringify(await stored())).not.toContain(owner.id);
  });

  it.runIf(isIts())('is in no export, and a spectator’s looks know nothing of it', async () => {
    const looks = async () => readMessage(await pressVerb(chen, 'scores', table));
    const before = await looks();
    await keepWhole(PIECES, 0);
    expect(await looks()).toBe(before);
    await chen.slash('cities export');
    const { attachments } = await chen.answer();
    expect(attachments.map(({ size }) => size > 0)).toEqual([true]);
    expect(JSON.stringify(await stored())).toContain('"plans":[{');
  });

  it.runIf(isIts())('says it is one’s turn when the turn came while one was at it', async () => {
    const panel = await planWhole(PIECES, 0);
    const owner = other;
    await takeTurn(CARDS, 0);
    await owner.forge(offers(panel, 'keep')[0]!.customId, panel);
    const told = await owner.sees(say(/It’s your turn now! Press/, /Ahora te toca/));
    expect(readMessage(told)).not.toContain('My plan');
    expect(offers(table, 'plan')).toEqual([]);
    const mine = await pressVerb(owner, 'mine', table);
    await pressVerb(owner, 'plan', mine);
    look(await tableAfter(ada, table));
    expect(active).not.toBe(owner);
  });

  it.runIf(isIts())('once saved is at the table, as a person who saves it again too late is told', async () => {
    const panel = await planWhole(PIECES, 0);
    const [keep] = offers(panel, 'keep');
    await pressVerb(other, 'keep', panel);
    const owner = other;
    await takeTurn(CARDS, 0);
    await owner.forge(keep!.customId, panel);
    const told = await owner.sees(say(/It’s your turn now! Press/, /Ahora te toca/));
    expect(readMessage(told)).toContain('**My plan**');
    expect(offers(table, 'plan')).toHaveLength(1);
  });

  it.runIf(isIts())('is refused where there is none', async () => {
    const id = offers(table)[0]!.customId.split(':').slice(0, 2).join(':');
    await active.forge(`${id}:plan:`, table);
    expect(readMessage(await active.answer())).toMatch(say(/You don’t have a plan/, /No tienes ningún plan/));
    await other.forge(`${id}:keep:`, await pressVerb(other, 'scores', table));
    expect(readMessage(await other.answer())).toMatch(say(/You don’t have a plan/, /No tienes ningún plan/));
    await chen.forge(`${id}:plan:`, table);
    expect(readMessage(await chen.answer())).toMatch(say(/not in this game/, /No juegas en esta partida/));
  });
});
