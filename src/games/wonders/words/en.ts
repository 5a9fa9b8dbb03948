import type { GameWords } from '#games/contract';
import type { WordTree } from '#i18n';
import type { Color, Good, ScienceSymbol, Side } from '../rules/kinds.ts';
import type { WondersOptions } from '../rules/types.ts';
import type { WonderId } from '../rules/wonders.ts';
import { lesson } from './lesson-text.ts';
import { pictures } from './pictures-en.ts';
import { review } from './review-text.ts';
import { rules } from './rules-en.ts';

/** As said of a card. */
const color: { [color in Color]: string } = {
  brown: 'brown',
  gray: 'gray',
  yellow: 'yellow',
  blue: 'blue',
  red: 'red',
  green: 'green',
  purple: 'purple',
  black: 'black',
};

const good: { [good in Good]: string } = {
  W: 'wood',
  S: 'stone',
  C: 'clay',
  O: 'ore',
  G: 'glass',
  P: 'papyrus',
  T: 'textile',
};

const symbol: { [kind in ScienceSymbol | 'any']: string } = {
  compass: 'compass',
  gear: 'gear',
  tablet: 'tablet',
  any: 'wild science symbol',
};

const side: { [side in Side]: string } = { day: 'day', night: 'night' };

/** What rises in a city, stage by stage. */
const monument: { [wonder in WonderId]: string } = {
  alexandria: 'Lighthouse',
  babylon: 'Hanging Gardens',
  ephesos: 'Temple of Artemis',
  gizah: 'Great Pyramid',
  halikarnassos: 'Mausoleum',
  olympia: 'Statue of Zeus',
  rhodos: 'Colossus',
  byzantium: 'Hagia Sophia',
  petra: 'Treasury',
};

/** Numbers of things, one or many. */
const count = {
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  coins_one: '{{count}} coin',
  coins_other: '{{count}} coins',
  shields_one: '{{count}} shield',
  shields_other: '{{count}} shields',
  debts_one: '{{count}} debt',
  debts_other: '{{count}} debts',
  cards_one: '{{count}} card',
  cards_other: '{{count}} cards',
  diplomacy_one: '{{count}} diplomacy token',
  diplomacy_other: '{{count}} diplomacy tokens',
  compass_one: '{{count}} compass',
  compass_other: '{{count}} compasses',
  gear_one: '{{count}} gear',
  gear_other: '{{count}} gears',
  tablet_one: '{{count}} tablet',
  tablet_other: '{{count}} tablets',
  any_one: '{{count}} wild science symbol',
  any_other: '{{count}} wild science symbols',
  good: '{{count}} {{good}}',
};

/** What effects count, one of it. */
const item = {
  card: '{{colors}} card',
  stage: 'wonder stage',
  victory: 'victory token',
  'victory-1': 'victory token worth 1',
  'victory-3': 'victory token worth 3',
  'victory-5': 'victory token worth 5',
  defeat: 'defeat token',
};

/** In whose cities; the city itself is called `here`, for it may be anyone's. */
const where = { own: 'here', nextDoor: 'at the neighbors’', all: 'here and at the neighbors’' };

/** On which flank of the city. */
const flank = { left: 'on the left', right: 'on the right', both: 'on both sides' };

/** What something does, in a few words, as they follow its name. */
const effect = {
  per: '{{gain}} per {{what}} {{where}}',
  pointsIfComplete: '{{points}} if the wonder is complete',
  price: { raw: 'raw materials {{flank}} cost 1', made: 'manufactured goods {{flank}} cost 1' },
  wharf: 'one unit a turn {{flank}} costs 1 less',
  cache: 'the unit of each neighbor’s board costs 1 less',
  extra: {
    made: 'one more unit a turn of a resource that brown cards, gray cards or the board make',
    missing: 'one unit a turn of a resource that brown cards, gray cards and the board don’t make',
  },
  freeStages: 'wonder stages need no resources',
  freeFirstOfColor: 'the first building of each color is free',
  freeFirstOfAge: 'the first turn’s building of each Age is free',
  freeLastOfAge: 'the last turn’s building of each Age is free',
  playLastCard: 'plays the last card of each Age, too',
  buildFromPile: 'builds a card from the discard pile',
  diplomacy: 'a diplomacy token',
  copyScience: 'copies the symbol of a neighbor’s green card',
  othersLose: 'all others lose {{coins}}',
  othersLosePer: 'all others lose {{coins}} per {{what}} of their own',
  othersGain: 'all others gain {{coins}}',
  neighborsGain: 'each neighbor gains {{coins}}',
  victory: 'a victory token worth {{value}}',
  neighborsDebt_one: 'each neighbor takes {{count}} debt',
  neighborsDebt_other: 'each neighbor takes {{count}} debts',
  forgetDefeats: 'all defeat tokens are discarded',
};

