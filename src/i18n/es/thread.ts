import type * as english from '../en/thread.ts';

export const thread: typeof english.thread = {
  title: '### {{game}}',
  turn_one: 'Le toca a {{names}}.',
  turn_other: 'Faltan por jugar: {{names}}.',
  host: '{{name}} ha abierto esta partida.',
  tag: { waiting: 'Esperando', running: 'En juego', finished: 'Terminada' },
  early: 'Esta partida acabó antes de tiempo.',
};
