import type { PerLanguage } from '#i18n';

/** What each symbol in the pictures means, in the order of the legend. */
const en = {
  own: 'Check mark: you can build this with what you have.',
  chain: 'Chain: free, because you have the building with this symbol.',
  bank: 'Coin with a number: coins for the bank.',
  trade: 'Number with an arrow: coins for the neighbor on that side.',
  missing: 'Cross: you’re missing resources that no neighbor sells.',
  dear: 'Crossed-out coin: not enough coins.',
  has: 'Equals sign: you already have this building.',
  waiting: 'Hourglass with 2 of 3: two of three are still choosing.',
  ready: 'Green check mark: this player is ready.',
  passing: 'Cards with a number: hand size. Arrow: which way hands are passed.',
  stages: 'Boxes beside a wonder: stages, checked once built.',
  badge: 'Badge on a tower: how many cards of that color.',
  coins: 'Coins.',
  shields: 'Shields.',
  dove: 'Shield with a dove: this city sits out the next conflict.',
  military: 'Laurel on red: points from conflicts so far.',
  debt: 'Torn slip: debts. They cost points at the end.',
  science: 'Compass, gear, tablet: science. Pale: none.',
  goods: 'Square: raw material. Round: manufactured good.',
  choice: 'Resources in one bar: you get one of them each turn.',
  gives: 'Round symbol: a later building with this symbol is free.',
  each: 'Slash: for each.',
};
export type SignName = keyof typeof en;

const es: { readonly [name in SignName]: string } = {
  own: 'Marca de verificación: te basta con lo que tienes.',
  chain: 'Cadena: gratis si tienes este icono.',
  bank: 'Moneda con un número: monedas para la banca.',
  trade: 'Número con flecha: monedas para la ciudad de ese lado.',
  missing: 'Aspa: faltan recursos que nadie te vende.',
  dear: 'Moneda tachada: te faltan monedas.',
  has: 'Signo igual: ya tienes este edificio.',
  waiting: 'Reloj de arena con 2 de 3: dos de tres siguen eligiendo.',
  ready: 'Marca en verde: este jugador está listo.',
  passing: 'Cartas con un número: las de cada mano. Flecha: adónde van.',
  stages: 'Casillas junto a una maravilla: etapas. Con marca, ya construidas.',
  badge: 'Placa de una torre: cuántas cartas de ese color.',
  coins: 'Monedas.',
  shields: 'Escudos.',
  dove: 'Escudo con paloma: no entra en el próximo conflicto.',
  military: 'Laurel sobre rojo: puntos de los conflictos.',
  debt: 'Papel rasgado: deudas. Restan puntos al final.',
  science: 'Compás, engranaje y tablilla: ciencia. Apagado: no tienes ninguno.',
  goods: 'Cuadrado: materia prima. Redondo: manufactura.',
  choice: 'Varios recursos en una barra: uno cada turno.',
  gives: 'Icono redondo: da gratis otro edificio con ese icono.',
  each: 'Barra inclinada: «por cada».',
};

export const legend = { en, es } satisfies PerLanguage<{ readonly [name in SignName]: string }>;
