import { disc, ellipse, PAPER, path, type Scene, type Shape, tileCornerOf, tilePlace } from '#draw';
import type { Point } from '#engine';
import { letterOf } from '#i18n';
import type { TilePrompt } from '../requests.ts';
import { isAt } from '../rules/city.ts';
import type { PlacedTile } from '../rules/types.ts';
import { bubbles, cityShapes, figures, type Site } from './city-layers.ts';
import { markedVisit, newTile, targetOf } from './visit-step.ts';

const isTaken = (tiles: readonly PlacedTile[], x: number, y: number) =>
  tiles.some((tile) => tile.x === x && tile.y === y);

/** The corners at which a place touches the city, if it touches no side of it. */
function lonelyCorners(tiles: readonly PlacedTile[], { x, y }: Point): Point[] {
  const beside = [-1, 1].some((step) => isTaken(tiles, x + step, y) || isTaken(tiles, x, y + step));
  if (beside) return [];
  return [0, 1].flatMap((dx) =>
    [0, 1].filter((dy) => isTaken(tiles, x + 2 * dx - 1, y + 2 * dy - 1)).map((dy) => ({ x: x + dx, y: y + dy })),
  );
}

function cornerDots(site: Site, places: readonly Point[]): Shape[] {
  const corners = places.flatMap((place) => lonelyCorners(site.city.tiles, place));
  const radius = Math.round(site.size / 6);
  return corners.map((corner) => {
    const { x, y } = tileCornerOf(site, corner);
    return path(ellipse(x, y, radius), { fill: PAPER.gold, stroke: PAPER.ink, width: 4 });
  });
}

/** Where a letter lies on its tile, in fields: in the middle, or across from a tourist who would come. */
function letterAt(place: Point, visitor: Point | null): Point {
  if (!visitor || !isAt({ x: Math.floor(visitor.x / 2), y: Math.floor(visitor.y / 2) }, place)) return { x: 1, y: 1 };
  return { x: visitor.x === 2 * place.x ? 1.5 : 0.5, y: visitor.y === 2 * place.y ? 1.5 : 0.5 };
}

/** The city with the selected place filled, and a letter on every other place for the tile. */
export function tileStep(site: Site, { tile, places, marks }: TilePrompt, scene: Scene): Shape[] {
  const tiles = marks.filter((mark) => mark.kind === 'tile');
  const isMarked = (place: Point) => tiles.some((mark) => mark.tile === tile && isAt(mark, place));
  const visitor = targetOf(marks);
  const radius = Math.min(38, Math.round(site.size * 0.49));
  return [
    ...places.filter((place) => !isTaken(tiles, place.x, place.y)).flatMap((place) => tilePlace(site, place)),
    ...cityShapes(site),
    ...newTile(site, tiles),
    ...markedVisit(site, marks),
    ...figures(site),
    ...bubbles(site),
    ...cornerDots(site, places),
    ...places.flatMap((place, i) => {
      const { x, y } = tileCornerOf(site, { x: place.x, y: place.y });
      const at = letterAt(place, visitor);
      return disc(
        x + Math.round(at.x * site.size),
        y + Math.round(at.y * site.size),
        radius,
        letterOf(i),
        isMarked(place),
        scene,
      );
    }),
  ];
}
