import type { Seat } from '../engine/game.ts';
import type { Area, Color } from '../games/cities/types.ts';
import type { Zone } from '../games/sprawlopolis/types.ts';
import { itemAt } from './lists.ts';

/** Every colour of the pictures has its name here. */
export const TABLE = {
  table: '#2C3654',
  low: '#222A43',
  skyline: '#29324F',
  beam: '#FFECBE09',
  well: '#1A203642',
  taken: '#41475B',
  dash: '#8B91A6',
  shadow: '#10142280',
} as const;

export const PAPER = {
  paper: '#FFF6E4',
  second: '#F4E5C6',
  line: '#D8C197',
  ink: '#2A2438',
  mute: '#6B6076',
  soft: '#C9D0E8',
  gold: '#FFC53D',
  goldEdge: '#B9790F',
  hot: '#E6007E',
  white: '#FFFFFF',
} as const;

export const GROUND = {
  card: '#F1E4C8',
  cardEdge: '#B4935E',
  seam: '#3B2A1AA0',
  gloss: '#FFFFFF99',
  hairline: '#2A243828',
} as const;

export const AREA_TONES: {
  readonly [area in Area]: {
    readonly rim: string;
    readonly deep: string;
    readonly fill: string;
    readonly mark: string;
  };
} = {
  water: { rim: '#F6DE9F', deep: '#4FA6C0', fill: '#79C6DA', mark: '#C4ECF2' },
  park: { rim: '#4F7C2A', deep: '#6E9E40', fill: '#8ABB57', mark: '#5F8F35' },
};
export const FLOWERS = ['#FFF3C4', '#F7B2A0'] as const;

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

export type ZoneTones = {
  readonly ground: string;
  readonly rim: string;
  readonly texture: string;
  /** The line around everything that stands there. */
  readonly contour: string;
};

/** The four zones of Sprawlopolis, from dark to light so that they stay apart in pure grey. */
export const ZONE_TONES: { readonly [zone in Zone]: ZoneTones } = {
  commercial: { ground: '#4673C6', rim: '#24427F', texture: '#3A63B0', contour: '#1C2B57' },
  park: { ground: '#68A23E', rim: '#3F6F22', texture: '#4B8029', contour: '#1D4423' },
  industrial: { ground: '#A8A4B3', rim: '#5A5668', texture: '#8F8B9C', contour: '#2A2735' },
  residential: { ground: '#FFC481', rim: '#C27A32', texture: '#EFA65C', contour: '#6A2F17' },
};

export const ROAD = {
  asphalt: '#45415A',
  kerb: '#FFF6E0',
  edge: '#2A243899',
  dash: '#FFE08A',
  island: '#68A23E',
} as const;

export type SeatTones = {
  readonly body: string;
  readonly shade: string;
  readonly light: string;
  readonly letter: string;
  /** The header's line; charcoal and maroon would vanish on the table, so they are lighter here. */
  readonly line: string;
};

/** Never a building colour of Cities, whose four seats are the first ones. */
export const SEAT_TONES: readonly SeatTones[] = [
  { body: '#8A46B8', shade: '#5E2A85', light: '#B982DD', letter: '#FFFFFF', line: '#8A46B8' },
  { body: '#F28A22', shade: '#B85F0C', light: '#FFB76B', letter: '#2A2438', line: '#F28A22' },
  { body: '#3C4150', shade: '#23262F', light: '#6A7186', letter: '#FFFFFF', line: '#6A7186' },
  { body: '#FAFAF5', shade: '#C3BFB4', light: '#FFFFFF', letter: '#2A2438', line: '#FAFAF5' },
  { body: '#3EA089', shade: '#1F6453', light: '#92D8C6', letter: '#2A2438', line: '#3EA089' },
  { body: '#9494DC', shade: '#5C5CA6', light: '#CFCFF6', letter: '#2A2438', line: '#9494DC' },
  { body: '#943838', shade: '#661F1F', light: '#D68A82', letter: '#FFFFFF', line: '#B04A4A' },
  { body: '#B6F7A1', shade: '#72B85C', light: '#DFFFD3', letter: '#2A2438', line: '#B6F7A1' },
];
export const seatTones = (seat: Seat): SeatTones => itemAt(SEAT_TONES, seat);

/** Type sizes in pixels on a picture 1000 wide. */
export const SIZE = {
  total: 60,
  title: 50,
  value: 42,
  table: 38,
  name: 36,
  coordinate: 32,
  formula: 30,
  least: 28,
} as const;

export const WIDTH = 1000;
export const RADIUS = { picture: 30, panel: 22, field: 16 } as const;
export const HEADER = { height: 92, line: 6 } as const;

/** Drawings are made for a space of this side and scaled from there. */
export const SPACE = 104;

/** The same for a block of Sprawlopolis, which lies: only 0 and 180 degrees look right. */
export const BLOCK = { w: 100, h: 84 } as const;
