/** Every finished match. */
import './review.test.ts';
