import { coins, cost, keepsOne, othersLose, points, science, shields } from './effects.ts';
import type { Effect, Good, Side, Stage } from './kinds.ts';

export type Wonder = {
  readonly name: string;
  /** What the board itself makes. */
  readonly good: Good;
  /** Only comes with the black cards. */
  readonly needsCities: boolean;
  readonly sides: { readonly [side in Side]: readonly Stage[] };
};

const stage = (price: string, ...effects: readonly Effect[]): Stage => ({ cost: cost(price), effects });

export const WONDERS = {
  alexandria: {
    name: 'Alexandria',
    good: 'G',
    needsCities: false,
    sides: {
      day: [stage('SS', points(3)), stage('OO', keepsOne('WSCO')), stage('PT', points(7))],
      night: [stage('CC', keepsOne('WSCO')), stage('OOO', keepsOne('GPT')), stage('WWWW', points(7))],
    },
  },
  babylon: {
    name: 'Babylon',
    good: 'W',
    needsCities: false,
    sides: {
      day: [stage('CC', points(3)), stage('OOT', science('any')), stage('WWWW', points(7))],
      night: [stage('SS', { kind: 'playLastCard' }), stage('CCCG', science('any'))],
    },
  },
  ephesos: {
    name: 'Ephesos',
    good: 'P',
    needsCities: false,
    sides: {
      day: [stage('CC', points(3)), stage('WW', coins(9)), stage('OOG', points(7))],
      night: [stage('SS', coins(4), points(2)), stage('WW', coins(4), points(3)), stage('OOT', coins(4), points(5))],
    },
  },
  gizah: {
    name: 'Gizah',
    good: 'S',
    needsCities: false,
    sides: {
      day: [stage('WW', points(3)), stage('CCT', points(5)), stage('SSSS', points(7))],
      night: [stage('WW', points(3)), stage('SSS', points(5)), stage('CCC', points(5)), stage('SSSSP', points(7))],
    },
  },
  halikarnassos: {
    name: 'Halikarnassos',
    good: 'T',
    needsCities: false,
    sides: {
      day: [stage('OO', points(3)), stage('GP', { kind: 'buildFromPile' }), stage('SSS', points(7))],
      night: [
        stage('CC', { kind: 'buildFromPile' }, points(2)),
        stage('GP', { kind: 'buildFromPile' }, points(1)),
        stage('WWW', { kind: 'buildFromPile' }),
      ],
    },
  },
  olympia: {
    name: 'Olympia',
    good: 'C',
    needsCities: false,
    sides: {
      day: [stage('SS', points(3)), stage('WW', { kind: 'freeFirstOfColor' }), stage('CCC', points(7))],
      night: [
        stage('OO', { kind: 'freeFirstOfAge' }, points(2)),
        stage('CCC', { kind: 'freeLastOfAge' }, points(3)),
        stage('GPT', points(5)),
      ],
    },
  },
  rhodos: {
    name: 'Rhodos',
    good: 'O',
    needsCities: false,
    sides: {
      day: [stage('WW', points(3)), stage('CCC', shields(2)), stage('OOOO', points(7))],
      night: [stage('SSS', shields(1), coins(3), points(3)), stage('OOOO', shields(1), coins(4), points(4))],
    },
  },
  byzantium: {
    name: 'Byzantium',
    good: 'S',
    needsCities: true,
    sides: {
      day: [stage('CO', points(3)), stage('WWP', { kind: 'diplomacy' }, points(4)), stage('CCGT', points(7))],
      night: [stage('WOP', { kind: 'diplomacy' }, points(4)), stage('OOGT', { kind: 'diplomacy' }, points(6))],
    },
  },
  petra: {
    name: 'Petra',
    good: 'C',
    needsCities: true,
    sides: {
      day: [stage('WS', points(3)), stage('5', points(7)), stage('WSSP', points(7))],
      night: [stage('CCOO', othersLose(2), points(3)), stage('10', points(14))],
    },
  },
} satisfies { readonly [id: string]: Wonder };

export type WonderId = keyof typeof WONDERS;
