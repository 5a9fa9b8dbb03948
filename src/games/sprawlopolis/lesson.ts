import type { Lesson } from '#games/contract';

/** The steps of the lesson; each name is the key of a text. */
export const lesson: Lesson = {
  seed: 'a first city of cards',
  options: { difficulty: 'easier', hands: 'closed' },
  computers: 0,
  steps: [
    { name: 'hello', until: 'read' },
    { name: 'conditions', until: 'read', look: 'all' },
    { name: 'city', until: 'read' },
    { name: 'best', until: [{ kind: 'place' }] },
    { name: 'changes', until: 'read' },
    { name: 'confirm', until: 'turn' },
    { name: 'groups', until: 'read' },
    { name: 'roads', until: 'read' },
    { name: 'cover', until: [{ kind: 'place' }] },
    { name: 'again', until: 'turn' },
    { name: 'scores', until: 'read', look: 'scores' },
    { name: 'end', until: 'read' },
  ],
};
