import type * as english from '../en/table.ts';

export const story: typeof english.story = {
  over: '## La partida ha terminado',
  won_one: '🏆 ¡Gana **{{names}}**!',
  won_other: '🏆 ¡**{{names}}** comparten la victoria!',
  points_one: '{{points}} punto',
  points_other: '{{points}} puntos',
  met: '{{points}} (objetivo {{target}})',
  reached_one: '🎉 ¡Conseguido! **{{points}}**, {{count}} más de lo necesario.',
  reached_other: '🎉 ¡Conseguido! **{{points}}**, {{count}} más de lo necesario.',
  exact: '🎉 ¡Conseguido! **{{points}}**, justo lo necesario.',
  missed_one: '¡Por muy poco! **{{points}}**, a solo {{count}} de {{target}}.',
  missed_other: '**{{points}}**: faltaron {{count}} para llegar a {{target}}.',
  reason: '{{text}} – *{{reason}}*',
  built: '🏙️ Tu ciudad vale **{{points}}**. ¡Bien hecho!',
};

export const ending: typeof english.ending = {
  first_one: '✨ Primera partida de {{game}} de **{{name}}**: ¡{{count}} punto!',
  first_other: '✨ Primera partida de {{game}} de **{{name}}**: ¡{{count}} puntos!',
  best_one: '⭐ Récord personal de **{{name}}**: {{count}} punto, ¡{{by}} más que nunca!',
  best_other: '⭐ Récord personal de **{{name}}**: {{count}} puntos, ¡{{by}} más que nunca!',
  comeback_one: '💪 **{{name}}** perdía por {{count}} punto a mitad de partida. ¡Qué remontada!',
  comeback_other: '💪 **{{name}}** perdía por {{count}} puntos a mitad de partida. ¡Qué remontada!',
  close_one: '🔥 **{{name}}** gana por un solo punto: ¡su final más ajustado!',
  close_other: '🔥 **{{name}}** gana por {{count}} puntos: ¡su final más ajustado!',
  narrow_one: '🔥 A **{{name}}** le faltó un solo punto: su final más ajustado.',
  narrow_other: '🔥 A **{{name}}** le faltaron {{count}} puntos: su final más ajustado.',
  up: '📈 El nivel de **{{name}}** sube {{count}}, a {{rating}}.',
  down: '📉 El nivel de **{{name}}** baja {{count}}, a {{rating}}.',
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
  vacation: '🏖️ **{{name}}** está de vacaciones hasta el <t:{{time}}:D>. Su reloj se para hasta entonces.',
  paused:
    '⏸️ Todos de acuerdo con la pausa de **{{name}}**: los relojes están parados hasta el <t:{{time}}:f>. Se puede seguir jugando.',
  resumed: '▶️ Se acabó la pausa: los relojes vuelven a correr.',
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
  signs: '¿Qué significan los signos?',
  example: 'Un ejemplo, no es de tu partida.',
  nothing: 'No ha pasado nada desde tu último turno.',
};

export const fair: typeof english.fair = {
  running:
    'Todo el azar de esta partida sale de una semilla fijada antes de empezar. El SHA-256 de la semilla es\n`{{hash}}`\nLa semilla se muestra cuando termina la partida.',
  over: 'Todo el azar de esta partida salió de la semilla\n`{{seed}}`\nSu SHA-256, cuyo comienzo mostró la primera mesa, es\n`{{hash}}`\nCompruébalo con `printf %s "$seed" | sha256sum`; `/cities exportar` tiene todas las jugadas.',
};
