export const vote = {
  undo: '↩️ **{{name}}** wants to undo their last turn and everything after it.',
  turn: '🤖 **{{name}}** is out of time. Let a bot play this turn?',
  seat: '🤖 **{{name}}** is out of time. Let a bot take the seat?',
  give: '🪑 **{{asker}}** wants to take {{name}}’s seat. {{name}}, if you’re still playing, press **My turn**.',
  pause_one: '⏸️ **{{name}}** wants to stop all turn timers for a day.',
  pause_other: '⏸️ **{{name}}** wants to stop all turn timers for {{count}} days.',
  resume: '▶️ **{{name}}** wants to resume the game.',
  lost: 'This also undoes turns by {{names}}.',
  kept: '**{{name}}** keeps the seat.',
  asked: 'Votes still needed: {{count}}. {{names}}, what do you say?',
  agree: 'Agree',
  disagree: 'Disagree',
  called: 'I’ve asked the others in the channel.',
  counted: 'Got it, thanks!',
  unpaused: 'No pause: the turn timers keep running.',
  stopped: 'The pause continues.',
  declined: 'The others said no, so **{{name}}**’s turn stands.',
};

export const ask = {
  beg: {
    text: 'Others have played since, or something face down was revealed. You can only undo this turn if the others agree.',
    yes: 'Ask the others',
  },
  go: {
    text: 'Leave the game? A bot will take your seat. You can come back unless the others give the seat to someone else.',
    yes: 'Leave',
  },
  last: { text: 'You’re the last person in this game. If you leave, it ends for good.', yes: 'Leave and end it' },
  finish: { text: 'End the game for everyone? You can’t undo this.', yes: 'End the game' },
};
