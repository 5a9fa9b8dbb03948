import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord-limits.ts';
import { customId, emoji, fault, repeated, snowflake, text } from './common-fields.ts';

const option = z.object({
  label: text(LIMITS.selectText, 1),
  value: text(LIMITS.selectText, 1),
  description: text(LIMITS.selectText).nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
});

const common = {
  id: z.int().min(0).nullish(),
  custom_id: customId,
  placeholder: text(LIMITS.placeholder).nullish(),
  min_values: z.int().min(0).max(LIMITS.selectOptions).nullish(),
  max_values: z.int().min(1).max(LIMITS.selectOptions).nullish(),
  disabled: z.boolean().nullish(),
  /** Only read in modals. */
  required: z.boolean().nullish(),
};

/** The only select that brings its own options; the others offer what the guild has. */
export const stringSelect = z
  .object({
    type: z.literal(ComponentType.StringSelect),
    ...common,
    options: z.array(option).min(1).max(LIMITS.selectOptions),
  })
  .superRefine((select, context) => {
    const twice = repeated(select.options.map((one) => one.value));
    if (twice) {
      const message = 'The specified option value is already used';
      fault(context, ['options', twice.index, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message);
    }
    const max = select.max_values ?? 1;
    if ((select.min_values ?? 1) > max) {
      fault(context, ['min_values'], 'SELECT_COMPONENT_MIN_VALUES_TOO_BIG', 'min_values must not exceed max_values.');
    }
    if (max > select.options.length) {
      const message = `max_values must be ${select.options.length} or fewer: there are not more options.`;
      fault(context, ['max_values'], 'SELECT_COMPONENT_MAX_VALUES_TOO_BIG', message);
    }
    if (select.options.filter((one) => one.default).length > max) {
      fault(context, ['options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', 'More default options than max_values.');
    }
  });

const defaults = z
  .array(z.object({ id: snowflake, type: z.enum(['user', 'role', 'channel']) }))
  .max(LIMITS.selectOptions)
  .nullish();

export const userSelect = z.object({
  type: z.literal(ComponentType.UserSelect),
  ...common,
  default_values: defaults,
});
export const roleSelect = z.object({
  type: z.literal(ComponentType.RoleSelect),
  ...common,
  default_values: defaults,
});
export const mentionableSelect = z.object({
  type: z.literal(ComponentType.MentionableSelect),
  ...common,
  default_values: defaults,
});
export const channelSelect = z.object({
  type: z.literal(ComponentType.ChannelSelect),
  ...common,
  default_values: defaults,
  channel_types: z.array(z.int().min(0)).nullish(),
});
