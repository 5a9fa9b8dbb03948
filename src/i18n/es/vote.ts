import type * as english from '../en/vote.ts';

export const vote: typeof english.vote = {
  undo: '↩️ **{{name}}** quiere deshacer su último turno, con todo lo que vino después.',
  turn: '🤖 A **{{name}}** se le acabó el tiempo. ¿Que juegue un bot este turno?',
  seat: '🤖 A **{{name}}** se le acabó el tiempo. ¿Que un bot siga en su lugar?',
  give: '🪑 **{{asker}}** quiere el asiento de {{name}}. {{name}}, si sigues jugando, pulsa **Mi turno**.',
  pause_one: '⏸️ **{{name}}** quiere parar todos los relojes un día.',
  pause_other: '⏸️ **{{name}}** quiere parar todos los relojes {{count}} días.',
  resume: '▶️ **{{name}}** quiere acabar la pausa.',
  lost: 'También se desharían turnos de {{names}}.',
  kept: '**{{name}}** conserva su asiento.',
  asked: 'Votos que faltan: {{count}}. {{names}}, ¿qué dicen?',
  agree: 'De acuerdo',
  disagree: 'En contra',
  called: 'He preguntado a los demás en el canal.',
  counted: '¡Anotado, gracias!',
  unpaused: 'No hay pausa: los relojes siguen corriendo.',
  stopped: 'La pausa sigue.',
  declined: 'Los demás prefieren que no, así que el turno de **{{name}}** se queda como está.',
};

export const ask: typeof english.ask = {
  beg: {
    text: 'Otros ya han jugado, o tú has visto lo que estaba boca abajo. Solo puedes deshacer este turno si los demás quieren.',
    yes: 'Preguntar a los demás',
  },
  go: {
    text: '¿Dejas la partida? Un bot ocupará tu asiento. Puedes volver, salvo que los demás se lo den a otra persona.',
    yes: 'Dejarla',
  },
  last: { text: 'Solo quedas tú en esta partida. Si te vas, se acaba del todo.', yes: 'Irme y acabarla' },
  finish: { text: '¿Acabas la partida para todos? Esto no se puede deshacer.', yes: 'Acabar la partida' },
};
