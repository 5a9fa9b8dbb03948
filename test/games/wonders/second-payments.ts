import { cardOf, wonderOf } from '../../../src/games/wonders/rules/content.ts';
import type { Cost, Good } from '../../../src/games/wonders/rules/kinds.ts';
import type { City, Payment } from '../../../src/games/wonders/rules/types.ts';

/**
 * A second way to find payments, from the names of cards alone: every unit of a cost is tried with every source that can
 * serve it, and only whole ways are priced and compared.
 */
const MADE_BY: { readonly [name: string]: readonly string[] } = {
  'Lumber Yard': ['W'],
  'Stone Pit': ['S'],
  'Clay Pool': ['C'],
  'Ore Vein': ['O'],
  'Tree Farm': ['WC'],
  Excavation: ['SC'],
  'Clay Pit': ['CO'],
  'Timber Yard': ['WS'],
  'Forest Cave': ['WO'],
  Mine: ['SO'],
  Loom: ['T'],
  Glassworks: ['G'],
  Press: ['P'],
  Sawmill: ['W', 'W'],
  Quarry: ['S', 'S'],
  Brickyard: ['C', 'C'],
  Foundry: ['O', 'O'],
};
const ALL = 'WSCOGPT';

type Place = 'own' | 'left' | 'right';
type Unit = { readonly place: Place; readonly goods: string; readonly ofBoard: boolean };

const names = ({ cards }: City) => cards.map((id) => cardOf(id).name);

const sold = (city: City, place: Place): Unit[] => [
  { place, goods: wonderOf(city.wonder).good, ofBoard: true },
  ...names(city).flatMap((name) => (MADE_BY[name] ?? []).map((goods) => ({ place, goods, ofBoard: false }))),
];

function kept(city: City): Unit[] {
  const own = (goods: string): Unit => ({ place: 'own', goods, ofBoard: false });
  const makes = sold(city, 'own')
    .map(({ goods }) => goods)
    .join('');
  const units: Unit[] = [];
  const built = names(city);
  if (built.includes('Caravansery')) units.push(own('WSCO'));
  if (built.includes('Forum')) units.push(own('GPT'));
  if (built.includes('Secret Warehouse')) units.push(own(makes));
  if (built.includes('Black Market')) units.push(own([...ALL].filter((good) => !makes.includes(good)).join('')));
  if (city.wonder === 'alexandria') {
    const stages = { day: ['', 'WSCO', ''], night: ['WSCO', 'GPT', ''] }[city.side];
    units.push(...stages.slice(0, city.stages).map(own));
  }
  return units;
}

function priced(buyer: readonly string[], used: readonly (readonly [Good, Unit])[], place: 'left' | 'right'): number {
  const post = place === 'left' ? 'West Trading Post' : 'East Trading Post';
  const wharf = place === 'left' ? 'West Clandestine Wharf' : 'East Clandestine Wharf';
  let sum = 0;
  for (const [good, unit] of used) {
    if (unit.place !== place) continue;
    const cheap = 'WSCO'.includes(good) ? buyer.includes(post) : buyer.includes('Marketplace');
    sum += (cheap ? 1 : 2) - (unit.ofBoard && buyer.includes("Smuggler's Cache") ? 1 : 0);
  }
  return buyer.includes(wharf) && sum > 0 ? sum - 1 : sum;
}

/** All payments that the coins cover and no other one beats; null if the goods can't be had at all. */
export function paymentsAgain(city: City, left: City, right: City, { coins: bank, goods }: Cost): Payment[] | null {
  const buyer = names(city);
  const units = [...sold(city, 'own'), ...kept(city), ...sold(left, 'left'), ...sold(right, 'right')];
  const ways = new Map<string, Payment>();
  const used: [Good, Unit][] = [];
  const taken = new Set<Unit>();
  const assign = (i: number): void => {
    const good = goods[i];
    if (good === undefined) {
      const way = { bank, left: priced(buyer, used, 'left'), right: priced(buyer, used, 'right') };
      ways.set(`${way.left} ${way.right}`, way);
      return;
    }
    for (const unit of units) {
      if (taken.has(unit) || !unit.goods.includes(good)) continue;
      taken.add(unit);
      used.push([good, unit]);
      assign(i + 1);
      used.pop();
      taken.delete(unit);
    }
  };
  assign(0);
  if (ways.size === 0) return null;
  const affordable = [...ways.values()].filter((way) => bank + way.left + way.right <= city.coins);
  const beats = (a: Payment, b: Payment) => a !== b && a.left <= b.left && a.right <= b.right;
  return affordable
    .filter((way) => !affordable.some((other) => beats(other, way)))
    .sort((a, b) => a.left + a.right - b.left - b.right || a.left - b.left);
}
