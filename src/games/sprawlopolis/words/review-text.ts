const en = {
  axis: 'turn',
  round: 'Turn {{round}}',
  placed: {
    you: 'placed {{card}} at {{at}}',
    other: 'placed {{card}} at {{at}}',
    doing: 'placing {{card}} at {{at}}',
  },
  /** The same card as in the sentence before. */
  moved: 'at {{at}} it',
  turned: 'rotated, it',
  movedAndTurned: 'placed at {{at}} and rotated, it',
};

const es: typeof en = {
  axis: 'turno',
  round: 'Turno {{round}}',
  placed: { you: 'pusiste {{card}} en {{at}}', other: 'puso {{card}} en {{at}}', doing: 'poner {{card}} en {{at}}' },
  moved: 'en {{at}}',
  turned: 'girada',
  movedAndTurned: 'girada y en {{at}}',
};

export const review = { en, es };
