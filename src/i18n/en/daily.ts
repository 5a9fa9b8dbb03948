/** One city a day, the same for everyone of a server. */
export const daily = {
  title:
    '### 📅 The daily city of {{day}}: {{game}}\nThe same for everyone here, one try. Nobody sees it before the day ends, <t:{{ends}}:R>; `/cities daily` brings you back to it.',
  begun: '-# 📅 The daily city of {{day}}: {{game}}, until <t:{{ends}}:t>',
  done: '### 📅 Your daily city of {{day}} is built\nNobody sees it before the day ends, <t:{{ends}}:R>.',
  again_one: 'You have built the daily city of today: **{{count}}** point. The next one comes <t:{{ends}}:R>.',
  again_other: 'You have built the daily city of today: **{{count}}** points. The next one comes <t:{{ends}}:R>.',
  built_one: '🏙️ **{{name}}** has built the daily city: **{{count}}** point.',
  built_other: '🏙️ **{{name}}** has built the daily city: **{{count}}** points.',
  /** In the pictures. */
  name: 'The daily city',
  same: 'in private, the same for everyone, one try',
  resultTitle: 'The daily city of {{date}}',
  cityOf: '{{name}}’s city',
  wins_one: 'wins the day',
  wins_other: 'share the day',
  reached_one: '{{met}} of {{count}} reached {{target}}',
  reached_other: '{{met}} of {{count}} reached {{target}}',
  cities_one: '{{count}} city was built',
  cities_other: '{{count}} cities were built',
  next: 'Next: {{game}}',
  alt: 'The daily city of {{date}}: {{game}}.',
  winner: '**{{names}}** {{wins}}: **{{total}}**',
  mine: 'My result',
  best: 'Best city',
  own: 'Mine',
  /** Said to one person alone. */
  yours: '### 📅 Your daily city of {{date}}: {{game}}',
  placed: 'Place **{{place}}** of {{count}}',
  sealed: 'How the others did opens <t:{{ends}}:R>.',
  barred: 'You have had your try at the daily city of today. The next one comes <t:{{ends}}:R>.',
  bestOf: '### 📅 The best daily city of {{date}}: {{game}}',
  morning:
    '### 📅 The daily city of {{day}}: {{game}}\nThe same for everyone here, each alone and in private, one try, until <t:{{ends}}:t>.\n-# 🎲 Fair shuffle: `{{hash}}`',
  play: 'Play',
  result: '### 📅 The daily city of {{day}}: {{game}}',
  nobody: 'Nobody built it.',
  row: '{{place}}. **{{name}}** – **{{total}}**',
  streak_one: '{{count}} day in a row',
  streak_other: '{{count}} days in a row',
  seed: '🎲 The seed was `{{seed}}`; its SHA-256 is `{{hash}}`.',
  /** In the corner of the pictures. */
  pill: 'Daily',
  /** For somebody who has never played the day’s game. */
  newcomer: 'Today’s city is **{{game}}**, and you haven’t finished a game of it yet. You only get one try.',
  learn: 'Learn it first',
  start: 'Start my one try',
};

/** What is set for a whole server. */
export const server = {
  title: '## This server',
  form: 'This server',
  empty: 'Leave it empty to announce it nowhere.',
  on: 'The daily city is made known in {{channel}}. Its days begin at midnight in **{{zone}}**.',
  off: 'The daily city is made known nowhere; `/cities daily` plays it all the same. Its days begin at midnight in **{{zone}}**.',
  where: { on: 'make it known', off: 'nowhere' },
};
