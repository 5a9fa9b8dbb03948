import type { PerLanguage } from '#i18n';

/** What a first match explains, step by step. */
export const lesson = {
  en: {
    hello:
      'You lead a city with a wonder; two easy computers lead those beside you. Three Ages of six turns, then the most points win. Nobody sees this match, nothing in it counts, and you can leave it at any time. Press **Next**.',
    hand: 'These are the cards of your first hand. Each shows its cost on the left, what it brings, and whether you can pay it: with goods of your own, or with coins for goods of the cities beside you. Press **Next**.',
    choose:
      'Press a card’s letter to see what it is. Then **Build** it, or build a **stage** of your wonder with it, face down, or **sell** it for 3 coins. A brown or gray card is a good beginning: it brings goods for all the turns to come.',
    ways: 'This is what you have set, and what remains of your coins. Where goods can be bought on the left or on the right, you choose the way to pay. You can choose another card until you confirm.',
    confirm:
      'Press **Confirm** when you have chosen a card. Nobody sees it before everyone is done; computers are quick.',
    passing:
      'All cards were turned up at once: the lines above tell who built what. The hands have gone on to the next city, so these are cards that somebody has left to you – and what you leave, the next one gets.',
    colors:
      'Brown and gray bring goods, blue points, yellow coins and trade, red shields, green science, and in the third Age purple guilds. Some cards make another one free later: their chain stands on them.',
    again: 'Play another turn: choose a card, say what becomes of it, **Confirm**.',
    home: 'Press **My city** to see what you have built, with your wonder and its stages. Its menu shows a card alone. Then press **Next**.',
    conflict:
      'At the end of each Age every city compares its **shields** with both neighbors: a victory pays 1, 3 or 5 points by the Age, a defeat costs 1. A few red cards at the right time are worth a lot.',
    scores:
      'Press **Scores** at any time to see where the points come from: fights, coins, wonder, blue cards, trade, science, guilds. Three equal science symbols pay nine, three different ones ten. Then press **Next**.',
    end: 'That is the whole game. With the Cities expansion there are black cards, debts and diplomacy, too: `/cities rules` tells of them. Now play on as you like.',
  },
  es: {
    hello:
      'Diriges una ciudad con una maravilla; dos ordenadores fáciles dirigen las de al lado. Tres eras de seis turnos, y gana quien tiene más puntos. Nadie ve esta partida, nada cuenta en ella y puedes salir cuando quieras. Pulsa **Siguiente**.',
    hand: 'Estas son las cartas de tu primera mano. Cada una muestra su coste a la izquierda, lo que da y si puedes pagarla: con recursos propios o con monedas por recursos de las ciudades vecinas. Pulsa **Siguiente**.',
    choose:
      'Pulsa la letra de una carta para ver qué es. Luego pulsa **Construir**, construye con ella, boca abajo, una **etapa** de tu maravilla o **véndela** por 3 monedas. Una carta marrón o gris es un buen comienzo: da recursos para todos los turnos que vienen.',
    ways: 'Esto es lo que has elegido y lo que queda de tus monedas. Si los recursos se pueden comprar a la izquierda o a la derecha, eliges cómo pagar. Puedes elegir otra carta hasta que confirmes.',
    confirm:
      'Pulsa **Confirmar** cuando hayas elegido una carta. Nadie la ve hasta que todos acaban; los ordenadores son rápidos.',
    passing:
      'Todas las cartas se han descubierto a la vez: las líneas de arriba cuentan quién ha construido qué. Las manos han pasado a la ciudad siguiente: estas son cartas que alguien te ha dejado, y lo que tú dejas lo recibe la siguiente.',
    colors:
      'Marrón y gris dan recursos; azul, puntos; amarillo, monedas y comercio; rojo, escudos; verde, ciencia; y en la tercera era hay gremios morados. Algunas cartas hacen gratis otra más adelante: su cadena está en ellas.',
    again: 'Juega otro turno: elige una carta, di qué se hace con ella y **Confirmar**.',
    home: 'Pulsa **Mi ciudad** para ver lo que has construido, con tu maravilla y sus etapas. Su menú muestra una carta a solas. Luego pulsa **Siguiente**.',
    conflict:
      'Al final de cada era, cada ciudad compara sus **escudos** con los de ambas vecinas: una victoria da 1, 3 o 5 puntos según la era; una derrota quita 1. Unas pocas cartas rojas a tiempo valen mucho.',
    scores:
      'Pulsa **Puntos** en cualquier momento para ver de dónde vienen los puntos: combates, monedas, maravilla, cartas azules, comercio, ciencia, gremios. Tres símbolos de ciencia iguales dan nueve; tres distintos, diez. Luego pulsa **Siguiente**.',
    end: 'Ese es todo el juego. Con la expansión Cities hay además cartas negras, deudas y diplomacia: `/cities reglas` habla de ellas. Ahora sigue como quieras.',
  },
} satisfies PerLanguage<{ readonly [step: string]: string }>;