/** The same as whole sentences, for someone who reads them for the first time. */
const sentence = {
  makes: 'Makes {{goods}} every turn; neighbors can buy it, too.',
  makesOne: 'Makes {{goods}}, one of them every turn; neighbors can buy it, too.',
  keepsOne: 'Makes {{goods}}, one of them every turn, just for you: neighbors can’t buy it.',
  points: '{{points}} at the end.',
  shields: '{{shields}} in every conflict.',
  science: 'Science: {{symbol}}.',
  anyScience: 'Science: a wild symbol. It becomes whatever scores most at the end.',
  coins: '{{coins}} from the bank right away.',
  coinsPer: '{{coins}} from the bank right away for each {{what}} that {{who}} have.',
  pointsPer: '{{points}} at the end for each {{what}} that {{who}} have.',
  who: { own: 'you', nextDoor: 'your neighbors', all: 'you and your neighbors' },
  pointsIfComplete: '{{points}} at the end if every stage of your wonder is built.',
  price: {
    raw: 'Raw materials cost you 1 coin instead of 2 from the neighbor {{flank}}.',
    made: 'Manufactured goods cost you 1 coin instead of 2 from the neighbors {{flank}}.',
  },
  wharf: 'Each turn, one unit you buy from the neighbor {{flank}} costs 1 coin less.',
  cache: 'Resources made by either neighbor’s board cost you 1 coin less.',
  extra: {
    made: 'Each turn, one more of a resource that your brown cards, gray cards or board make. It’s never for sale.',
    missing:
      'Each turn, one of a resource that your brown cards, gray cards and board don’t make. It’s never for sale.',
  },
  freeStages: 'Starting next turn, stages of your wonder need no resources. You still pay coins.',
  freeFirstOfColor: 'Starting next turn, a building is free if it’s the first of its color in your city.',
  freeFirstOfAge: 'A building in the first turn of each Age is free.',
  freeLastOfAge: 'A building in the last regular turn of each Age is free. An extra card isn’t free.',
  playLastCard: 'At the end of each Age, you also play your last card: build it, use it for a stage, or sell it.',
  buildFromPile: 'At the end of this turn, you may build one card from the discard pile for free.',
  diplomacy: 'A diplomacy token: you stay out of the next conflict.',
  copyScience: 'At the end, it copies the symbol of a neighbor’s green card. Each card can be copied once.',
  othersLose_one: 'Every other city loses {{count}} coin or takes a debt.',
  othersLose_other: 'Every other city loses {{count}} coins or takes debts.',
  othersLosePer_one: 'Every other city loses {{count}} coin, or takes a debt, for each {{what}} of its own.',
  othersLosePer_other: 'Every other city loses {{count}} coins, or takes debts, for each {{what}} of its own.',
  othersGain_one: 'Every other city gains {{count}} coin from the bank.',
  othersGain_other: 'Every other city gains {{count}} coins from the bank.',
  neighborsGain_one: 'Each neighbor gains {{count}} coin from the bank.',
  neighborsGain_other: 'Each neighbor gains {{count}} coins from the bank.',
  victory: 'You get a victory token worth {{value}} right away.',
  neighborsDebt_one: 'Each neighbor takes {{count}} debt. They can’t pay it off with coins.',
  neighborsDebt_other: 'Each neighbor takes {{count}} debts. They can’t pay them off with coins.',
  forgetDefeats: 'Then you discard all your defeat tokens.',
};

/** Cards and stages as someone reads them who looks one up. */
const card = {
  color: {
    brown: 'Brown card of Age {{age}}.',
    gray: 'Gray card of Age {{age}}.',
    yellow: 'Yellow card of Age {{age}}.',
    blue: 'Blue card of Age {{age}}.',
    red: 'Red card of Age {{age}}.',
    green: 'Green card of Age {{age}}.',
    purple: 'Guild, purple card of Age {{age}}.',
    black: 'Black card of Age {{age}}, only with Cities.',
  },
  again: '{{name}} ({{age}})',
  cost: 'Cost: {{cost}}.',
  free: 'Costs nothing.',
  chain: 'Free with {{cards}} in the city.',
  leads: 'Leads to {{cards}}.',
  copies_one: '{{count}} copy, in the deck from {{seats}} players on.',
  copies_other: '{{count}} copies, in the deck from {{seats}} players on.',
  drawn: {
    purple: 'Each game uses two more guilds than there are players, out of 10.',
    black: 'Each game uses as many of the Age’s 14 black cards as there are players.',
  },
  side: '{{wonder}} ({{side}})',
  stage: 'Stage {{stage}} costs {{cost}}. {{text}}',
  board: '{{wonder}} ({{monument}}), {{side}} side: the board makes {{good}}, which neighbors can buy.',
  needsCities: 'Only with Cities.',
  good: { raw: 'raw material', made: 'manufactured good' },
};

