import type * as english from '../en/lobby.ts';

export const lobby: typeof english.lobby = {
  title: '## {{game}}',
  open: '{{host}} abre una partida. Pulsa **Unirse** para tomar asiento.',
  seat: '{{number}}. {{name}}',
  computer: 'Ordenador {{number}}',
  plays: '{{name}}, juega {{how}}',
  standin: 'Ordenador por {{name}}',
  free_one: '{{count}} libre',
  free_other: '{{count}} libres',
  join: 'Unirse',
  leave: 'Salir',
  move: 'Cambiar de sitio',
  team: '**Equipo {{number}}**',
  add: 'Añadir ordenador',
  options: 'Opciones',
  settle: '¿Cómo se va a jugar? La sala muestra lo que elijas.',
  start: 'Empezar',
  cancel: 'Cancelar',
  canceled: 'La partida se ha cancelado. Escribe `/cities nueva` para abrir otra.',
  ended: '{{name}} ha cancelado la partida. Escribe `/cities nueva` para abrir otra.',
  started: 'La partida ha empezado: la mesa está abajo.',
};

export const option: typeof english.option = {
  game: { label: 'Juego' },
  pace: {
    label: 'Ritmo',
    0: 'sin límite por turno',
    1: '1 hora por turno',
    4: '4 horas por turno',
    8: '8 horas por turno',
    24: '1 día por turno',
    48: '2 días por turno',
  },
  late: { label: 'Si tarda más', vote: 'deciden los demás', computer: 'juega el ordenador' },
  computers: { label: 'Ordenadores' },
  hints: { label: 'Pistas', on: 'sí, se marca lo mejor', off: 'no, no se marca nada' },
  adding: { label: 'Añade ordenadores', host: 'quien abrió', anyone: 'cualquiera' },
  strength: {
    label: 'El ordenador juega',
    easy: 'como novato',
    normal: 'con habilidad',
    hard: 'como experto',
  },
  language: { label: 'Idioma', en: 'inglés', es: 'español' },
};
