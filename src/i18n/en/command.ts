/** Names and descriptions of the slash commands, as Discord lists them; those of a game's own options are with its words. */
const sub = {
  new: { name: 'new', text: 'Open a new game in this channel' },
  board: { name: 'board', text: 'Post the table again' },
  neighborhood: { name: 'neighborhood', text: 'Look at a neighborhood, yours or another’s' },
  scores: { name: 'scores', text: 'See the scores so far' },
  since: { name: 'since', text: 'What happened since your last turn' },
  undo: { name: 'undo', text: 'Take back a step or your last turn' },
  leave: { name: 'leave', text: 'Leave the game; the computer takes your seat' },
  end: { name: 'end', text: 'End the game for everyone' },
  export: { name: 'export', text: 'Get the match as a file' },
  daily: { name: 'daily', text: 'The city of the day: the same for everyone here, one try' },
  learn: { name: 'learn', text: 'Learn a game step by step, alone and in private' },
  mine: { name: 'mine', text: 'Your games everywhere, and whom they wait for' },
  next: { name: 'next', text: 'Go to the next game that’s waiting for you' },
  profile: { name: 'profile', text: 'Rating and records, yours or another’s' },
  ranking: { name: 'ranking', text: 'Who plays best, in this server and in all' },
  history: { name: 'history', text: 'Finished games, yours or this server’s' },
  rules: { name: 'rules', text: 'Read the rules in short, with pictures' },
  vacation: { name: 'vacation', text: 'Stop your clocks while you’re away, up to 14 days at once' },
  settings: { name: 'settings', text: 'Reminders, quiet hours, language, pictures in words' },
  server: { name: 'server', text: 'For who manages the server: where the daily city is made known, time zone' },
  forget: { name: 'forget', text: 'Erase what is kept about you' },
  about: { name: 'about', text: 'Version, health and privacy' },
};

const option = {
  game: { name: 'game', text: 'Which game' },
  pace: { name: 'pace', text: 'How long a turn may take' },
  reserve: { name: 'reserve', text: 'Extra time per player for the whole game, once the turn timer is up' },
  weekends: { name: 'weekends', text: 'Whether weekends count as time, in your time zone' },
  late: { name: 'late', text: 'What happens to a turn that takes longer' },
  computers: { name: 'computers', text: 'How many computers to begin with' },
  strength: { name: 'strength', text: 'How well the computers play' },
  language: { name: 'language', text: 'In which language' },
  player: { name: 'player', text: 'Whose' },
  topic: { name: 'topic', text: 'Which part' },
  reminders: { name: 'reminders', text: 'When to remind you of your turn' },
  quiet: { name: 'quiet', text: 'Hours without reminders, like 22-7, or off' },
  zone: { name: 'zone', text: 'The time zone: type the name of a city in it' },
  daily: { name: 'daily', text: 'Whether the daily city is made known: in this channel, or nowhere' },
  channel: { name: 'channel', text: 'In which channel the daily city is made known' },
  until: { name: 'until', text: 'The last day of your vacation, like 2026-12-24 or Friday' },
  ranked: { name: 'ranked', text: 'Whether you have a rating and stand in rankings' },
  preselect: { name: 'preselect', text: 'Whether the best-scoring spot is preselected in your panel' },
  hints: { name: 'hints', text: 'Whether your first tables of a game come with a hint' },
  text: { name: 'text', text: 'Whether private pictures come in words as well' },
};

/** Of `/cities new`: an option that settings have as well, for something else. */
const advice = { name: 'hints', text: 'Whether anyone may ask what an expert would do' };

/** In the context menus of people and messages; 32 characters at most. */
const menu = { invite: 'Invite to a game', profile: 'City profile', describe: 'Describe this picture' };

export const command = { cities: 'City-building board games in this channel', sub, option, advice, menu };
