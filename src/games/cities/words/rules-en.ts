/** The rules of Cities in short, topic by topic. `counts` says how many of each feature there are. */
export const rules = (counts: string) => ({
  round: {
    title: 'A round',
    text:
      'Each round, everyone sends one worker to each of the four rows – with two players two to each row – and takes what lies on that space.\n' +
      '- Row 1: **scoring cards**. Row 2: **city tiles**. Row 3: **features**. Row 4: **building pieces**.\n' +
      '- The last space of each row holds a surprise: it lies face down, and once you have taken it there is no way back.\n' +
      '- Whoever stands furthest to the right in the last row gets the **star** and begins the next round.\n' +
      'You prepare your turn in private; the others see it when you press **Confirm**.',
  },
  tiles: {
    title: 'Tiles',
    text:
      'A tile has four spaces: water, park or building land in a color. It goes side by side with your other tiles, turned as you like.\n' +
      'Your neighborhood grows to 3 by 3 tiles at most (in the long game 3 by 5). A tile must be placed.',
  },
  features: {
    title: 'Features',
    text:
      '- **Dolphin, sailboat, ferry, lighthouse** go on water, **tree, fountain, kiosk, carousel** into a park, one on each space.\n' +
      '- Every water area and every park pays for the different features in it: 1, 3, 6 or 10 points for one to four kinds.\n' +
      '- A **monument** goes on building land without pieces and pays 2 points.\n' +
      '- An **any-color space** goes there as well: from then on it takes a building of any color. While it is empty it counts as land of every color.\n' +
      `- How many there are: ${counts}.\n` +
      'What you can’t or don’t want to place is dropped.',
  },
  pieces: {
    title: 'Buildings',
    text:
      'A piece begins a building on land of its color, or makes a building of its color one higher, up to 4.\n' +
      'On an any-color space the first piece decides the color. What you don’t place is dropped.',
  },
  cards: {
    title: 'Scoring cards',
    text:
      'Each card pays for something in your neighborhood, every time it is found there, at the end of the game. In the picture the spaces that fulfill it are lit.\n' +
      'Where a card asks for several buildings together, it says whether a building may be part of several such groups or counts once.',
  },
  goals: {
    title: 'Goals',
    text:
      'Each city has three goals. When your turn ends and you fulfill one, it is yours at once, at the highest value still free: whoever comes first gets most.\n' +
      'A goal can be claimed once by each player. The ring stays, even if you no longer fulfill the goal later.',
  },
  end: {
    title: 'The end',
    text:
      'The game ends after the last round (the table shows which). Points come from goals, water areas, parks, monuments and cards.\n' +
      'Most points win; in a tie, more points from goals; if those are equal as well, the victory is shared.',
  },
  long: {
    title: 'The long game',
    text: 'For two: more rounds and a neighborhood of 3 by 5 tiles. Everything else stays the same.',
  },
});
