import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChannelQueue } from '#store';

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

const tasks = fc.array(fc.record({ channel: fc.constantFrom('a', 'b', 'c'), ticks: fc.nat(5), fails: fc.boolean() }), {
  maxLength: 30,
});

describe('ChannelQueue', () => {
  test('runs the tasks of a channel in order and never two at once, even if some fail', async () => {
    await fc.assert(
      fc.asyncProperty(tasks, async (list) => {
        const queue = new ChannelQueue();
        const ended: { [channel: string]: number[] } = { a: [], b: [], c: [] };
        const running = new Set<string>();
        const runs = list.map(({ channel, ticks, fails }, i) =>
          queue.run(channel, async () => {
            expect(running.has(channel)).toBe(false);
            running.add(channel);
            for (let tick = 0; tick < ticks; tick++) await null;
            running.delete(channel);
            ended[channel]!.push(i);
            if (fails) throw new Error(`task ${i}`);
            return i;
          }),
        );
        const results = await Promise.allSettled(runs);
        for (const [i, { fails }] of list.entries()) expect(results[i]!.status).toBe(fails ? 'rejected' : 'fulfilled');
        for (const order of Object.values(ended)) expect(order).toEqual([...order].sort((a, b) => a - b));
        await Promise.resolve();
        expect(queue.size).toBe(0);
      }),
      { seed: 7 },
    );
  });

  test('runs different channels side by side', async () => {
    const queue = new ChannelQueue();
    const first = gate();
    const waiting = queue.run('a', () => first.opened);
    expect(await queue.run('b', () => 'through')).toEqual({ ok: true, value: 'through' });
    first.open();
    await waiting;
  });

  test('runs a task given twice two times, one after the other', async () => {
    const queue = new ChannelQueue();
    let presses = 0;
    const press = async () => {
      const seen = presses;
      await null;
      presses = seen + 1;
    };
    await Promise.all([queue.run('a', press), queue.run('a', press)]);
    expect(presses).toBe(2);
  });

  test('passes on what a task throws, also at once, and goes on', async () => {
    const queue = new ChannelQueue();
    const failing = queue.run('a', () => {
      throw new Error('bug');
    });
    const next = queue.run('a', () => 1);
    await expect(failing).rejects.toThrow('bug');
    expect(await next).toEqual({ ok: true, value: 1 });
  });

  test('drain finishes the accepted tasks and refuses new ones', async () => {
    const queue = new ChannelQueue();
    const { opened, open } = gate();
    const done: number[] = [];
    const taken = [1, 2].map((n) => queue.run('a', () => opened.then(() => done.push(n))));
    const drained = queue.drain().then(() => done.length);
    const refused = await queue.run('b', () => 3);
    expect(refused).toEqual({ ok: false, refusal: { code: 'closing', key: 'b', detail: '', aside: null } });
    open();
    expect(await drained).toBe(2);
    await Promise.all(taken);
    expect(queue.size).toBe(0);
  });
});
