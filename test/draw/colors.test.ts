import { describe, expect, it } from 'vitest';
import { AREA_TONES, GROUND, STONE } from '#draw';
import { SEAT_TONES } from '../../src/draw/theme.ts';
import { COLOR_TONES, type Tones } from '../../src/games/cities/pictures/cities-tones.ts';
import { COLORS } from '../../src/games/cities/rules/kinds.ts';
import { ROAD, ZONE_TONES } from '../../src/games/sprawlopolis/pictures/zone-tones.ts';
import { ZONES } from '../../src/games/sprawlopolis/rules/types.ts';
import { PLAZA, TREE } from '../../src/games/tourists/pictures/tourists-tones.ts';
import { apart, contrast, difference, seen, VISIONS } from './color-science.ts';

const tones = (key: keyof Tones) => COLORS.map((color) => COLOR_TONES[color][key]);
const seats = SEAT_TONES.map(({ body }) => body);
const zones = ZONES.map((zone) => ZONE_TONES[zone].ground);
/** A terrace as the mean of its checks. */
const fields = [PLAZA.fill, AREA_TONES.park.fill, '#F3BBAC', AREA_TONES.water.fill];
const grounds = [AREA_TONES.water.fill, AREA_TONES.park.fill, GROUND.card];

describe('color vision', () => {
  it('knows the published difference of a pair of colors', () => {
    expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
    expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 3);
  });

  for (const [name, vision] of Object.entries(VISIONS)) {
    it(`keeps colors apart with ${name}`, () => {
      expect(apart(tones('front'), vision), 'building fronts').toBeGreaterThanOrEqual(24);
      expect(apart(tones('side'), vision), 'building sides').toBeGreaterThanOrEqual(20);
      expect(apart(tones('badge'), vision), 'badges').toBeGreaterThanOrEqual(17);
      expect(apart(tones('lot'), vision), 'empty lots').toBeGreaterThanOrEqual(17);
      expect(apart(seats.slice(0, 4), vision), 'first four seats').toBeGreaterThanOrEqual(20);
      expect(apart(seats, vision), 'all eight seats').toBeGreaterThanOrEqual(17);
      expect(apart(grounds, vision), 'water, park and cardboard').toBeGreaterThanOrEqual(13);
      expect(apart(zones, vision), 'zones of Sprawlopolis').toBeGreaterThanOrEqual(14);
    });
  }

  /** Color is only one of their signs: silhouette, texture and corner differ, too. */
  it('keeps the fields of Tourists apart as far as their looks foresee', () => {
    for (const vision of Object.values(VISIONS)) expect(apart(fields, vision)).toBeGreaterThanOrEqual(8.5);
    const [pale, dark] = [STONE.light, TREE.dark].map((color) => seen(color, VISIONS['normal']!)[0]) as [
      number,
      number,
    ];
    expect(pale - dark, 'pale landmarks, dark crowns').toBeGreaterThan(45);
  });

  it('keeps the zones apart in pure gray, and the curb from the asphalt', () => {
    const lightness = zones.map((color) => seen(color, VISIONS['normal']!)[0]).sort((a, b) => a - b);
    for (let i = 1; i < lightness.length; i++) expect(lightness[i]! - lightness[i - 1]!).toBeGreaterThanOrEqual(6);
    expect(contrast(ROAD.curb, ROAD.asphalt)).toBeGreaterThanOrEqual(7);
  });
});
