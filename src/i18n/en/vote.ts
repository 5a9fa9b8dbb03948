export const vote = {
  undo: '↩️ **{{name}}** would like to take back their last turn, with all that came after it.',
  turn: '🤖 Shall the computer play this turn for **{{name}}**?',
  seat: '🤖 Shall the computer play on for **{{name}}**?',
  give: '🪑 **{{asker}}** would like to have the seat of {{name}}, who is away and can still come back with **My turn**.',
  pause_one: '⏸️ **{{name}}** would like to stop all clocks for a day.',
  pause_other: '⏸️ **{{name}}** would like to stop all clocks for {{count}} days.',
  resume: '▶️ **{{name}}** would like to end the pause.',
  lost: 'Turns that would be lost with it: {{names}}.',
  kept: 'The seat stays **{{name}}**’s.',
  asked: 'Asked: {{names}} ({{count}} must agree).',
  agree: 'Agree',
  disagree: 'Disagree',
  called: 'The others have been asked in the channel.',
  counted: 'Noted.',
  unpaused: 'No pause: the clocks keep running.',
  stopped: 'The pause goes on.',
  declined: 'The others would rather not: **{{name}}**’s turn stands.',
};

export const ask = {
  beg: {
    text: 'The game has gone on since, or something hidden was turned up: taking this turn back needs the consent of the others.',
    yes: 'Ask the others',
  },
  go: {
    text: 'Leave the game? The computer plays on in your place. You can return, until the others give your seat away.',
    yes: 'Leave',
  },
  last: { text: 'You are the last person in this game. Leaving ends it for good.', yes: 'Leave and end it' },
  finish: { text: 'End the game for everyone? It can’t be brought back.', yes: 'End the game' },
};
