import { confirmTargets } from './confirms.ts';
import { printTargets } from './report.ts';

printTargets(await confirmTargets());
