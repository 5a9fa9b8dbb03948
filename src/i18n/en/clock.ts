/** Time besides the turn timer. */
export const clock = {
  reserve: 'Then the reserve runs: {{left}} left, until <t:{{time}}:f>.',
  running: 'The reserve is running: {{left}} left, until <t:{{time}}:f>.',
  reserves: 'Then the reserve runs: {{each}} left.',
  away: '🏖️ {{name}} is on vacation until <t:{{time}}:D>.',
  paused: '⏸️ Paused until <t:{{time}}:f>. You can still play.',
  mine: 'your reserve: {{left}} left',
};

export const vacation = {
  none: '## 🏖️ Vacation\nWith `/cities vacation until:` and a day, your clocks stop until the end of that day and your tables are told. You can still play.',
  until:
    '## 🏖️ Vacation\nYou’re away until the end of <t:{{time}}:D>. Your clocks are stopped and your tables know. You can still play.',
  left_one: '{{count}} day of vacation left this quarter, at most 14 at once.',
  left_other: '{{count}} days of vacation left this quarter, at most 14 at once.',
  end: 'I’m back',
};

export const pause = {
  button: 'Pause',
  resume: 'End the pause',
  ask: 'Stop everyone’s clock for how long? The others have to agree. You can all still play.',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
};
