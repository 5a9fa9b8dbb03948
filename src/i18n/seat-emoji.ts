import { emoji } from './emoji-marks.ts';

/** What each seat wears, in its color. */
export const SEAT_EMOJIS = [
  'purple_helmet',
  'orange_top_hat',
  'gray_beret',
  'white_cap',
  'teal_sun_hat',
  'lilac_bobble_hat',
  'maroon_scholar_cap',
  'lime_party_hat',
] as const;

/** The hat of a seat, to stand before its name. */
export function seatEmoji(seat: number, standIn = ''): string {
  const name = SEAT_EMOJIS[seat];
  return name ? emoji(name, standIn) : standIn;
}
