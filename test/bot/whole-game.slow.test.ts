import { type Tables, wholeGames } from './whole-game.ts';

/** Computers play as beginners: how well they play doesn't matter here. */
const strength = 'easy';

const TABLES: Tables = [
  [
    'two people and a computer',
    { channel: 'game-night', people: ['Chen', 'Dolores'], chosen: { computers: 1, strength } },
  ],
  ['a person and three computers', { channel: 'chatter', people: ['Emeka'], chosen: { computers: 3, strength } }],
  [
    'a person and a computer in the long game',
    { channel: 'long-table', people: ['Frida'], chosen: { computers: 1, length: 'long', strength } },
  ],
];

wholeGames(TABLES);
