import type { PerLanguage } from '#i18n';

/** What a first match explains, step by step. Bold is a button, and only that. */
export const lesson = {
  en: {
    hello:
      'You build a city out of cards, with others or, like here, on your own. There’s nobody to beat, only a target to reach. Only you can see this game, and it doesn’t count for anything. You can leave whenever you like. Press **Next**.',
    conditions:
      'Three conditions say what scores and what costs points this time. Each has a number, and together they add up to the target. Press **The city** to read them. Then press **Next**.',
    city: 'A card has four blocks, one of each zone: shop, park, factory and home. All but the park have a road. Your three cards are below the city, and the one beside them comes next.',
    best: 'Pick a card by its name. Then pick a column and a row for its top left block. A number is what it scores right away. Nothing is final yet.',
    changes:
      'The picture compares before and after: each zone, the roads, each condition, and your score against the target.',
    confirm:
      'Press **Confirm** to keep the card there and draw another. Not sure? Press **Rotate** to rotate it, pick another row to move it, or press **Back** to undo.',
    groups:
      'Blocks of the same zone that share a side are a group. The largest group of each zone scores 1 point per block.',
    roads:
      'In the standard game every road costs a point, however long it is. One long road is better than three short ones. In this easier game, roads cost nothing.',
    cover:
      'A card can also cover blocks you no longer need, but it never goes under another card. Touching only at a corner isn’t enough, and gaps are fine. Pick a card, a column and a row.',
    again:
      'Press **Confirm** when you’re happy with it. A city has fifteen cards, and the last few make all the difference.',
    scores:
      'Press **Scores** to see every group, road and condition with its points, and how far you are from the target. Then press **Next**.',
    end: 'After the last card, the city is scored. With others, the start player begins with three cards and everyone else with one. Hands are passed around, and anyone can propose a move. That’s all: press **Next** and keep playing!',
  },
  es: {
    hello:
      'Construyes una ciudad de cartas, en grupo o, como aquí, en solitario. No hay rivales: solo un objetivo que alcanzar. Solo tú ves esta partida, no cuenta para nada y puedes salir cuando quieras. Pulsa **Siguiente**.',
    conditions:
      'Tres condiciones dicen qué da y qué quita puntos en esta partida. Cada una tiene un número, y los tres suman el objetivo. Pulsa **La ciudad** para leerlas. Luego pulsa **Siguiente**.',
    city: 'Una carta tiene cuatro bloques, uno de cada zona: tienda, parque, fábrica y vivienda. Todos menos el parque tienen carretera. Tus tres cartas están debajo de la ciudad; la de al lado es la siguiente.',
    best: 'Elige una carta y luego la columna y la fila donde irá su bloque de arriba a la izquierda. El número indica los puntos que da ahora. Todavía puedes cambiarlo todo.',
    changes:
      'La imagen compara el antes y el después: cada zona, las carreteras, cada condición y tus puntos frente al objetivo.',
    confirm:
      'Pulsa **Confirmar** para dejarla ahí y robar otra. ¿No te convence? **Girar** la rota media vuelta, otra fila la mueve y **Atrás** la quita.',
    groups:
      'Los bloques de una misma zona que comparten un lado forman un grupo. El mayor grupo de cada zona da 1 punto por bloque.',
    roads:
      'En el juego normal cada carretera cuesta un punto, mida lo que mida. Mejor una larga que tres cortas. En esta partida, más fácil, las carreteras no cuestan nada.',
    cover:
      'Una carta también puede tapar bloques que ya no necesitas, pero nunca va debajo de otra. No basta con tocarse en una esquina, y se pueden dejar huecos. Elige carta, columna y fila.',
    again: 'Pulsa **Confirmar** cuando te guste. Una ciudad tiene quince cartas, y las últimas deciden.',
    scores:
      'Pulsa **Puntos** para ver cada grupo, carretera y condición con sus puntos, y cuánto falta para el objetivo. Luego pulsa **Siguiente**.',
    end: 'Tras la última carta se puntúa la ciudad. En grupo, quien empieza recibe tres cartas y los demás, una. Las manos se pasan y cualquiera puede proponer jugadas. Eso es todo: pulsa **Siguiente** y ¡a jugar!',
  },
} satisfies PerLanguage<{ readonly [step: string]: string }>;
