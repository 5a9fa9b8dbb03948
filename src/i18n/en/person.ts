export const mine = {
  title: '## Your games',
  none: 'You’re not in any games yet. Start one with `/cities new`.',
  playing: 'waiting for {{names}} since <t:{{since}}:f>',
  yours: '**your turn** since <t:{{since}}:f>',
  lobby: 'not started yet',
  over: 'over',
  daily: 'the daily city: `/cities daily`',
  learn: 'a lesson: `/cities learn`',
  direct: 'our direct messages',
};

/** The next game that waits for someone. */
export const next = {
  waiting: '**{{game}}** in {{channel}} has been waiting for you since <t:{{since}}:R>.',
  more_one: 'After that, {{count}} more game is waiting for you.',
  more_other: 'After that, {{count}} more games are waiting for you.',
  open: 'Go to the table',
  none: 'No game is waiting for you. Start one with `/cities new`, or play the daily city with `/cities daily`.',
  also: '⏭️ You’re up in [{{game}}]({{link}}), too.',
};

/** What the context menus of people and messages answer. */
export const invitation = {
  public: '{{guest}}, **{{name}}** has invited you to a game of {{game}}! Press **Join** to take a seat.',
  done: 'I’ve invited {{name}} here in the channel.',
  joined: 'You’re in! The game starts from [the lobby]({{link}}).',
};

/** Matches in which a game is explained. */
export const learn = {
  step: '### 🎓 {{number}} / {{count}}\n{{text}}',
  end: '🎓 That’s everything! Keep playing as long as you like. When you’re ready, start a real game with `/cities new`.',
  next: 'Next',
  leave: 'Leave the lesson',
  left: 'You’ve left the lesson. Start it again with `/cities learn`, or start a game with `/cities new`.',
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
  ways: { channel: 'in the channel', direct: 'by direct message', off: 'not at all' },
  both: '{{time}}, {{way}}',
  night: 'from {{from}}:00 to {{to}}:00',
  noNight: 'none',
  discord: 'same as Discord',
  yes: 'yes',
  no: 'no',
  form: 'Your settings',
  switches: 'For you',
  label: {
    reminders: 'Reminders',
    remind: 'Remind me',
    quiet: 'Quiet hours',
    zone: 'Time zone',
    language: 'Language',
    text: 'Picture descriptions',
    hints: 'Tips in first games',
    ranked: 'Show me in rankings',
    preselect: 'Preselect best-scoring spot',
  },
  how: 'You’ll get up to three reminders, waiting twice as long each time. To set other hours or a time zone, type `/cities settings` with `quiet` or `zone`.',
};

export const about = {
  title: '## Cities bot {{version}}',
  health_one: 'Running since <t:{{started}}:f> · {{count}} game · Discord ping {{ping}} ms',
  health_other: 'Running since <t:{{started}}:f> · {{count}} games · Discord ping {{ping}} ms',
  privacy:
    'For each game I keep the channel, the players’ ids and names, and the moves. For you I keep your settings, your best solo results and your ratings. Rankings, here and across all servers, show your name and ratings unless you turn that off in `/cities settings`. I don’t read or keep messages. `/cities export` shows this channel’s game, and `/cities forget` erases what I keep about you.',
};

export const forget = {
  text: 'Erase everything I keep about you? Bots will take over your seats, you’ll lose your settings, and finished games will show you as “former player”.',
  yes: 'Forget me',
  done: 'Everything I kept about you is erased.',
  former: 'former player',
};

const exported = {
  blocked: 'The second file has the people you’ve blocked.',
  over: 'Here’s the whole game: seed, settings and every move.',
  running: 'Here’s the game so far. You’ll get the seed when it’s over.',
};

export { exported as export };
