export const remind = {
  text: '⏰ {{mention}}, it’s been your turn since <t:{{since}}:f>. [Open the table]({{link}})',
  /** As a direct message, and in the channel when that can’t be sent. */
  direct:
    '⏰ It’s been your turn in **{{game}}** since <t:{{since}}:f>, in {{channel}}.\n-# Change or turn off reminders: `/cities settings`',
  closed:
    '-# I can’t send you direct messages, so I remind you here from now on. To change that, allow them and type `/cities settings`.',
  snooze: 'Remind me later',
  snoozed: 'I won’t remind you before <t:{{time}}:t>.',
  overdue: '⌛ **{{name}}** is out of time. The others can let a bot play.',
  turn: 'Let a bot play this turn',
  seat: 'Give a bot the seat',
};

/** What closes by itself. */
export const idle = {
  lobby_one: '💤 This lobby was quiet for a day, so I closed it. Open another with `/cities new`.',
  lobby_other: '💤 This lobby was quiet for {{count}} days, so I closed it. Open another with `/cities new`.',
  match_one: '💤 Nobody played here for a day, so I ended the game without a result. Start another with `/cities new`.',
  match_other:
    '💤 Nobody played here for {{count}} days, so I ended the game without a result. Start another with `/cities new`.',
};
