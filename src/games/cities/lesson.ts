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
    { name: 'feature', until: [{ kind: 'worker', row: 'features' }], ended: true },
    { name: 'piece', until: [{ kind: 'worker', row: 'pieces' }], ended: true },
    { name: 'card', until: [{ kind: 'worker', row: 'cards' }], ended: true },
    { name: 'home', until: 'read', look: 'home' },
    { name: 'scores', until: 'read', look: 'scores' },
    { name: 'end', until: 'read' },
  ],
};
