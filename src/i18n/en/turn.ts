export const panel = {
  places: 'Choose a place',
  rotate: 'Rotate',
  back: 'Back',
  confirm: 'Confirm',
  turnUp: 'Turn it up',
  done: 'Done.',
  set: 'Set. You can change it until the last one has confirmed.',
  change: 'Change it',
  fixed: 'Something hidden was turned up: you can’t take this back on your own.',
  over: 'Done. The game is over.',
  away: 'The computer plays for you. Press **Return** whenever you like.',
};

/** What the strongest computer would do. */
export const hint = {
  button: 'Hint',
  play: 'Play this',
  take: 'Take **{{what}}** on the table.',
  pick: 'Pick **{{what}}**.',
  scores_one: 'It scores {{count}} point now and {{why}}.',
  scores_other: 'It scores {{count}} points now and {{why}}.',
  nothing: 'It scores nothing yet but {{why}}.',
  costs_one: 'It costs {{count}} point now but {{why}}.',
  costs_other: 'It costs {{count}} points now but {{why}}.',
  it: 'It {{purpose}}.',
  solid: 'leaves you better off than anything else',
  confirm: 'It’s good as it is: press **Confirm**.',
  keep: 'It’s good as it is: press **Keep plan**.',
  planned: '-# If it were your turn now.',
  others: '-# For **{{name}}**, whose turn it is.',
};

/** Moves that are only talked about. */
export const propose = {
  button: 'Propose',
  post: 'Show it to all',
  done: 'Shown in the channel. Nothing has been played.',
  agree: 'Agree',
  object: 'Rather not',
  play: 'Play this',
  change: 'Change it',
  agreed: 'Agreed: {{names}} ({{count}} of {{all}})',
  against: 'Rather not: {{names}}',
  changed: 'The city has changed.',
  played: '✅ {{name}} has played this.',
};

/** Turns that are planned before they come. */
export const plan = {
  title: '**Plan** – it is {{name}}’s turn. Nobody else sees this, and nothing is played.',
  choose: 'What would you do if it were your turn?',
  closed: 'Planned: **{{what}}**',
  hidden: 'What lies face down is turned up when you play it.',
  keep: 'Keep plan',
  revise: 'Change',
  drop: 'Drop plan',
  dropped: 'The plan is dropped.',
  kept: '**Kept until your turn.**',
  alone: 'Play it by itself',
  wait: 'Wait for me',
  waits: 'Then the table has **My plan** for you, which plays it.',
  itself: 'It plays itself when your turn comes, if nothing it rests on has changed.',
  come: 'Your turn has come, and your plan still fits: one press plays it. For anything else go to [the table]({{link}}).',
  gone: '**This plan is done with.** What was played stands on [the table]({{link}}).',
  button: 'My plan',
  pill: 'Plan',
  alt: 'A plan, not played.',
  open: 'Plan my turn',
  lost: 'Your plan no longer fits. {{why}}',
  rest: 'This is what is left of it:',
};
