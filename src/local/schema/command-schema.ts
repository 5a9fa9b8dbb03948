import { ApplicationCommandType, Locale, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord-limits.ts';
import { fault, repeated, text } from './common-fields.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const LOCALES: readonly string[] = Object.values(Locale);

const name = z
  .string()
  .regex(NAME, 'Command name is invalid')
  .refine((value) => value === value.toLowerCase(), {
    error: 'Command name is invalid',
    params: { code: 'APPLICATION_COMMAND_INVALID_NAME' },
  });
const description = text(LIMITS.commandDescription, 1);
const localized = <T extends z.ZodType<string>>(value: T) =>
  z
    .record(z.string(), value)
    .refine((all) => Object.keys(all).every((key) => LOCALES.includes(key)), { error: 'Unknown locale' })
    .nullish();

const words = {
  name,
  description,
  name_localizations: localized(name),
  description_localizations: localized(description),
};

const choice = z.object({
  name: text(LIMITS.choice, 1),
  name_localizations: localized(text(LIMITS.choice, 1)),
  value: z.union([text(LIMITS.choice), z.number()]),
});

const value = z
  .object({
    type: z.int().min(Type.String).max(Type.Attachment),
    ...words,
    required: z.boolean().nullish(),
    choices: z.array(choice).max(LIMITS.choices).nullish(),
    autocomplete: z.boolean().nullish(),
    min_value: z.number().nullish(),
    max_value: z.number().nullish(),
    min_length: z.int().min(0).max(6_000).nullish(),
    max_length: z.int().min(1).max(6_000).nullish(),
    channel_types: z.array(z.int()).nullish(),
  })
  .superRefine((option, context) => {
    if (option.autocomplete && option.choices?.length) {
      const message = 'Choices and autocomplete exclude each other.';
      fault(context, ['autocomplete'], 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE', message);
    }
    for (const key of ['name', 'value'] as const) {
      const twice = repeated((option.choices ?? []).map((one) => one[key]));
      const message = `Choice ${key} is used twice: ${twice?.value}`;
      if (twice) fault(context, ['choices', twice.index], 'APPLICATION_COMMAND_OPTIONS_CHOICES_DUPLICATE', message);
    }
  });

export type ValueOption = z.infer<typeof value>;
type Named = { name: string; required?: boolean | null | undefined };

function checkOrder(options: readonly Named[], context: Parameters<typeof fault>[0]): void {
  const twice = repeated(options.map((option) => option.name));
  if (twice) {
    const message = 'Option name already exists';
    fault(context, [twice.index], 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', message);
  }
  const late = options.findIndex((option, i) => option.required && options.slice(0, i).some((one) => !one.required));
  if (late >= 0) {
    const message = 'Required options must be placed before non-required options';
    fault(context, [late], 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message);
  }
}

const list = <T extends z.ZodType<Named>>(of: T) => z.array(of).max(LIMITS.commandOptions).superRefine(checkOrder);
const sub = z.object({ type: z.literal(Type.Subcommand), ...words, options: list(value).nullish() });
const group = z.object({ type: z.literal(Type.SubcommandGroup), ...words, options: list(sub).nullish() });
const option = z.union([sub, group, value]);

export type SubOption = z.infer<typeof sub>;
export type Option = z.infer<typeof option>;

export const isSub = (one: Option): one is SubOption => one.type === Type.Subcommand;
export const isGroup = (one: Option): one is z.infer<typeof group> => one.type === Type.SubcommandGroup;
export const isValue = (one: Option): one is ValueOption => !isSub(one) && !isGroup(one);

/** All text a command shows; only the longest translation of each counts. */
function letters(one: z.infer<typeof sub> | Option | SlashBody): number {
  const longest = (base: string, all?: Record<string, string> | null) =>
    Math.max(base.length, ...Object.values(all ?? {}).map((word) => word.length));
  const own = longest(one.name, one.name_localizations) + longest(one.description, one.description_localizations);
  const choices = 'choices' in one ? (one.choices ?? []) : [];
  const inner: readonly Option[] = 'options' in one ? (one.options ?? []) : [];
  return (
    own +
    choices.reduce((sum, c) => sum + longest(c.name, c.name_localizations) + String(c.value).length, 0) +
    inner.reduce((sum, o) => sum + letters(o), 0)
  );
}

const common = {
  default_member_permissions: z
    .union([z.string().regex(/^\d+$/), z.int().min(0)])
    .transform(String)
    .nullish(),
  nsfw: z.boolean().nullish(),
  contexts: z.array(z.int().min(0).max(2)).nullish(),
  integration_types: z.array(z.int().min(0).max(1)).nullish(),
  dm_permission: z.boolean().nullish(),
};

const slash = z.object({
  type: z.literal(ApplicationCommandType.ChatInput).nullish(),
  ...words,
  options: list(option).nullish(),
  ...common,
});

/** Of a context menu: in words as they are read there, and nothing to fill in. */
const menuName = text(LIMITS.commandName, 1).regex(/^\S(.*\S)?$/s, 'Command name is invalid');
const menu = z.object({
  type: z.union([z.literal(ApplicationCommandType.User), z.literal(ApplicationCommandType.Message)]),
  name: menuName,
  name_localizations: localized(menuName),
  description: z.literal('', { error: 'Context menu commands cannot have description' }).nullish(),
  description_localizations: z.null({ error: 'Context menu commands cannot have description' }).optional(),
  options: z.array(option).max(0, 'Context menu commands cannot have options').nullish(),
  ...common,
});

type SlashBody = z.infer<typeof slash>;
export type CommandBody = SlashBody | z.infer<typeof menu>;

const checkedSlash = slash.superRefine((body, context) => {
  const options = body.options ?? [];
  if (options.some(isValue) && !options.every(isValue)) {
    const message = 'Sub-command and sub-command group option types are mutually exclusive to all other types';
    fault(context, ['options'], 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message);
  }
  if (letters(body) > LIMITS.commandText) {
    const message = `Command exceeds maximum size (${LIMITS.commandText})`;
    fault(context, [], 'APPLICATION_COMMAND_TOO_LARGE', message);
  }
});

/** A slash command, or one of the context menu of a person or a message. */
export const command = z.discriminatedUnion('type', [checkedSlash, menu]);
