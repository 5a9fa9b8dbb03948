import type { RulesNumbers } from './rules-numbers.ts';

const cards = (count: number): string => (count === 1 ? `${count} card` : `${count} cards`);

/** The rules of Sprawlopolis in short, topic by topic. */
export const rules = (n: RulesNumbers) => ({
  turn: {
    title: 'A turn',
    text:
      'You build one city together, card by card.\n' +
      `- **Starting hands:** the start player gets ${cards(n.startHand)}, everyone else ${cards(n.otherHand)}.\n` +
      '- On your turn, place one card from your hand in the city. Then pass the rest of your hand to the next player and draw the face-up card. When the deck is empty, you play on without drawing.\n' +
      `- Alone, you start with ${cards(n.startHand)}, keep your hand and draw back to ${n.startHand}.\n` +
      'When every card is in the city, it’s scored: reach the target, and you all win.',
  },
  placing: {
    title: 'Placing a card',
    text:
      'A card has four blocks. It goes lengthwise, either way up, and always on whole blocks.\n' +
      '- It may cover any blocks of the city, or go beside it with at least one full side touching.\n' +
      '- It never goes under another card, and touching at a corner isn’t enough.\n' +
      '- Gaps are allowed, even closed in on all sides. A closed-in gap counts as the city’s edge. The rulebook doesn’t say, so we decided.',
  },
  groups: {
    title: 'Groups',
    text:
      'Blocks of one zone that share sides are a group; corners don’t join them. The largest group of each of the four zones scores 1 point per block.\n' +
      'In the harder game, only the largest of all scores.',
  },
  roads: {
    title: 'Roads',
    text:
      'Every road costs 1 point, however long: a few long ones are better than many short ones. A road ends where the next block has no road to meet it, at the edge of the city or of a gap, or never, if it’s a loop.\n' +
      'In the easier game, roads cost nothing.',
  },
  conditions: {
    title: 'Conditions',
    text:
      `There are ${n.conditions} cards on the table with their other side up. Each says what else scores or costs points. Their numbers added up are the target you have to reach.\n` +
      'Where one asks for the city’s edge, a closed-in gap is an edge, too.',
  },
  talk: {
    title: 'Table talk',
    text: 'Talk it over! **Propose** shows everyone one of your cards in a place of your choice, without playing it. The others press **Agree** or **Rather not**, and the player to move can place it with **Play this** if they hold the card. Hands stay private unless the game was opened with open hands: then anyone may propose what the player to move could place.',
  },
  end: {
    title: 'The end',
    text: 'After the last card: groups, minus roads, plus conditions. You win together if that’s at least the target.',
  },
});
