import type * as english from '../en/clock.ts';

export const clock: typeof english.clock = {
  reserve: 'Después corre la reserva, de {{left}}, hasta el <t:{{time}}:f>.',
  running: 'Corre la reserva, de {{left}}, hasta el <t:{{time}}:f>.',
  reserves: 'Después corre la reserva: {{each}}.',
  away: '🏖️ {{name}} está de vacaciones hasta el <t:{{time}}:D>.',
  paused: '⏸️ En pausa hasta el <t:{{time}}:f>. Se puede seguir jugando.',
  mine: 'tu reserva: {{left}}',
};

export const vacation: typeof english.vacation = {
  none: '## 🏖️ Vacaciones\nCon `/cities vacaciones hasta:` y un día, tus relojes se paran hasta que acabe ese día y tus mesas se enteran. Puedes seguir jugando.',
  until:
    '## 🏖️ Vacaciones\nEstás fuera hasta que acabe el <t:{{time}}:D>. Tus relojes están parados y tus mesas lo saben. Puedes seguir jugando.',
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
