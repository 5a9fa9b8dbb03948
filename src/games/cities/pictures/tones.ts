import type { Color } from '../rules/kinds.ts';

/** Buildings, lots and badges of one colour. */
export type Tones = {
  readonly front: string;
  readonly side: string;
  readonly light: string;
  readonly roof: string;
  readonly badge: string;
  readonly numeral: string;
  readonly lot: string;
  readonly lotEdge: string;
  readonly contour: string;
  readonly window: string;
  readonly symbol: string;
  /** The symbol on a supply piece. */
  readonly mark: string;
};

export const COLOR_TONES: { readonly [color in Color]: Tones } = {
  red: {
    front: '#C8301F',
    side: '#941D12',
    light: '#E9705A',
    roof: '#7C1C17',
    badge: '#A52214',
    numeral: '#FFFFFF',
    lot: '#DD7B6A',
    lotEdge: '#A52E22',
    contour: '#52212A',
    window: '#FFE3A8',
    symbol: '#C8301F',
    mark: '#FFFFFF',
  },
  blue: {
    front: '#264A94',
    side: '#183268',
    light: '#5B86D2',
    roof: '#6E9BE6',
    badge: '#1B3874',
    numeral: '#FFFFFF',
    lot: '#7488B1',
    lotEdge: '#2B4A8C',
    contour: '#23294A',
    window: '#FFE3A8',
    symbol: '#264A94',
    mark: '#FFFFFF',
  },
  green: {
    front: '#3FAE93',
    side: '#27806A',
    light: '#8ADCC6',
    roof: '#1C6552',
    badge: '#1F7A63',
    numeral: '#FFFFFF',
    lot: '#90CCB5',
    lotEdge: '#3B8E7A',
    contour: '#29474B',
    window: '#FFF6D2',
    symbol: '#3FAE93',
    mark: '#0D3B30',
  },
  yellow: {
    front: '#FAD03F',
    side: '#D29A1B',
    light: '#FFEFA6',
    roof: '#B97A12',
    badge: '#FAD03F',
    numeral: '#2A2438',
    lot: '#FCE084',
    lotEdge: '#C9A63C',
    contour: '#6A512D',
    window: '#8A5710',
    symbol: '#E9AE17',
    mark: '#7A4B0C',
  },
};

/** Any colour: a white model with ink lines, never grey, which green becomes for some eyes. */
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
