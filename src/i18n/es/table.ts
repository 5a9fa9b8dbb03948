import type * as english from '../en/table.ts';

export const story: typeof english.story = {
  over: '## La partida ha terminado',
  won_one: '¡Gana **{{names}}**!',
  won_other: '¡**{{names}}** comparten la victoria!',
  met: '{{points}} (objetivo {{target}})',
  together: {
    met_one: 'Juntos llegáis a **{{points}}** punto: ¡se alcanza el objetivo de {{target}}!',
    met_other: 'Juntos llegáis a **{{points}}** puntos: ¡se alcanza el objetivo de {{target}}!',
    missed_one: 'Juntos llegáis a **{{points}}** punto; el objetivo era {{target}}.',
    missed_other: 'Juntos llegáis a **{{points}}** puntos; el objetivo era {{target}}.',
  },
  alone: {
    met_one: 'La ciudad tiene **{{points}}** punto: ¡se alcanza el objetivo de {{target}}!',
    met_other: 'La ciudad tiene **{{points}}** puntos: ¡se alcanza el objetivo de {{target}}!',
    missed_one: 'La ciudad tiene **{{points}}** punto; el objetivo era {{target}}.',
    missed_other: 'La ciudad tiene **{{points}}** puntos; el objetivo era {{target}}.',
  },
  reason: '{{text}} – *{{reason}}*',
  reached_one: '**{{name}}** llega a **{{points}}** punto.',
  reached_other: '**{{name}}** llega a **{{points}}** puntos.',
};

export const table: typeof english.table = {
  hash: '🎲 Mezcla limpia: `{{hash}}`',
  fair: 'Mezcla limpia',
  mine: 'Mi turno',
  scores: 'Puntos',
  rules: 'Reglas',
  more: 'Más',
  until: 'El tiempo de este turno acaba <t:{{time}}:R>.',
  rematch: 'Revancha',
};

export const news: typeof english.news = {
  undone: '↩️ **{{name}}** deshace el último turno.',
  turn: '🤖 El ordenador juega este turno por **{{name}}**.',
  late: '🤖 Se acabó el tiempo: el ordenador juega este turno por **{{name}}**.',
  seat: '🤖 El ordenador juega por **{{name}}**, que puede recuperar su asiento cuando quiera.',
  left: '🚪 **{{name}}** se va; sigue el ordenador, y el asiento sigue siendo suyo.',
  gone: '🚪 Alguien se ha ido para siempre; sigue el ordenador.',
  back: '👋 **{{name}}** ha vuelto.',
  joined: '👋 **{{name}}** toma el asiento de un ordenador.',
  given: '🪑 Un asiento cambia de manos: **{{name}}**.',
  first: '⭐ Tu primera puntuación: {{name}}. ¡Supérala!',
  best: 'Tu mejor puntuación sigue siendo {{name}}.',
  record: '🏆 ¡Tu nueva mejor puntuación: {{name}}!',
};

export const more: typeof english.more = {
  text: '¿Qué quieres hacer?',
  since: 'Desde mi último turno',
  undo: 'Deshacer',
  leave: 'Dejar la partida',
  return: 'Volver',
  turn: 'Ordenador: turno de {{name}}',
  seat: 'Ordenador: asiento de {{name}}',
  sit: 'Tomar el asiento de un ordenador',
  ask: 'Pedir el asiento de alguien que no está',
};

export const look: typeof english.look = {
  topic: 'Otro tema',
  example: 'Un ejemplo, no es de tu partida.',
  nothing: 'No ha pasado nada desde tu último turno.',
};

export const fair: typeof english.fair = {
  running:
    'Todo el azar de esta partida sale de una semilla fijada antes de empezar. El SHA-256 de la semilla es\n`{{hash}}`\nLa semilla se muestra cuando termina la partida.',
  over: 'Todo el azar de esta partida salió de la semilla\n`{{seed}}`\nSu SHA-256, cuyo comienzo mostró la primera mesa, es\n`{{hash}}`\nCompruébalo con `printf %s "$seed" | sha256sum`; `/cities exportar` tiene todas las jugadas.',
};
