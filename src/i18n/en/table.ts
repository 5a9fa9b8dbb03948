export const story = {
  over: '## The game is over',
  won_one: '**{{names}}** wins!',
  won_other: '**{{names}}** share the victory!',
  met: '{{points}} (target {{target}})',
  together: {
    met_one: 'Together you reach **{{points}}** point: the target of {{target}} is met!',
    met_other: 'Together you reach **{{points}}** points: the target of {{target}} is met!',
    missed_one: 'Together you reach **{{points}}** point; the target was {{target}}.',
    missed_other: 'Together you reach **{{points}}** points; the target was {{target}}.',
  },
  alone: {
    met_one: 'The city has **{{points}}** point: the target of {{target}} is met!',
    met_other: 'The city has **{{points}}** points: the target of {{target}} is met!',
    missed_one: 'The city has **{{points}}** point; the target was {{target}}.',
    missed_other: 'The city has **{{points}}** points; the target was {{target}}.',
  },
  reason: '{{text}} – *{{reason}}*',
  reached_one: '**{{name}}** reaches **{{points}}** point.',
  reached_other: '**{{name}}** reaches **{{points}}** points.',
};

export const table = {
  hash: '🎲 Fair shuffle: `{{hash}}`',
  fair: 'Fair shuffle',
  mine: 'My turn',
  scores: 'Scores',
  rules: 'Rules',
  more: 'More',
  until: 'The time for this turn ends <t:{{time}}:R>.',
  rematch: 'Rematch',
};

export const news = {
  undone: '↩️ **{{name}}** takes the last turn back.',
  turn: '🤖 The computer plays this turn for **{{name}}**.',
  late: '🤖 Time is up: the computer plays this turn for **{{name}}**.',
  seat: '🤖 The computer plays for **{{name}}**, who may take the seat back at any time.',
  left: '🚪 **{{name}}** leaves; the computer plays on, and the seat stays theirs.',
  gone: '🚪 Somebody has left for good; the computer plays on.',
  back: '👋 **{{name}}** is back.',
  joined: '👋 **{{name}}** takes over a computer’s seat.',
  given: '🪑 A seat changes hands: **{{name}}**.',
  first: '⭐ Your first score: {{name}}. Beat it!',
  best: 'Your best score is still {{name}}.',
  record: '🏆 Your new best score: {{name}}!',
};

export const more = {
  text: 'What would you like?',
  since: 'Since my last turn',
  undo: 'Take back',
  leave: 'Leave',
  return: 'Return',
  turn: 'Computer: {{name}}’s turn',
  seat: 'Computer: {{name}}’s seat',
  sit: 'Take over a computer’s seat',
  ask: 'Ask for the seat of somebody who is away',
};

export const look = {
  topic: 'Another topic',
  example: 'An example, not from your game.',
  nothing: 'Nothing has happened since your last turn.',
};

/** How anybody can check that nothing was dealt by hand. */
export const fair = {
  running:
    'Everything random in this game comes from a seed that was fixed before it began. The SHA-256 of the seed is\n`{{hash}}`\nThe seed itself is shown when the game is over.',
  over: 'Everything random in this game came from the seed\n`{{seed}}`\nIts SHA-256, of which the first table showed the beginning, is\n`{{hash}}`\nCheck it with `printf %s "$seed" | sha256sum`; `/cities export` has every move.',
};
