/** Names and descriptions of the slash commands, as Discord lists them; those of a game's own options are with its words. */
const sub = {
  new: { name: 'new', text: 'Start a new game in this channel' },
  board: { name: 'board', text: 'Post the table again' },
  neighborhood: { name: 'neighborhood', text: 'Look at your neighborhood or city, or another player’s' },
  scores: { name: 'scores', text: 'See the scores so far' },
  since: { name: 'since', text: 'See what happened since your last turn' },
  undo: { name: 'undo', text: 'Undo a step or your last turn' },
  leave: { name: 'leave', text: 'Leave the game and let a bot take your seat' },
  end: { name: 'end', text: 'End the game for everyone' },
  export: { name: 'export', text: 'Download this game as a file' },
  daily: { name: 'daily', text: 'Play the daily city: the same for everyone here, one try' },
  learn: { name: 'learn', text: 'Learn a game step by step, in private' },
  mine: { name: 'mine', text: 'See your games on every server, and whose turn it is' },
  next: { name: 'next', text: 'Go to the next game that’s waiting for you' },
  find: { name: 'find', text: 'Find people on this server who want to play the same' },
  block: { name: 'block', text: 'Never be seated with someone by /cities find; only you know' },
  profile: { name: 'profile', text: 'See ratings and records, yours or another player’s' },
  ranking: { name: 'ranking', text: 'See who plays best, on this server and on all servers' },
  history: { name: 'history', text: 'See finished games, yours or this server’s' },
  rules: { name: 'rules', text: 'Read the short rules, with pictures' },
  vacation: { name: 'vacation', text: 'Stop your turn timers while you’re away, up to 14 days at a time' },
  settings: { name: 'settings', text: 'Change reminders, quiet hours, language and more' },
  server: { name: 'server', text: 'For server managers: the daily city, the time zone, and where games are played' },
  forget: { name: 'forget', text: 'Erase everything the bot knows about you' },
  about: { name: 'about', text: 'See version, status and privacy' },
};

const option = {
  game: { name: 'game', text: 'Pick a game' },
  pace: { name: 'turn-timer', text: 'Turn timer: how long each turn may take' },
  reserve: { name: 'extra-time', text: 'Extra time per player for the whole game, once the turn timer is up' },
  weekends: { name: 'weekends', text: 'Whether the turn timer runs on weekends, in your time zone' },
  late: { name: 'out-of-time', text: 'What happens when a player runs out of time' },
  computers: { name: 'bots', text: 'How many bots join from the start' },
  strength: { name: 'bot-level', text: 'How well the bots play' },
  language: { name: 'language', text: 'The language the bot writes in' },
  place: { name: 'place', text: 'Whether games are played in the channel or in a thread of their own' },
  player: { name: 'player', text: 'Pick a player; leave it out for yourself' },
  person: { name: 'person', text: 'Who you don’t want to be seated with; leave it out for your list' },
  topic: { name: 'topic', text: 'Pick a part of the rules' },
  reminders: { name: 'reminders', text: 'How long to wait before reminding you of your turn' },
  remind: { name: 'remind', text: 'Where to remind you: in the channel, by direct message, or not at all' },
  quiet: { name: 'quiet', text: 'Hours without reminders, like 22-7, or off' },
  zone: { name: 'zone', text: 'Your time zone: type a city near you' },
  daily: { name: 'daily', text: 'Announce the daily city in this channel, or not at all' },
  channel: { name: 'channel', text: 'The channel where the daily city is announced' },
  until: { name: 'until', text: 'The last day of your vacation, like 2026-12-24 or Friday' },
  ranked: { name: 'ranked', text: 'Whether you get a rating and appear in rankings' },
  preselect: { name: 'preselect', text: 'Whether your panel opens with the best-scoring spot selected' },
  hints: { name: 'tips', text: 'Whether you see tips in your first games' },
  text: { name: 'text', text: 'Whether your private pictures are also described in words' },
};

/** Of `/cities new`: an option that settings have as well, for something else. */
const advice = { name: 'hints', text: 'Whether players can ask an expert bot for hints' };

/** In the context menus of people and messages; 32 characters at most. */
const menu = { invite: 'Invite to a game', profile: 'Cities profile', describe: 'Describe this picture' };

export const command = { cities: 'City-building board games in this channel', sub, option, advice, menu };
