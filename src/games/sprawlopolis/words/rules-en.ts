import type { RulesNumbers } from './rules-numbers.ts';

const cards = (count: number): string => (count === 1 ? `${count} card` : `${count} cards`);

/** The rules of Sprawlopolis in short, topic by topic. */
export const rules = (n: RulesNumbers) => ({
  turn: {
    title: 'A turn',
    text:
      'You build one city together, card by card.\n' +
      `- **Starting hands:** the start player gets ${cards(n.startHand)}, everyone else gets ${cards(n.otherHand)}.\n` +
      '- On your turn, place one card from your hand in the city. Then pass the rest of your hand to the next player and draw the face-up card. When the deck is empty, you keep playing without drawing.\n' +
      `- Playing solo, you start with ${cards(n.startHand)}, keep your hand and draw back up to ${n.startHand}.\n` +
      'When every card is in the city, count the points. Reach the target and you all win!',
  },
  placing: {
    title: 'Placing a card',
    text:
      'A card has four blocks. Place it horizontally, either way up, in line with the other blocks.\n' +
      '- It must cover at least one block of the city or share a full side with one.\n' +
      '- It can’t go under another card, and a corner isn’t enough.\n' +
      '- Gaps are allowed, even closed in on all sides. A closed-in gap counts as the city’s edge. The rulebook doesn’t say, so that’s our ruling.',
  },
  groups: {
    title: 'Groups',
    text:
      'Blocks of the same zone that share sides form a group; corners don’t count. The largest group of each of the four zones scores 1 point per block.\n' +
      'In the harder game, only the single largest group scores.',
  },
  roads: {
    title: 'Roads',
    text:
      'Every road costs 1 point, however long it is, so a few long ones beat many short ones. A road ends where the next block has no road to meet it, or at the edge of the city or of a gap. A loop never ends.\n' +
      'In the easier game, roads cost nothing.',
  },
  conditions: {
    title: 'Conditions',
    text:
      `${n.conditions} cards are flipped over: those are the conditions. Each says what else scores or costs points. Add up their numbers and you get the target you need to reach.\n` +
      'If one mentions the city’s edge, a closed-in gap is an edge, too.',
  },
  talk: {
    title: 'Table talk',
    text: 'Talk it over! **Propose** shows everyone one of your cards at a spot you pick, without playing it. The others press **Agree** or **Disagree**. If the current player has that card, they can place it with **Play this**. Hands stay private unless you play with open hands; then anyone can propose one of the current player’s cards.',
  },
  end: {
    title: 'The end',
    text: 'After the last card, add up the groups, subtract the roads and add the conditions. If that’s at least the target, you all win.',
  },
});
