/** Every test of it in both languages. */
import './hint.test.ts';
