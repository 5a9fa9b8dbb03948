import type * as english from '../en/daily.ts';

export const daily: typeof english.daily = {
  title:
    '### 📅 La ciudad del día {{day}}: {{game}}\nLa misma para todos aquí, un solo intento. Nadie la ve antes de que acabe el día, <t:{{ends}}:R>; `/cities diaria` te devuelve a ella.',
  begun: '-# 📅 La ciudad del día {{day}}: {{game}}, hasta las <t:{{ends}}:t>',
  done: '### 📅 Tu ciudad del día {{day}} está construida\nNadie la ve antes de que acabe el día, <t:{{ends}}:R>.',
  again_one: 'Ya has construido la ciudad de hoy: **{{count}}** punto. La siguiente llega <t:{{ends}}:R>.',
  again_other: 'Ya has construido la ciudad de hoy: **{{count}}** puntos. La siguiente llega <t:{{ends}}:R>.',
  built_one: '🏙️ **{{name}}** ha construido la ciudad del día: **{{count}}** punto.',
  built_other: '🏙️ **{{name}}** ha construido la ciudad del día: **{{count}}** puntos.',
  name: 'La ciudad del día',
  same: 'en privado, igual para todos, un solo intento',
  resultTitle: 'La ciudad del {{date}}',
  cityOf: 'La ciudad de {{name}}',
  wins_one: 'gana el día',
  wins_other: 'comparten el día',
  reached_one: '{{met}} de {{count}} llegó a {{target}}',
  reached_other: '{{met}} de {{count}} llegaron a {{target}}',
  cities_one: 'se construyó {{count}} ciudad',
  cities_other: 'se construyeron {{count}} ciudades',
  next: 'Siguiente: {{game}}',
  alt: 'La ciudad del {{date}}: {{game}}.',
  winner: '**{{names}}** {{wins}}: **{{total}}**',
  mine: 'Mi resultado',
  best: 'La mejor',
  own: 'La mía',
  yours: '### 📅 Tu ciudad del {{date}}: {{game}}',
  placed: 'Puesto **{{place}}** de {{count}}',
  sealed: 'Lo de los demás se abre <t:{{ends}}:R>.',
  barred: 'Ya has tenido tu intento con la ciudad de hoy. La siguiente llega <t:{{ends}}:R>.',
  bestOf: '### 📅 La mejor ciudad del {{date}}: {{game}}',
  morning:
    '### 📅 La ciudad del día {{day}}: {{game}}\nLa misma para todos aquí, cada cual a solas y en privado, un solo intento, hasta las <t:{{ends}}:t>.\n-# 🎲 Mezcla limpia: `{{hash}}`',
  play: 'Jugar',
  result: '### 📅 La ciudad del día {{day}}: {{game}}',
  row: '{{place}}. **{{name}}** – **{{total}}**',
  streak_one: '{{count}} día seguido',
  streak_other: '{{count}} días seguidos',
  seed: '🎲 La semilla era `{{seed}}`; su SHA-256 es `{{hash}}`.',
};

export const server: typeof english.server = {
  title: '## Este servidor',
  on: 'La ciudad del día se anuncia en {{channel}}. Sus días empiezan a medianoche en **{{zone}}**.',
  off: 'La ciudad del día no se anuncia en ningún sitio; `/cities diaria` la juega igualmente. Sus días empiezan a medianoche en **{{zone}}**.',
  where: { on: 'anunciarla', off: 'en ninguno' },
  how: '`/cities servidor` con `canal` la anuncia allí, con `diaria` en el canal donde lo escribes, en tu idioma; `zona` fija la zona horaria.',
};
