import type { rules as english } from './en-rules.ts';

export const rules: typeof english = {
  round: {
    title: 'Una ronda',
    text:
      'Cada cual construye su propia ciudad, todos a la vez y con las mismas losetas. En cada ronda se descubre una loseta: la colocas en tu ciudad y después puedes poner o mover un turista.\n' +
      '- Sin prisa: construyes en privado, paso a paso, y puedes deshacer hasta que pulses **Confirmar**.\n' +
      '- Nadie ve lo que han construido los demás en esta ronda hasta que todos terminan.\n' +
      '- Se barajan 24 losetas y se apartan 8 sin verlas. **Las losetas son de diseño propio**, no las del juego impreso: todas las mezclas de atracción, parque, terraza y agua con dos iguales como mucho.',
  },
  start: {
    title: 'El comienzo',
    text:
      'Primero todos colocan las mismas tres losetas iniciales, giradas como quieran.\n' +
      'Cada una debe tocar otra por una esquina y ninguna puede tocar otra por un lado. Aún no llega ningún turista.',
  },
  placing: {
    title: 'Colocar una loseta',
    text:
      'Una loseta tiene cuatro casillas y se puede girar. Debe tocar tu ciudad por un lado o por una esquina; basta una esquina y nada tiene que coincidir.\n' +
      'Tu ciudad nunca mide más de 4 losetas de ancho ni de alto. Las casillas del mismo tipo que se tocan por un lado forman una **zona** de atracciones o de parques; las esquinas no las unen. Una atracción grande cuenta como dos casillas.',
  },
  tourists: {
    title: 'Turistas',
    text:
      'Tienes 7 turistas. Tras colocar una loseta puedes hacer una de estas cosas, o ninguna:\n' +
      '- **Poner** uno nuevo en una casilla de la loseta que acabas de colocar.\n' +
      '- **Saltar**: uno de cualquier lugar de tu ciudad pasa a esa loseta.\n' +
      '- **Caminar**: uno avanza una sola casilla en cualquiera de las ocho direcciones.\n' +
      'Nunca al agua y nunca dos en la misma casilla. Un turista no vuelve nunca a la reserva.',
  },
  level1: {
    title: 'Nivel 1: fácil',
    text:
      'Al final, cada turista en una atracción o en un parque da 1 punto por cada casilla de esa zona.\n' +
      'Si hay varios turistas en una zona, solo puntúa uno. Las zonas sin turista y los turistas en terrazas no dan nada.',
  },
  level2: {
    title: 'Nivel 2: dilema',
    text:
      'Como el nivel 1 y, además, un turista en una **terraza** da 1 punto por cada casilla de agua que ve: en línea recta hacia arriba, abajo, izquierda y derecha, hasta donde el agua siga sin interrupción.\n' +
      'Varios turistas pueden mirar la misma agua; cuenta para cada uno.',
  },
  level3: {
    title: 'Nivel 3: rompecabezas',
    text:
      'Como el nivel 2, y más:\n' +
      '- Un turista en una **atracción** suma también cada terraza junto a la zona.\n' +
      '- Un turista en un **parque** suma también cada casilla de agua junto a la zona.\n' +
      '- Un turista en una **terraza** ve tanto agua como parques, unos detrás de otros; las atracciones y otras terrazas tapan la vista.\n' +
      'Una casilla cuenta una vez por zona o vista, pero puede contar para varias, con turista o sin él.',
  },
  end: {
    title: 'El final',
    text:
      'Tras 13 rondas, cada ciudad es un cuadrado completo de 4 por 4 losetas y se cuentan los turistas.\n' +
      'Gana quien tenga más puntos. Si hay empate, decide el mejor turista, después el segundo mejor, y así sucesivamente; si todo es igual, se comparte la victoria. A solas juegas para superar tu puntuación cada vez.',
  },
};
