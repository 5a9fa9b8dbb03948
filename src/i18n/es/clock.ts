import type * as english from '../en/clock.ts';

export const clock: typeof english.clock = {
  reserve: 'Después se gasta la reserva de tiempo ({{left}}), hasta el <t:{{time}}:f>.',
  running: 'Se está gastando la reserva de tiempo ({{left}}), hasta el <t:{{time}}:f>.',
  reserves: 'Después se gasta la reserva de tiempo: {{each}}.',
  away: '🏖️ {{name}} está de vacaciones hasta el <t:{{time}}:D>.',
  paused: '⏸️ En pausa hasta el <t:{{time}}:f>. Se puede seguir jugando.',
  mine: 'tu reserva de tiempo: {{left}}',
};

export const vacation: typeof english.vacation = {
  none: '## 🏖️ Vacaciones\nEscribe `/cities vacaciones hasta:` y un día: paro tus relojes hasta el final de ese día y aviso en tus partidas. Puedes seguir jugando.',
  until:
    '## 🏖️ Vacaciones\nEstás fuera hasta el final del <t:{{time}}:D>. Tus relojes están parados y he avisado en tus partidas. Puedes seguir jugando.',
  left_one: 'Te queda {{count}} día de vacaciones este trimestre, como mucho 14 seguidos.',
  left_other: 'Te quedan {{count}} días de vacaciones este trimestre, como mucho 14 seguidos.',
  end: 'Ya he vuelto',
};

export const pause: typeof english.pause = {
  button: 'Pausa',
  resume: 'Acabar la pausa',
  ask: '¿Cuánto tiempo paramos los relojes de todos? Los demás tienen que estar de acuerdo. Se puede seguir jugando.',
  days_one: '{{count}} día',
  days_other: '{{count}} días',
};
