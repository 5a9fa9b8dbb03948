import { z } from 'zod';
import { LIMITS } from '../discord-limits.ts';

type Context = { addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string; params: object }): void };

/** Reports a rule that spans fields, under the code Discord uses for it. */
export function fault(context: Context, path: PropertyKey[], code: string, message: string): void {
  context.addIssue({ code: 'custom', path, message, params: { code } });
}

/** Lengths are counted as JavaScript does, in UTF-16 units: an emoji may count as two, never as less than one. */
export const text = (max: number, min = 0) => z.string().min(min).max(max);
export const snowflake = z.string().regex(/^\d{15,20}$/, 'Value is not snowflake.');
export const customId = text(LIMITS.customId, 1);
export const color = z.int().min(0).max(0xffffff);

// Written as text: the compiler's target does not know the flag yet, the runtime does.
const ONE_EMOJI = '^\\p{RGI_Emoji}$';
const EMOJI = new RegExp(ONE_EMOJI, 'v');

/** Letters and words are no emoji; the sign that asks for the colorful form may be left out. */
const isEmoji = (text: string) => EMOJI.test(text) || EMOJI.test(`${text}\uFE0F`);

export const emoji = z
  .object({ id: snowflake.nullish(), name: z.string().min(1).max(100).nullish(), animated: z.boolean().nullish() })
  .refine((value) => value.id || isEmoji(value.name ?? ''), {
    error: 'Invalid emoji',
    params: { code: 'COMPONENT_INVALID_EMOJI' },
  });

/** First value that occurs twice, with where it stands the second time. */
export function repeated<T>(values: readonly T[]): { value: T; index: number } | null {
  const seen = new Set<T>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) return { value, index };
    seen.add(value);
  }
  return null;
}
