/** The rules of Sprawlopolis in short, topic by topic. */
export const rules = {
  turn: {
    title: 'A turn',
    text:
      'You build one city together, card by card. On your turn you lay one card of your hand into the city; the cards you have left go to the next player, and you draw the card that lies open.\n' +
      'Alone you keep your cards and draw back to three. When every card is laid, the city is scored: reach the target, and all of you win.',
  },
  placing: {
    title: 'Laying a card',
    text:
      'A card has four blocks. It lies lengthwise, either way up, and always on whole blocks.\n' +
      '- It may cover any blocks of the city, or lie beside it with at least one edge touching.\n' +
      '- It never goes under another card, and a corner alone does not hold it.',
  },
  groups: {
    title: 'Groups',
    text:
      'Blocks of one zone that share edges are a group. The largest group of each of the four zones pays 1 point per block.\n' +
      'In the harder game only the largest of all pays.',
  },
  roads: {
    title: 'Roads',
    text:
      'Every road costs 1 point, however long: few long ones are better than many short ones. A road ends where the next block has no road to meet it, at the edge of the city, or never, if it is a loop.\n' +
      'In the easier game roads cost nothing.',
  },
  conditions: {
    title: 'Conditions',
    text: 'Three cards lie open with their other side up. Each says what else brings or costs points, and its number is part of the target: the three numbers added up are what you have to reach.',
  },
  talk: {
    title: 'Table talk',
    text: 'Talk it over! **Propose** shows a card of yours in a place of your choice to everyone without playing it. Hands stay private unless the game was opened with open hands.',
  },
  end: {
    title: 'The end',
    text: 'After the last card: groups, minus roads, plus conditions. You win together if that is at least the target.',
  },
};
