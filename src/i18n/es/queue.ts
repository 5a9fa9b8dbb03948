import type * as english from '../en/queue.ts';

export const find: typeof english.find = {
  alone: 'Estás en la cola de **{{game}}**, {{time}}. Aún no espera nadie más.',
  waiting_one: 'Estás en la cola de **{{game}}**, {{time}}. Espera {{count}} persona más. Se empieza con {{seats}}.',
  waiting_other:
    'Estás en la cola de **{{game}}**, {{time}}. Esperan {{count}} personas más. Se empieza con {{seats}}.',
  timed: 'tiempo por turno: {{time}}',
  untimed: 'sin tiempo por turno',
  until: '-# Te aviso cuando la mesa esté lista. Si no viene nadie, sales de la cola <t:{{time}}:R>.',
  passed: '-# Alguien que esperaba ya no está en este servidor, así que he buscado a la siguiente persona.',
  leave: 'Salir de la cola',
  left: 'Has salido de la cola.',
  gone: 'Ya no estabas en la cola.',
  paired: '¡Juegas con {{names}}! [Ir a la mesa]({{link}}).',
  made: '¡Juegas con {{names}}! Te aviso cuando la mesa esté lista.',
  ready: '{{mentions}}: ¡la partida de {{game}} está lista!',
  nowhere:
    '{{mentions}}: no puedo abrir un hilo para la partida de {{game}}, y en este canal ya hay otra. Prueba con `/cities buscar` en otro canal.',
};

export const block: typeof english.block = {
  done: 'La cola no te sentará con {{name}}. Solo lo sabes tú.',
  undone: 'La cola puede volver a sentarte con {{name}}.',
  list: 'La cola no te sentará con: {{names}}. Solo lo sabes tú.',
  none: 'No has bloqueado a nadie. Con `/cities bloquear` y un nombre, la cola nunca te sienta con esa persona.',
  allow: 'Desbloquear a alguien',
};
