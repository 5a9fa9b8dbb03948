import { confirmTargets } from './confirm-cost.ts';
import { printTargets } from './report.ts';

printTargets(await confirmTargets());
