import type { PerLanguage } from '#i18n';

/** What a first match explains, step by step. Bold is a button, and only that. */
export const lesson = {
  en: {
    hello:
      'Everyone builds their own city, all at the same time and with the same tiles. Here it’s you and an Easy bot. Only you can see this game, and it doesn’t count for anything. You can leave whenever you like. Press **Next**.',
    start:
      'Your city begins with three starting tiles. A letter marks each spot where this one can go. Pick how to rotate it, then pick a letter.',
    starts:
      'Starting tiles touch at corners, never at sides. Place the others, too, then press **Confirm**. **Back** undoes a step.',
    fields:
      'From now on, each round reveals one tile, the same for everyone. Its four spaces are attractions (gold), parks, terraces or water.',
    tile: 'Place this round’s tile. It must touch your city along a side or at a corner, and the city never grows beyond 4 by 4 tiles. A number is what it scores right away. Pick a letter.',
    tourist:
      'Now you can add a tourist. Pick a letter to put one on the tile you just placed, or **Nobody moves**. Later they can also jump there or walk a step. You have seven for the whole game.',
    confirm: 'End the round with **Confirm**. You see what the others built once everyone is ready. Bots are quick.',
    zones:
      'Spaces of the same kind that share a side are a zone. At the end, a tourist at an attraction or in a park scores 1 point for each space of that zone. Only one tourist per zone scores, so let zones grow where someone already stands.',
    home: 'Press **My city** for a closer look and to see what each tourist scores now. Then press **Next**.',
    again:
      'Build another round: place the tile, add a tourist if you like, and press **Confirm**. Try to make a zone bigger.',
    scores:
      'Press **Scores** to see what attractions, parks and terraces have scored so far. On higher levels, terraces score for their view of the water, and there’s more. Then press **Next**.',
    end: 'After 13 rounds every city is full and you score your tourists. That’s the whole game: press **Next** and keep playing!',
  },
  es: {
    hello:
      'Cada jugador construye su propia ciudad, todos a la vez y con las mismas losetas. Aquí juegas contra un bot fácil. Solo tú ves esta partida, no cuenta para nada y puedes salir cuando quieras. Pulsa **Siguiente**.',
    start:
      'Tu ciudad empieza con tres losetas de inicio. Una letra marca cada lugar donde puede ir esta. Elige cómo girarla y luego una letra.',
    starts:
      'Las losetas de inicio se tocan por las esquinas, nunca por los lados. Coloca también las demás y pulsa **Confirmar**. **Atrás** deshace un paso.',
    fields:
      'A partir de ahora, cada ronda revela una loseta, la misma para todos. Sus cuatro casillas son atracciones (doradas), parques, terrazas o agua.',
    tile: 'Coloca la loseta de esta ronda. Debe tocar tu ciudad por un lado o una esquina, y la ciudad nunca pasa de 4 por 4 losetas. El número indica los puntos que da ahora. Elige una letra.',
    tourist:
      'Ahora puede venir un turista. Elige una letra para poner uno nuevo en la loseta que acabas de colocar, o **Nadie se mueve**. Más adelante también podrán saltar allí o caminar una casilla. Tienes siete para toda la partida.',
    confirm:
      'Termina la ronda con **Confirmar**. Verás lo que han construido los demás cuando todos acaben. Los bots son rápidos.',
    zones:
      'Las casillas de un mismo tipo que comparten un lado forman una zona. Al final, un turista en una atracción o un parque da 1 punto por cada casilla de su zona. Solo puntúa un turista por zona: haz crecer las zonas donde ya hay alguien.',
    home: 'Pulsa **Mi ciudad** para verla en grande, con lo que da ahora cada turista. Luego pulsa **Siguiente**.',
    again: 'Juega otra ronda: coloca la loseta, trae o no un turista y pulsa **Confirmar**. Intenta agrandar una zona.',
    scores:
      'Pulsa **Puntos** para ver lo que han dado hasta ahora las atracciones, los parques y las terrazas. En niveles más altos las terrazas puntúan por sus vistas al agua, y hay más formas de puntuar. Luego pulsa **Siguiente**.',
    end: 'Tras 13 rondas todas las ciudades están completas y se cuentan los turistas. Ese es todo el juego: pulsa **Siguiente** y ¡a jugar!',
  },
} satisfies PerLanguage<{ readonly [step: string]: string }>;
