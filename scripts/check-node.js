import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ends a process of a Node that is too old, before anything is loaded that would fail on it with a stack trace. */
export function checkNode(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [needed, actual] = [engines.node.replace('>=', ''), process.versions.node];
  const [wanted, given] = [needed, actual].map((version) => version.split('.').map(Number));
  if (given[0] > wanted[0] || (given[0] === wanted[0] && given[1] >= wanted[1])) return;
  const remedy = 'Install a newer one from nodejs.org.';
  process.stderr.write(`This needs Node ${needed} or newer, and this is Node ${actual}. ${remedy}\n`);
  process.exit(1);
}
