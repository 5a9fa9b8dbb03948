/** Shapes, theme and parts that pictures are composed of. Drawing threads paint them, with `#draw/canvas`. */

export { COVER_SIDE, coverGround, layoutCover } from './cover.ts';
export { layoutPosting, type Preview } from './daily/posting.ts';
export { CITY_ROOM, layoutResult } from './daily/result.ts';
export { digestOf, layoutEmoji, motifOf, onGround, placed, seatDrawing } from './emoji.ts';
export { layoutFrame, type Mark, TOWN_ROOM } from './film/film-frame.ts';
export { joinFrames } from './film/join-frames.ts';
export { checkFonts } from './fonts.ts';
export { dailyMark, planMark } from './header-mark.ts';
export { backdrop } from './kit/backdrop.ts';
export { BODY, type Building, buildingShapes, topOf } from './kit/building.ts';
export { BUILDING_TONES, type BuildingTones } from './kit/building-tones.ts';
export { cardBack, featureBack, tileBack } from './kit/card-back.ts';
export { confetti } from './kit/confetti.ts';
export { hatOf } from './kit/hat.ts';
export { bag, cardsIcon, check, crown, rotateIcon, star, workerSpot } from './kit/icons.ts';
export { pawn, spentPawn } from './kit/pawn.ts';
export { dome, gable, hedges, jewel } from './kit/roof.ts';
export { type Cell, type Pitch, shore, shoreOf } from './kit/shoreline.ts';
export { abreast, boxed, type Motif, motif, over, scaled } from './kit/sized-drawing.ts';
export {
  arched,
  block,
  CONTOUR,
  contoured,
  course,
  flat,
  type Mass,
  mass,
  OPENING,
  SAND,
  STONE,
  type StoneTones,
  shadow,
  spire,
} from './kit/stone.ts';
export { seams, slab, slabShadow, TILE_EXTENT } from './kit/tile-slab.ts';
export { type Block, card, column, drawing, grow, label, pad, pill, row } from './layout.ts';
export { drawnSign, type LegendSign, layoutLegend, signOf } from './legend-picture.ts';
export { disc, newBand } from './letter-disc.ts';
export { initial } from './name-initial.ts';
export { numbers } from './number-rehearsal.ts';
export { box, ellipse, moved, polygon, rays, ring, rounded, type Spot } from './outline.ts';
export { centered, heading, middleOf, type Rect, sheetCard } from './paper-sheet.ts';
export { avatar, seatBackdrop, title, total } from './picture-header.ts';
export { drawPill, drawPillEnding, pillWidth } from './pill.ts';
export { COMMON_COLORS } from './png/common-colors.ts';
export { encodePng } from './png/png.ts';
export { type Honors, podium } from './podium.ts';
export { layoutReview } from './review/review-picture.ts';
export {
  type Drawing,
  fill,
  type GroupShape,
  group,
  type Ink,
  image,
  line,
  numeral,
  path,
  rect,
  type Shape,
  type Sheet,
  type Sprite,
  type TextShape,
} from './shape.ts';
export { composed, type Extent, sprite } from './sprite.ts';
export { layoutStandings } from './standings/standings-picture.ts';
export { fitText, type Place, type Scene, textWidth, wrap, write, writeLines } from './text.ts';
export { LEAST_SIZE, TEXT_STYLES, type TextStyle } from './text-style.ts';
export {
  AREA_TONES,
  FELT,
  FLOWERS,
  GROUND,
  MAT,
  PAPER,
  RADIUS,
  SEAT_TONES,
  type SeatTones,
  SPACE,
  seatTones,
  WIDTH,
} from './theme.ts';
export {
  coordinates,
  cornerOf,
  dashedBand,
  ghost,
  openGround,
  type TileSite,
  tileCornerOf,
  tilePlace,
  tilesIn,
  well,
} from './tile-site.ts';
