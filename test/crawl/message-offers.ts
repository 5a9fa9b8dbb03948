import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { type AnyComponent, type Component, flatten } from '../../src/local/schema/component-schema.ts';

/** Something that can be pressed: a button, or one choice of a menu. */
export type Offer = {
  readonly customId: string;
  readonly value: string | null;
  readonly verb: string;
  /** As a person would call it. */
  readonly label: string;
};

/** A custom id without the match and the stamp. */
export const idMeaning = (customId: string): string => customId.split(':').toSpliced(3, 1).toSpliced(0, 2).join(':');

const verbOf = (customId: string): string => customId.split(':')[2] ?? '';

const parts = ({ components }: APIMessage): AnyComponent[] => flatten((components ?? []) as Component[]);

/** All that can be pressed on a message, in order. */
export const offersOn = (message: APIMessage, ...verbs: readonly string[]): Offer[] =>
  parts(message)
    .flatMap((one): Offer[] => {
      if (!('custom_id' in one) || !one.custom_id || ('disabled' in one && one.disabled)) return [];
      const { custom_id: customId } = one;
      const verb = verbOf(customId);
      if (one.type === ComponentType.Button) {
        return [{ customId, value: null, verb, label: one.label ?? one.emoji?.name ?? '' }];
      }
      if (one.type !== ComponentType.StringSelect) return [];
      return one.options.map(({ value, label }) => ({ customId, value, verb, label }));
    })
    .filter(({ verb }) => verbs.length === 0 || verbs.includes(verb));

/** The components of a message without their labels. Equal messages have equal shapes. */
export const shapeOf = (message: APIMessage): string =>
  parts(message)
    .flatMap((one) => {
      if (!('custom_id' in one) || !one.custom_id) return [];
      const values = one.type === ComponentType.StringSelect ? one.options.map(({ value }) => value).join(',') : '';
      return `${idMeaning(one.custom_id)}${values && `=${values}`}${'disabled' in one && one.disabled ? '–' : ''}`;
    })
    .join(' ');

/** The shape with numbers replaced: the same for offers about another tile, card or spot. */
export function patternOf(message: APIMessage): string {
  const names = new Map<string, number>();
  const rename = (number: string): string => {
    if (!names.has(number)) names.set(number, names.size);
    return `#${names.get(number)}`;
  };
  return shapeOf(message)
    .replace(/=\S+/g, (values) => `=${values.split(',').length}`)
    .replace(/(?<=:)\d+/g, rename);
}

/** The kinds of things a message offers. */
export const kindOf = (message: APIMessage): string =>
  [...new Set(parts(message).flatMap((one) => ('custom_id' in one && one.custom_id ? verbOf(one.custom_id) : [])))]
    .sort()
    .join(' ');

export const namePress = ({ customId, value, label }: Offer): string =>
  `[${label}] ${idMeaning(customId)}${value === null ? '' : `=${value}`}`;
