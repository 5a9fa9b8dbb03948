import type { PerLanguage } from '#i18n';

/** What each symbol in the pictures means, in the order of the legend. */
const en = {
  sums: 'Numbers in the header: points from goals, water, parks, monuments and cards, in this order.',
  height: 'Badge on a building: how many floors it has. Its shape stands for the color.',
  formula: '1×4 on a card: 1 point, found 4 times. The box shows what the card is worth now.',
  room: 'Dashed card: room for another scoring card.',
  spot: 'Dashed worker: a free space. Your worker takes everything there.',
  stack: 'Number under a row’s icon: how many are left to draw.',
  workers: 'Workers under a row’s icon: yours for that row. Dashed: already sent.',
  coin: 'Coin on a goal: points for the next player who meets it.',
  medal: 'Coin in a ring: claimed by the player with that letter.',
  star: 'Star: goes first in the next round.',
  bag: 'Bag: random building pieces.',
  back: 'Question mark: face down until you take it.',
  any: 'Frame with four shapes: a building of any color can start here.',
  slot: 'Dashed square: room for a tile.',
  fresh: 'Pink frame: what just changed. +1 in pink: a new floor.',
  letter: 'Gold letter: a spot you can pick. Pink: the one selected.',
  gain: 'Number with a plus: points you’d gain there.',
};
export type SignName = keyof typeof en;

const es: { readonly [name in SignName]: string } = {
  sums: 'Números de la cabecera: puntos por logros, agua, parques, monumentos y cartas.',
  height: 'Placa de un edificio: cuántas plantas tiene. La forma indica el color.',
  formula: '1×4 en una carta: 1 punto, 4 veces. Recuadro: lo que vale ahora.',
  room: 'Carta punteada: sitio para otra carta.',
  spot: 'Trabajador punteado: casilla libre. Te llevas todo lo que hay.',
  stack: 'Número bajo el icono de una fila: cuántos quedan por sacar.',
  workers: 'Peones debajo: trabajadores que aún debes enviar a esa fila. Punteados, los ya enviados.',
  coin: 'Moneda de un logro: puntos para el próximo que lo consiga.',
  medal: 'Moneda con anillo: ya es de quien lleva esa letra.',
  star: 'Estrella: empieza la próxima ronda.',
  bag: 'Bolsa: piezas de construcción al azar.',
  back: 'Interrogación: boca abajo hasta que lo tomes.',
  any: 'Marco con cuatro formas: cabe un edificio de cualquier color.',
  slot: 'Cuadrado punteado: sitio para una loseta.',
  fresh: 'Marco rosa: lo que acaba de cambiar. +1: una planta nueva.',
  letter: 'Letra dorada: un lugar posible. Rosa: el elegido.',
  gain: 'Número con un +: puntos que ganarías ahí.',
};

export const legend = { en, es } satisfies PerLanguage<{ readonly [name in SignName]: string }>;
