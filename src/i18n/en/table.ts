export const story = {
  over: '## The game is over',
  won_one: '🏆 **{{names}}** wins!',
  won_other: '🏆 **{{names}}** share the victory!',
  points_one: '{{points}} point',
  points_other: '{{points}} points',
  met: '{{points}} (target {{target}})',
  reached_one: '🎉 You did it! **{{points}}**, {{count}} more than you needed.',
  reached_other: '🎉 You did it! **{{points}}**, {{count}} more than you needed.',
  exact: '🎉 You did it! **{{points}}**, exactly what you needed.',
  missed_one: 'So close! **{{points}}**, just {{count}} short of {{target}}.',
  missed_other: '**{{points}}**, {{count}} short of the {{target}} you needed.',
  reason: '{{text}} – *{{reason}}*',
  built: '🏙️ Your city is worth **{{points}}**. Well built!',
};

/** The line of a player at the end of a game. */
export const ending = {
  first_one: '✨ First game of {{game}} for **{{name}}**: {{count}} point!',
  first_other: '✨ First game of {{game}} for **{{name}}**: {{count}} points!',
  best_one: '⭐ A personal best for **{{name}}**: {{count}} point, {{by}} more than ever before!',
  best_other: '⭐ A personal best for **{{name}}**: {{count}} points, {{by}} more than ever before!',
  comeback_one: '💪 **{{name}}** was {{count}} point behind halfway through. What a comeback!',
  comeback_other: '💪 **{{name}}** was {{count}} points behind halfway through. What a comeback!',
  close_one: '🔥 **{{name}}** won by a single point, the closest finish yet!',
  close_other: '🔥 **{{name}}** won by {{count}} points, the closest finish yet!',
  narrow_one: '🔥 **{{name}}** was a single point short, the closest finish yet.',
  narrow_other: '🔥 **{{name}}** was {{count}} points short, the closest finish yet.',
  up: '📈 **{{name}}** is rated {{rating}} now, up {{count}}.',
  down: '📉 **{{name}}** is rated {{rating}} now, down {{count}}.',
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
  vacation: '🏖️ **{{name}}** is on vacation until <t:{{time}}:D>. Their clock stops until then.',
  paused: '⏸️ Everyone agreed to **{{name}}**’s pause: the clocks are stopped until <t:{{time}}:f>. You can still play.',
  resumed: '▶️ The pause is over: the clocks are running again.',
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
  signs: 'What do the signs mean?',
  example: 'An example, not from your game.',
  nothing: 'Nothing has happened since your last turn.',
};

/** How anybody can check that nothing was dealt by hand. */
export const fair = {
  running:
    'Everything random in this game comes from a seed that was fixed before it began. The SHA-256 of the seed is\n`{{hash}}`\nThe seed itself is shown when the game is over.',
  over: 'Everything random in this game came from the seed\n`{{seed}}`\nIts SHA-256, of which the first table showed the beginning, is\n`{{hash}}`\nCheck it with `printf %s "$seed" | sha256sum`; `/cities export` has every move.',
};
