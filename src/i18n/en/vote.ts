export const vote = {
  undo: '↩️ **{{name}}** wants to undo their last turn and everything after it.',
  turn: '🤖 **{{name}}** is out of time. Let a bot play this turn?',
  seat: '🤖 **{{name}}** is out of time. Let a bot take the seat?',
  give: '🪑 **{{asker}}** wants to take {{name}}’s seat. {{name}}, if you’re still playing, press **My turn**.',
  pause_one: '⏸️ **{{name}}** wants to stop all clocks for a day.',
  pause_other: '⏸️ **{{name}}** wants to stop all clocks for {{count}} days.',
  resume: '▶️ **{{name}}** wants to end the pause.',
  lost: 'This also undoes turns by {{names}}.',
  kept: '**{{name}}** keeps the seat.',
  asked: 'Votes still needed: {{count}}. {{names}}, what do you say?',
  agree: 'Agree',
  disagree: 'Disagree',
  called: 'I’ve asked the others in the channel.',
  counted: 'Got it, thanks!',
  unpaused: 'No pause: the clocks keep running.',
  stopped: 'The pause continues.',
  declined: 'The others said no, so **{{name}}**’s turn stays.',
};

export const ask = {
  beg: {
    text: 'Others have played since, or you’ve seen what was face down. You can only undo this turn if the others agree.',
    yes: 'Ask the others',
  },
  go: {
    text: 'Leave the game? A bot takes your seat. You can return unless the others give it to someone else.',
    yes: 'Leave',
  },
  last: { text: 'You’re the last person in this game. If you leave, it ends for good.', yes: 'Leave and end it' },
  finish: { text: 'End the game for everyone? You can’t undo this.', yes: 'End the game' },
};
