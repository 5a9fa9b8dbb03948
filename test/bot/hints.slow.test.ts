/** Every game in both languages. */
import './hints.test.ts';
