import type { PerLanguage } from '#i18n';

/** What each symbol in the pictures means, in the order of the legend. */
const en = {
  attraction: 'Yellow ground with a building: an attraction.',
  park: 'Green with a tree: a park.',
  terrace: 'Red checks with a parasol: a terrace.',
  water: 'Blue with waves: water.',
  stock: 'Tourist with a number: how many are left to place.',
  points: 'Number over a tourist: the points it scores now.',
  head: 'Head on a space: a tourist in a small city.',
  badge: 'Hat with a number: a tourist in a finished city and what it scored.',
  zone: 'Outline in your color: a zone with your tourist. Every space in it scores.',
  beside: 'Plus on an outline: a neighboring space that also scores.',
  seen: 'Dots: spaces a tourist on a terrace sees and scores.',
  waiting: 'Hourglass with 2 of 4: two of four are still building.',
  ready: 'Check mark: this player is ready.',
  back: 'Face-down tile: already placed. Everyone sees it when the round ends.',
  round: 'Yellow bar: the best round so far. Below it, which round it was.',
  slot: 'Dashed square: room for a tile.',
  fresh: 'Pink frame: what the last round changed.',
  letter: 'Gold letter: a spot you can pick. Pink: the one selected.',
};
export type SignName = keyof typeof en;

const es: { readonly [name in SignName]: string } = {
  attraction: 'Suelo amarillo con un edificio: una atracción.',
  park: 'Verde con un árbol: un parque.',
  terrace: 'Cuadros rojos con sombrilla: una terraza.',
  water: 'Azul con olas: agua.',
  stock: 'Turista con un número: cuántos quedan por poner.',
  points: 'Número sobre un turista: los puntos que da ahora.',
  head: 'Cabeza en una casilla: un turista en una ciudad pequeña.',
  badge: 'Sombrero con un número: un turista en una ciudad terminada y lo que dio.',
  zone: 'Borde de tu color: una zona con tu turista. Cada casilla puntúa.',
  beside: 'Un + en un borde: una casilla contigua que también puntúa.',
  seen: 'Puntitos: casillas que un turista ve desde una terraza y que puntúan.',
  waiting: 'Reloj de arena: sigue construyendo. 2 de 4: aún construyen dos de cuatro jugadores.',
  ready: 'Marca de verificación: este jugador ya está listo.',
  back: 'Loseta boca abajo: ya está puesta. Se verá al acabar la ronda.',
  round: 'Barra amarilla: la mejor ronda hasta ahora. Debajo, qué ronda fue.',
  slot: 'Cuadrado punteado: lugar para una loseta.',
  fresh: 'Marco rosa: lo que cambió en la última ronda.',
  letter: 'Letra dorada: un lugar que puedes elegir. Rosa: el elegido.',
};

export const legend = { en, es } satisfies PerLanguage<{ readonly [name in SignName]: string }>;
