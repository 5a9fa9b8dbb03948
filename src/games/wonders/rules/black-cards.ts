import {
  coins,
  coinsPer,
  cost,
  neighborsDebt,
  neighborsGain,
  othersGain,
  othersLose,
  othersLosePer,
  points,
  pointsPer,
  shields,
  victory,
  wharf,
} from './effects.ts';
import type { Age, Card, Effect } from './kinds.ts';

type Cards = { readonly [id: string]: Card };

const black = (age: Age, name: string, price: string, effects: readonly Effect[]): Card => ({
  name,
  age,
  color: 'black',
  copies: [],
  cost: cost(price),
  effects,
  needs: null,
  gives: [],
});

const age1 = {
  'smugglers-cache': black(1, "Smuggler's Cache", '', [{ kind: 'cache' }]),
  'west-clandestine-wharf': black(1, 'West Clandestine Wharf', '1', [wharf('left')]),
  'east-clandestine-wharf': black(1, 'East Clandestine Wharf', '1', [wharf('right')]),
  'secret-warehouse': black(1, 'Secret Warehouse', '2', [{ kind: 'extra', of: 'made' }]),
  'city-gates': black(1, 'City Gates', '1 W', [points(4)]),
  customs: black(1, 'Customs', '', [othersGain(1), points(4)]),
  dive: black(1, 'Dive', '', [coins(6), neighborsGain(1)]),
  'opium-stash': black(1, 'Opium Stash', '', [coins(3), othersLose(1)]),
  hideout: black(1, 'Hideout', '', [othersLose(1), points(2)]),
  'raider-camp': black(1, 'Raider Camp', '', [victory(1), neighborsDebt(1)]),
  cells: black(1, 'Cells', '', [pointsPer(2, 'victory-1', 'own')]),
  militia: black(1, 'Militia', '3', [shields(2)]),
  residence: black(1, 'Residence', 'C', [{ kind: 'diplomacy' }, points(1)]),
  pigeonhole: black(1, 'Pigeonhole', '1 O', [{ kind: 'copyScience' }]),
} satisfies Cards;

const age2 = {
  'black-market': black(2, 'Black Market', 'OT', [{ kind: 'extra', of: 'missing' }]),
  'architect-firm': black(2, 'Architect Firm', '1 P', [{ kind: 'freeStages' }, points(2)]),
  tabularium: black(2, 'Tabularium', '2 WOT', [points(6)]),
  'trade-center': black(2, 'Trade Center', 'SCP', [othersGain(2), points(6)]),
  'gambling-den': black(2, 'Gambling Den', '1', [coins(9), neighborsGain(2)]),
  'opium-den': black(2, 'Opium Den', 'P', [coins(4), othersLose(3)]),
  lair: black(2, 'Lair', 'WG', [othersLose(2), points(3)]),
  sepulcher: black(2, 'Sepulcher', 'SGT', [othersLosePer(1, 'victory'), points(4)]),
  'raider-fort': black(2, 'Raider Fort', '1 CO', [victory(3), neighborsDebt(1)]),
  guardhouse: black(2, 'Guardhouse', '2 WO', [pointsPer(3, 'victory-3', 'own')]),
  mercenaries: black(2, 'Mercenaries', '4 P', [shields(3)]),
  consulate: black(2, 'Consulate', 'CP', [{ kind: 'diplomacy' }, points(2)]),
  'band-of-spies': black(2, 'Band of Spies', '2 SC', [{ kind: 'copyScience' }]),
  'forging-agency': black(2, 'Forging Agency', '2', [{ kind: 'buildFromPile' }]),
} satisfies Cards;

const age3 = {
  capitol: black(3, 'Capitol', '2 SSCCGP', [points(8)]),
  mint: black(3, 'Mint', 'WWCGT', [othersGain(3), points(8)]),
  'opium-distillery': black(3, 'Opium Distillery', 'WG', [coins(5), othersLose(5)]),
  brotherhood: black(3, 'Brotherhood', 'WWOT', [othersLose(3), points(4)]),
  'chamber-of-builders': black(3, 'Chamber of Builders', 'WCGP', [othersLosePer(1, 'stage'), points(4)]),
  cenotaph: black(3, 'Cenotaph', 'SCCGT', [othersLosePer(1, 'victory'), points(5)]),
  'secret-network': black(3, 'Secret Network', 'SP', [coinsPer(1, 'black', 'own'), pointsPer(1, 'black', 'own')]),
  'slave-market': black(3, 'Slave Market', 'WWOO', [coinsPer(1, 'victory', 'own'), pointsPer(1, 'victory', 'own')]),
  'raider-garrison': black(3, 'Raider Garrison', '2 SST', [victory(5), neighborsDebt(1)]),
  prison: black(3, 'Prison', '2 COOP', [pointsPer(4, 'victory-5', 'own')]),
  contingent: black(3, 'Contingent', '5 T', [shields(5)]),
  embassy: black(3, 'Embassy', 'SPT', [{ kind: 'diplomacy' }, points(3)]),
  memorial: black(3, 'Memorial', 'WST', [coinsPer(2, 'defeat', 'own'), { kind: 'forgetDefeats' }]),
  'torture-chamber': black(3, 'Torture Chamber', '3 OOG', [{ kind: 'copyScience' }]),
} satisfies Cards;

/** Of these as many as there are seats come into each Age. */
export const BLACK_CARDS = { ...age1, ...age2, ...age3 };
