import { createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest();

/**
 * Published when a match begins; the seed itself follows when it is over. Anyone can then check that
 * `printf %s "$seed" | sha256sum` prints this hash, so the shuffle was fixed before the first move.
 */
export const seedHash = (seed: string): string => sha256(seed).toString('hex');

/** Four 32-bit integers for the generator. Salted, so the published hash says nothing about them. */
export function seedIntegers(seed: string): readonly number[] {
  const bytes = sha256(`shuffle:${seed}`);
  return [0, 4, 8, 12].map((offset) => bytes.readInt32BE(offset));
}
