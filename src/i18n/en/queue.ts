/** Finding people to play with. */
export const find = {
  alone: 'You’re in the queue for **{{game}}**, {{time}}. Nobody else is waiting for that yet.',
  waiting_one: 'You’re in the queue for **{{game}}**, {{time}}. {{count}} other person is waiting; it takes {{seats}}.',
  waiting_other: 'You’re in the queue for **{{game}}**, {{time}}. {{count}} others are waiting; it takes {{seats}}.',
  timed: 'turn timer {{time}}',
  untimed: 'without a turn timer',
  until: '-# I’ll mention you when the table is ready. If nobody comes, you leave the queue <t:{{time}}:R>.',
  passed: '-# Someone who was waiting has left this server, so I looked for the next person.',
  leave: 'Leave the queue',
  left: 'You’ve left the queue.',
  gone: 'You weren’t in the queue anymore.',
  paired: 'You’re playing with {{names}}! [Go to the table]({{link}}).',
  made: 'You’re playing with {{names}}! I’ll mention you when the table is ready.',
  ready: '{{mentions}}, your game of {{game}} is ready!',
  nowhere:
    '{{mentions}}, I can’t open a thread for your game of {{game}}, and there’s already a game in this channel. Type `/cities find` in another one.',
};

export const block = {
  done: 'The queue won’t seat you with {{name}}. Only you know.',
  undone: 'The queue may seat you with {{name}} again.',
  list: 'The queue won’t seat you with: {{names}}. Only you know.',
  none: 'You haven’t blocked anyone. With `/cities block` and a name, the queue never seats you with that person.',
  allow: 'Unblock someone',
};
