import { expect, it } from 'vitest';
import { table } from '../table.ts';
import { drawnFrom, hiddenNames, openCards, ownCards } from './secrets.ts';

const state = table([{ cards: ['workshop', 'loom'], hand: ['mine'] }, { hand: ['altar'] }, {}]);
const found = (text: string) => hiddenNames(text, openCards(state));

it('finds the names of cards nobody has built, in both languages', () => {
  expect(found('Ada has the Mine, Bruno la Cámara de comercio.')).toEqual(['Mine', 'Cámara de comercio']);
  expect(found('Loom, Telar and Workshop are built; Siege Workshop is not.')).toEqual(['Siege Workshop']);
  const asking = 'Ada, pick a card. Press **My turn**.\n-# 💡 Press **My turn** and pick one card';
  expect(found(`${asking}.`)).toEqual([]);
  expect(found(`${asking}: Press.`)).toEqual(['Press']);
});

it('knows what a seat holds itself', () => {
  expect(hiddenNames('Mine, Altar', ownCards(state, 0))).toEqual(['Altar']);
  expect(hiddenNames('Mine, Altar', ownCards({ ...state, variant: 'teams' }, 0))).toEqual([]);
});

it('finds them in what a picture is drawn from', () => {
  const request = { game: 'wonders', kind: 'table', cards: ['loom', 'mine'] } as const;
  expect(drawnFrom(request, state)).toEqual(['mine']);
});
