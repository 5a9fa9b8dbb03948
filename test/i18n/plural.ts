/** Things that are counted somewhere in the texts, one language after the other. */
const ENGLISH =
  'points|games|cards|tiles|features|pieces|buildings|places|moves|times|seats|tourists|coins|debts|shields|tokens|copies|compasses|gears|tablets|symbols|sections|parks|spaces|sides|colors|floors|lines|squares|blocks|hours|days|minutes|presses|turns|rounds|steps|players|losses|results|matches|lobbies|people';
const SPANISH =
  'puntos|partidas|cartas|losetas|atributos|piezas|edificios|lugares|jugadas|veces|asientos|turistas|monedas|deudas|escudos|fichas|copias|compases|engranajes|tablillas|símbolos|tramos|parques|casillas|lados|colores|plantas|filas|cuadrados|manzanas|horas|días|minutos|turnos|rondas|pasos|jugadores|victorias|derrotas|resultados|salas|personas';

/** "1 points", "**1** different features"; a total after "of" is none of them. */
const WRONG = new RegExp(
  `(?<![\\d.,/+−:]|\\b(?:of|de|Computer|Ordenador|#) ?)(?<!\\d)\\*{0,2}1\\*{0,2} (?:(?!(?:de|of|del|en|y|and|o|or|a|to) )\\p{L}+ )?(?:${ENGLISH}|${SPANISH})(?![\\p{L}])`,
  'gu',
);
const WRONG_VERB = /\b(?:quedan|faltan|sobran|hacen falta al menos) \*{0,2}1\*{0,2}(?![\d.,]\d|\d)/giu;

/** Where one of something is said to be many. */
export const wrongPlurals = (text: string): string[] => [
  ...(text.match(WRONG) ?? []),
  ...(text.match(WRONG_VERB) ?? []),
];
