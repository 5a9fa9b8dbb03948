/** One city a day, the same for everyone of a server. */
export const daily = {
  title:
    '### 📅 Daily city, {{day}}: {{game}}\nEveryone here gets the same city and one try. Results open <t:{{ends}}:R>. Come back any time with `/cities daily`.',
  direct:
    '### 📅 Daily city, {{day}}: {{game}}\nEveryone who plays in direct messages gets the same city and one try. Results open <t:{{ends}}:R>. Come back any time with `/cities daily`.',
  begun: '-# 📅 Daily city, {{day}}: {{game}}, until <t:{{ends}}:t>',
  done: '### 📅 You finished your daily city for {{day}}!\nNobody else can see it yet. Results open <t:{{ends}}:R>.',
  again_one: 'You’ve already built today’s city: **{{count}}** point. The next one comes <t:{{ends}}:R>.',
  again_other: 'You’ve already built today’s city: **{{count}}** points. The next one comes <t:{{ends}}:R>.',
  built_one: '🏙️ **{{name}}** finished the daily city with **{{count}}** point.',
  built_other: '🏙️ **{{name}}** finished the daily city with **{{count}}** points.',
  /** In the pictures. */
  name: 'The daily city',
  same: 'in private, the same for everyone, one try',
  resultTitle: 'Daily city, {{date}}',
  cityOf: '{{name}}’s city',
  wins_one: 'wins the day',
  wins_other: 'tie for the win',
  reached_one: '{{met}} of {{count}} player reached the target of {{target}}',
  reached_other: '{{met}} of {{count}} players reached the target of {{target}}',
  cities_one: '{{count}} player finished',
  cities_other: '{{count}} players finished',
  next: 'Next: {{game}}',
  alt: 'Daily city, {{date}}: {{game}}.',
  winner: '**{{names}}** {{wins}} with **{{total}}**',
  mine: 'My result',
  best: 'Best city',
  own: 'Mine',
  /** Said to one person alone. */
  yours: '### 📅 Your daily city, {{date}}: {{game}}',
  placed: 'You came in **{{place}}** out of {{count}}',
  ordinal: { one: '{{place}}st', two: '{{place}}nd', few: '{{place}}rd', other: '{{place}}th' },
  /** Of a person who isn’t in rankings, where strangers read it. */
  unnamed: 'a player',
  yesterday: 'Yesterday’s cities of everyone who plays in direct messages:',
  sealed: 'See how the others did <t:{{ends}}:R>.',
  barred: 'You’ve had your try at today’s city. The next one comes <t:{{ends}}:R>.',
  bestOf: '### 📅 The best daily city, {{date}}: {{game}}',
  morning:
    '### 📅 Daily city, {{day}}: {{game}}\nEveryone gets the same city and one try, in private. It’s open until <t:{{ends}}:t>.\n-# 🎲 To verify the shuffle tomorrow: `{{hash}}`',
  play: 'Play',
  result: '### 📅 Daily city, {{day}}: {{game}}',
  nobody: 'Nobody played.',
  row: '{{place}}. **{{name}}** – **{{total}}**',
  streak_one: '{{count}}-day streak',
  streak_other: '{{count}}-day streak',
  seed: '🎲 To verify the shuffle: the seed was `{{seed}}`, with the SHA-256 `{{hash}}`.',
  /** In the corner of the pictures. */
  pill: 'Daily',
  /** For someone who has never played the day’s game. */
  newcomer: 'Today’s city is **{{game}}**, and you haven’t finished a game of it yet. You only get one try.',
  learn: 'Learn it first',
  start: 'Start my one try',
};

/** What is set for a whole server. */
export const server = {
  title: '## This server',
  form: 'This server',
  empty: 'Leave it empty if you don’t want it announced.',
  on: 'The daily city is announced in {{channel}}. Each day starts at midnight, **{{zone}}** time.',
  off: 'The daily city isn’t announced, but anyone can play it with `/cities daily`. Each day starts at midnight, **{{zone}}** time.',
  where: { on: 'announce it', off: 'don’t announce it' },
  games: 'New games',
  place: { here: 'New games are played in the channel.', thread: 'New games are played in a thread of their own.' },
};
