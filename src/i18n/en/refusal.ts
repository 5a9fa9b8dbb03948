/** What is between the bot and Discord, or the bot and its disk. */
const trouble = {
  permission_one:
    'Everything is saved, but I can’t post here. I need the {{permissions}} permission. Once that’s fixed, type `/cities board`.',
  permission_other:
    'Everything is saved, but I can’t post here. I need the {{permissions}} permissions. Once that’s fixed, type `/cities board`.',
  locked: 'Everything is saved, but this thread is locked. Once it’s open again, type `/cities board`.',
  closed:
    'Everything is saved, but you don’t take direct messages from me. Allow them in your privacy settings, then type `/cities board`.',
  channel: 'Everything is saved, but I can’t find this channel anymore.',
  crowded:
    'Everything is saved, but this server has as many active threads as Discord allows. Once one is archived, type `/cities board`.',
  busy: 'Everything is saved, but Discord wants me to slow down. Type `/cities board` in a minute.',
  away: 'Everything is saved, but Discord didn’t accept my message. Type `/cities board` in a moment.',
  message: 'That message is gone, but your game isn’t. Type `/cities board`.',
  unshown: 'Discord didn’t accept my reply. Nothing is lost: press **My turn** at the table, or type `/cities board`.',
  closing: 'I’m restarting. Nothing is lost: try again in a moment.',
  newer: 'A newer version of me saved this game, so I won’t touch it. I’ve told the operator.',
  picture: '-# I couldn’t draw the picture.',
};

/** Permissions by the names Discord shows in its settings. */
const allowed = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  SendMessagesInThreads: 'Send Messages in Threads',
  CreatePublicThreads: 'Create Public Threads',
  AttachFiles: 'Attach Files',
  EmbedLinks: 'Embed Links',
  ReadMessageHistory: 'Read Message History',
};

/** Where something doesn’t work, what does, and how to change that. */
const place = {
  direct:
    'That only works on a server. Here you can play alone or against bots: try `/cities new`, `/cities daily` or `/cities learn`.',
  guest:
    'I’m not on this server, so nobody can play with me here. Open my profile and send me a message to play there, or ask a server manager to [add me]({{link}}).',
  group:
    'I can’t join this chat, so nobody can play with me here. Open my profile and send me a message to play there, or [add me]({{link}}) to a server you manage.',
};

/** Of matches that one person plays alone and in private. */
const inPrivate = {
  daily: {
    gone: 'This daily city is closed. Type `/cities daily` for today’s.',
    older: 'You’ve made more moves since then. Type `/cities daily` to see where you are.',
    over: 'You’ve finished this daily city. Type `/cities daily` to see how it went.',
    unbuilt: 'You haven’t finished today’s city yet. Press **Play**, or type `/cities daily`.',
    missed: 'You didn’t play on {{date}}. Type `/cities daily` for today’s city.',
    empty: 'Nobody played the daily city of {{date}}.',
  },
  learn: {
    gone: 'This lesson is over. Start another with `/cities learn`.',
    older: 'You’ve moved on since then. Type `/cities learn` to see where you are.',
    over: 'This lesson is over. Start another with `/cities learn`.',
  },
};

