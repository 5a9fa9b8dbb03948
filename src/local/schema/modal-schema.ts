import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord-limits.ts';
import { checkbox, checkboxGroup, radioGroup } from './choice-groups.ts';
import { customId, fault, repeated, text } from './common-fields.ts';
import { textDisplay } from './component-schema.ts';
import { channelSelect, mentionableSelect, roleSelect, stringSelect, userSelect } from './select-schema.ts';

const id = z.int().min(0).nullish();

const textInput = z
  .object({
    type: z.literal(ComponentType.TextInput),
    id,
    custom_id: customId,
    style: z.union([z.literal(1), z.literal(2)]),
    label: text(LIMITS.modalLabel).nullish(),
    min_length: z.int().min(0).max(LIMITS.textInput).nullish(),
    max_length: z.int().min(1).max(LIMITS.textInput).nullish(),
    required: z.boolean().nullish(),
    value: text(LIMITS.textInput).nullish(),
    placeholder: text(LIMITS.selectText).nullish(),
  })
  .superRefine((input, context) => {
    if ((input.min_length ?? 0) > (input.max_length ?? LIMITS.textInput)) {
      fault(context, ['min_length'], 'TEXT_INPUT_LENGTHS', 'min_length must not exceed max_length.');
    }
  });

/** Text inputs stand in rows with a label of their own, or in a label component: never both. */
const actionRow = z.object({
  type: z.literal(ComponentType.ActionRow),
  id,
  components: z.tuple([textInput.refine((input) => input.label, { path: ['label'], error: 'A label is required' })]),
});

const label = z
  .object({
    type: z.literal(ComponentType.Label),
    id,
    label: text(LIMITS.modalLabel, 1),
    description: text(LIMITS.modalDescription).nullish(),
    component: z.discriminatedUnion('type', [
      textInput,
      stringSelect,
      userSelect,
      roleSelect,
      mentionableSelect,
      channelSelect,
      radioGroup,
      checkboxGroup,
      checkbox,
    ]),
  })
  .superRefine(({ component: inner }, context) => {
    if (inner.type === ComponentType.TextInput && inner.label) {
      fault(context, ['component', 'label'], 'LABEL_NOT_ALLOWED', 'The label component names this input already.');
    }
    if ('disabled' in inner && inner.disabled) {
      fault(context, ['component', 'disabled'], 'MODAL_COMPONENT_DISABLED', 'Nothing in a modal can be disabled.');
    }
    if ('min_values' in inner && inner.min_values === 0 && (inner.required ?? true)) {
      const message = 'min_values must be at least 1 where a choice is required.';
      fault(context, ['component', 'min_values'], 'MODAL_MIN_VALUES_REQUIRED', message);
    }
  });

export const modal = z
  .object({
    custom_id: customId,
    title: text(LIMITS.modalTitle, 1),
    components: z
      .array(z.discriminatedUnion('type', [actionRow, label, textDisplay]))
      .min(1)
      .max(LIMITS.modalComponents),
  })
  .superRefine((body, context) => {
    if (repeated(fieldsOf(body.components).map((field) => field.custom_id))) {
      const message = 'Component custom id cannot be duplicated';
      fault(context, ['components'], 'COMPONENT_CUSTOM_ID_DUPLICATED', message);
    }
  });

export type Modal = z.infer<typeof modal>;
export type ModalField = z.infer<typeof label>['component'];

/** The inputs of a modal, out of their rows and labels. */
function fieldsOf(components: Modal['components']): ModalField[] {
  return components.flatMap((one): ModalField[] => {
    if (one.type === ComponentType.ActionRow) return one.components;
    return one.type === ComponentType.Label ? [one.component] : [];
  });
}
