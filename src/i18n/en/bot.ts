/** Everything the bot says in the channel or in private. */
const lobby = {
  title: '## {{game}}',
  open: '{{host}} opens a game. Press **Join** to take a seat.',
  seat: '{{number}}. {{name}}',
  computer: 'Computer {{number}}',
  free_one: '{{count}} free',
  free_other: '{{count}} free',
  join: 'Join',
  leave: 'Leave',
  move: 'Change seat',
  team: '**Team {{number}}**',
  add: 'Add computer',
  options: 'Options',
  settle: 'How shall it be played? The lobby shows what you choose.',
  start: 'Start',
  cancel: 'Cancel',
  cancelled: 'The game was called off. Type `/cities new` to open another one.',
  ended: '{{name}} called the game off. Type `/cities new` to open another one.',
  started: 'The game has begun: the table is below.',
};

const story = {
  over: '## The game is over',
  won_one: '**{{names}}** wins!',
  won_other: '**{{names}}** share the victory!',
  together: 'Together you reach **{{total}}** points: the target of {{target}} is met!',
  lost: 'Together you reach **{{total}}** points; the target was {{target}}.',
  seed: 'Seed `{{seed}}` · hash `{{hash}}`',
};

const table = {
  hash: 'The shuffle is fixed: its hash is `{{hash}}`.',
  mine: 'My turn',
  scores: 'Scores',
  rules: 'Rules',
  more: 'More',
  until: 'The time for this turn ends <t:{{time}}:R>.',
  rematch: 'Rematch',
};

const panel = {
  places: 'Choose a place',
  rotate: 'Rotate',
  drop: 'Drop it',
  back: 'Back',
  confirm: 'Confirm',
  done: 'Done.',
  set: 'Set. You can change it until the last one has confirmed.',
  change: 'Change it',
  fixed: 'Something hidden was turned up: this can’t be taken back by yourself.',
  over: 'Done. The game is over.',
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
  others: 'You have finished this round; the game waits for {{name}}.',
  stranger: 'You have no seat in this game. You may look: **Scores**, **Rules** and **More** are for everyone.',
  running: 'There is a game here already: [go to it]({{link}}).',
  full: 'All seats are taken.',
  seated: 'You have a seat already.',
  unseated: 'You have no seat here. Press **Join** to take one.',
  host: 'Only {{name}}, who opened the game, can do that.',
  holding: 'You have turned something up that was face down, so this turn stays as it began: press **My turn**.',
  misfit:
    '{{option}} “{{choice}}” does not go with {{seats}} seats, only with {{counts}}. Let somebody join or leave, or change it under **Options**.',
  few: 'It takes at least {{min}} seats. Let someone join, or add a computer.',
  nothing: 'There is nothing to take back: something hidden was turned up, or the turn has just begun.',
  none: 'No game runs in this channel. Type `/cities new` to start one.',
  unsaved: 'That was not saved. Nothing has changed: please try again.',
  failed: 'Something went wrong. Nothing is lost: press **My turn** at the table, or type `/cities board`.',
  broken:
    'The record of this game can’t be read. It is kept aside, and the operator has been told. Type `/cities new` to start another one.',
  unknown: 'This button is no longer of use. Type `/cities board` to see the table.',
  permission: 'I may not post here. I need: {{permissions}}.',
  away: 'The computer plays for you. Press **More** and take your seat back whenever you like.',
  lapsed: 'This is settled: the game has gone on.',
  voteless: 'This is for the others at the table to decide.',
  patience: 'There is still time for this turn: it ends <t:{{time}}:R>.',
  option: 'This game has no {{name}} “{{value}}”. Leave it out, or choose it in the lobby under **Options**.',
  topic: 'There are no rules on that. Choose one of the topics that are suggested.',
  taken: 'A person sits there. Choose another seat.',
  seatless: '{{name}} has no seat in this game.',
  quiet: '“{{text}}” is no span of hours. Write it like `22-7`, or `off`.',
  zone: '“{{zone}}” is no time zone. Type the name of a city near you and choose from the list.',
};

/** What the host can set, whatever the game. */
const option = {
  game: { label: 'Game' },
  pace: {
    label: 'Pace',
    0: 'no limit per turn',
    1: '1 hour per turn',
    4: '4 hours per turn',
    8: '8 hours per turn',
    24: '1 day per turn',
    48: '2 days per turn',
  },
  late: { label: 'When a turn takes longer', vote: 'the others decide', computer: 'the computer plays it' },
  computers: { label: 'Computers' },
  strength: { label: 'Computers play', easy: 'easy', normal: 'normal' },
  language: { label: 'Language', en: 'English', es: 'Spanish' },
};

