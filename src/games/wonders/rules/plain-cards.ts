import {
  coins,
  coinsPer,
  cost,
  keepsOne,
  makes,
  makesOne,
  points,
  pointsPer,
  price,
  science,
  shields,
} from './effects.ts';
import type { Age, Card, Chain, Color, Effect } from './kinds.ts';

type Cards = { readonly [id: string]: Card };
type Chained = { readonly needs?: Chain; readonly gives?: readonly Chain[] };

const plain = (
  age: Age,
  name: string,
  color: Color,
  copies: readonly number[],
  price: string,
  effects: readonly Effect[],
  { needs, gives = [] }: Chained = {},
): Card => ({ name, age, color, copies, cost: cost(price), effects, needs: needs ?? null, gives });

const age1 = {
  'lumber-yard': plain(1, 'Lumber Yard', 'brown', [3, 4], '', [makes('W')]),
  'stone-pit': plain(1, 'Stone Pit', 'brown', [3, 5], '', [makes('S')]),
  'clay-pool': plain(1, 'Clay Pool', 'brown', [3, 5], '', [makes('C')]),
  'ore-vein': plain(1, 'Ore Vein', 'brown', [3, 4], '', [makes('O')]),
  'tree-farm': plain(1, 'Tree Farm', 'brown', [6], '1', [makesOne('WC')]),
  excavation: plain(1, 'Excavation', 'brown', [4], '1', [makesOne('SC')]),
  'clay-pit': plain(1, 'Clay Pit', 'brown', [3], '1', [makesOne('CO')]),
  'timber-yard': plain(1, 'Timber Yard', 'brown', [3], '1', [makesOne('WS')]),
  'forest-cave': plain(1, 'Forest Cave', 'brown', [5], '1', [makesOne('WO')]),
  mine: plain(1, 'Mine', 'brown', [6], '1', [makesOne('SO')]),
  loom: plain(1, 'Loom', 'gray', [3, 6], '', [makes('T')]),
  glassworks: plain(1, 'Glassworks', 'gray', [3, 6], '', [makes('G')]),
  press: plain(1, 'Press', 'gray', [3, 6], '', [makes('P')]),
  altar: plain(1, 'Altar', 'blue', [3, 5], '', [points(3)], { gives: ['star'] }),
  theater: plain(1, 'Theater', 'blue', [3, 6], '', [points(3)], { gives: ['mask'] }),
  well: plain(1, 'Well', 'blue', [4, 7], '', [points(3)], { gives: ['hammer'] }),
  baths: plain(1, 'Baths', 'blue', [3, 7], 'S', [points(3)], { gives: ['drop'] }),
  tavern: plain(1, 'Tavern', 'yellow', [4, 5, 7], '', [coins(5)]),
  'east-trading-post': plain(1, 'East Trading Post', 'yellow', [3, 7], '', [price('raw', 'right')], {
    gives: ['stall'],
  }),
  'west-trading-post': plain(1, 'West Trading Post', 'yellow', [3, 7], '', [price('raw', 'left')], {
    gives: ['stall'],
  }),
  marketplace: plain(1, 'Marketplace', 'yellow', [3, 6], '', [price('made', 'left', 'right')], { gives: ['camel'] }),
  'guard-tower': plain(1, 'Guard Tower', 'red', [3, 4], 'C', [shields(1)]),
  barracks: plain(1, 'Barracks', 'red', [3, 5], 'O', [shields(1)]),
  stockade: plain(1, 'Stockade', 'red', [3, 7], 'W', [shields(1)]),
  apothecary: plain(1, 'Apothecary', 'green', [3, 5], 'T', [science('compass')], { gives: ['horseshoe', 'bowl'] }),
  workshop: plain(1, 'Workshop', 'green', [3, 7], 'G', [science('gear')], { gives: ['target', 'lamp'] }),
  scriptorium: plain(1, 'Scriptorium', 'green', [3, 4], 'P', [science('tablet')], { gives: ['scales', 'book'] }),
} satisfies Cards;

