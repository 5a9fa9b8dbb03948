import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord-limits.ts';
import { customId, fault, repeated, text } from './common-fields.ts';

/** Choices that are all in view, in modals alone. */
const base = { id: z.int().min(0).nullish(), custom_id: customId };

const option = z.object({
  value: text(LIMITS.selectText, 1),
  label: text(LIMITS.selectText, 1),
  description: text(LIMITS.selectText).nullish(),
  default: z.boolean().nullish(),
});
type Options = readonly z.infer<typeof option>[];
type Context = Parameters<typeof fault>[0];

function checkOptions(options: Options, max: number, context: Context): void {
  const twice = repeated(options.map(({ value }) => value));
  if (twice) {
    const message = 'The specified option value is already used';
    fault(context, ['options', twice.index, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message);
  }
  if (options.filter((one) => one.default).length > max) {
    fault(context, ['options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', 'More default options than can be chosen.');
  }
}

export const radioGroup = z
  .object({
    type: z.literal(ComponentType.RadioGroup),
    ...base,
    options: z.array(option).min(2).max(LIMITS.groupOptions),
    required: z.boolean().nullish(),
  })
  .superRefine(({ options }, context) => checkOptions(options, 1, context));

export const checkboxGroup = z
  .object({
    type: z.literal(ComponentType.CheckboxGroup),
    ...base,
    options: z.array(option).min(1).max(LIMITS.groupOptions),
    min_values: z.int().min(0).max(LIMITS.groupOptions).nullish(),
    max_values: z.int().min(1).max(LIMITS.groupOptions).nullish(),
    required: z.boolean().nullish(),
  })
  .superRefine(({ options, min_values, max_values }, context) => {
    const max = max_values ?? options.length;
    checkOptions(options, max, context);
    if (max > options.length) {
      const message = `max_values must be ${options.length} or fewer: there are not more options.`;
      fault(context, ['max_values'], 'SELECT_COMPONENT_MAX_VALUES_TOO_BIG', message);
    }
    if ((min_values ?? 1) > max) {
      fault(context, ['min_values'], 'SELECT_COMPONENT_MIN_VALUES_TOO_BIG', 'min_values must not exceed max_values.');
    }
  });

export const checkbox = z.object({
  type: z.literal(ComponentType.Checkbox),
  ...base,
  default: z.boolean().nullish(),
});

export type Group = z.infer<typeof radioGroup> | z.infer<typeof checkboxGroup>;
