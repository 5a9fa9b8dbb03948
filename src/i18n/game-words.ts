/** What every game has to say, for those that have no words of their own for it. */
const en = {
  option: {},
  table: {
    begin: 'Press **My turn** at [the table]({{link}}).',
    home: 'My things',
    all: 'Everything',
    closer: 'Look closer',
  },
  review: { axis: 'round', round: 'Round {{round}}' },
  hints: {
    first: 'Press **My turn** to see what you can do. **Confirm** ends your turn.',
    second: 'Changed your mind? Press **Back** before you confirm.',
    third: '**Rules** explains the game, and **Scores** shows who is ahead.',
  },
};

const es: typeof en = {
  option: {},
  table: {
    begin: 'Pulsa **Mi turno** en [la mesa]({{link}}).',
    home: 'Lo mío',
    all: 'Todo',
    closer: 'Mirar de cerca',
  },
  review: { axis: 'ronda', round: 'Ronda {{round}}' },
  hints: {
    first: 'Pulsa **Mi turno** para ver qué puedes hacer. **Confirmar** termina tu turno.',
    second: '¿Has cambiado de idea? Pulsa **Atrás** antes de confirmar.',
    third: '**Reglas** explica el juego y **Puntos** muestra quién va por delante.',
  },
};

export const GAME_WORDS = { en, es };
