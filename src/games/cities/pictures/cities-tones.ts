import { BUILDING_TONES, type BuildingTones } from '#draw';
import type { Color } from '../rules/kinds.ts';

/** Buildings, lots and badges of one color. */
export type Tones = BuildingTones & {
  readonly lot: string;
  readonly lotEdge: string;
  readonly symbol: string;
  /** The symbol on a supply piece. */
  readonly mark: string;
};

export const COLOR_TONES: { readonly [color in Color]: Tones } = {
  red: {
    ...BUILDING_TONES.red,
    lot: '#DD7B6A',
    lotEdge: '#A52E22',
    symbol: '#C8301F',
    mark: '#FFFFFF',
  },
  blue: {
    ...BUILDING_TONES.blue,
    lot: '#7488B1',
    lotEdge: '#2B4A8C',
    symbol: '#264A94',
    mark: '#FFFFFF',
  },
  green: {
    ...BUILDING_TONES.green,
    lot: '#90CCB5',
    lotEdge: '#3B8E7A',
    symbol: '#3FAE93',
    mark: '#0D3B30',
  },
  yellow: {
    ...BUILDING_TONES.yellow,
    lot: '#FCE084',
    lotEdge: '#C9A63C',
    symbol: '#E9AE17',
    mark: '#7A4B0C',
  },
};

/** Any color: a white model with ink lines, never gray, which green becomes for some eyes. */
export const ANY_TONES: Tones = {
  front: '#FFFFFF',
  side: '#DCD5E2',
  light: '#FFFFFF',
  roof: '#F1EDF5',
  badge: '#4A4358',
  numeral: '#FFFFFF',
  lot: '#FFFFFF',
  lotEdge: '#4A4358',
  contour: '#4A4358',
  window: '#8D849C',
  symbol: '#4A4358',
  mark: '#4A4358',
};
