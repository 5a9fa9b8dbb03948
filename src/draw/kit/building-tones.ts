/** Walls, roof and badge of a building in one color. */
export type BuildingTones = {
  readonly front: string;
  readonly side: string;
  readonly light: string;
  readonly roof: string;
  readonly contour: string;
  readonly window: string;
  readonly badge: string;
  readonly numeral: string;
};

/** The four colors that buildings have in more than one game; no two of them look alike to any eyes. */
export const BUILDING_TONES: { readonly [color in 'red' | 'blue' | 'green' | 'yellow']: BuildingTones } = {
  red: {
    front: '#C8301F',
    side: '#941D12',
    light: '#E9705A',
    roof: '#7C1C17',
    badge: '#A52214',
    numeral: '#FFFFFF',
    contour: '#52212A',
    window: '#FFE3A8',
  },
  blue: {
    front: '#264A94',
    side: '#183268',
    light: '#5B86D2',
    roof: '#6E9BE6',
    badge: '#1B3874',
    numeral: '#FFFFFF',
    contour: '#23294A',
    window: '#FFE3A8',
  },
  green: {
    front: '#3FAE93',
    side: '#27806A',
    light: '#8ADCC6',
    roof: '#1C6552',
    badge: '#1F7A63',
    numeral: '#FFFFFF',
    contour: '#29474B',
    window: '#FFF6D2',
  },
  yellow: {
    front: '#FAD03F',
    side: '#D29A1B',
    light: '#FFEFA6',
    roof: '#B97A12',
    badge: '#FAD03F',
    numeral: '#2A2438',
    contour: '#6A512D',
    window: '#8A5710',
  },
};