const age2 = {
  sawmill: plain(2, 'Sawmill', 'brown', [3, 4], '1', [makes('WW')]),
  quarry: plain(2, 'Quarry', 'brown', [3, 4], '1', [makes('SS')]),
  brickyard: plain(2, 'Brickyard', 'brown', [3, 4], '1', [makes('CC')]),
  foundry: plain(2, 'Foundry', 'brown', [3, 4], '1', [makes('OO')]),
  'loom-2': plain(2, 'Loom', 'gray', [3, 5], '', [makes('T')]),
  'glassworks-2': plain(2, 'Glassworks', 'gray', [3, 5], '', [makes('G')]),
  'press-2': plain(2, 'Press', 'gray', [3, 5], '', [makes('P')]),
  courthouse: plain(2, 'Courthouse', 'blue', [3, 5], 'CCT', [points(4)], { needs: 'scales' }),
  temple: plain(2, 'Temple', 'blue', [3, 6], 'WCG', [points(4)]),
  statue: plain(2, 'Statue', 'blue', [3, 7], 'WOO', [points(4)], { needs: 'hammer' }),
  aqueduct: plain(2, 'Aqueduct', 'blue', [3, 7], 'SSS', [points(5)], { needs: 'drop' }),
  caravansery: plain(2, 'Caravansery', 'yellow', [3, 5, 6], 'WW', [keepsOne('WSCO')], {
    needs: 'camel',
    gives: ['lighthouse'],
  }),
  forum: plain(2, 'Forum', 'yellow', [3, 6, 7], 'CC', [keepsOne('GPT')], { needs: 'stall', gives: ['barrel'] }),
  vineyard: plain(2, 'Vineyard', 'yellow', [3, 6], '', [coinsPer(1, 'brown', 'all')]),
  bazaar: plain(2, 'Bazaar', 'yellow', [4, 7], '', [coinsPer(2, 'gray', 'all')]),
  stables: plain(2, 'Stables', 'red', [3, 5], 'WCO', [shields(2)], { needs: 'horseshoe' }),
  'archery-range': plain(2, 'Archery Range', 'red', [3, 6], 'WWO', [shields(2)], { needs: 'target' }),
  walls: plain(2, 'Walls', 'red', [3, 7], 'SSS', [shields(2)], { gives: ['fortress'] }),
  'training-ground': plain(2, 'Training Ground', 'red', [4, 6, 7], 'WOO', [shields(2)], { gives: ['helmet'] }),
  dispensary: plain(2, 'Dispensary', 'green', [3, 4], 'OOG', [science('compass')], {
    needs: 'bowl',
    gives: ['bolt', 'torch'],
  }),
  laboratory: plain(2, 'Laboratory', 'green', [3, 5], 'CCP', [science('gear')], {
    needs: 'lamp',
    gives: ['saw', 'planets'],
  }),
  library: plain(2, 'Library', 'green', [3, 6], 'SST', [science('tablet')], {
    needs: 'book',
    gives: ['temple', 'scroll'],
  }),
  school: plain(2, 'School', 'green', [3, 7], 'WP', [science('tablet')], { gives: ['harp', 'feather'] }),
} satisfies Cards;

const age3 = {
  gardens: plain(3, 'Gardens', 'blue', [3, 4], 'WCC', [points(5)], { needs: 'mask' }),
  senate: plain(3, 'Senate', 'blue', [3, 5], 'WWSO', [points(6)], { needs: 'temple' }),
  'town-hall': plain(3, 'Town Hall', 'blue', [3, 6], 'SSOG', [points(6)]),
  pantheon: plain(3, 'Pantheon', 'blue', [3, 6], 'CCOGPT', [points(7)], { needs: 'star' }),
  palace: plain(3, 'Palace', 'blue', [3, 7], 'WSCOGPT', [points(8)]),
  haven: plain(3, 'Haven', 'yellow', [3, 4], 'WOT', [coinsPer(1, 'brown', 'own'), pointsPer(1, 'brown', 'own')], {
    needs: 'barrel',
  }),
  lighthouse: plain(
    3,
    'Lighthouse',
    'yellow',
    [3, 6],
    'SG',
    [coinsPer(1, 'yellow', 'own'), pointsPer(1, 'yellow', 'own')],
    { needs: 'lighthouse' },
  ),
  'chamber-of-commerce': plain(3, 'Chamber of Commerce', 'yellow', [4, 6], 'CCP', [
    coinsPer(2, 'gray', 'own'),
    pointsPer(2, 'gray', 'own'),
  ]),
  arena: plain(3, 'Arena', 'yellow', [3, 5], 'SSO', [coinsPer(3, 'stage', 'own'), pointsPer(1, 'stage', 'own')], {
    needs: 'bolt',
  }),
  ludus: plain(3, 'Ludus', 'yellow', [5, 7], 'SO', [coinsPer(3, 'red', 'own'), pointsPer(1, 'red', 'own')]),
  fortifications: plain(3, 'Fortifications', 'red', [3, 7], 'COOO', [shields(3)], { needs: 'fortress' }),
  circus: plain(3, 'Circus', 'red', [4, 6], 'SSSO', [shields(3)], { needs: 'helmet' }),
  arsenal: plain(3, 'Arsenal', 'red', [3, 5], 'WWOT', [shields(3)]),
  'siege-workshop': plain(3, 'Siege Workshop', 'red', [3, 5], 'WCCC', [shields(3)], { needs: 'saw' }),
  castrum: plain(3, 'Castrum', 'red', [4, 7], 'WCCP', [shields(3)]),
  lodge: plain(3, 'Lodge', 'green', [3, 6], 'CCPT', [science('compass')], { needs: 'torch' }),
  observatory: plain(3, 'Observatory', 'green', [3, 7], 'OOGT', [science('gear')], { needs: 'planets' }),
  university: plain(3, 'University', 'green', [3, 4], 'WWGP', [science('tablet')], { needs: 'scroll' }),
  academy: plain(3, 'Academy', 'green', [3, 7], 'SSSG', [science('compass')], { needs: 'harp' }),
  study: plain(3, 'Study', 'green', [3, 5], 'WPT', [science('gear')], { needs: 'feather' }),
} satisfies Cards;

/** Those dealt by the number of seats. */
export const PLAIN_CARDS = { ...age1, ...age2, ...age3 };
