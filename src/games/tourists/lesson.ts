import type { Lesson } from '#games/contract';

/** The steps of the lesson; each name is the key of a text. */
export const lesson: Lesson = {
  seed: 'a first tour',
  options: { level: '1' },
  computers: 1,
  steps: [
    { name: 'hello', until: 'read' },
    { name: 'start', until: [{ kind: 'tile' }] },
    { name: 'starts', until: 'turn' },
    { name: 'fields', until: 'read' },
    { name: 'tile', until: [{ kind: 'tile' }] },
    { name: 'tourist', until: [{ kind: 'tourist' }, { kind: 'jump' }, { kind: 'walk' }, { kind: 'stay' }] },
    { name: 'confirm', until: 'turn' },
    { name: 'zones', until: 'read' },
    { name: 'home', until: 'read', look: 'home' },
    { name: 'again', until: 'turn' },
    { name: 'scores', until: 'read', look: 'scores' },
    { name: 'end', until: 'read' },
  ],
};
