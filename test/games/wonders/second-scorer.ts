import { cardOf, stagesOf } from '../../../src/games/wonders/rules/content.ts';
import type { City } from '../../../src/games/wonders/rules/types.ts';

/** A second scorer, from the names and colors of cards and the points printed on them. */
const colors = ({ cards }: City, color: string) => cards.filter((id) => cardOf(id).color === color).length;
const has = ({ cards }: City, name: string) => cards.some((id) => cardOf(id).name === name);
const tokens = ({ tokens }: City, ...values: number[]) => tokens.filter((value) => values.includes(value)).length;

const BLUE: { readonly [name: string]: number } = {
  Altar: 3,
  Theater: 3,
  Well: 3,
  Baths: 3,
  Courthouse: 4,
  Temple: 4,
  Statue: 4,
  Aqueduct: 5,
  Gardens: 5,
  Senate: 6,
  'Town Hall': 6,
  Pantheon: 7,
  Palace: 8,
};
const BLACK: { readonly [name: string]: number } = {
  'City Gates': 4,
  Customs: 4,
  Hideout: 2,
  Residence: 1,
  'Architect Firm': 2,
  Tabularium: 6,
  'Trade Center': 6,
  Lair: 3,
  Sepulcher: 4,
  Consulate: 2,
  Capitol: 8,
  Mint: 8,
  Brotherhood: 4,
  'Chamber of Builders': 4,
  Cenotaph: 5,
  Embassy: 3,
};
const SYMBOLS: { readonly [name: string]: number } = {
  Apothecary: 0,
  Dispensary: 0,
  Lodge: 0,
  Academy: 0,
  Workshop: 1,
  Laboratory: 1,
  Observatory: 1,
  Study: 1,
  Scriptorium: 2,
  Library: 2,
  School: 2,
  University: 2,
};
const STAGES: { readonly [board: string]: readonly number[] } = {
  'alexandria day': [3, 0, 7],
  'alexandria night': [0, 0, 7],
  'babylon day': [3, 0, 7],
  'babylon night': [0, 0],
  'ephesos day': [3, 0, 7],
  'ephesos night': [2, 3, 5],
  'gizah day': [3, 5, 7],
  'gizah night': [3, 5, 5, 7],
  'halikarnassos day': [3, 0, 7],
  'halikarnassos night': [2, 1, 0],
  'olympia day': [3, 0, 7],
  'olympia night': [2, 3, 5],
  'rhodos day': [3, 0, 7],
  'rhodos night': [3, 4],
  'byzantium day': [3, 4, 7],
  'byzantium night': [4, 6],
  'petra day': [3, 7, 7],
  'petra night': [3, 14],
};

const green = (city: City): number[] =>
  city.cards.flatMap((id) => {
    const symbol = SYMBOLS[cardOf(id).name];
    return symbol === undefined ? [] : [symbol];
  });

/** Every choice of wild symbols, and every choice of which cards are copied. */
function science(city: City, left: City, right: City): number {
  const board = `${city.wonder} ${city.side}`;
  const wildStage = (board === 'babylon day' || board === 'babylon night') && city.stages >= 2;
  const wild = (wildStage ? 1 : 0) + (has(city, 'Scientists Guild') ? 1 : 0);
  const copies = ['Pigeonhole', 'Band of Spies', 'Torture Chamber'].filter((name) => has(city, name)).length;
  const nextDoor = [...green(left), ...green(right)];
  let most = 0;
  const tryAll = (symbols: readonly number[], wildLeft: number, copiesLeft: number, from: number): void => {
    if (wildLeft > 0) {
      for (const symbol of [0, 1, 2]) tryAll([...symbols, symbol], wildLeft - 1, copiesLeft, from);
      return;
    }
    const counts = [0, 1, 2].map((symbol) => symbols.filter((each) => each === symbol).length);
    most = Math.max(most, counts.reduce((sum, n) => sum + n * n, 0) + 7 * Math.min(...counts));
    if (copiesLeft === 0) return;
    for (let i = from; i < nextDoor.length; i++) tryAll([...symbols, nextDoor[i]!], 0, copiesLeft - 1, i + 1);
  };
  tryAll(green(city), wild, copies, 0);
  return most;
}

function purple(city: City, left: City, right: City): number {
  const nextDoor = (color: string) => colors(left, color) + colors(right, color);
  const guilds: [string, number][] = [
    ['Workers Guild', nextDoor('brown')],
    ['Craftsmens Guild', 2 * nextDoor('gray')],
    ['Traders Guild', nextDoor('yellow')],
    ['Philosophers Guild', nextDoor('green')],
    ['Spies Guild', nextDoor('red')],
    ['Magistrates Guild', nextDoor('blue')],
    ['Shipowners Guild', colors(city, 'brown') + colors(city, 'gray') + colors(city, 'purple')],
    ['Builders Guild', city.stages + left.stages + right.stages],
    ['Decorators Guild', city.stages === stagesOf(city).length ? 7 : 0],
  ];
  return guilds.reduce((sum, [name, points]) => sum + (has(city, name) ? points : 0), 0);
}

const printed = (city: City, table: { readonly [name: string]: number }): number =>
  city.cards.reduce((sum, id) => sum + (table[cardOf(id).name] ?? 0), 0);

/** The eight lines, in order. */
export function scoreAgain(city: City, left: City, right: City): number[] {
  const each = (name: string, points: number) => (has(city, name) ? points : 0);
  const black =
    printed(city, BLACK) +
    each('Cells', 2 * tokens(city, 1)) +
    each('Guardhouse', 3 * tokens(city, 3)) +
    each('Prison', 4 * tokens(city, 5)) +
    each('Secret Network', colors(city, 'black')) +
    each('Slave Market', tokens(city, 1, 3, 5));
  const yellow =
    each('Haven', colors(city, 'brown')) +
    each('Lighthouse', colors(city, 'yellow')) +
    each('Chamber of Commerce', 2 * colors(city, 'gray')) +
    each('Arena', city.stages) +
    each('Ludus', colors(city, 'red'));
  const stages = STAGES[`${city.wonder} ${city.side}`]!.slice(0, city.stages);
  return [
    city.tokens.reduce((sum, value) => sum + value, 0),
    Math.floor(city.coins / 3) - city.debts,
    stages.reduce((sum, points) => sum + points, 0),
    printed(city, BLUE),
    yellow,
    science(city, left, right),
    purple(city, left, right),
    black,
  ];
}
