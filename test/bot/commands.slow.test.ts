/** Every topic of the rules. */
import './commands.test.ts';