/** What can be chosen in the lobby. */
const option = {
  variant: {
    label: 'Variant',
    command: { name: 'variant', text: 'Wonders: with Cities, with Cities in teams, or the base game' },
    choice: {
      cities: 'with the Cities expansion (black cards)',
      teams: 'with Cities, in teams of two (4 or 6 players)',
      base: 'base game only (good for a first game)',
    },
  },
  sides: {
    label: 'Sides',
    command: { name: 'sides', text: 'Wonders: which side of the boards to use' },
    choice: {
      day: 'day (good for a first game)',
      night: 'night',
      random: 'random',
      chosen: 'each player picks',
    },
  },
};

/** What the table and its buttons say. */
const table = {
  side: '{{mention}}, which side of your board would you like? Press **My turn**.',
  choose: 'Age {{age}}, turn {{turn}} of {{turns}}. {{mention}}, pick a card. Press **My turn**.',
  last: '{{mention}}, you can play your last card, too. Press **My turn**.',
  pile: '{{mention}}, you can build a card from the discard pile. Press **My turn**.',
  loss: '{{mention}}, will you pay in coins or take debts? Press **My turn**.',
  home: 'My city',
  all: 'All cities',
  whose: 'Whose city?',
  closer: 'Take a closer look',
  seating:
    'The next player in the list sits on your left, the one before you on your right. The last and the first are neighbors, too.',
};

/** One line for each thing that happened. */
const story = {
  side: '**{{name}}** plays {{wonder}}, {{side}} side',
  built: '**{{name}}** built {{card}}',
  stage: '**{{name}}** built stage {{stage}} of {{wonder}}',
  sold: '**{{name}}** sold a card for {{coins}}',
  unearthed: '**{{name}}** built {{card}} from the discard pile',
  left: '**{{name}}** built nothing from the discard pile',
  pays: 'paying {{to}}',
  to: '{{coins}} to {{name}}',
  bank: '{{coins}} to the bank',
  free: { chain: 'free through a chain', power: 'free with the wonder' },
  gains: 'gets {{coins}}',
  lost: {
    coins: '**{{name}}** paid {{coins}}',
    debts: '**{{name}}** took {{debts}}',
    both: '**{{name}}** paid {{coins}} and took {{debts}}',
  },
  conflict: 'Age {{age}} conflicts: {{changes}}.',
  change: '**{{name}}** {{change}}',
  noFight: 'Nobody won a conflict in Age {{age}}.',
  begins: 'Age {{age}} begins: hands pass to the {{flank}}.',
  flank: { left: 'left', right: 'right' },
};

