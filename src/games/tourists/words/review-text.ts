const en = {
  axis: 'round',
  round: 'Round {{round}}',
  tile: { you: 'placed a tile at {{at}}', other: 'placed a tile at {{at}}', doing: 'placing it at {{at}}' },
  turned: 'rotating it {{degrees}}° clockwise',
  tiles: { you: 'placed tiles at {{at}}', other: 'placed tiles at {{at}}', doing: 'placing them at {{at}}' },
  otherwise: 'rotating or swapping them',
  tourist: {
    you: 'added a tourist at {{at}}',
    other: 'added a tourist at {{at}}',
    doing: 'adding a tourist at {{at}}',
  },
  jump: {
    you: 'moved a tourist from {{from}} to the new tile at {{at}}',
    other: 'moved a tourist from {{from}} to the new tile at {{at}}',
    doing: 'moving a tourist from {{from}} to the new tile at {{at}}',
  },
  walk: {
    you: 'walked a tourist from {{from}} to {{at}}',
    other: 'walked a tourist from {{from}} to {{at}}',
    doing: 'walking a tourist from {{from}} to {{at}}',
  },
  stay: { you: 'moved no tourists', other: 'moved no tourists', doing: 'moving no tourists' },
};

const es: typeof en = {
  axis: 'ronda',
  round: 'Ronda {{round}}',
  tile: { you: 'pusiste una loseta en {{at}}', other: 'puso una loseta en {{at}}', doing: 'ponerla en {{at}}' },
  turned: 'girarla {{degrees}}° a la derecha',
  tiles: { you: 'pusiste losetas en {{at}}', other: 'puso losetas en {{at}}', doing: 'ponerlas en {{at}}' },
  otherwise: 'girarlas o intercambiarlas',
  tourist: {
    you: 'trajiste un turista nuevo a {{at}}',
    other: 'trajo un turista nuevo a {{at}}',
    doing: 'traer un turista nuevo a {{at}}',
  },
  jump: {
    you: 'hiciste saltar un turista de {{from}} a {{at}}',
    other: 'hizo saltar un turista de {{from}} a {{at}}',
    doing: 'hacer saltar a un turista de {{from}} a {{at}}',
  },
  walk: {
    you: 'moviste un turista de {{from}} a {{at}}',
    other: 'movió un turista de {{from}} a {{at}}',
    doing: 'mover un turista de {{from}} a {{at}}',
  },
  stay: {
    you: 'no moviste a ningún turista',
    other: 'no movió a ningún turista',
    doing: 'no mover a ningún turista',
  },
};

export const review = { en, es };
