import { describe, expect, it } from 'vitest';
import { type DrawPool, type Picture, withPictureCache } from '#workers';

const reader = { language: 'en', names: ['Ada'] } as const;
const board = { game: 'cities', kind: 'board' };

/** Pictures of a given size, and the kinds of those that were really drawn. */
function counting(bytes: number) {
  const drawn: string[] = [];
  const drawPool: DrawPool = {
    ready: Promise.resolve(),
    close: async () => {},
    picture: async ({ kind }): Promise<Picture> => {
      drawn.push(kind);
      if (kind === 'torn') throw new Error('torn');
      return { png: Buffer.alloc(bytes), width: 1000, height: 700, alt: kind };
    },
  };
  return { drawn, drawPool: withPictureCache(drawPool) };
}

describe('a picture that was drawn a moment ago', () => {
  it('is given again for the same request, language and names only', async () => {
    const { drawn, drawPool } = counting(1000);
    const first = await drawPool.picture(board, reader);
    expect(await drawPool.picture({ ...board }, { ...reader })).toBe(first);
    expect(await drawPool.picture(board, { ...reader, language: 'es' })).not.toBe(first);
    expect(await drawPool.picture(board, { ...reader, names: ['Bo'] })).not.toBe(first);
    expect(drawn.length).toBe(3);
  });

  it('goes when newer ones have too many bytes', async () => {
    const { drawn, drawPool } = counting(2_500_000);
    for (const kind of ['a', 'b', 'c', 'c', 'b', 'a']) await drawPool.picture({ ...board, kind }, reader);
    expect(drawn).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is not kept if it is too large by itself, or was not drawn', async () => {
    const { drawn, drawPool } = counting(7_000_000);
    for (let i = 0; i < 2; i++) await drawPool.picture(board, reader);
    for (let i = 0; i < 2; i++)
      await expect(drawPool.picture({ ...board, kind: 'torn' }, reader)).rejects.toThrow('torn');
    expect(drawn).toEqual(['board', 'board', 'torn', 'torn']);
  });
});
