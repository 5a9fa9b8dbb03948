/** Everything the bot says in the channel or in private. */
const lobby = {
  title: '## {{game}} · {{board}}',
  open: '{{host}} opens a game. Press **Join** to take a seat.',
  seat: '{{number}}. {{name}}',
  computer: 'Computer {{number}}',
  level: { easy: 'easy', normal: 'normal' },
  free: '{{count}} free',
  random: 'a city drawn at random',
  long: 'long game: 7 rounds, 3 by 5 tiles',
  join: 'Join',
  leave: 'Leave',
  add: 'Add computer',
  start: 'Start',
  cancel: 'Cancel',
  standard: 'standard length',
  cancelled: 'The game was called off.',
  started: 'The game has begun: the table is below.',
};

const story = {
  started: 'The start tiles are chosen. Round 1 begins.',
  cards: '**{{name}}** takes a card: {{what}}.',
  tiles: '**{{name}}** lays a tile at {{what}}.',
  features: '**{{name}}** places features: {{what}}.',
  pieces: '**{{name}}** builds: {{what}}.',
  claims: 'Goal reached: **{{name}}**, {{value}} points!',
  over: '## The game is over',
  won_one: '**{{names}}** wins!',
  won_other: '**{{names}}** share the victory!',
  seed: 'Seed `{{seed}}` · hash `{{hash}}`',
};

const table = {
  turn: '{{mention}}, it is your turn.',
  choose: '{{mention}}, choose a start tile.',
  hash: 'The shuffle is fixed: its hash is `{{hash}}`.',
  mine: 'My turn',
  home: 'My neighborhood',
  scores: 'Scores',
  rules: 'Rules',
  all: 'All neighborhoods',
  rematch: 'Rematch',
};

const panel = {
  taken: 'You took: {{what}}.',
  score: 'Your score would be **{{total}}** now.',
  why: {
    tile: 'A tile goes side by side with one that lies; the neighborhood never grows beyond its size.',
    piece: 'A piece goes on land of its colour, on an any-colour space, or on a building of its colour below 4 high.',
    feature: 'This feature goes on an empty space of its own ground.',
    grey: 'This feature goes on building land without pieces.',
  },
  places: 'Choose a place',
  rotate: 'Rotate',
  drop: 'Drop it',
  back: 'Back',
  confirm: 'Confirm',
  tile: 'tile',
  done: 'Done. The table is below.',
  choose: 'It is your turn: press one of the worker buttons at [the table]({{link}}).',
};

/** What is between the bot and Discord, or the bot and its disk. */
const trouble = {
  permission:
    'Everything is saved, but I may not post here: I need {{permissions}}. When that is put right, type `/cities board`.',
  locked: 'Everything is saved, but this thread is locked. When it is open again, type `/cities board`.',
  channel: 'Everything is saved, but I can’t find this channel any more.',
  busy: 'Everything is saved, but Discord asks me to wait before I post again. Type `/cities board` in a minute.',
  away: 'Everything is saved, but Discord did not take the new message. Type `/cities board` in a moment.',
  message: 'The message you pressed is gone. Nothing is lost: type `/cities board`.',
  unshown: 'Discord did not take my answer. Nothing is lost: press **My turn** at the table, or type `/cities board`.',
  closing: 'I am just being restarted. Nothing is lost: try again in a moment.',
  newer: 'This game was saved by a newer version of me, so I leave it as it is. The operator has been told.',
  picture: '-# The picture could not be drawn.',
};

/** Permissions by the names Discord shows in its settings. */
const allowed = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  SendMessagesInThreads: 'Send Messages in Threads',
  AttachFiles: 'Attach Files',
  EmbedLinks: 'Embed Links',
  ReadMessageHistory: 'Read Message History',
};

const refusal = {
  trouble,
  allowed,
  gone: 'This game is gone. Type `/cities new` to start another one.',
  waiting: 'The game has not begun yet: [to the lobby]({{link}}).',
  over: 'This game is over.',
  stale: 'The table has moved on. Press **My turn** at [the table]({{link}}).',
  turn: 'It is {{name}}’s turn.',
  stranger:
    'You have no seat in this game. You may look: **Scores**, **All neighborhoods** and **Rules** are for everyone.',
  running: 'A game is already running here: [to the table]({{link}}).',
  full: 'All seats are taken.',
  seated: 'You have a seat already.',
  unseated: 'You have no seat to leave.',
  host: 'Only {{name}}, who opened the game, can do that.',
  few: 'It takes at least {{min}} seats. Let someone join, or add a computer.',
  nothing: 'There is nothing to take back: something hidden was turned up, or the turn has just begun.',
  none: 'No game runs in this channel. Type `/cities new` to start one.',
  unsaved: 'That was not saved. Nothing has changed: please try again.',
  failed: 'Something went wrong. Nothing is lost: press **My turn** at the table, or type `/cities board`.',
  broken:
    'The record of this game can’t be read. It is kept aside, and the operator has been told. Type `/cities new` to start another one.',
  unknown: 'This button is no longer of use. Type `/cities board` to see the table.',
  permission: 'I may not post here. I need: {{permissions}}.',
};

const rules =
  'Each round you send one worker to each of the four rows (two of them with two players) and take what lies there: a **scoring card**, a **city tile**, **features**, **building pieces**. What lies face down is a surprise and can’t be taken back.\n' +
  '- A tile goes beside your others, turned as you like; at most 3 by 3 tiles.\n' +
  '- Features go on their own ground; up to four different ones in one water or park pay 1, 3, 6, 10. A monument pays 2. The any-colour space takes a building of any colour.\n' +
  '- Pieces go on land of their colour and stack up to 4 high.\n' +
  '- The city’s three goals pay most to those who reach them first.\n' +
  '- The rightmost worker in the last row takes the star and begins the next round.\n' +
  'Cards pay at the end, for every time they are fulfilled. Most points win; a tie goes to more points from goals.';

export const bot = { lobby, story, table, panel, refusal, rules };

/** Names and descriptions of the slash commands, as Discord lists them. */
export const command = {
  cities: 'City-building board games in this channel',
  new: {
    text: 'Open a new game in this channel',
    board: 'Which city, or one at random',
    length: 'The long game is for two',
    computers: 'How many computer players to begin with',
  },
  board: { text: 'Post the table again', option: 'board' },
  length: { option: 'length' },
  computers: { option: 'computers' },
  neighborhood: { text: 'Look at your neighborhood' },
  scores: { text: 'See the scores so far' },
  rules: { text: 'Read the rules in short' },
  end: { text: 'Call the game off' },
};
