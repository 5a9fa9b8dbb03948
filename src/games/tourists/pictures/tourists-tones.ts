import { itemAt, type Seat } from '#engine';

/** The colors of Tourists that the common theme does not have. */
export const PLAZA = { curb: '#A5741C', fill: '#F8DC84', joint: '#E2B851' } as const;
export const TERRACE = { edge: '#7A2B20', light: '#FCE0D4', dark: '#EA9683' } as const;
export const WAVE = '#E4F7FA';

export const SLATE = { light: '#54659A', dark: '#38456F' } as const;
export const COPPER = { light: '#58B09B', dark: '#2F7F6C' } as const;
export const BRICK = { light: '#C9573F', dark: '#8F3527' } as const;
export const IRON = { light: '#A57C5B', mid: '#7D5A43', dark: '#5E4233', rail: '#D9A98A' } as const;
export const GLASS = '#6B5A78';

export const TREE = {
  dark: '#2F7A3A',
  light: '#4FA24B',
  mid: '#3D8E43',
  shine: '#8CCB62',
  trunk: '#7A4522',
  bark: '#5E3318',
  contour: '#28401B',
} as const;
export const PARASOL = { red: '#D2331F', shade: '#8F1D12', white: '#FFFFFF', gray: '#DADBE7' } as const;
export const WOOD = { light: '#8A5A33', dark: '#5C3A24' } as const;

/** A zone's curb in its seat's color; charcoal would sink into the ink. */
export const curbOf = (body: string): string => (body === '#3C4150' ? '#5E667B' : body);

/** Faces of the tourists, seat by seat: light enough for eyes to show. */
const FACES = ['#DCBDF0', '#FFD9AE', '#B9BDC9', '#FFFFFF', '#C2EBDF', '#E2E2FB', '#F0BDB6', '#EEFFE6'] as const;
export const faceOf = (seat: Seat): string => itemAt(FACES, seat);
