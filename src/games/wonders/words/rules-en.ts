/** The rules of Wonders in short, topic by topic. */
export const rules = {
  turn: {
    title: 'A turn',
    text:
      'Everyone builds a city around a wonder, all at the same time, through three Ages. Each turn you choose one card of your hand in secret and use it in one of three ways: **build** it, build the next **stage** of your wonder with it, or **sell** it.\n' +
      '- When all have confirmed, everything is revealed at once. Until then you may change your mind.\n' +
      '- Then the hands go on: to the **left** in Ages I and III, to the **right** in Age II. Your left neighbor is the row below yours, your right one the row above; the last and the first row are neighbors, too.\n' +
      '- With Cities everyone gets 8 cards and an Age has 7 turns; in the base game it is 7 cards and 6 turns. The card left over goes face down on the discard pile.\n' +
      'Boards are dealt at random. You begin with 3 coins, and your board makes one good.',
  },
  building: {
    title: 'Building and chains',
    text:
      'A building costs goods, coins for the bank, both, or nothing. Goods come from what your city makes, and from your neighbors for coins. What makes a good is never used up: it serves once each turn.\n' +
      '- Of a card with a choice, like clay or ore, you get one unit a turn.\n' +
      '- **Chains:** a card that shows the sign of a building you have is free, coins included.\n' +
      '- No city has two buildings of one name. That goes for the Loom, the Glassworks and the Press of Ages I and II, too.\n' +
      '- **Brown** cards make raw materials, **gray** ones manufactured goods, **blue** ones are worth points, **yellow** ones help trade or bring coins and points, **red** ones have shields, **green** ones science.',
  },
  trade: {
    title: 'Trade',
    text:
      'What you lack you can buy from your two neighbors, for **2 coins** a unit, paid to them. They can’t refuse, and can still use it themselves.\n' +
      '- For sale is what brown cards, gray cards and the board itself make; never what yellow cards, black cards and stages make.\n' +
      '- A trading post makes **raw materials** cost 1: the West one on the left, the East one on the right. The Marketplace makes **manufactured goods** cost 1 on both sides.\n' +
      '- Coins that come in during a turn can’t be spent in it, and what a neighbor builds in this turn can’t be bought from yet.\n' +
      'You are shown every way to pay that no other one beats. A more expensive one may keep coins from a rival.',
  },
  stages: {
    title: 'Stages of your wonder',
    text:
      'To build a stage, pay what **the stage** costs and put any card of your hand under the board, face down. What that card costs or does does not matter.\n' +
      'Stages are built in order, each once. Every board has a day and a night side with other stages: points, coins, shields, goods, science, or a power of its own. Byzantium and Petra only come with Cities.\n' +
      '- **Olympia:** by day the first building of each color is free, black included; by night the building of an Age’s first turn, later also of its last regular turn. A stage or a sale in that turn wastes it.\n' +
      '- **Babylon** by night plays the card left over at an Age’s end as a turn of its own.\n' +
      '- **Halikarnassos** builds from the discard pile for free.',
  },
  selling: {
    title: 'Selling, and the discard pile',
    text:
      'Any card can be sold for **3 coins** from the bank. It goes face down on the discard pile, as do the cards left over at an Age’s end.\n' +
      'Halikarnassos, and with Cities the Forging Agency, build one card from that pile at the end of the turn: free, coins included, with all it does, but never a name the city has already. Whoever builds sees the whole pile; nobody has to take anything. Halikarnassos goes first.',
  },
  conflict: {
    title: 'Conflict',
    text:
      'At the end of each Age you compare your **shields** with each of your two neighbors, wherever the shields come from.\n' +
      '- More shields: a victory token, worth **1, 3, 5** points in Ages I, II, III.\n' +
      '- Fewer shields: a defeat token of **−1**.\n' +
      '- As many: nothing.\n' +
      'Shields are not used up.',
  },
  science: {
    title: 'Science',
    text:
      'There are three symbols: compass, gear, tablet. At the end each kind pays the **square** of its number, and each set of three different ones pays **7** more.\n' +
      'So 3 compasses, 1 gear and 1 tablet pay 9 + 1 + 1 + 7 = 18.\n' +
      'A symbol of your choice (Babylon, Scientists Guild) and copied symbols are set at the end by themselves, all together, for your best total. All science counts in the green line of the score.',
  },
  guilds: {
    title: 'Guilds',
    text:
      'Age III has purple cards: of ten guilds, two more than there are seats are mixed in. Most pay 1 point for each card of one color that your **two neighbors** have; the Craftsmens Guild pays 2 for each gray one.\n' +
      '- **Shipowners:** 1 for each of your own brown, gray and purple cards, itself included.\n' +
      '- **Builders:** 1 for each stage of your wonder and of both your neighbors’.\n' +
      '- **Decorators:** 7 if your wonder is complete.\n' +
      '- **Scientists:** a science symbol of your choice.\n' +
      'A guild is never built by a chain.',
  },
  black: {
    title: 'Black cards',
    text:
      'With Cities each Age has 14 black cards, of which as many as there are seats are mixed in. They have no chains.\n' +
      '- **Wharf:** one unit a turn that you buy on its side costs 1 less. **Smuggler’s Cache:** the unit that a neighbor’s board itself makes costs 1 less. Both go together with trading posts and Marketplace, but no unit costs less than 0.\n' +
      '- **Secret Warehouse:** one more unit a turn of a good that your brown cards, gray cards or board make. **Black Market:** one of a good that they don’t make. Neither is for sale.\n' +
      '- **Raiders:** you take a victory token at once, and each neighbor takes a debt, which coins can’t avert.\n' +
      '- **Pigeonhole, Band of Spies, Torture Chamber:** each copies the symbol of a green card next door, no card twice.\n' +
      '- **Architect Firm:** your stages no longer need goods; Petra’s coins stay due.\n' +
      '- **Memorial:** 2 coins for each defeat token you have, then those tokens are gone.',
  },
  losses: {
    title: 'Losses and debts',
    text:
      'Some black cards, and a stage of Petra, make **every other city** lose coins. All losses of a turn are added up and fall at its very end, when everything else has come in.\n' +
      'For each coin of it you either pay a coin or take a **debt** of −1 point, in any split, even if you could pay. Without coins all of it becomes debts. Debts are never paid back.\n' +
      'Where a loss depends on stages or victory tokens, those of the city that loses are counted.\n' +
      '**Always pay with coins** answers the question for you from then on; you can take it back.',
  },
  diplomacy: {
    title: 'Diplomacy',
    text:
      'Whoever has a diplomacy token stays out of the next conflict, like it or not, and spends one token. Further ones stay for later Ages.\n' +
      'The neighbors of a diplomat then meet each other. If only two are left they fight **once**; with one or none there is no fight.\n' +
      'Diplomacy does not stop raiders and losses.',
  },
  teams: {
    title: 'Teams',
    text:
      'With 4 or 6 seats two who sit side by side are a team. They see each other’s hands and may talk, but lend no coins and swap no cards.\n' +
      '- There is no fight inside a team. Against the neighbor of the other team the winner takes **two** victory tokens and the loser two defeat tokens.\n' +
      '- A diplomacy token halves that: one token each. If both have one, none. The circle does not close.\n' +
      '- Goods of your own and chains are always used first.\n' +
      '- In all else your partner is a neighbor like any other: losses and raiders hit your partner, too.\n' +
      'The two scores are added; in a tie the larger joint treasure wins.',
  },
  end: {
    title: 'The end and the score',
    text:
      'After the conflict of Age III these are added up:\n' +
      '- **Military:** the tokens of victories and defeats.\n' +
      '- **Coins:** 1 point for each 3 coins, minus 1 for each debt.\n' +
      '- **Wonder:** the points of built stages.\n' +
      '- **Blue, yellow, green, purple, black:** the points of these cards; green is science.\n' +
      'Most points win. In a tie more coins decide, debts aside; if those are equal as well, the victory is shared.',
  },
};
