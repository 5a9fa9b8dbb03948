import type * as english from '../en/waiting.ts';

export const remind: typeof english.remind = {
  text: '⏰ {{mention}}, la partida te espera desde el <t:{{since}}:f>: [a la mesa]({{link}}).',
  snooze: 'Recordar más tarde',
  snoozed: 'Ningún recordatorio antes de <t:{{time}}:t>.',
  overdue:
    '⌛ A **{{name}}** se le ha acabado el tiempo acordado para este turno. Los demás pueden dejar que juegue el ordenador.',
  turn: 'El ordenador juega este turno',
  seat: 'Sigue el ordenador',
};

export const idle: typeof english.idle = {
  lobby_one: '💤 Nadie ha pasado por esta sala en un día, así que se cierra. Escribe `/cities nueva` para abrir otra.',
  lobby_other:
    '💤 Nadie ha pasado por esta sala en {{count}} días, así que se cierra. Escribe `/cities nueva` para abrir otra.',
  match_one:
    '💤 Nadie ha jugado en esta partida en un día, así que termina sin resultado. Escribe `/cities nueva` para empezar otra.',
  match_other:
    '💤 Nadie ha jugado en esta partida en {{count}} días, así que termina sin resultado. Escribe `/cities nueva` para empezar otra.',
};
