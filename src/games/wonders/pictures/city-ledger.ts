import { image, PAPER, type Scene, type Shape, write } from '#draw';
import { effectsOf, forSale, greenSymbols, keptSources, ofKind, shieldsOf } from '../rules/city.ts';
import { GOODS, SYMBOLS } from '../rules/kinds.ts';
import type { City } from '../rules/types.ts';
import { signed } from '../words/phrases.ts';
import { choice, extraGood, fan, type SHIFT } from './signs/good.ts';
import { noScience, science } from './signs/science.ts';
import { type Sign, signSprite } from './signs/sign.ts';
import { part } from './signs/sign-row.ts';
import { coin, debt } from './signs/treasure.ts';
import { disarmed, shield, victory } from './signs/war.ts';

/** What conflicts have brought so far, defeats taken off. */
export const balanceOf = ({ tokens }: City): number => tokens.reduce((sum, value) => sum + value, 0);

/** Where the numbers of a city stand: two columns and three lines, signs of one height. */
export type Columns = {
  readonly x: number;
  /** From the first to the second column. */
  readonly pitch: number;
  readonly lines: readonly [number, number, number];
  readonly sign: number;
  readonly size: number;
};

/** Coins, shields, military balance, debts, and three kinds of science; none is faint. */
export function ledger(city: City, at: Columns, scene: Scene): Shape[] {
  const { x, pitch, lines, sign: height, size } = at;
  const entry = (sign: Sign, value: number, left: number, y: number, max: number): Shape[] => [
    image(signSprite(sign, height), left, y),
    write(scene, signed(value), { x: left + Math.round(height * 0.64), y: y + 1, max }, 'name', {
      size,
      color: value === 0 ? PAPER.mute : PAPER.ink,
    }),
  ];
  const second = x + pitch;
  const room = pitch - height - 8;
  return [
    ...entry(coin(), city.coins, x, lines[0], room),
    ...entry(city.diplomacy > 0 ? disarmed() : shield(), shieldsOf(city), second, lines[0], room),
    ...entry(victory(), balanceOf(city), x, lines[1], room),
    ...(city.debts > 0 ? entry(debt(false), city.debts, second, lines[1], room) : []),
    ...sciences(city, at, scene),
  ];
}

function sciences(city: City, { x, pitch, lines, sign: height, size }: Columns, scene: Scene): Shape[] {
  const symbols = greenSymbols(city);
  const step = Math.round(pitch * 0.66);
  return SYMBOLS.flatMap((symbol, i) => {
    const count = symbols.filter((each) => each === symbol).length;
    const left = x + i * step;
    if (count === 0) return [image(signSprite(noScience(symbol), height - 6), left, lines[2])];
    return [
      image(signSprite(science(symbol), height - 6), left, lines[2]),
      write(scene, String(count), { x: left + Math.round(height * 0.5), y: lines[2] + 1 }, 'name', { size: size - 2 }),
    ];
  });
}

/** Everything a city makes: units of one kind fanned, then what it may choose among, then what black cards add. */
export function wares(city: City) {
  const sources = [...forSale(city), ...keptSources(city)];
  const single = sources.filter((source) => source.length === 1).flat();
  const open = sources.filter((source) => source.length > 1);
  const shift: keyof typeof SHIFT = single.length > 4 ? 'tight' : 'wide';
  const extras = effectsOf(city).filter(ofKind('extra'));
  return [
    ...GOODS.flatMap((good) => {
      const count = single.filter((each) => each === good).length;
      return count > 0 ? [part(fan(good, count, 0, shift))] : [];
    }),
    ...open.map((source) => part(choice(source))),
    ...extras.map(({ of }) => part(extraGood(of))),
  ];
}
