/** Every turn of its cities through buttons. */
import './daily-games.test.ts';
