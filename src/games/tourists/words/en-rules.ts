/** The rules of Tourists in short, topic by topic. */
export const rules = {
  round: {
    title: 'A round',
    text:
      'Everyone builds a city of their own, all at the same time and with the same tiles. Each round a tile is turned up: you lay it in your city, then you may place or move one tourist.\n' +
      '- Take your time: you build in private, step by step, and can take steps back until you press **Confirm**.\n' +
      '- Nobody sees what the others have built this round before everyone is done.\n' +
      '- 24 tiles are shuffled and 8 set aside unseen. **The tiles are of our own design**, not those of the printed game: every mix of attraction, park, terrace and water with at most two alike.',
  },
  start: {
    title: 'The start',
    text:
      'First everyone lays the same three starting tiles, turned as they like.\n' +
      'Each must touch another one at a corner, and none may touch another at a side. No tourist comes yet.',
  },
  placing: {
    title: 'Laying a tile',
    text:
      'A tile has four fields and may be turned. It must touch your city at a side or at a corner; a corner is enough, and nothing has to match.\n' +
      'Your city never gets wider or higher than 4 tiles. Fields of one kind that meet at a side form a **zone** of attractions or of parks; corners don’t join them. A big attraction counts as two fields.',
  },
  tourists: {
    title: 'Tourists',
    text:
      'You have 7 tourists. After laying a tile you may do one of these, or nothing:\n' +
      '- **Place** a new one on a field of the tile you have just laid.\n' +
      '- **Jump**: one from anywhere in your city moves onto that tile.\n' +
      '- **Walk**: one moves a single field in any of the eight directions.\n' +
      'Never onto water, and never two on one field. A tourist never goes back to the stock.',
  },
  level1: {
    title: 'Level 1: easy',
    text:
      'At the end every tourist on an attraction or in a park pays 1 point for each field of that zone.\n' +
      'Of several tourists in one zone only one pays. Zones without a tourist and tourists on terraces pay nothing.',
  },
  level2: {
    title: 'Level 2: dilemma',
    text:
      'As level 1, and a tourist on a **terrace** pays 1 point for each water field in view: in a straight line up, down, left and right, as far as the water goes on without a gap.\n' +
      'Several tourists may look at the same water; it pays for each of them.',
  },
  level3: {
    title: 'Level 3: brainteaser',
    text:
      'As level 2, and more:\n' +
      '- A tourist on an **attraction** also pays for each terrace beside the zone.\n' +
      '- A tourist in a **park** also pays for each water field beside the zone.\n' +
      '- A tourist on a **terrace** sees parks as well as water, one behind the other; attractions and other terraces end the view.\n' +
      'A field counts once for each zone or view, but may count for several of them, with or without a tourist on it.',
  },
  end: {
    title: 'The end',
    text:
      'After 13 rounds every city is a full square of 4 by 4 tiles, and the tourists are counted.\n' +
      'Most points win. In a tie the best single tourist decides, then the second best, and so on; if all are equal, the victory is shared. Alone you play for a higher score each time.',
  },
};
