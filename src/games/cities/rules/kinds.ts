export const COLORS = ['red', 'blue', 'green', 'yellow'] as const;
export type Color = (typeof COLORS)[number];

export const AREAS = ['water', 'park'] as const;
export type Area = (typeof AREAS)[number];
/** What a space is: open ground, or building land in a color. */
export type Land = Area | Color;

export const AREA_FEATURES = {
  water: ['dolphin', 'sailboat', 'ferry', 'lighthouse'],
  park: ['tree', 'fountain', 'kiosk', 'carousel'],
} as const;
export const FEATURES = [...AREA_FEATURES.water, ...AREA_FEATURES.park, 'monument', 'special'] as const;
export type Feature = (typeof FEATURES)[number];

export type TileId = number;
