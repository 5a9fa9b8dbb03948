export const remind = {
  text: '⏰ {{mention}}, the game has been waiting for you since <t:{{since}}:f>: [to the table]({{link}}).',
  snooze: 'Remind me later',
  snoozed: 'No reminder before <t:{{time}}:t>.',
  overdue: '⌛ **{{name}}**’s time for this turn is up. The others may let the computer play.',
  turn: 'Computer plays this turn',
  seat: 'Computer plays on',
};

/** What closes by itself. */
export const idle = {
  lobby_one: '💤 Nobody has come to this lobby for a day, so it is closed. Type `/cities new` to open another one.',
  lobby_other:
    '💤 Nobody has come to this lobby for {{count}} days, so it is closed. Type `/cities new` to open another one.',
  match_one:
    '💤 Nobody has moved in this game for a day, so it has ended without a result. Type `/cities new` to start another one.',
  match_other:
    '💤 Nobody has moved in this game for {{count}} days, so it has ended without a result. Type `/cities new` to start another one.',
};
