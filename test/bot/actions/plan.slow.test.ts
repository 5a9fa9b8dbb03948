/** Every test of it in both languages. */
import './plan.test.ts';
