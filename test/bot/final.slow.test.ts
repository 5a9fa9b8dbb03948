/** Every turn of its games through buttons. */
import './final.test.ts';
