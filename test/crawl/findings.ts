import type { Result } from './crawl-harness.ts';
import { offersOn, shapeOf } from './message-offers.ts';

/** A problem and the presses that lead to it. */
export type Problem = { readonly what: string; readonly path: readonly string[] };

/** What no press must ever be answered with. */
const BROKEN = /^(|failed|unknown|broken|unsaved|option|topic|expired|message|trouble\..*)$/;
/** What only an old button may be answered with; every other refusal states a rule of the table. */
const OLD = /^(stale|gone|lapsed)$/;

export const describeProblem = ({ what, path }: Problem): string => [path.join(' → '), what].join(': ');

/** What a crawl has found, each kind of it once: the first time, and so by the shortest way. */
export class Findings {
  readonly #problems = new Map<string, Problem>();

  get problems(): Problem[] {
    return [...this.#problems.values()];
  }

  note(what: string, path: readonly string[]): void {
    const last = path.at(-1)?.replace(/^\w+ /, '') ?? '';
    const kind = [what, last].map((words) => words.replace(/\b(?=\w*\d)\w+\b/g, '#')).join(' ');
    if (!this.#problems.has(kind)) this.#problems.set(kind, { what, path });
  }

  /** Checks the result of a press on a current button. */
  judge(result: Result, path: readonly string[]): boolean {
    if (OLD.test(result.outcome)) this.note(`is answered with “${result.outcome}”`, path);
    return this.judgeLate(result, path) && !OLD.test(result.outcome);
  }

  /** Checks the result of a press on an outdated button. */
  judgeLate({ outcome, touched, trouble }: Result, path: readonly string[]): boolean {
    const grayed = touched.some(
      ({ message, viewer }) => viewer !== null && shapeOf(message) !== '' && offersOn(message).length === 0,
    );
    const wrong = [
      ...trouble,
      ...(BROKEN.test(outcome) ? [`is answered with “${outcome}”`] : []),
      ...(grayed ? ['shows only what can’t be pressed'] : []),
      ...(touched.length === 0 ? ['shows nothing'] : []),
    ];
    if (wrong.length > 0) this.note(wrong.join('; '), path);
    return wrong.length === 0;
  }
}
