/** The card in the channel that leads to a match in a thread. */
export const thread = {
  title: '### {{game}}',
  turn_one: 'It’s {{names}}’s turn.',
  turn_other: 'Still to play: {{names}}.',
  host: '{{name}} opened this game.',
  tag: { waiting: 'Waiting', running: 'Running', finished: 'Finished' },
  early: 'This game ended early.',
};
