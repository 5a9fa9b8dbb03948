import type { tourists as english } from './en.ts';
import { rules } from './es-rules.ts';

export const tourists: typeof english = {
  name: 'Turistas',
  option: {
    level: {
      label: 'Puntuación',
      1: 'nivel 1, fácil: atracciones y parques',
      2: 'nivel 2, dilema: también las vistas desde terrazas',
      3: 'nivel 3, rompecabezas: también los vecinos y vistas más largas',
    },
  },
  table: {
    turn: 'Todos construyen con esta loseta. Aún construyen: {{mention}}. Pulsa **Mi turno**.',
    choose: 'Todos ponen las tres losetas iniciales. Aún construyen: {{mention}}. Pulsa **Mi turno**.',
    begin: 'Pulsa **Mi turno** en [la mesa]({{link}}).',
    home: 'Mi ciudad',
    all: 'Todas las ciudades',
    whose: '¿Qué ciudad?',
    closer: 'Mirar de cerca',
  },
  story: {
    started: 'Las losetas iniciales están puestas.',
    built: 'La ronda {{round}} está construida.',
    begins: 'Empieza la ronda {{round}} de {{of}}.',
  },
  panel: {
    tile: 'Loseta {{number}}',
    score: 'Tu ciudad tiene ahora **{{total}}** puntos.',
    why: {
      start:
        'Las losetas iniciales se tocan por las esquinas, nunca por los lados; la ciudad nunca pasa de 4 por 4 losetas.',
      tile: 'Una loseta toca otra por un lado o una esquina; la ciudad nunca pasa de 4 por 4 losetas.',
      visit:
        'Un turista nuevo llega a la loseta nueva, uno salta a ella o uno da un paso. Nunca al agua, nunca dos en una casilla.',
    },
    move: { tourist: 'Turista nuevo', jump: 'Saltar', walk: 'Andar', stay: 'Nadie se mueve' },
  },
  rules,
  kind: { attraction: 'atracción', park: 'parque', terrace: 'terraza', water: 'agua' },
};
