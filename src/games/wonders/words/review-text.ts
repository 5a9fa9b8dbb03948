const en = {
  axis: 'Age',
  round: 'Age {{round}}',
  build: { you: 'built {{card}}', other: 'built {{card}}', doing: 'building {{card}}', same: 'building it' },
  stage: {
    you: 'built stage {{stage}} of the wonder with {{card}}',
    other: 'built stage {{stage}} of the wonder with {{card}}',
    doing: 'building stage {{stage}} of the wonder with {{card}}',
    same: 'building stage {{stage}} of the wonder with it',
  },
  sell: { you: 'sold {{card}}', other: 'sold {{card}}', doing: 'selling {{card}}', same: 'selling it' },
  unearth: {
    you: 'built {{card}} from the discard pile',
    other: 'built {{card}} from the discard pile',
    doing: 'building {{card}} from the discard pile',
  },
  leave: {
    you: 'built nothing from the discard pile',
    other: 'built nothing from the discard pile',
    doing: 'building nothing from the discard pile',
  },
  side: { you: 'picked the {{side}} side', other: 'picked the {{side}} side', doing: 'picking the {{side}} side' },
  pay: {
    you: 'paid {{coins}} toward a loss',
    other: 'paid {{coins}} toward a loss',
    doing: 'paying {{coins}} toward it',
  },
  /** The same card, bought in another way. */
  paid: { you: '{{did}}, paying {{to}}', other: '{{did}}, paying {{to}}', doing: 'paying {{to}}' },
  to: '{{coins}} to {{name}}',
  nobody: 'neither neighbor',
};

const es: typeof en = {
  axis: 'Era',
  round: 'Era {{round}}',
  build: {
    you: 'construiste {{card}}',
    other: 'construyó {{card}}',
    doing: 'construir {{card}}',
    same: 'construir esa carta',
  },
  stage: {
    you: 'construiste la etapa {{stage}} de la maravilla con {{card}}',
    other: 'construyó la etapa {{stage}} de la maravilla con {{card}}',
    doing: 'construir la etapa {{stage}} de la maravilla con {{card}}',
    same: 'construir con esa carta la etapa {{stage}} de la maravilla',
  },
  sell: { you: 'vendiste {{card}}', other: 'vendió {{card}}', doing: 'vender {{card}}', same: 'venderla' },
  unearth: {
    you: 'construiste {{card}} del descarte',
    other: 'construyó {{card}} del descarte',
    doing: 'construir {{card}} del descarte',
  },
  leave: {
    you: 'no construiste nada del descarte',
    other: 'no construyó nada del descarte',
    doing: 'no construir nada del descarte',
  },
  side: {
    you: 'elegiste la cara de {{side}}',
    other: 'eligió la cara de {{side}}',
    doing: 'elegir la cara de {{side}}',
  },
  pay: {
    you: 'pagaste {{coins}} de una pérdida',
    other: 'pagó {{coins}} de una pérdida',
    doing: 'pagar {{coins}} de la pérdida',
  },
  paid: { you: '{{did}} y pagaste {{to}}', other: '{{did}} y pagó {{to}}', doing: 'pagar {{to}}' },
  to: '{{coins}} a {{name}}',
  nobody: 'solo con recursos propios',
};

export const review = { en, es };
