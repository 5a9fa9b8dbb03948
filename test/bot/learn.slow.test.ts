/** Every lesson in both languages. */
import './learn.test.ts';
