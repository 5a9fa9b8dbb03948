import { BUILDING_TONES, type BuildingTones } from '#draw';
import type { Color, Good } from '../rules/kinds.ts';

/** Buildings, tabs and badges of one color. */
type Tones = BuildingTones & {
  /** The ground of a card's tab and what is woven into it. */
  readonly tab: string;
  readonly weave: string;
  /** The line around the sign on a tab. */
  readonly rim: string;
};

const INK = '#2A2438';
const WHITE = '#FFFFFF';

export const COLOR_TONES: { readonly [color in Color]: Tones } = {
  brown: {
    front: '#B07B48',
    side: '#7E5430',
    light: '#E0B98A',
    roof: '#6E4526',
    contour: '#4A2F1E',
    window: '#FFE3B8',
    tab: '#B98A58',
    weave: '#A0733F',
    rim: '#4A2F1E',
    badge: '#C9A277',
    numeral: INK,
  },
  gray: {
    front: '#C6CDD7',
    side: '#97A1B1',
    light: '#EDF1F6',
    roof: '#7B8494',
    contour: '#3C4454',
    window: '#6F7A8C',
    tab: '#C6CDD7',
    weave: '#9AA4B6',
    rim: '#3C4454',
    badge: '#566172',
    numeral: WHITE,
  },
  yellow: {
    ...BUILDING_TONES.yellow,
    tab: '#FAD03F',
    weave: '#D9A62A',
    rim: '#6A512D',
  },
  blue: {
    ...BUILDING_TONES.blue,
    tab: '#264A94',
    weave: '#183B7C',
    rim: '#1B2242',
  },
  red: {
    ...BUILDING_TONES.red,
    tab: '#C8301F',
    weave: '#A12A20',
    rim: '#4A1A20',
  },
  green: {
    ...BUILDING_TONES.green,
    tab: '#3FAE93',
    weave: '#2F957C',
    rim: '#29474B',
  },
  purple: {
    front: '#9A7BDC',
    side: '#6C4DB0',
    light: '#CDBBF4',
    roof: '#7956BE',
    contour: '#38285E',
    window: '#FFE3A8',
    tab: '#9A7BDC',
    weave: '#8465C8',
    rim: '#38285E',
    badge: '#7956BE',
    numeral: WHITE,
  },
  black: {
    front: '#4A4454',
    side: '#2B2733',
    light: '#756D82',
    roof: '#26222F',
    contour: '#17141D',
    window: '#FFC53D',
    tab: '#37323F',
    weave: '#5B5466',
    rim: '#17141D',
    badge: '#26222F',
    numeral: WHITE,
  },
};

/** What a good's drawing stands on. */
export const GOOD_TONES: { readonly [good in Good]: string } = {
  W: '#5E3A1C',
  S: '#DDE3EC',
  C: '#CF5A2E',
  O: '#2F3748',
  G: '#9BE3EA',
  P: '#F3DFA0',
  T: '#9A4FB0',
};

/** What something costs nothing by, and all that is settled. */
export const SET = '#17604D';
/** Red of victories, debts and what is lost. */
export const BLOOD = '#A52214';
export const SCIENCE = '#1F7A63';
export const PEACE = '#2F6CA3';
/** Paper of a card that can't be built, and of the pill on it. */
export const DULL = { paper: '#E9DABA', pill: '#DFCFAB' } as const;
/** The disc of a chain that makes a card free. */
export const NEEDED = '#E0E6F2';
/** The back of a card. */
export const BACK = { face: '#7A3F5C', shade: '#5C2C45', line: '#E9B96A' } as const;
export const STAIR = { light: '#E8C468', side: '#B9985A', top: '#F8E2A0' } as const;

/** The line between a city and its numbers. */
export const RULE = '#E6D6AE';
