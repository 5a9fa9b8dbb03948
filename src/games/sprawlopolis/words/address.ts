import type { Point } from '#engine';
import { letterOf } from '#i18n';

/**
 * The frame is fixed when the game starts: the start card's top left block is M30, so an address means
 * the same place all game. Fifteen cards reach 28 blocks each way: no row falls below 2, and columns
 * run …, ZY, ZZ, A to Z, AA, AB, …, one letter long as far as nearly every city goes.
 */
const HOME = { x: 12, y: 30 } as const;
/** How many names of one or two letters there are: before A one counts back from the last of them. */
const NAMES = 26 + 26 * 26;

export function xName(x: number): string {
  const index = x + HOME.x;
  return letterOf(index < 0 ? index + NAMES : index);
}

export const yName = (y: number): string => String(y + HOME.y);

/** Letters for the column, number for the row: "M30". */
export const addressOf = ({ x, y }: Point): string => `${xName(x)}${yName(y)}`;
