import type { PerLanguage } from '#i18n';

/** What a first match explains, step by step. */
export const lesson = {
  en: {
    hello:
      'You build one city out of cards, with others or, as here, alone. There is nobody to beat but a target. Nobody sees this match, nothing in it counts, and you can leave it at any time. Press **Next**.',
    conditions:
      'Three conditions say what brings or costs points in this game. Each has a number: the three together are the **target**. To read what they say, press **More** and **The city**; then **Next**.',
    city: 'A card has four blocks, one of each zone: shop, park, factory and home, all but the park with a road across. Three cards are in your hand, below the city; the one beside them comes next.',
    best: 'Pick a card by its name, then the column and row of its upper left block. Each row says what it scores right away. Nothing is final yet: press one and see.',
    changes:
      'The grid shows what would change: each zone, the roads, each condition, and the points against the target. **Rotate** turns the card, another row moves it, **Back** undoes it.',
    confirm:
      'Press **Confirm** to keep the card there. If you went back, pick a row first. Then you draw back to three cards.',
    groups:
      'Blocks of one zone that touch by a side are a **group**; the largest group of each zone pays 1 point per block. **Scores** says how large these groups are now.',
    roads:
      'Every road costs a point in the standard game, however long it is: better one long road than three short ones. In this first, easier game roads cost nothing.',
    cover:
      'A card may also **cover** blocks that you no longer need; it never goes under another one, and touching by a corner is not enough. Gaps are allowed. Pick a card, a column and a row.',
    again: 'Press **Confirm** for this one too. Fifteen cards make a city, and the last ones decide.',
    scores:
      'Press **Scores** at any time to see all groups, roads and conditions with their points, and how far it is to the target. Then press **Next**.',
    end: 'That is the whole game: after the last card the city is scored. With others, the start player gets three cards and everyone else one; hands go round, and moves can be proposed to all. Now play on as you like.',
  },
  es: {
    hello:
      'Construyes una ciudad de cartas, con más gente o, como aquí, a solas. No hay a quién ganar: solo un objetivo. Nadie ve esta partida, nada cuenta en ella y puedes salir cuando quieras. Pulsa **Siguiente**.',
    conditions:
      'Tres condiciones dicen qué da o quita puntos en esta partida. Cada una tiene un número: los tres juntos son el **objetivo**. Para leer qué dicen, pulsa **Más** y **La ciudad**; luego **Siguiente**.',
    city: 'Una carta tiene cuatro manzanas, una de cada zona: tienda, parque, fábrica y vivienda, todas salvo el parque con una carretera. Tienes tres cartas en la mano, bajo la ciudad; la de al lado es la siguiente.',
    best: 'Elige una carta por su nombre y luego la columna y la fila de su manzana superior izquierda. Cada fila dice los puntos que da ya. Aún no hay nada definitivo: pulsa una y mira.',
    changes:
      'La cuadrícula muestra qué cambiaría: cada zona, las carreteras, cada condición y los puntos frente al objetivo. **Girar** le da la vuelta, otra fila la mueve y **Atrás** lo deshace.',
    confirm:
      'Pulsa **Confirmar** para dejar la carta ahí. Si has vuelto atrás, elige antes una fila. Luego robas hasta tener tres cartas.',
    groups:
      'Las manzanas de una zona que se tocan por un lado son un **grupo**; el grupo mayor de cada zona da 1 punto por manzana. **Puntos** dice qué tamaño tienen ahora esos grupos.',
    roads:
      'En el juego normal cada carretera cuesta un punto, sea lo larga que sea: mejor una larga que tres cortas. En esta primera partida, más fácil, las carreteras no cuestan nada.',
    cover:
      'Una carta también puede **tapar** manzanas que ya no necesitas; nunca va debajo de otra, y tocarse por una esquina no basta. Se pueden dejar huecos. Elige carta, columna y fila.',
    again: 'Pulsa **Confirmar** también con esta. Quince cartas hacen una ciudad, y las últimas deciden.',
    scores:
      'Pulsa **Puntos** en cualquier momento para ver todos los grupos, carreteras y condiciones con sus puntos, y cuánto falta para el objetivo. Luego pulsa **Siguiente**.',
    end: 'Ese es todo el juego: tras la última carta se puntúa la ciudad. Con más gente, quien empieza recibe tres cartas y los demás una; las manos pasan y se pueden proponer jugadas a todos. Ahora sigue como quieras.',
  },
} satisfies PerLanguage<{ readonly [step: string]: string }>;
