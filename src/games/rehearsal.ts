import { cyclic } from '../draw/lists.ts';
import type { Sheet } from '../draw/shape.ts';
import { FELT, PAPER, SIZE, WIDTH } from '../draw/theme.ts';
import { LANGUAGES } from '../i18n/index.ts';
import type { Reader } from '../i18n/speech.ts';
import { citiesRehearsal } from './cities/pictures/rehearsal.ts';
import type { Request } from './pictures.ts';
import { sprawlopolisRehearsal } from './sprawlopolis/pictures/rehearsal.ts';
import { touristsRehearsal } from './tourists/pictures/rehearsal.ts';

/** Scores and formulas change with every move; these are the most common. */
export function numbers(): Sheet {
  const styles = [
    { size: SIZE.coordinate, align: 'left', color: PAPER.paper },
    { size: SIZE.title, align: 'center', color: PAPER.ink },
    { size: SIZE.sum, align: 'center', color: PAPER.gold },
    { size: SIZE.least, align: 'center', color: PAPER.soft },
  ] as const;
  const sums = Array.from({ length: 45 }, (_, i) => String(i));
  const formulas = [1, 2, 3, 4, 5].flatMap((points) => [0, 1, 2, 3, 4, 5, 6].map((count) => `${points}×${count}`));
  const at = { kind: 'text', x: 20, y: 20, face: 'display', on: FELT.low } as const;
  const formula = { ...at, size: SIZE.formula, align: 'right', color: PAPER.mute } as const;
  return {
    width: WIDTH,
    height: 100,
    palette: 'cities',
    shapes: [
      ...styles.flatMap((style) => sums.map((text) => ({ ...at, ...style, text }))),
      ...formulas.map((text) => ({ ...formula, text })),
    ],
  };
}

type Rehearsed = Reader & { readonly request: Request };

const read = (requests: readonly Request[], names: readonly string[]): Rehearsed[] =>
  requests.map((request, i) => ({ request, language: cyclic(LANGUAGES, i), names }));

/**
 * Pictures that nobody sees, drawn when the studio opens, so that the drawings most games need are at hand. The second
 * round of Cities has other people and places: a first picture needs drawings of its own, and making them must be worn
 * in too.
 */
export const rehearsal = (): Rehearsed[] => [
  ...read([...sprawlopolisRehearsal(), ...touristsRehearsal()], ['A', 'B', 'C', 'D']),
  ...read(citiesRehearsal(0), ['A', 'B', 'C', 'D']),
  ...read(citiesRehearsal(3), ['E', 'F', 'G', 'H']),
];
