import {
  type APILabelComponent,
  type APIRadioGroupOption,
  ComponentType,
  type ModalSubmitInteraction,
} from 'discord.js';
import { cut } from '../views/components.ts';
import type { Form } from './answer.ts';

/** Discord's limits: fields of a form, and characters of its title, of labels and of notes. */
export const FORM_LIMIT = 5;
const [TITLE_LIMIT, LABEL_LIMIT, NOTE_LIMIT, OPTION_LIMIT] = [45, 45, 100, 100];

export type FormChoice = { readonly value: string; readonly label: string; readonly chosen: boolean };

const optionOf = ({ value, label, chosen }: FormChoice): APIRadioGroupOption => ({
  value,
  label: cut(label, OPTION_LIMIT),
  default: chosen,
});

export const labeled = (
  label: string,
  component: APILabelComponent['component'],
  note: string | null = null,
): APILabelComponent => ({
  type: ComponentType.Label,
  label: cut(label, LABEL_LIMIT),
  ...(note ? { description: cut(note, NOTE_LIMIT) } : {}),
  component,
});

/** As many choices as are still all in view on a phone, beside other fields. */
const IN_VIEW = 3;

/** One of several: a few are all in view, more are in a menu. */
export function choiceField(name: string, label: string, choices: readonly FormChoice[]): APILabelComponent {
  const options = choices.map(optionOf);
  const isShort = options.length > 1 && options.length <= IN_VIEW;
  return labeled(label, {
    type: isShort ? ComponentType.RadioGroup : ComponentType.StringSelect,
    custom_id: name,
    options,
  });
}

/** Any of several. */
export const checksField = (name: string, label: string, choices: readonly FormChoice[]): APILabelComponent =>
  labeled(label, {
    type: ComponentType.CheckboxGroup,
    custom_id: name,
    options: choices.map(optionOf),
    min_values: 0,
    required: false,
  });

export const formOf = (id: string, title: string, fields: readonly APILabelComponent[]): Form => ({
  custom_id: id,
  title: cut(title, TITLE_LIMIT),
  components: fields.slice(0, FORM_LIMIT),
});

/** What was chosen in a field; undefined if the form has no such field. */
export function valuesIn({ fields }: ModalSubmitInteraction, name: string): readonly string[] | undefined {
  const field = fields.fields.get(name);
  if (!field) return undefined;
  if ('values' in field) return field.values;
  return 'value' in field && field.value ? [String(field.value)] : [];
}
