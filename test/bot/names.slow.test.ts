/** Every turn of its games through buttons. */
import './names.test.ts';
