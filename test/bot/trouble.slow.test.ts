/** Every trouble with every request. */
import './trouble.test.ts';
