import type * as english from '../en/vote.ts';

export const vote: typeof english.vote = {
  undo: '↩️ **{{name}}** quiere deshacer su último turno, con todo lo que vino después.',
  turn: '🤖 ¿Juega el ordenador este turno por **{{name}}**?',
  seat: '🤖 ¿Sigue el ordenador en lugar de **{{name}}**?',
  give: '🪑 **{{asker}}** quiere el asiento de {{name}}, que no está y aún puede volver con **Mi turno**.',
  pause_one: '⏸️ **{{name}}** quiere parar todos los relojes un día.',
  pause_other: '⏸️ **{{name}}** quiere parar todos los relojes {{count}} días.',
  resume: '▶️ **{{name}}** quiere acabar la pausa.',
  lost: 'Con él se perderían turnos de: {{names}}.',
  kept: 'El asiento sigue siendo de **{{name}}**.',
  asked: 'Se pregunta a {{names}} (votos necesarios: {{count}}).',
  agree: 'De acuerdo',
  disagree: 'En contra',
  called: 'Se ha preguntado a los demás en el canal.',
  counted: 'Anotado.',
  unpaused: 'No hay pausa: los relojes siguen corriendo.',
  stopped: 'La pausa sigue.',
  declined: 'No hay acuerdo: el turno de **{{name}}** se queda como está.',
};

export const ask: typeof english.ask = {
  beg: {
    text: 'La partida ha seguido o se ha revelado algo oculto: para deshacer este turno hace falta que los demás estén de acuerdo.',
    yes: 'Preguntar a los demás',
  },
  go: {
    text: '¿Dejar la partida? El ordenador seguirá en tu lugar. Puedes volver mientras los demás no den tu asiento.',
    yes: 'Dejarla',
  },
  last: { text: 'Eres la última persona de esta partida. Si te vas, se acaba del todo.', yes: 'Irme y acabarla' },
  finish: { text: '¿Acabar la partida para todos? No se puede recuperar.', yes: 'Acabar la partida' },
};
