import type { PerLanguage } from '#i18n';

/** What each symbol in the pictures means, in the order of the legend. */
const en = {
  group: 'Number beside a zone: blocks in its largest group, 1 point each.',
  tag: 'The same number in the city: it marks that group.',
  rim: 'Gold outline: blocks of one of the largest groups.',
  roads: 'Number beside the road: what all roads cost, 1 point each.',
  dead: 'Circle with a green middle: the road ends inside the city.',
  number: 'Coin on a condition: its number. The three add up to the target.',
  formula: '1×8 on a condition: 1 point, found 8 times. The box shows what it scores.',
  loss: 'White box: it costs points.',
  fresh: 'Pink frame: the newest card.',
  free: 'Gold corner: the top left block of the card can go here.',
  letter: 'Gold letter: one of the best spots, with the points it scores. Pink: the one selected.',
  turned: 'Arrows and ½: the card is rotated by half a turn.',
  hidden: 'Cards with a number: how many this player has.',
  star: 'Star: points so far, and the target after the slash.',
};
export type SignName = keyof typeof en;

const es: { readonly [name in SignName]: string } = {
  group: 'Número junto a una zona: bloques de su mayor grupo, 1 punto cada uno.',
  tag: 'El mismo número en la ciudad: señala ese grupo.',
  rim: 'Borde dorado: el bloque es de uno de los grupos más grandes.',
  roads: 'Número junto a la carretera: lo que cuestan todas, 1 punto cada una.',
  dead: 'Círculo con centro verde: la carretera acaba dentro de la ciudad.',
  number: 'Moneda de una condición: su número. Los tres suman el objetivo.',
  formula: '1×8 en una condición: 1 punto, 8 veces. En el recuadro, lo que da.',
  loss: 'Recuadro blanco: resta puntos.',
  fresh: 'Marco rosa: la carta más reciente.',
  free: 'Esquina dorada: aquí puede ir el bloque superior izquierdo de la carta.',
  letter: 'Letra dorada: uno de los mejores lugares y los puntos que da. Rosa: el elegido.',
  turned: 'Flechas y ½: la carta está girada media vuelta.',
  hidden: 'Cartas con un número: cuántas tiene este jugador.',
  star: 'Estrella: puntos hasta ahora y, tras la barra, el objetivo.',
};

export const legend = { en, es } satisfies PerLanguage<{ readonly [name in SignName]: string }>;
