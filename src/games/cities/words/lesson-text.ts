import type { PerLanguage } from '#i18n';

/** What a first match explains, step by step. Bold is a button, and only that. */
export const lesson = {
  en: {
    hello:
      'You build one neighborhood, an Easy bot builds another, and the player with the most points wins. Only you can see this game, and it doesn’t count for anything. You can leave whenever you like. Press **Next**.',
    start:
      'Everyone picks a starting tile; the start player picks last. A tile has four spaces: water, park, or building land in one of four colors. Pick the one you like: you can’t go wrong.',
    board:
      'This is the board. The city’s three goals are at the top: the first player to meet one scores the most for it. Below are four rows: scoring cards, tiles, features and building pieces.',
    worker: 'On your turn you send a worker to a free space and take what’s there. Let’s start with a tile: pick one.',
    tile: 'This is your neighborhood, with a letter wherever the tile fits. A number is what it scores right away. Pick how to rotate the tile, then pick a letter. **Back** undoes a step, and **Confirm** ends your turn.',
    others:
      'The bot has sent a worker, too: you can see it on the board. The lines above say what it took. With two players, everyone sends two workers to each row. Then the round is over and the board is refilled.',
    feature:
      'Now take a feature. Boats, ferries, dolphins and lighthouses go on water; trees, kiosks, fountains and carousels in parks. Gray ones go on building land without pieces. Different features in the same water area or park score 1, 3, 6, then 10 points. An area is made of spaces that share sides, not corners.',
    piece:
      'Next, building pieces. Put a piece on land of its color to start a building. On a building of its color, it adds a floor, up to four. You can’t build on a monument. If there’s no room for a piece, you discard it.',
    card: 'Now a scoring card. At the end it scores for something in your neighborhood. Gold frames show where it already scores. **Take it** ends your turn.',
    home: 'Press **My neighborhood** to see what you’ve built, your cards, and how close you are to each goal. Its menu shows one card or goal with the spaces that count. Then press **Next**.',
    scores:
      'Press **Scores** to see where the points come from: goals, water areas, parks, monuments and cards. You get a goal as soon as you meet it at the end of a turn. The numbers on it are minimums. Then press **Next**.',
    end: 'One more thing: the last space of each row is face down. If you reveal it, you have to take it. The player farthest right in the last row gets the star and starts the next round. That’s all: press **Next** and keep playing!',
  },
  es: {
    hello:
      'Construyes un barrio, un bot fácil construye otro, y gana quien tenga más puntos. Solo tú ves esta partida, no cuenta para nada y puedes salir cuando quieras. Pulsa **Siguiente**.',
    start:
      'Cada jugador elige una loseta de inicio; quien empieza la partida elige al final. Una loseta tiene cuatro casillas: agua, parque o solar de uno de cuatro colores. Elige la que más te guste: ninguna es mala.',
    board:
      'Este es el tablero. Arriba están los tres logros de la ciudad: quien cumple uno primero gana más puntos con él. Debajo hay cuatro filas: cartas, losetas, atributos y piezas.',
    worker:
      'En tu turno envías un trabajador a una casilla libre y te llevas lo que hay. Empecemos por una loseta: elige una.',
    tile: 'Este es tu barrio, con una letra en cada lugar donde cabe la loseta. El número indica los puntos que da ahora. Elige cómo girarla y luego una letra. **Atrás** deshace un paso y **Confirmar** termina tu turno.',
    others:
      'El bot también ha enviado un trabajador. Las líneas de arriba cuentan qué se ha llevado, y su trabajador está en el tablero. Si juegan dos, cada uno envía dos trabajadores a cada fila. Luego acaba la ronda y el tablero se rellena.',
    feature:
      'Ahora toma un atributo. Los atributos dan vida a tu barrio: veleros, ferris, delfines y faros van en el agua; árboles, quioscos, fuentes y carruseles, en los parques. Los grises van en un solar sin piezas. Los atributos distintos de una misma zona de agua o parque dan 1, 3, 6 y 10 puntos. Una zona son casillas que comparten lados, no esquinas.',
    piece:
      'Ahora, piezas de construcción. Una pieza empieza un edificio en un solar de su color o añade una planta a uno de su color, hasta cuatro. Sobre un monumento no se construye, y la pieza que no cabe se descarta.',
    card: 'Ahora, una carta de puntuación. Al final da puntos por algo de tu barrio. Los marcos dorados muestran dónde los da ya. **Tomarla** termina tu turno.',
    home: 'Pulsa **Mi barrio** para ver lo que has construido, tus cartas y cuánto te falta para cada logro. En su menú puedes ver una carta o un logro por separado, con las casillas que cuentan. Luego pulsa **Siguiente**.',
    scores:
      'Pulsa **Puntos** para ver de dónde salen: logros, zonas de agua, parques, monumentos y cartas. Un logro es tuyo en cuanto terminas un turno que lo cumple, y sus números son mínimos. Luego pulsa **Siguiente**.',
    end: 'Una cosa más: la última casilla de cada fila está boca abajo. Si la revelas, te la llevas. Quien está más a la derecha en la última fila gana la estrella y empieza la ronda siguiente. Eso es todo: pulsa **Siguiente** y ¡a jugar!',
  },
} satisfies PerLanguage<{ readonly [step: string]: string }>;
