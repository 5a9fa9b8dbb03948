import type * as english from '../en/table.ts';

export const story: typeof english.story = {
  over: '## La partida ha terminado',
  won_one: '🏆 ¡Gana **{{names}}**!',
  won_other: '🏆 ¡Ganan **{{names}}**!',
  tie: '🏆 ¡Empate! **{{names}}** comparten la victoria.',
  points_one: '{{points}} punto',
  points_other: '{{points}} puntos',
  now: '({{total}} en total)',
  toward: '({{total}} de {{target}})',
  beyond: '({{total}} en total, objetivo {{target}})',
  met: '{{points}} (objetivo {{target}})',
  reached_one: '🎉 ¡Conseguido! **{{points}}**, {{count}} más de lo necesario.',
  reached_other: '🎉 ¡Conseguido! **{{points}}**, {{count}} más de lo necesario.',
  exact: '🎉 ¡Conseguido! **{{points}}**, justo lo necesario.',
  missed_one: '¡Casi! **{{points}}**: faltó solo {{count}} punto para llegar a {{target}}.',
  missed_other: '**{{points}}**: faltaron {{count}} para llegar a {{target}}.',
  reason: '{{text}} – *{{reason}}*',
  built: '🏙️ Tu ciudad vale **{{points}}**. ¡Bien hecho!',
};

export const ending: typeof english.ending = {
  first_one: '✨ Primera partida de {{game}} de **{{name}}**: ¡{{count}} punto!',
  first_other: '✨ Primera partida de {{game}} de **{{name}}**: ¡{{count}} puntos!',
  best_one: '⭐ Récord personal de **{{name}}**: {{count}} punto, ¡{{by}} más que el anterior!',
  best_other: '⭐ Récord personal de **{{name}}**: {{count}} puntos, ¡{{by}} más que el anterior!',
  comeback_one: '💪 **{{name}}** perdía por {{count}} punto a mitad de partida. ¡Qué remontada!',
  comeback_other: '💪 **{{name}}** perdía por {{count}} puntos a mitad de partida. ¡Qué remontada!',
  close_one: '🔥 **{{name}}** gana por un solo punto: ¡su final más ajustado!',
  close_other: '🔥 **{{name}}** gana por {{count}} puntos: ¡su final más ajustado!',
  narrow_one: '🔥 A **{{name}}** le faltó un solo punto: su final más ajustado.',
  narrow_other: '🔥 A **{{name}}** le faltaron {{count}} puntos: su final más ajustado.',
  up: '📈 El nivel de **{{name}}** sube a {{rating}} (+{{count}}).',
  down: '📉 El nivel de **{{name}}** baja a {{rating}} (−{{count}}).',
};

export const table: typeof english.table = {
  hash: '🎲 Para verificar la baraja: `{{hash}}`',
  fair: 'Verificar la baraja',
  mine: 'Mi turno',
  scores: 'Puntos',
  rules: 'Reglas',
  more: 'Más',
  until: 'El tiempo de este turno se acaba <t:{{time}}:R>.',
  rematch: 'Revancha',
};

export const news: typeof english.news = {
  undone: '↩️ **{{name}}** ha deshecho el último turno.',
  turn: '🤖 Un bot ha jugado este turno por **{{name}}**.',
  late: '🤖 A **{{name}}** se le acabó el tiempo y un bot ha jugado su turno.',
  seat: '🤖 Ahora un bot juega por **{{name}}**, que puede volver cuando quiera.',
  left: '🚪 **{{name}}** se ha ido. Un bot le guarda el asiento hasta que vuelva.',
  gone: '🚪 Alguien ha dejado la partida para siempre. Un bot sigue en su lugar.',
  back: '👋 **{{name}}** ha vuelto.',
  vacation: '🏖️ **{{name}}** está de vacaciones hasta el <t:{{time}}:D>. Su reloj se para hasta entonces.',
  paused:
    '⏸️ Todos de acuerdo con la pausa de **{{name}}**: los relojes están parados hasta el <t:{{time}}:f>. Se puede seguir jugando.',
  resumed: '▶️ Se acabó la pausa: los relojes vuelven a correr.',
  joined: '👋 **{{name}}** ocupa el asiento de un bot.',
  given: '🪑 Cambio de jugador: **{{name}}**.',
  first: '⭐ Tu primera puntuación: {{name}}. ¡Supérala!',
  best: 'Tu récord sigue siendo {{name}}.',
  record: '🏆 ¡Nuevo récord personal: {{name}}!',
  crowded: '🧵 Este servidor ya tiene todos los hilos activos que permite Discord, así que jugamos en el canal.',
  forbidden: '🧵 No puedo abrir un hilo aquí, así que jugamos en el canal. Necesitaría {{name}}.',
};

export const more: typeof english.more = {
  text: '¿Qué quieres hacer?',
  since: 'Desde mi último turno',
  undo: 'Deshacer',
  leave: 'Dejar la partida',
  return: 'Volver',
  turn: 'Que un bot juegue el turno de {{name}}',
  seat: 'Que un bot siga en lugar de {{name}}',
  sit: 'Ocupar el asiento de un bot',
  ask: 'Pedir el asiento de alguien que se fue',
};

export const look: typeof english.look = {
  topic: 'Otro tema',
  signs: '¿Qué significan los iconos?',
  example: 'Este ejemplo no es de tu partida.',
  nothing: 'No ha pasado nada desde tu último turno.',
};

export const fair: typeof english.fair = {
  running:
    'Antes de empezar fijé una semilla al azar, y de ella sale cada mezcla. El SHA-256 de la semilla es\n`{{hash}}`\nTe diré la semilla cuando termine la partida.',
  over: 'Cada mezcla de esta partida salió de la semilla\n`{{seed}}`\nSu SHA-256 es\n`{{hash}}`\nEl primer mensaje de la mesa ya mostraba cómo empieza. Compruébalo con `printf %s "$seed" | sha256sum`. `/cities exportar` tiene todas las jugadas.',
};
