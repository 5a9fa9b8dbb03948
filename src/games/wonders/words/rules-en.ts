/** The rules of Wonders in short, topic by topic. */
export const rules = {
  turn: {
    title: 'A turn',
    text:
      'Everyone builds a city around a wonder, all at the same time, through three Ages. Each turn you secretly pick a card from your hand and **build** it, use it for the next **stage** of your wonder, or **sell** it.\n' +
      '- Once everyone is ready, all cards are revealed at once. Until then you can change your mind.\n' +
      '- Then the hands move on: to the **left** in Ages I and III, to the **right** in Age II. Your left neighbor is the row below yours, your right neighbor the row above. The last and the first row are neighbors, too.\n' +
      '- With Cities you get 8 cards and an Age has 7 turns. In the base game you get 7 cards and an Age has 6. The last card is discarded face down.\n' +
      'Boards are dealt at random. You start with 3 coins, and your board makes one resource.',
  },
  building: {
    title: 'Building and chains',
    text:
      'A building costs resources, coins, both, or nothing. You use what your city makes, and buy the rest from your neighbors. Resources aren’t spent: each source works once every turn.\n' +
      '- A card with a choice, like clay or ore, gives you one of them each turn.\n' +
      '- **Chains:** if you have a building with the same symbol, the card is free, coins included.\n' +
      '- A city can’t have two buildings with the same name. The Loom, the Glassworks and the Press come in Ages I and II, and you can build each only once.\n' +
      '- **Brown** cards make raw materials, **gray** ones manufactured goods. **Blue** ones score points, **yellow** ones help you trade or bring coins and points, **red** ones have shields, and **green** ones are science.',
  },
  trade: {
    title: 'Trade',
    text:
      'Buy what you’re missing from your two neighbors for **2 coins** each, paid to them. They can’t refuse, and they can still use it themselves.\n' +
      '- They sell what brown cards, gray cards and the board itself make, but never what yellow cards, black cards and stages make.\n' +
      '- Trading posts lower the price of **raw materials** to 1: the West one on the left, the East one on the right. The Marketplace does the same for **manufactured goods** on both sides.\n' +
      '- You can’t spend coins in the turn you get them, or buy from something a neighbor is building this turn.\n' +
      'I’ll show you every sensible way to pay: sometimes paying more keeps coins from a rival.',
  },
  stages: {
    title: 'Stages of your wonder',
    text:
      'To build a stage, pay what **the stage** costs and put any card from your hand under your board, face down. That card’s own cost and effect don’t matter.\n' +
      'Stages are built in order, each once. Every board has a day and a night side with different stages: points, coins, shields, resources, science, or a special power. Byzantium and Petra only come with Cities.\n' +
      '- **Olympia:** on the day side, your first building of each color is free, even a black one. On the night side, a building on your first turn of each Age is free; a later stage does the same for the last regular turn. If you build a stage or sell on that turn, you miss out.\n' +
      '- **Babylon** (night) also plays the last card of each Age, on an extra turn.\n' +
      '- **Halikarnassos** builds a card from the discard pile for free.',
  },
  selling: {
    title: 'Selling and the discard pile',
    text:
      'You can sell any card for **3 coins**. It goes to the discard pile face down, like the last cards of an Age.\n' +
      'Halikarnassos and, with Cities, the Forging Agency build one card from that pile at the end of the turn. It’s free, coins included, and all its effects count, but you can’t build something your city already has. Only the player building sees the pile, and they can choose to build nothing. Halikarnassos goes first.',
  },
  conflict: {
    title: 'Conflict',
    text:
      'At the end of each Age, you compare your **shields** with each of your two neighbors. All your shields count, wherever they come from.\n' +
      '- More shields: a victory token worth **1, 3, 5** points in Ages I, II, III.\n' +
      '- Fewer shields: a defeat token worth **−1**.\n' +
      '- The same: nothing.\n' +
      'Shields aren’t spent.',
  },
  science: {
    title: 'Science',
    text:
      'There are three symbols: compass, gear and tablet. At the end, each kind scores the **square** of how many you have, and each set of three different ones scores **7** more.\n' +
      'For example, 3 compasses, 1 gear and 1 tablet score 9 + 1 + 1 + 7 = 18.\n' +
      'Wild symbols (Babylon, Scientists Guild) and copied symbols are set for you at the end to whatever scores the most. All of it counts as Science, even if it isn’t on a green card.',
  },
  guilds: {
    title: 'Guilds',
    text:
      'Age III has purple cards. Each game uses two more guilds than there are players, out of ten. Most score 1 point for each card of one color that your **two neighbors** have. The Craftsmens Guild scores 2 for each gray card.\n' +
      '- **Shipowners:** 1 for each of your own brown, gray and purple cards, including this one.\n' +
      '- **Builders:** 1 for each wonder stage you and your neighbors have built.\n' +
      '- **Decorators:** 7 if your wonder is complete.\n' +
      '- **Scientists:** a wild science symbol.\n' +
      'You can’t get a guild free through a chain.',
  },
  black: {
    title: 'Black cards',
    text:
      'With Cities, each Age has 14 black cards, and each game uses one per player. They have no chains.\n' +
      '- **Wharf:** one unit you buy on its side costs 1 less each turn. **Smuggler’s Cache:** resources made by either neighbor’s board cost 1 less. Both combine with trading posts and the Marketplace, but nothing costs less than 0.\n' +
      '- **Secret Warehouse:** one more of a resource that your brown cards, gray cards or board make. **Black Market:** one of a resource they don’t make. Neither is for sale.\n' +
      '- **Raiders:** you get a victory token right away, and each neighbor takes a debt. They can’t pay it off with coins.\n' +
      '- **Pigeonhole, Band of Spies, Torture Chamber:** each copies the symbol of a neighbor’s green card, never the same card twice.\n' +
      '- **Architect Firm:** your stages no longer need resources, but Petra still costs coins.\n' +
      '- **Memorial:** 2 coins for each defeat token you have. Then you discard those tokens.',
  },
  losses: {
    title: 'Losses and debts',
    text:
      'Some black cards, and a stage of Petra, make **every other city** lose coins. All of a turn’s losses are added up and settled at the very end, after you’ve earned everything.\n' +
      'You can pay each coin or take a **debt** worth −1 point, in any mix, even if you could pay. If you run out of coins, the rest are debts. Debts can’t be paid back.\n' +
      'If a loss depends on stages or victory tokens, your own count.\n' +
      '**Always pay with coins** answers for you from then on. You can turn it off again.',
  },
  diplomacy: {
    title: 'Diplomacy',
    text:
      'If you have a diplomacy token, you stay out of the next conflict, like it or not, and spend the token. Extra tokens stay for later Ages.\n' +
      'Your neighbors then fight each other. If only two cities are left, they fight **once**; if there’s one or none, nobody fights.\n' +
      'Diplomacy doesn’t stop raiders or losses.',
  },
  teams: {
    title: 'Teams',
    text:
      'With 4 or 6 players, two who sit side by side are a team. They see each other’s hands and may talk, but they can’t lend coins or swap cards.\n' +
      '- Teammates don’t fight each other. Against the neighbor from the other team, the winner gets **two** victory tokens and the loser two defeat tokens.\n' +
      '- A diplomacy token halves that: one token each. If both have one, there are none. Nobody else moves up to fight instead.\n' +
      '- Your own resources and chains are always used first.\n' +
      '- Otherwise your teammate is a neighbor like any other. Your raiders and losses hit them, too.\n' +
      'The two scores are added up. In a tie, the team with more coins wins.',
  },
  end: {
    title: 'The end and the score',
    text:
      'After the Age III conflict, add up:\n' +
      '- **Military:** your victory and defeat tokens.\n' +
      '- **Coins:** 1 point for every 3 coins, minus 1 for each debt.\n' +
      '- **Wonder:** the points on the stages you built.\n' +
      '- **Civic** (blue cards), **Commerce** (yellow), **Science** (green), **Guilds** (purple) and **Black cities** (black).\n' +
      'The player with the most points wins. If it’s a tie, the tied player with more coins wins (debts don’t count). If that’s tied too, you share the win.',
  },
};
