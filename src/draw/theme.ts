import { itemAt, type Seat } from '#engine';

/** Sizes and colors that games share; those of one game lie with its pictures. */
/** What everything lies on. */
export const FELT = {
  felt: '#2C3654',
  low: '#222A43',
  skyline: '#29324F',
  beam: '#FFECBE09',
  well: '#1A203642',
  taken: '#41475B',
  dash: '#8B91A6',
  shadow: '#10142280',
} as const;

/** Panels that are not paper, and the rays behind a winner. */
export const MAT = { mat: '#3A4468', ray: '#4A5A8C' } as const;

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
  readonly [ground in 'water' | 'park']: {
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

export type SeatTones = {
  readonly body: string;
  readonly shade: string;
  readonly light: string;
  readonly letter: string;
  /** The header's line; charcoal and maroon would vanish on the table, so they are lighter here. */
  readonly line: string;
};

/** Never a building color of Cities, whose four seats are the first ones. */
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

export const WIDTH = 1000;
export const RADIUS = { picture: 30, panel: 22, field: 16 } as const;
export const HEADER = { height: 92, line: 6 } as const;

/** Drawings are made for a space of this side and scaled from there. */
export const SPACE = 104;
