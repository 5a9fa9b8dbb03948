export const panel = {
  places: 'Pick a spot',
  rotate: 'Rotate',
  back: 'Back',
  confirm: 'Confirm',
  turnUp: 'Reveal it',
  choose: 'What would you like to take?',
  set: 'You’re ready. You can still change your turn until everyone is ready.',
  change: 'Change it',
  fixed: 'You’ve revealed something face down, so you can only undo this if the others agree.',
  away: 'A bot is playing for you. Press **Return** whenever you like.',
};

/** What an expert bot would do. */
export const hint = {
  button: 'Hint',
  alt: 'This is a hint: nothing has been played.',
  play: 'Play this',
  take: 'Take **{{what}}**.',
  pick: 'Pick **{{what}}**.',
  scores_one: 'It scores {{count}} point now and {{why}}.',
  scores_other: 'It scores {{count}} points now and {{why}}.',
  nothing: 'It scores nothing yet but {{why}}.',
  costs_one: 'It costs {{count}} point now but {{why}}.',
  costs_other: 'It costs {{count}} points now but {{why}}.',
  it: 'It {{purpose}}.',
  solid: 'leaves you better off than anything else',
  confirm: 'It’s good as it is: press **Confirm**.',
  keep: 'It’s good as it is: press **Save plan**.',
  planned: '-# This assumes it’s your turn right now.',
  others: '-# It’s **{{name}}**’s turn, so this hint is for them.',
};

/** Moves that are only talked about. */
export const propose = {
  button: 'Propose',
  post: 'Show everyone',
  done: 'Posted in the channel. Nothing has been played.',
  agree: 'Agree',
  object: 'Disagree',
  play: 'Play this',
  change: 'Change it',
  agreed: 'Agreed: {{names}} ({{count}} of {{all}})',
  against: 'Against: {{names}}',
  changed: 'The city has changed.',
  played: '✅ {{name}} played this.',
};

/** Turns that are planned before they come. */
export const plan = {
  title: '**Plan** – it’s {{name}}’s turn. Only you can see this.',
  choose: 'What would you do if it were your turn?',
  closed: 'Your plan: **{{what}}**',
  hidden: 'Anything face down is only revealed when you play this.',
  keep: 'Save plan',
  revise: 'Change',
  drop: 'Delete plan',
  dropped: 'Plan deleted.',
  kept: '**Plan saved.**',
  alone: 'Play automatically',
  wait: 'Ask me first',
  waits: 'When it’s your turn, press **My plan**.',
  itself: 'I’ll play it on your turn if it still works.',
  come: 'It’s your turn, and your plan still works! Play it here, or do something else at [the table]({{link}}).',
  gone: '**This plan isn’t needed anymore.** See what happened at [the table]({{link}}).',
  button: 'My plan',
  pill: 'Plan',
  alt: 'This is only a plan.',
  open: 'Plan my turn',
  lost: 'Your plan no longer works. {{why}}',
  rest: 'Still left from your plan:',
};
