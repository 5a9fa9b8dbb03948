import type { RulesNumbers } from './rules-numbers.ts';

/** What the words on cards and goals mean. */
const definitions =
  '- **Beside** and **neighboring** mean sharing a side. Corners don’t count.\n' +
  '- An **area** is a group of matching spaces that share sides.\n' +
  '- Numbers are minimums, unless it says **exactly**.\n';

const cards = {
  title: 'Scoring cards',
  text:
    'At the end of the game, each card scores once for every time your neighborhood matches it. In the picture, the spaces that count are highlighted.\n' +
    definitions +
    '- If a card needs a group of buildings, it says whether one building can be in more than one group.',
};

const goals = {
  title: 'Goals',
  text:
    'Each city has three goals. If you meet one at the end of your turn, you claim it right away for the highest value left: the player who gets there first scores the most. With two players, the middle value isn’t used.\n' +
    definitions +
    '- You can claim each goal once. You keep your ring even if you stop meeting the goal.',
};

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** The rules of Cities in short, topic by topic. `counts` says how many of each feature there are. */
export const rules = (n: RulesNumbers, counts: string) => ({
  round: {
    title: 'A round',
    text:
      `Each round, you send one worker to each of the four rows, in any order, and take what’s on that space. With two players, you send ${n.workersOfTwo} to each row.\n` +
      '- Row 1: **scoring cards**. Row 2: **city tiles**. Row 3: **features**. Row 4: **building pieces**.\n' +
      `- The last space of each row is face down; in row 4 it’s the **bag**, with ${n.fromBag} random pieces for you. Once you’ve taken it, you can’t undo.\n` +
      '- The worker farthest right in row 4 earns the **star**: that player goes first in the next round. The bag is the rightmost space of all.\n' +
      '- With three players, anything nobody took is removed at the end of the round.\n' +
      'You plan your turn in private; the others see it when you press **Confirm**.',
  },
  tiles: {
    title: 'Tiles',
    text:
      'A tile has four spaces: water, park or building land in a color. It must share a full side with one of your tiles. Rotate it any way you like; its spaces don’t have to match the ones next to them.\n' +
      `Your neighborhood grows to ${n.tiles} tiles at most, or ${n.tilesLong} in the long game. You have to place every tile you take.\n` +
      'Everyone picks a **starting tile** in reverse turn order: the start player picks last, then goes first.',
  },
  features: {
    title: 'Features',
    text:
      '- **Dolphin, sailboat, ferry, lighthouse** go on water, **tree, fountain, kiosk, carousel** in a park, one on each space.\n' +
      '- An **area** is a group of water spaces, or of park spaces, that share sides. Spaces that only meet at a corner aren’t joined.\n' +
      `- Each area scores for how many different features it has: ${either.format(n.areaPoints.map(String))} points for 1 to ${n.areaPoints.length} kinds.\n` +
      `- A **monument** goes on building land without pieces and scores ${n.monument} points. You can’t build on it afterward.\n` +
      '- An **any-color space** goes there as well: from then on, a building of any color can start on it. While it’s empty, it counts as land of every color.\n' +
      `- How many there are: ${counts}.\n` +
      'You can discard anything you can’t or don’t want to place.',
  },
  pieces: {
    title: 'Buildings',
    text:
      `A piece starts a building on land of its color, or adds a floor to a building of its color, up to ${n.floors} floors.\n` +
      '- On an any-color space, the first piece decides the color.\n' +
      '- You can’t build on a monument.\n' +
      `- The bag, the last space of the row, gives you ${n.fromBag} random pieces.\n` +
      'You can discard anything you can’t or don’t want to place.',
  },
  cards,
  goals,
  end: {
    title: 'The end',
    text:
      `The game ends after ${n.rounds} rounds (${n.roundsOfTwo} with two players). You score goals, water areas, parks, monuments and cards.\n` +
      'The player with the most points wins. If it’s a tie, the tied player with more points from goals wins. If that’s tied too, you share the win.',
  },
  long: {
    title: 'The long game',
    text: `For two: ${n.roundsLong} rounds and a neighborhood of ${n.tilesLong} tiles. Everything else stays the same.`,
  },
});
