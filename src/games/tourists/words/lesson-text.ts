import type { PerLanguage } from '#i18n';

/** What a first match explains, step by step. */
export const lesson = {
  en: {
    hello:
      'Everyone builds a city of their own with the same tiles, all at the same time; here it is you and an easy computer. Nobody sees this match, nothing in it counts, and you can leave it at any time. Press **Next**.',
    start:
      'The city begins with three starting tiles. The letters mark where this one may lie: press one. The four angles turn it.',
    starts:
      'The starting tiles touch at corners, never at sides. Lay the others as well, then press **Confirm**. **Back** undoes a step: nothing is fixed before.',
    fields:
      'From now on a tile is turned up each round, the same for all. It has four fields: attractions in gold, parks, terraces and water. The lines above tell what has happened and which of the 13 rounds this is.',
    tile: 'Lay the tile of this round: it must touch your city at a side or a corner, and the city never grows beyond 4 by 4 tiles. Each letter says what it scores right away; press the one you like.',
    tourist:
      'Now a tourist may come. A **new** one goes to a field of the tile you have just laid; or one **jumps** there, or **walks** a step, or **nobody moves**. You have seven for the whole game. Choose what you like.',
    confirm:
      'End the round with **Confirm**. What the others have built is shown when everybody is done; computers are quick.',
    zones:
      'Fields of one kind that meet at a side are a **zone**. A tourist in a zone of attractions or of parks pays 1 point for each field of it at the end; of several in one zone only one pays. So let zones grow in which somebody stands already.',
    home: 'Press **My city** to see it large, with what every tourist pays now. **More** shows all cities. Then press **Next**.',
    again: 'Build another round: a tile, a tourist or none, **Confirm**. Try to make a zone larger.',
    scores:
      'Press **Scores** at any time to see what attractions, parks and terraces have brought so far. In the levels beyond this one terraces look out over water, and more. Then press **Next**.',
    end: 'After 13 rounds every city is full and the tourists are counted. That is the whole game. Now play on as you like.',
  },
  es: {
    hello:
      'Cada cual construye su propia ciudad con las mismas losetas, todos a la vez; aquí sois tú y un ordenador fácil. Nadie ve esta partida, nada cuenta en ella y puedes salir cuando quieras. Pulsa **Siguiente**.',
    start:
      'La ciudad empieza con tres losetas iniciales. Las letras marcan dónde puede ir esta: pulsa una. Con los cuatro ángulos la giras.',
    starts:
      'Las losetas iniciales se tocan por las esquinas, nunca por los lados. Coloca también las demás y pulsa **Confirmar**. **Atrás** deshace un paso: nada es definitivo antes.',
    fields:
      'A partir de ahora cada ronda se descubre una loseta, la misma para todos. Tiene cuatro casillas: atracciones en dorado, parques, terrazas y agua. Las líneas de arriba cuentan qué ha pasado y cuál de las 13 rondas es esta.',
    tile: 'Coloca la loseta de esta ronda: debe tocar tu ciudad por un lado o una esquina, y la ciudad nunca pasa de 4 por 4 losetas. Cada letra dice los puntos que da ya; pulsa la que más te guste.',
    tourist:
      'Ahora puede venir un turista. Uno **nuevo** va a una casilla de la loseta que acabas de colocar; o uno **salta** a ella, o **camina** una casilla, o **nadie se mueve**. Tienes siete para toda la partida. Elige lo que quieras.',
    confirm:
      'Acaba la ronda con **Confirmar**. Lo que han construido los demás se muestra cuando todos acaban; los ordenadores son rápidos.',
    zones:
      'Las casillas de un tipo que se tocan por un lado son una **zona**. Un turista en una zona de atracciones o de parques da al final 1 punto por cada casilla de ella; de varios en una zona solo puntúa uno. Haz crecer las zonas donde ya hay alguien.',
    home: 'Pulsa **Mi ciudad** para verla en grande, con lo que da ahora cada turista. **Más** muestra todas las ciudades. Luego pulsa **Siguiente**.',
    again: 'Construye otra ronda: una loseta, un turista o ninguno, **Confirmar**. Intenta agrandar una zona.',
    scores:
      'Pulsa **Puntos** en cualquier momento para ver lo que han dado hasta ahora las atracciones, los parques y las terrazas. En los niveles siguientes las terrazas miran al agua, y más. Luego pulsa **Siguiente**.',
    end: 'Tras 13 rondas todas las ciudades están llenas y se cuentan los turistas. Ese es todo el juego. Ahora sigue como quieras.',
  },
} satisfies PerLanguage<{ readonly [step: string]: string }>;