const news = {
  undone: '↩️ **{{name}}** takes the last turn back.',
  turn: '🤖 The computer plays this turn for **{{name}}**.',
  late: '🤖 Time is up: the computer plays this turn for **{{name}}**.',
  seat: '🤖 The computer plays for **{{name}}**, who may take the seat back at any time.',
  left: '🚪 **{{name}}** leaves; the computer plays on.',
  back: '👋 **{{name}}** is back.',
  joined: '👋 **{{name}}** takes over a computer’s seat.',
  first: '⭐ Your first result: {{name}} points. Beat it!',
  best: 'Your best is still {{name}} points.',
  record: '🏆 A new best of your own: {{name}} points!',
};

const vote = {
  undo: '↩️ **{{name}}** would like to take the last turn back, with all that came after it.',
  turn: '🤖 Shall the computer play this turn for **{{name}}**?',
  seat: '🤖 Shall the computer play on for **{{name}}**?',
  asked: 'Asked: {{names}} ({{count}} must agree).',
  agree: 'Agree',
  disagree: 'Disagree',
  called: 'The others have been asked in the channel.',
  counted: 'Noted.',
  declined: 'The others would rather not: **{{name}}**’s turn stands.',
};

const ask = {
  beg: {
    text: 'The game has gone on since, or something hidden was turned up: taking this turn back needs the consent of the others.',
    yes: 'Ask the others',
  },
  go: { text: 'Leave the game? The computer plays on in your place.', yes: 'Leave' },
  last: { text: 'You are the last person in this game. Leaving ends it for good.', yes: 'Leave and end it' },
  finish: { text: 'End the game for everyone? It can’t be brought back.', yes: 'End the game' },
};

const more = {
  text: 'What would you like?',
  since: 'Since my last turn',
  undo: 'Take back',
  leave: 'Leave',
  return: 'Take my seat back',
  turn: 'Computer: {{name}}’s turn',
  seat: 'Computer: {{name}}’s seat',
  sit: 'Take over a computer’s seat',
};

const look = {
  topic: 'Another topic',
  nothing: 'Nothing has happened since your last turn.',
};

/** Moves that are only talked about. */
const propose = { button: 'Propose', post: 'Show it to all', done: 'Shown in the channel. Nothing has been played.' };

const mine = {
  title: '## Your games',
  none: 'You play in no game. Type `/cities new` to open one.',
  you: 'you',
  playing: 'waits for {{names}} since <t:{{since}}:f>',
  lobby: 'not begun yet',
  over: 'over',
};

const about = {
  title: '## Cities bot {{version}}',
  health: 'Running since <t:{{started}}:f> · {{matches}} games · Discord answers in {{ping}} ms',
  privacy:
    'What is kept: of each game its channel, the seats with their ids and names, and the moves; of you what you set with `/cities settings` and your best results in games for one. No messages are read or kept. `/cities export` shows the game of this channel, `/cities forget` erases what is kept about you.',
};

const forget = {
  text: 'Erase everything that is kept about you? The computer takes your seats, your settings are lost, and finished games name you as a former player.',
  yes: 'Forget me',
  done: 'Everything kept about you is erased.',
  former: 'former player',
};

const exported = {
  over: 'The whole match: seed, options and every move.',
  running: 'The match so far. The seed follows when it is over.',
};

const settings = {
  title: '## Your settings',
  hours: {
    0: 'no reminders',
    1: 'after 1 hour',
    2: 'after 2 hours',
    4: 'after 4 hours',
    8: 'after 8 hours',
    12: 'after 12 hours',
    24: 'after 24 hours',
  },
  reminders_one: '- Reminders: after {{count}} hour, then twice as long, three at most',
  reminders_other: '- Reminders: after {{count}} hours, then twice as long, three at most',
  noReminders: '- Reminders: none',
  quiet: '- Quiet hours: {{from}}:00 to {{to}}:00 ({{zone}})',
  noQuiet: '- Quiet hours: none ({{zone}})',
  language: '- Language: {{language}}',
  discord: 'as in Discord',
  text: '- Private pictures also in words: yes',
  noText: '- Private pictures also in words: no',
  how: 'Change them with the options of `/cities settings`.',
};

const remind = {
  text: '⏰ {{mention}}, the game has been waiting for you since <t:{{since}}:f>: [to the table]({{link}}).',
  snooze: 'Remind me later',
  snoozed: 'No reminder before <t:{{time}}:t>.',
  overdue: '⌛ **{{name}}** has had the time agreed on for this turn. The others may let the computer play.',
  turn: 'Computer plays this turn',
  seat: 'Computer plays on',
};

export const bot = {
  lobby,
  option,
  story,
  table,
  panel,
  refusal,
  news,
  vote,
  ask,
  more,
  look,
  propose,
  mine,
  about,
  forget,
  export: exported,
  settings,
  remind,
};
