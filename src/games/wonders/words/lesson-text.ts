import type { PerLanguage } from '#i18n';

/** What a first match explains, step by step. Bold is a button, and only that. */
export const lesson = {
  en: {
    hello:
      'You lead a city and build its wonder. Easy bots lead the cities on both sides of yours. There are three Ages of six turns, and the player with the most points wins. Only you can see this game, and it doesn’t count for anything. You can leave whenever you like. Press **Next**.',
    hand: 'This is your hand. Each card shows what it costs, what it does, and whether you can pay for it: with your own resources, or by buying from the cities beside you.',
    choose:
      'Pick a card to read what it does. Then build it, use it to build a stage of your wonder, or sell it for 3 coins. Brown and gray cards are a good start: they make resources every turn from now on.',
    ways: 'This is what you picked, and the coins you keep. If both neighbors sell what you need, you choose who to pay.',
    confirm:
      'Press **Confirm**, or **Back** for another card. Nobody sees what you picked until everyone is ready. Bots are quick.',
    passing:
      'Everyone revealed their card at once: the lines above say who built what. Then everyone passed their hand on. These cards come from a neighbor, and the ones you don’t pick go to the next.',
    colors:
      'Brown and gray cards make resources, blue ones score points, and yellow ones are about coins and trade. Red ones have shields, green ones science, and Age III adds purple guilds. Some cards make another one free later: both show the same symbol.',
    again: 'Play another turn: pick a card, decide what to do with it, and press **Confirm**.',
    home: 'Press **My city** to see what you’ve built, with your wonder and its stages. Its menu shows one card. Then press **Next**.',
    conflict:
      'At the end of each Age, every city compares shields with both neighbors. A win scores 1, 3 or 5 points, depending on the Age, and a loss costs 1. A few red cards at the right time go a long way.',
    scores:
      'Press **Scores** to see where the points come from. Science grows fastest: three of the same symbol score 9, three different ones 10. Then press **Next**.',
    end: 'That’s the whole game. The Cities expansion adds black cards, debts and diplomacy: `/cities rules` explains them. Press **Next** and keep playing!',
  },
  es: {
    hello:
      'Diriges una ciudad y construyes su maravilla. Dos bots fáciles dirigen las ciudades de al lado. Hay tres eras de seis turnos y gana quien tenga más puntos. Solo tú ves esta partida, no cuenta para nada y puedes salir cuando quieras. Pulsa **Siguiente**.',
    hand: 'Esta es tu mano. Cada carta muestra lo que cuesta, lo que da y si puedes pagarla: con tus recursos o comprándolos a las ciudades de al lado.',
    choose:
      'Elige una carta para leer qué hace. Luego constrúyela, úsala para una etapa de tu maravilla o véndela por 3 monedas. Las cartas marrones y grises son un buen comienzo: dan recursos cada turno desde ahora.',
    ways: 'Esto es lo que has elegido y las monedas que te quedan. Si tus dos vecinos venden lo que necesitas, tú decides a quién pagar.',
    confirm:
      'Pulsa **Confirmar**, o **Atrás** para elegir otra carta. Nadie ve lo que has elegido hasta que todos están listos. Los bots son rápidos.',
    passing:
      'Todas las cartas se han revelado a la vez: las líneas de arriba cuentan quién ha construido qué. Luego cada mano ha pasado a la ciudad siguiente. Alguien te ha dejado estas cartas, y las que tú no elijas pasan a la siguiente.',
    colors:
      'Las cartas marrones y grises dan recursos; las azules, puntos; las amarillas, monedas y comercio. Las rojas tienen escudos, las verdes ciencia, y la era III añade los gremios morados. Algunas cartas te dan gratis otra más adelante: las dos llevan el mismo icono.',
    again: 'Juega otro turno: elige una carta, decide qué haces con ella y pulsa **Confirmar**.',
    home: 'Pulsa **Mi ciudad** para ver lo que has construido, con tu maravilla y sus etapas. En su menú puedes ver una carta por separado. Luego pulsa **Siguiente**.',
    conflict:
      'Al final de cada era, comparas tus escudos con los de tus dos vecinos. Una victoria da 1, 3 o 5 puntos según la era, y una derrota quita 1. Unas pocas cartas rojas a tiempo dan para mucho.',
    scores:
      'Pulsa **Puntos** para ver de dónde salen. La ciencia es lo que más crece: tres símbolos iguales dan 9 puntos, y tres distintos, 10. Luego pulsa **Siguiente**.',
    end: 'Ese es todo el juego. La expansión Cities añade cartas negras, deudas y diplomacia: `/cities reglas` las explica. Pulsa **Siguiente** y ¡a jugar!',
  },
} satisfies PerLanguage<{ readonly [step: string]: string }>;
