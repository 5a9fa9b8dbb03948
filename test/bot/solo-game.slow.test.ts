/** Every test of it in both languages. */
import './solo-game.test.ts';
