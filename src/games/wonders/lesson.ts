import type { Lesson } from '#games/contract';

/** The steps of the lesson; each name is the key of a text. */
export const lesson: Lesson = {
  seed: 'a first wonder',
  options: { variant: 'base', sides: 'day' },
  computers: 2,
  steps: [
    { name: 'hello', until: 'read' },
    { name: 'hand', until: 'read' },
    { name: 'choose', until: [{ kind: 'build' }, { kind: 'stage' }, { kind: 'sell' }] },
    { name: 'ways', until: 'read' },
    { name: 'confirm', until: 'turn' },
    { name: 'passing', until: 'read' },
    { name: 'colors', until: 'read' },
    { name: 'again', until: 'turn' },
    { name: 'home', until: 'read', look: 'home' },
    { name: 'conflict', until: 'read' },
    { name: 'scores', until: 'read', look: 'scores' },
    { name: 'end', until: 'read' },
  ],
};
