import type { Lesson } from '#games/contract';

/** The steps of the lesson; each name is the key of a text. */
export const lesson: Lesson = {
  seed: 'a first neighborhood',
  options: { board: 'venice', length: 'standard' },
  computers: 1,
  steps: [
    { name: 'hello', until: 'read' },
    { name: 'start', until: [{ kind: 'start' }] },
    { name: 'board', until: 'read' },
    { name: 'worker', until: [{ kind: 'worker', row: 'tiles' }] },
    { name: 'tile', until: 'turn' },
    { name: 'others', until: 'read' },
    { name: 'feature', until: [{ kind: 'feature' }], ended: true },
    { name: 'piece', until: [{ kind: 'piece' }], ended: true },
    { name: 'card', until: [{ kind: 'worker', row: 'cards' }], ended: true },
    { name: 'home', until: 'read' },
    { name: 'scores', until: 'read' },
    { name: 'end', until: 'read' },
  ],
};
