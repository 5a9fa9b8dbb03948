import type { RoadSides, Zone } from '../../../games/sprawlopolis/types.ts';
import type { Shape, Sprite } from '../../shape.ts';
import { type Extent, sprite } from '../../sprite.ts';
import { BLOCK, SPACE } from '../../theme.ts';
import { plotsOf } from './plots.ts';
import type { Side } from './road.ts';
import { stand } from './standing.ts';

/** A drawing in units of a block 100 wide, for blocks `w` wide. */
export const blockSprite = (key: string, w: number, extent: Extent, shapes: () => readonly Shape[]): Sprite =>
  sprite(key, (w * SPACE) / BLOCK.w, extent, shapes);

/** Buildings and trees of a block without its ground; placed by the block's top left corner. Chimneys rise over it. */
export const buildings = (zone: Zone, road: RoadSides, ends: readonly Side[], variant: number, w: number): Sprite =>
  blockSprite(
    `buildings ${zone} ${road} ${ends.join('')} ${variant}`,
    w,
    { left: -2, top: -34, right: BLOCK.w + 6, bottom: BLOCK.h + 4 },
    () => plotsOf(zone, road, ends, variant).map(({ what, x, y, scale }) => stand(what, x, y, scale)),
  );