export const refusal = {
  trouble,
  allowed,
  place,
  private: inPrivate,
  closed: 'Results stay secret until <t:{{time}}:f>.',
  gone: 'This game is gone. Start another with `/cities new`.',
  hintless: 'Hints are off in this game.',
  hinted: 'That hint was for an earlier turn, so nothing was played. Press **Hint** for a new one.',
  unselected: 'Your turn isn’t complete yet. Pick a spot first, then press **Confirm**.',
  waiting: 'The game hasn’t started yet. [Open the lobby]({{link}}).',
  over: 'This game is over. Press **Rematch** below the result, or start another with `/cities new`.',
  unfinished: 'This game isn’t over yet.',
  unfollowed: 'This game used older rules. I can only show its score sheet and its file.',
  older: 'This panel is out of date. Press **My turn** at [the table]({{link}}).',
  stale: 'The table has moved on. Press **My turn** at [the table]({{link}}).',
  turn_one: 'It’s {{name}}’s turn.',
  turn_other: 'It’s {{name}}’s turn.',
  turned: {
    kept: 'It’s your turn now! Press **My plan** or **My turn** at [the table]({{link}}).',
    unkept: 'It’s your turn now! Press **My turn** at [the table]({{link}}).',
  },
  planless: 'You don’t have a plan. To make one, press **My turn** before it’s your turn.',
  unplanned: 'That won’t be possible on your turn. Press **My turn** to see what is.',
  others: 'You’re ready for this round. Still playing: {{name}}.',
  stranger: 'You’re not in this game, but you can watch: **Scores**, **Rules** and **More** are for everyone.',
  running: 'There’s already a game in this channel. [Open it]({{link}}).',
  crowded:
    'This server has as many active threads as Discord allows. Try again once one is archived, or play here with `place: here`.',
  inForum: 'The queue opens its tables in channels. Type `/cities find` in one of them.',
  block: {
    yourself: 'That’s you! The queue never seats you with yourself.',
    robot: 'The queue only seats people, never bots.',
    full_one: 'You can block {{count}} person at most. Unblock them first.',
    full_other: 'You can block {{count}} people at most. Unblock someone first.',
  },
  moved: 'This game is played in a thread. [Open it]({{link}}).',
  lobbies_one:
    'You already have {{count}} open lobby on this server ({{links}}), and that’s the limit. Start or cancel it first.',
  lobbies_other:
    'You already have {{count}} open lobbies on this server ({{links}}), and that’s the limit. Start or cancel one first.',
  full: 'All seats are taken.',
  seated: 'You already have a seat.',
  unseated: 'You’re not in this game yet. Press **Join**.',
  manager: 'Only server managers can do that.',
  host: 'Only {{name}}, who opened the game, can do that.',
  holding: 'You’ve already revealed it, so you can’t change that choice. Press **My turn** to finish.',
  misfit_one: '“{{choice}}” ({{option}}) needs {{fitting}}. Invite someone, or change it under **Settings**.',
  misfit_other:
    '“{{choice}}” ({{option}}) needs {{fitting}}, and there are {{count}} of you. Change the setting or the number of players.',
  few_one: 'You need at least {{count}} player. Invite someone or add a bot.',
  few_other: 'You need at least {{count}} players. Invite someone or add a bot.',
  nothing: 'There’s nothing to undo: your turn has just started, or you’ve revealed something.',
  none: 'There’s no game in this channel. Start one with `/cities new`.',
  unsaved: 'I couldn’t save that, so nothing has changed. Please try again.',
  failed: 'Something went wrong, but nothing is lost. Press **My turn** at the table, or type `/cities board`.',
  broken: 'I can’t read this game’s record. I’ve kept it and told the operator. Start another game with `/cities new`.',
  unknown: 'This button doesn’t work anymore. Type `/cities board` to see the table.',
  permissionIn_one: 'I can’t post in {{channel}}. I need the {{permissions}} permission there.',
  permissionIn_other: 'I can’t post in {{channel}}. I need the {{permissions}} permissions there.',
  permission_one: 'I can’t post here. I need the {{permissions}} permission.',
  permission_other: 'I can’t post here. I need the {{permissions}} permissions.',
  away: 'A bot is playing for you. To come back, press **My turn**, then **Return**.',
  lapsed: 'That’s settled: the game has moved on.',
  proposal: 'The city has changed since this was proposed.',
  proposer: 'This is your own proposal. It’s up to the others to agree.',
  cardless: 'You don’t have this card. Press **Change it** to propose something else.',
  voteless: 'That’s up to the others at the table.',
  patience: 'They still have time. Their turn runs out <t:{{time}}:R>.',
  option:
    'You can’t set `{{name}}` to `{{value}}` for this game. Leave it out: the lobby shows what you can change under **Settings**.',
  topic: 'There are no rules on that. Pick one of the suggested topics.',
  taken: 'Someone is sitting there. Pick another seat.',
  otherGame:
    'The game changed while you had the form open, so nothing was saved. Press **Edit** to see the new game’s settings.',
  robot: '{{name}} is a bot, and only people get invitations and profiles. Press **Add bot** for one of mine.',
  yourself: 'That’s you! Invite someone else, or start a game with `/cities new`.',
  elsewhere: '{{name}} isn’t on this server anymore.',
  placed: '{{name}} already has a seat.',
  invited: '{{name}} already got an invitation to this game.',
  foreign: 'I can only describe pictures in my own messages.',
  noPictures: 'This message has no pictures. Everything is already in its text.',
  seatless: '{{name}} isn’t in this game.',
  quiet: 'I don’t understand “{{text}}”. Write the hours like `22-7`, or `off`.',
  zone: 'I don’t know the time zone “{{zone}}”. Type a city near you and pick it from the list.',
  vacation: {
    day: '“{{text}}” isn’t a day. Write it like `{{day}}`, or pick one from the list.',
    past: 'That day has passed. Pick any day from today to <t:{{time}}:D>.',
    long: 'You can be away for up to 14 days at a time, so until <t:{{time}}:D> at the latest.',
    quarter: 'You have 21 days of vacation a quarter. What’s left lasts until <t:{{time}}:D>.',
    none: 'You’ve used up your vacation (14 days at a time, 21 a quarter). The next one can start on <t:{{time}}:D>.',
  },
  unranked: '{{name}} doesn’t appear in rankings.',
  unplayed: '{{name}} hasn’t finished a game on this server yet.',
};