/** The private panel: labels of buttons, and sentences. */
const panel = {
  build: 'Build',
  stage: 'Stage {{stage}}',
  sell: 'Sell for {{coins}}',
  /** After what is built. */
  price: {
    free: '{{what}} · free',
    coins: '{{what}} · {{coins}}',
    bought: '{{what}} · buy for {{count}}',
    split: '{{what}} · {{to}}',
    to: '{{count}} to {{name}}',
    bank: 'the bank',
    left: 'your left',
    right: 'your right',
  },
  why: {
    stage: 'stage {{stage}}',
    missing: 'You can’t build **{{what}}** yet: you’re missing {{goods}}, and neither neighbor sells it.',
    dear: 'You can’t build **{{what}}** yet: it costs at least {{price}}, and you have {{coins}}.',
    has: 'You’ve already built **{{what}}**, and a city can’t have two of the same building.',
    complete: 'Your wonder is complete! There are no more stages to build.',
  },
  use: 'Build it, use it for a stage, or sell it?',
  cardAndUse: 'Pick a card and an action',
  words: 'Show as text',
  partner: 'Teammate’s hand',
  hand: 'My hand',
  always: 'Always pay with coins',
  ask: 'Ask me about losses',
  nothing: 'Build nothing',
  next: 'Next page',
  previous: 'Previous page',
  cards: 'Which card?',
  split: 'Coins or debts?',
  side: { day: 'Day side', night: 'Night side' },
  lead: 'You lead **{{wonder}}** ({{side}}), which makes {{good}} every turn.',
  question: {
    side: 'You lead **{{wonder}}**. Which side of the board would you like?',
    choose: 'Pick a card. Then build it, use it for a stage of your wonder, or sell it.',
    last: 'Your wonder lets you play your last card, too. Build it, use it for a stage, or sell it.',
    pile: 'Pick a card from the discard pile to build it for free, or build nothing.',
    pileEmpty: 'There’s nothing in the discard pile that you can build.',
    loss_one: 'You lose {{count}} coin. Pay it, or take a debt (−1 point).',
    loss_other: 'You lose {{count}} coins. Pay them, or take a debt (−1 point) for each one you keep.',
  },
  /** What is chosen; ends with what remains. */
  chosen: {
    build: 'Build {{card}}: {{payment}}. {{kept}}.',
    stage: 'Build stage {{stage}} with {{card}}: {{payment}}. {{kept}}.',
    sell: 'Sell {{card}} for {{coins}}.',
    unearth: 'Build {{card}} from the discard pile for free.',
    leave: 'Build nothing from the discard pile.',
    pay: {
      coins: 'Pay {{coins}}.',
      debts: 'Take {{debts}}.',
      both: 'Pay {{coins}} and take {{debts}}.',
    },
    side: '{{wonder}}, {{side}} side.',
    free: 'free',
    to: '{{coins}} to {{name}}',
    bank: '{{coins}} to the bank',
    kept: { yours: 'You keep {{coins}}', theirs: 'They keep {{coins}}' },
  },
  partnerSet: '{{name}} is ready: {{what}}',
  partnerOpen: '{{name}} is still choosing.',
  alwaysOn: 'I’ll pay your losses with coins as long as you have any, and won’t ask.',
};

/** What a card was played for: a few wordings each, for lines that come in every turn. */
const motive = {
  points: {
    0: 'for points ({{line}})',
    1: 'it scores right away ({{line}})',
    2: 'points right away ({{line}})',
  },
  shields: { 0: 'for the conflicts ahead', 1: 'to stay ahead of the neighbors', 2: 'to be ready for a conflict' },
  coins: { 0: 'for the coins', 1: 'to have coins to spend', 2: 'coins for later' },
  goods: { 0: 'to pay less later', 1: 'to buy less from others', 2: 'resources for later turns' },
  science: { 0: 'for science later on', 1: 'science grows with every symbol', 2: 'to collect symbols' },
  peace: { 0: 'to stay out of a conflict', 1: 'to skip the next conflict', 2: 'no conflict this Age' },
  promise: { 0: 'for points at the end', 1: 'it counts at the end', 2: 'points to come' },
  power: { 0: 'for what it can do later', 1: 'for its power', 2: 'useful later' },
  side: { 0: 'for what its stages give', 1: 'for its better stages', 2: 'for its stages' },
};

/** Why a hint says so: the rest of a sentence that begins with "it". */
const advice = {
  points_one: 'is worth {{count}} more point ({{line}})',
  points_other: 'is worth {{count}} more points ({{line}})',
  shields: 'gets you ready for the next conflicts',
  coins: 'gets you coins',
  goods: 'makes what you build later cheaper',
  science: 'adds to your science',
  peace: 'keeps you out of a conflict',
  promise: 'scores at the end of the game',
  power: 'gives you something to use later',
  side: 'has the better stages',
};

export const en = {
  name: 'Wonders',
  cover: {
    about: 'Keep one card, pass the rest, and build your ancient city’s wonder.',
    alt: 'The Wonders box: a bronze colossus in front of a pyramid and a lighthouse, in the evening sun.',
  },
  option,
  table,
  story,
  motive,
  advice,
  panel,
  review: review.en,
  hints: {
    first: 'You build a card, use it for a stage of your wonder, or sell it.',
    second: 'Buy what you’re missing from your neighbors. The cards you don’t pick go to one of them.',
    third: 'Blue cards, science, conflicts, coins, your wonder and guilds all score. **Scores** shows how much.',
  },
  lesson: lesson.en,
  rules,
  color,
  good,
  symbol,
  side,
  monument,
  count,
  item,
  where,
  flank,
  effect,
  sentence,
  card,
  pictures,
} satisfies WordTree & GameWords<WondersOptions>;
