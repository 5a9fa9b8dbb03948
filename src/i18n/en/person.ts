export const mine = {
  title: '## Your games',
  none: 'You play in no game. Type `/cities new` to open one.',
  playing: 'has been waiting for {{names}} since <t:{{since}}:f>',
  yours: 'has been waiting for **you** since <t:{{since}}:f>',
  lobby: 'not begun yet',
  over: 'over',
  daily: 'the daily city: `/cities daily`',
  learn: 'a lesson: `/cities learn`',
};

/** The next game that waits for somebody. */
export const next = {
  waiting: '**{{game}}** in {{channel}} has been waiting for you since <t:{{since}}:R>.',
  more_one: 'After that, {{count}} more game is waiting for you.',
  more_other: 'After that, {{count}} more games are waiting for you.',
  open: 'Go to the table',
  none: 'No game is waiting for you. Start one with `/cities new`, or build the city of the day with `/cities daily`.',
  also: '⏭️ You’re up in [{{game}}]({{link}}), too.',
};

/** What the context menus of people and messages answer. */
export const invitation = {
  public: '{{guest}}, **{{name}}** invites you to a game of {{game}}! Press **Join** to take a seat.',
  done: '{{name}} got your invitation, in this channel.',
  joined: 'You’re in! The game starts from [the lobby]({{link}}).',
};

/** Matches in which a game is explained. */
export const learn = {
  step: '### 🎓 {{number}} / {{count}}\n{{text}}',
  end: '🎓 That is all there is to explain. Play on as long as you like, or leave; `/cities new` opens a real game.',
  next: 'Next',
  leave: 'Leave the lesson',
  left: 'You have left the lesson. Type `/cities learn` to begin again, or `/cities new` to open a game.',
};

export const settings = {
  title: '## Your settings',
  hours: {
    0: 'none',
    1: 'after 1 hour',
    2: 'after 2 hours',
    4: 'after 4 hours',
    8: 'after 8 hours',
    12: 'after 12 hours',
    24: 'after 24 hours',
  },
  night: 'from {{from}}:00 to {{to}}:00',
  noNight: 'none',
  discord: 'as in Discord',
  yes: 'yes',
  no: 'no',
  form: 'Your settings',
  switches: 'For you',
  label: {
    reminders: 'Reminders',
    quiet: 'Quiet hours',
    zone: 'Time zone',
    language: 'Language',
    text: 'Pictures in words',
    hints: 'Hints in first games',
    ranked: 'In rankings',
    preselect: 'Preselect best-scoring spot',
  },
  how: 'Reminders come three times at most, each after twice the time of the one before. Other hours and time zones: `/cities settings` with the options `quiet` and `zone`.',
};

export const about = {
  title: '## Cities bot {{version}}',
  health_one: 'Running since <t:{{started}}:f> · {{count}} game · Discord answers in {{ping}} ms',
  health_other: 'Running since <t:{{started}}:f> · {{count}} games · Discord answers in {{ping}} ms',
  privacy:
    'What is kept: of each game its channel, the seats with their ids and names, and the moves; of you what you set with `/cities settings`, your best results in games for one and your ratings, which rankings show with your name, those of all servers too, unless you set it otherwise. No messages are read or kept. `/cities export` shows the game of this channel, `/cities forget` erases what is kept about you.',
};

export const forget = {
  text: 'Erase everything that is kept about you? The computer takes your seats, your settings are lost, and finished games name you as a former player.',
  yes: 'Forget me',
  done: 'Everything kept about you is erased.',
  former: 'former player',
};

const exported = {
  over: 'The whole match: seed, options and every move.',
  running: 'The match so far. The seed follows when it is over.',
};

export { exported as export };
