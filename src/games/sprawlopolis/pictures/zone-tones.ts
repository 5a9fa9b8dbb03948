import type { Zone } from '../rules/types.ts';

/** The space in which blocks are drawn. They lie: only 0 and 180 degrees look right. */
export const BLOCK = { w: 100, h: 84 } as const;

export type ZoneTones = {
  readonly ground: string;
  readonly rim: string;
  readonly texture: string;
  /** The line around everything that stands there. */
  readonly contour: string;
};

/** The four zones, from dark to light so that they stay apart in pure gray. */
export const ZONE_TONES: { readonly [zone in Zone]: ZoneTones } = {
  commercial: { ground: '#4673C6', rim: '#24427F', texture: '#3A63B0', contour: '#1C2B57' },
  park: { ground: '#68A23E', rim: '#3F6F22', texture: '#4B8029', contour: '#1D4423' },
  industrial: { ground: '#A8A4B3', rim: '#5A5668', texture: '#8F8B9C', contour: '#2A2735' },
  residential: { ground: '#FFC481', rim: '#C27A32', texture: '#EFA65C', contour: '#6A2F17' },
};

export const ROAD = {
  asphalt: '#45415A',
  curb: '#FFF6E0',
  edge: '#2A243899',
  dash: '#FFE08A',
  island: '#68A23E',
} as const;
