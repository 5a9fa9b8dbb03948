import type { tourists as english } from '../en/tourists.ts';
import { rules } from './tourists-rules.ts';

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
  rules,
  kind: { attraction: 'atracción', park: 'parque', terrace: 'terraza', water: 'agua' },
};
