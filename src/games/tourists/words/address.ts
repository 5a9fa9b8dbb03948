import type { Point } from '#engine';
import { letterOf } from '#i18n';
import { EXTENT } from '../rules/content.ts';

/**
 * Where the first tile's top left field lies in the frame of all fields a city may come to have: the tile can become
 * its first or its last. So a name means the same field all game: that one is G7, and the frame goes from A1 to N14.
 */
export const HOME: Point = { x: 2 * (EXTENT - 1), y: 2 * (EXTENT - 1) };

export const columnName = (x: number): string => letterOf(x + HOME.x);
export const rowName = (y: number): string => String(y + HOME.y + 1);

/** Letter for the column, number for the row: "G7". */
export const fieldName = ({ x, y }: Point): string => `${columnName(x)}${rowName(y)}`;

/** A tile, or a place for one, by its top left field. */
export const tileName = ({ x, y }: Point): string => fieldName({ x: 2 * x, y: 2 * y });
