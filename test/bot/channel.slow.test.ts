/** Every test of it in both languages. */
import './channel.test.ts';
