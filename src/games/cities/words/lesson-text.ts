import type { PerLanguage } from '#i18n';

/** What a first match explains, step by step. */
export const lesson = {
  en: {
    hello:
      'You build a neighborhood, an easy computer builds another one, and the most points win. Nobody sees this match, nothing in it counts, and you can leave it at any time. Press **Next**.',
    start:
      'First everyone chooses a start tile, the start player last. A tile has four spaces: water, park, or building land in one of four colors. Press the one you like best: you can’t go wrong.',
    board:
      'This is the board. The three goals of the city are on top; whoever fulfills one first gets most for it. Below are four rows of four spaces: scoring cards, tiles, features, building pieces. The buttons lie as the spaces do.',
    worker:
      'On your turn you send a worker to a free space and take what lies there. Begin with the second row, the **tiles**: press a free space of it.',
    tile: 'Your neighborhood, with a letter in every place where the tile fits. Press one, turn the tile if you like, and end your turn with **Confirm**. **Back** undoes a step: nothing is fixed before.',
    others:
      'The computer has sent its worker, too: the lines above tell what it took, and its hat stands on the board. With two players everyone has two workers for each row in a round; then the board is filled anew.',
    feature:
      'Now take a **feature**, from the third row. Boats, ferries, dolphins and lighthouses go on water; trees, kiosks, fountains and carousels into parks; gray ones on building land without pieces. Different ones in the same water area or park pay 1, 3, 6, then 10 points; an area is what shares sides, not corners. Nothing is ever built on a monument.',
    piece:
      'And **building pieces**, from the fourth row. A piece begins a building on land of its color, or makes one of its color higher, up to four. What fits nowhere is dropped.',
    card: 'Take a **scoring card**, from the first row. It pays at the end for something in your neighborhood; gold frames show where it pays already, and **Take it** ends the turn.',
    home: 'Press **My neighborhood** to see what you have built, with your cards and how far you are with each goal. Its menu shows a card or a goal alone, with the spaces that count. Then press **Next**.',
    scores:
      'Press **Scores** at any time to see where the points come from: goals, water areas, parks, monuments and cards. A goal is yours at once when you end a turn that fulfills it; its numbers are minimums.',
    end: 'One thing more: the last space of each row lies face down, and once it is turned up you must take it. Whoever stands furthest to the right in the last row has the star and begins the next round. Now play on as you like.',
  },
  es: {
    hello:
      'Tú construyes un barrio, un ordenador novato construye otro, y gana quien tiene más puntos. Nadie ve esta partida, nada cuenta en ella y puedes salir cuando quieras. Pulsa **Siguiente**.',
    start:
      'Primero cada cual elige una loseta de inicio; quien empieza la partida, al final. Una loseta tiene cuatro casillas: agua, parque o solar de uno de cuatro colores. Pulsa la que más te guste: ninguna es mala.',
    board:
      'Este es el tablero. Arriba están los tres logros de la ciudad; quien cumple uno primero recibe más por él. Debajo hay cuatro filas de cuatro casillas: cartas, losetas, atributos y piezas. Los botones están en el mismo orden que las casillas.',
    worker:
      'En tu turno envías un trabajador a una casilla libre y tomas lo que hay en ella. Empieza por la segunda fila, la de las **losetas**: pulsa una casilla libre.',
    tile: 'Tu barrio, con una letra en cada lugar donde cabe la loseta. Pulsa una, gira la loseta si quieres y acaba el turno con **Confirmar**. **Atrás** deshace un paso: nada es definitivo antes.',
    others:
      'El ordenador también ha enviado su trabajador: las líneas de arriba cuentan qué ha tomado, y su sombrero está en el tablero. Con dos personas cada cual tiene dos trabajadores por fila en cada ronda; luego el tablero se llena de nuevo.',
    feature:
      'Toma ahora un **atributo**, de la tercera fila. Veleros, ferris, delfines y faros van al agua; árboles, quioscos, fuentes y carruseles, a los parques; los grises, a un solar sin piezas. Los distintos en la misma zona de agua o parque dan 1, 3, 6 y 10 puntos; una zona es lo que comparte lados, no esquinas. Sobre un monumento nunca se construye.',
    piece:
      'Y **piezas de construcción**, de la cuarta fila. Una pieza empieza un edificio en un solar de su color o sube uno de su color, hasta cuatro. Lo que no cabe se descarta.',
    card: 'Toma una **carta de puntuación**, de la primera fila. Paga al final por algo de tu barrio; los marcos dorados muestran dónde paga ya, y **Tomarla** acaba el turno.',
    home: 'Pulsa **Mi barrio** para ver lo que has construido, con tus cartas y cuánto te falta para cada logro. Su menú muestra una carta o un logro a solas, con las casillas que cuentan. Luego pulsa **Siguiente**.',
    scores:
      'Pulsa **Puntos** en cualquier momento para ver de dónde vienen los puntos: logros, zonas de agua, parques, monumentos y cartas. Un logro es tuyo al momento cuando acabas un turno que lo cumple; sus números son mínimos.',
    end: 'Una cosa más: la última casilla de cada fila está boca abajo, y una vez descubierta hay que quedársela. Quien está más a la derecha en la última fila tiene la estrella y empieza la ronda siguiente. Ahora sigue como quieras.',
  },
} satisfies PerLanguage<{ readonly [step: string]: string }>;
