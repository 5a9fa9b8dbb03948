import type { Language } from '../../../i18n/index.ts';
import type { Key } from '../../../i18n/voices.ts';
import { type Condition, type ConditionOf, SHAPES } from '../rules/condition.ts';
import type { en } from './en.ts';
import { speech } from './speech.ts';

type Caption = Key<(typeof en)['pictures']['caption']>;
type Said = readonly [key: Caption, values?: { readonly [name: string]: number }];

/** A condition in a word or two, for the strip beside its pictogram, and what else matters on a second line. */
export function caption(language: Language, condition: Condition): readonly string[] {
  const lines = [said(condition), ...besides(condition)];
  return lines.map(([key, values]) => speech(language)(`pictures.caption.${key}`, values));
}

function said(condition: Condition): Said {
  switch (condition.kind) {
    case 'building':
      return building(condition);
    case 'area':
      return area(condition);
    case 'ground':
      return condition.where === 'largest' ? ['largest'] : [condition.land === 'park' ? 'water' : 'park'];
    case 'pattern':
      return pattern(condition);
    case 'heights':
      return ['oneToFour'];
    case 'crossing':
      return ['across'];
    case 'quarter':
      return ['joined', { count: condition.min }];
  }
}

/** Facts that the pictogram can only hint at: how high beside that ground, and that no building counts twice. */
function besides(condition: Condition): Said[] {
  if (condition.kind === 'pattern') return condition.overlap ? [] : [['once']];
  if (condition.kind !== 'building' || !condition.beside) return [];
  const { min, max } = condition;
  if (min === max) return [['also.high', { height: min }]];
  return min > 1 ? [['also.higher', { height: min }]] : [];
}

function building({ color, min, max, beside, sides }: ConditionOf<'building'>): Said {
  if (beside) return sides > 1 ? ['sides', { count: sides }] : [beside];
  if (min === max) return ['high', { height: min }];
  return min > 1 ? ['higher', { height: min }] : [`color.${color ?? 'any'}`];
}

function area({ min, features, colors }: ConditionOf<'area'>): Said {
  if (features > 0) return ['kinds', { count: features }];
  if (colors > 0) return ['colors', { count: colors }];
  return min > 1 ? ['size', { count: min }] : ['areas'];
}

function pattern({ shape, color, height }: ConditionOf<'pattern'>): Said {
  const count = SHAPES[shape];
  if (height === 'same') return ['sameHeight'];
  if (color === 'same') return ['sameColor'];
  if (height === 'rising') return ['step'];
  if (color === 'different') return ['colors', { count }];
  if (height === 'different') return ['heights', { count }];
  if (shape === 'pair' || shape === 'square') return [shape];
  return ['line', { count }];
}
