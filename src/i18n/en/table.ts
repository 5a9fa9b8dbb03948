export const story = {
  over: '## The game is over',
  won_one: '🏆 **{{names}}** wins!',
  won_other: '🏆 **{{names}}** win!',
  tie: '🏆 It’s a tie! **{{names}}** win!',
  points_one: '{{points}} point',
  points_other: '{{points}} points',
  now: '(now {{total}})',
  toward: '(now {{total}} of {{target}})',
  beyond: '(now {{total}}, target {{target}})',
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
  hash: '🎲 To verify the shuffle later: `{{hash}}`',
  fair: 'Verify the shuffle',
  mine: 'My turn',
  scores: 'Scores',
  rules: 'Rules',
  more: 'More',
  until: 'Time for this turn runs out <t:{{time}}:R>.',
  rematch: 'Rematch',
};

export const news = {
  undone: '↩️ **{{name}}** undid the last turn.',
  turn: '🤖 A bot played this turn for **{{name}}**.',
  late: '🤖 **{{name}}** ran out of time, so a bot played the turn.',
  seat: '🤖 A bot now plays for **{{name}}**, who can return any time.',
  left: '🚪 **{{name}}** left. A bot keeps the seat warm until they return.',
  gone: '🚪 A player left for good. A bot takes over.',
  back: '👋 **{{name}}** is back.',
  vacation: '🏖️ **{{name}}** is on vacation until <t:{{time}}:D>. Their turn timer stops until then.',
  paused:
    '⏸️ Everyone agreed to **{{name}}**’s pause: the turn timers are stopped until <t:{{time}}:f>. You can still play.',
  resumed: '▶️ The pause is over: the turn timers are running again.',
  joined: '👋 **{{name}}** took over from a bot.',
  given: '🪑 A seat changed hands: **{{name}}**.',
  first: '⭐ Your first score: {{name}}. Beat it!',
  best: 'Your best score is still {{name}}.',
  record: '🏆 Your new best score: {{name}}!',
  crowded: '🧵 This server has as many active threads as Discord allows, so we’re playing in the channel.',
  forbidden: '🧵 I can’t open a thread here, so we’re playing in the channel. I’d need {{name}}.',
};

export const more = {
  text: 'What would you like to do?',
  since: 'Since my last turn',
  undo: 'Undo',
  leave: 'Leave',
  return: 'Return',
  turn: 'Let a bot play {{name}}’s turn',
  seat: 'Give a bot {{name}}’s seat',
  sit: 'Take over from a bot',
  ask: 'Ask for an absent player’s seat',
};

export const look = {
  topic: 'Another topic',
  signs: 'What do the symbols mean?',
  example: 'This example isn’t from your game.',
  nothing: 'Nothing has happened since your last turn.',
};

/** How players can check that the shuffle was fair. */
export const fair = {
  running:
    'I picked a random seed before this game began, and it decides every shuffle. The seed’s SHA-256 is\n`{{hash}}`\nI’ll reveal the seed when the game is over.',
  over: 'This seed decided every shuffle in this game:\n`{{seed}}`\nIts SHA-256 is\n`{{hash}}`\nI posted its first characters when the game started. Check it with `printf %s "$seed" | sha256sum`. `/cities export` has every move.',
};
