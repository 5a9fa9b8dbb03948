import type { PerLanguage } from '#i18n';

/** What a first match explains, step by step. */
export const lesson = {
  en: {
    hello:
      'You build one city out of cards, with others or, as here, alone. There is nobody to beat but a target. Nobody sees this match, nothing in it counts, and you can leave it at any time. Press **Next**.',
    conditions:
      'Three conditions say what brings or costs points in this game. Each has a number: the three together are the **target**. To read what they say, press **More** and **The city**; then **Next**.',
    city: 'A card has four blocks, one of each zone: shop, park, factory and home, all but the park with a road across. Three cards are in your hand, below the city; the one beside them comes next.',
    best: 'The letters mark five of the best places for the chosen card, spread over the city, with what each would bring now. Choose another card by its name if you like, then press a letter: the card lies there on trial.',
    changes:
      'The grid shows what would change: each zone, the roads, each condition, and the points against the target. **Rotate** lays the card the other way up, another letter puts it elsewhere, **Back** takes it up.',
    confirm:
      'Lay the card with **Confirm**, after a letter if nothing lies there now. Then you draw back to three cards.',
    groups:
      'Blocks of one zone that touch by a side are a **group**; the largest group of each zone pays 1 point per block. **Scores** says how large these groups are now.',
    roads:
      'Every road costs a point in the standard game, however long it is: better one long road than three short ones. In this first, easier game roads cost nothing.',
    cover:
      'A card may also **cover** blocks that you no longer need; it never goes under another one, and touching by a corner is not enough. Gaps are allowed. Try it with **All places**, or take one of the letters again.',
    again: 'Lay this one, too, with **Confirm**. Fifteen cards make a city, and the last ones decide.',
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
    best: 'Las letras marcan cinco de los mejores lugares para la carta elegida, repartidos por la ciudad, con lo que daría cada uno ahora. Elige otra carta por su nombre si quieres y pulsa una letra: la carta queda allí a prueba.',
    changes:
      'La cuadrícula muestra qué cambiaría: cada zona, las carreteras, cada condición y los puntos frente al objetivo. **Girar** pone la carta al revés, otra letra la lleva a otro sitio, **Atrás** la recoge.',
    confirm:
      'Coloca la carta con **Confirmar**, tras una letra si ahora no hay ninguna. Luego robas hasta tener tres cartas.',
    groups:
      'Las manzanas de una zona que se tocan por un lado son un **grupo**; el grupo mayor de cada zona da 1 punto por manzana. **Puntos** dice qué tamaño tienen ahora esos grupos.',
    roads:
      'En el juego normal cada carretera cuesta un punto, sea lo larga que sea: mejor una larga que tres cortas. En esta primera partida, más fácil, las carreteras no cuestan nada.',
    cover:
      'Una carta también puede **tapar** manzanas que ya no necesitas; nunca va debajo de otra, y tocarse por una esquina no basta. Se pueden dejar huecos. Pruébalo con **Todos los lugares** o toma otra vez una de las letras.',
    again: 'Coloca también esta con **Confirmar**. Quince cartas hacen una ciudad, y las últimas deciden.',
    scores:
      'Pulsa **Puntos** en cualquier momento para ver todos los grupos, carreteras y condiciones con sus puntos, y cuánto falta para el objetivo. Luego pulsa **Siguiente**.',
    end: 'Ese es todo el juego: tras la última carta se puntúa la ciudad. Con más gente, quien empieza recibe tres cartas y los demás una; las manos pasan y se pueden proponer jugadas a todos. Ahora sigue como quieras.',
  },
} satisfies PerLanguage<{ readonly [step: string]: string }>;
