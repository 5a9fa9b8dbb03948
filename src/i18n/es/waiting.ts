import type * as english from '../en/waiting.ts';

export const remind: typeof english.remind = {
  text: '⏰ {{mention}}, te toca desde el <t:{{since}}:f>. [Ir a la mesa]({{link}})',
  direct:
    '⏰ Te toca en **{{game}}** desde el <t:{{since}}:f>, en {{channel}}.\n-# Para otro lugar, o para ningún recordatorio: `/cities ajustes`',
  closed:
    '-# No puedo enviarte mensajes directos, así que desde ahora te lo recuerdo aquí. Para cambiarlo, permítelos y escribe `/cities ajustes`.',
  snooze: 'Recordármelo luego',
  snoozed: 'No te lo recuerdo antes de las <t:{{time}}:t>.',
  overdue: '⌛ A **{{name}}** se le acabó el tiempo. Los demás pueden dejar que juegue un bot.',
  turn: 'Que juegue un bot este turno',
  seat: 'Que un bot ocupe el asiento',
};

export const idle: typeof english.idle = {
  lobby_one: '💤 Nadie ha pasado por esta sala en un día, así que la he cerrado. Abre otra con `/cities nueva`.',
  lobby_other:
    '💤 Nadie ha pasado por esta sala en {{count}} días, así que la he cerrado. Abre otra con `/cities nueva`.',
  match_one:
    '💤 Nadie ha jugado aquí en un día, así que he terminado la partida sin resultado. Empieza otra con `/cities nueva`.',
  match_other:
    '💤 Nadie ha jugado aquí en {{count}} días, así que he terminado la partida sin resultado. Empieza otra con `/cities nueva`.',
};
