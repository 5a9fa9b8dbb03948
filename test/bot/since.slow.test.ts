/** Every game in both languages. */
import './since.test.ts';
