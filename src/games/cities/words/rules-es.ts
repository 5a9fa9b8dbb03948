import type { rules as english } from './rules-en.ts';

export const rules: typeof english = (counts) => ({
  round: {
    title: 'Una ronda',
    text:
      'En cada ronda, todos envían un trabajador a cada una de las cuatro filas –dos si sois dos– y toman lo que hay en esa casilla.\n' +
      '- Fila 1: **cartas de puntuación**. Fila 2: **losetas de ciudad**. Fila 3: **atributos**. Fila 4: **piezas de construcción**.\n' +
      '- La última casilla de cada fila guarda una sorpresa: está boca abajo y, una vez tomada, no hay vuelta atrás.\n' +
      '- Quien esté más a la derecha en la última fila recibe la **estrella** y empieza la ronda siguiente.\n' +
      'Preparas tu turno en privado; los demás lo ven cuando pulsas **Confirmar**.',
  },
  tiles: {
    title: 'Losetas',
    text:
      'Una loseta tiene cuatro casillas: agua, parque o solar de un color. Va lado con lado con otra de las tuyas, girada como quieras.\n' +
      'Tu barrio crece hasta 3 por 3 losetas como mucho (3 por 5 en la partida larga). Hay que colocarla.',
  },
  features: {
    title: 'Atributos',
    text:
      '- **Delfín, velero, ferri y faro** van en el agua; **árbol, fuente, quiosco y carrusel**, en un parque; uno por casilla.\n' +
      '- Cada zona de agua y cada parque paga por los atributos distintos que contiene: 1, 3, 6 o 10 puntos por uno a cuatro tipos.\n' +
      '- Un **monumento** va en un solar sin piezas y da 2 puntos.\n' +
      '- El **solar de cualquier color** también va allí: desde entonces admite un edificio de cualquier color. Mientras está vacío cuenta como solar de todos los colores.\n' +
      `- Cuántos hay: ${counts}.\n` +
      'Lo que no puedas o no quieras colocar se descarta.',
  },
  pieces: {
    title: 'Edificios',
    text:
      'Una pieza empieza un edificio en un solar de su color o añade una planta a uno de su color, hasta 4.\n' +
      'En un solar de cualquier color, la primera pieza decide el color. Lo que no coloques se descarta.',
  },
  cards: {
    title: 'Cartas de puntuación',
    text:
      'Cada carta paga por algo de tu barrio, cada vez que aparece, al final de la partida. En la imagen se iluminan las casillas que la cumplen.\n' +
      'Cuando una carta pide varios edificios juntos, dice si un edificio puede estar en varios de esos grupos o cuenta una vez.',
  },
  goals: {
    title: 'Logros',
    text:
      'Cada ciudad tiene tres logros. Si al acabar tu turno cumples uno, es tuyo al momento, con el valor más alto que quede libre: quien llega antes gana más.\n' +
      'Cada jugador puede recibir cada logro una vez. El anillo se queda, aunque después ya no lo cumplas.',
  },
  end: {
    title: 'El final',
    text:
      'La partida acaba tras la última ronda (la mesa dice cuál). Dan puntos los logros, las zonas de agua, los parques, los monumentos y las cartas.\n' +
      'Gana quien tenga más puntos; si hay empate, quien tenga más puntos por logros; si también son iguales, se comparte la victoria.',
  },
  long: {
    title: 'La partida larga',
    text: 'Para dos: más rondas y un barrio de 3 por 5 losetas. Lo demás no cambia.',
  },
});
