/** Time besides the turn timer. */
export const clock = {
  reserve: 'After that, extra time starts: {{left}} left, until <t:{{time}}:f>.',
  running: 'Using extra time: {{left}} left, until <t:{{time}}:f>.',
  reserves: 'After that, extra time starts: {{each}} left.',
  away: '🏖️ {{name}} is on vacation until <t:{{time}}:D>.',
  paused: '⏸️ Paused until <t:{{time}}:f>. You can still play.',
  mine: 'your extra time: {{left}} left',
};

export const vacation = {
  none: '## 🏖️ Vacation\nType `/cities vacation until:` with a date. I’ll stop your turn timers until the end of that day and tell your tables. You can still play.',
  until:
    '## 🏖️ Vacation\nYou’re away until the end of <t:{{time}}:D>. I’ve stopped your turn timers and told your tables. You can still play.',
  left_one: '{{count}} vacation day left this quarter, up to 14 at a time.',
  left_other: '{{count}} vacation days left this quarter, up to 14 at a time.',
  end: 'I’m back',
};

export const pause = {
  button: 'Pause',
  resume: 'End the pause',
  ask: 'How long should the turn timers stop for everyone? The others have to agree. You can all still play.',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
};
