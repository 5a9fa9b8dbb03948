/** What is between the bot and Discord, or the bot and its disk. */
const trouble = {
  permission:
    'Everything is saved, but I may not post here: I need {{permissions}}. When that is put right, type `/cities board`.',
  locked: 'Everything is saved, but this thread is locked. When it is open again, type `/cities board`.',
  channel: 'Everything is saved, but I can’t find this channel anymore.',
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

/** Of matches that one person plays alone and in private. */
const inPrivate = {
  daily: {
    gone: 'This daily city is closed. Type `/cities daily` for the one of today.',
    older: 'You have gone on since then. Type `/cities daily` to see where you are.',
    over: 'This daily city is finished. Type `/cities daily` to see how it went.',
    unbuilt: 'You have not finished the daily city of today. Press **Play**, or type `/cities daily`.',
    missed: 'You built no city on {{date}}. Type `/cities daily` for the one of today.',
    empty: 'Nobody has built the daily city of {{date}}.',
  },
  learn: {
    gone: 'This lesson is over. Type `/cities learn` to begin another one.',
    older: 'You have gone on since then. Type `/cities learn` to see where you are.',
    over: 'This lesson is over. Type `/cities learn` to begin another one.',
  },
};

export const refusal = {
  trouble,
  allowed,
  private: inPrivate,
  closed: 'How this went stays closed until <t:{{time}}:f>.',
  gone: 'This game is gone. Type `/cities new` to start another one.',
  hintless: 'This game is played without hints.',
  hinted: 'This hint is no longer about your turn. Press **Hint** for a new one; nothing was played.',
  unselected: 'Your turn isn’t complete yet. Pick a spot first, then press **Confirm**.',
  waiting: 'The game has not begun yet: [to the lobby]({{link}}).',
  over: 'This game is over. **Rematch** below its result opens another one, and so does `/cities new`.',
  unfinished: 'This game is not over yet.',
  unfollowed: 'This game was played by older rules: its score sheet and its file are all that can be shown.',
  older: 'You have gone on since then in a newer message. Press **My turn** at [the table]({{link}}).',
  stale: 'The table has moved on. Press **My turn** at [the table]({{link}}).',
  turn_one: 'It is {{name}}’s turn.',
  turn_other: 'It is the turn of {{name}}.',
  turned: {
    kept: 'Your turn has come: press **My plan** or **My turn** at [the table]({{link}}).',
    unkept: 'Your turn has come: press **My turn** at [the table]({{link}}).',
  },
  planless: 'You have no plan. When it is not your turn, press **My turn** to make one.',
  unplanned: 'You could not do that if it were your turn. Press **My turn** to see what you could.',
  others: 'You have finished this round; the game waits for {{name}}.',
  stranger: 'You have no seat in this game. You may look: **Scores**, **Rules** and **More** are for everyone.',
  running: 'There is a game here already: [go to it]({{link}}).',
  lobbies_one:
    'You have {{count}} open lobby in this server, which is as many as one person may have: {{links}}. Start or cancel it first.',
  lobbies_other:
    'You have {{count}} open lobbies in this server, which is as many as one person may have: {{links}}. Start or cancel one of them first.',
  full: 'All seats are taken.',
  seated: 'You already have a seat.',
  unseated: 'You have no seat here. Press **Join** to take one.',
  manager: 'Only who may manage this server can do that.',
  host: 'Only {{name}}, who opened the game, can do that.',
  holding: 'You have turned something up that was face down, so this turn stays as it began: press **My turn**.',
  misfit_one:
    '“{{choice}}” under {{option}} is for a table of {{fitting}}. Invite someone, or change it under **Settings**.',
  misfit_other:
    '“{{choice}}” under {{option}} is for a table of {{fitting}}, and you’re {{count}}. Change one or the other.',
  few_one: 'You need at least {{count}} player. Invite someone or add a bot.',
  few_other: 'You need at least {{count}} players. Invite someone or add a bot.',
  nothing: 'There is nothing to take back: something hidden was turned up, or the turn has just begun.',
  none: 'No game runs in this channel. Type `/cities new` to start one.',
  unsaved: 'That was not saved. Nothing has changed: please try again.',
  failed: 'Something went wrong. Nothing is lost: press **My turn** at the table, or type `/cities board`.',
  broken:
    'The record of this game can’t be read. It is kept aside, and the operator has been told. Type `/cities new` to start another one.',
  unknown: 'This button is no longer of use. Type `/cities board` to see the table.',
  permissionIn: 'I may not post in {{channel}}. I need: {{permissions}}.',
  permission: 'I may not post here. I need: {{permissions}}.',
  away: 'The computer plays for you. Press **My turn**, then **Return**, whenever you like.',
  lapsed: 'This is settled: the game has gone on.',
  proposal: 'The city has changed since this was proposed.',
  proposer: 'This is your own proposal: the others say what they think of it.',
  cardless: 'You do not hold this card. **Change it** starts a proposal of your own from it.',
  voteless: 'This is for the others at the table to decide.',
  patience: 'There is still time for this turn: it ends <t:{{time}}:R>.',
  option: 'This game has no {{name}} “{{value}}”. Leave it out, or pick it in the lobby under **Settings**.',
  topic: 'There are no rules on that. Choose one of the topics that are suggested.',
  taken: 'A person sits there. Choose another seat.',
  otherGame:
    'The game changed while the form was open. Press **Edit** again to see its own settings; nothing was saved.',
  robot: '{{name}} is a bot: only people get invitations and have profiles. Bots of mine sit down with **Add bot**.',
  yourself: 'That’s you! Invite somebody else, or start a game with `/cities new`.',
  elsewhere: '{{name}} isn’t on this server anymore.',
  placed: '{{name}} already has a seat.',
  invited: '{{name}} already got an invitation to this game.',
  foreign: 'I can only describe pictures in my own messages.',
  noPictures: 'This message has no pictures. All there is to read is already in it.',
  seatless: '{{name}} has no seat in this game.',
  quiet: '“{{text}}” is not a span of hours. Write it like `22-7`, or `off`.',
  zone: '“{{zone}}” is not a time zone. Type the name of a city near you and choose from the list.',
  vacation: {
    day: '“{{text}}” isn’t a day. Write it like `{{day}}`, or pick one from the list.',
    past: 'That day is over. Pick any day from today to <t:{{time}}:D>.',
    long: 'You can be away for 14 days at once, so until <t:{{time}}:D> at the latest.',
    quarter: 'You have 21 days of vacation a quarter. What’s left lasts until <t:{{time}}:D>.',
    none: 'You can be away for 14 days at once and 21 a quarter, and you’ve used them. Your next vacation can begin on <t:{{time}}:D>.',
  },
  unranked: '{{name}} is not in rankings.',
  unplayed: '{{name}} has finished no game in this server yet.',
};
