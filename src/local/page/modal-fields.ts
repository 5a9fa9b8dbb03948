import { ComponentType } from 'discord-api-types/payloads/v10';
import type { Group } from '../schema/choice-groups.ts';
import type { ModalField } from '../schema/modal-schema.ts';
import { h, viewText } from './dom.ts';
import type { SelectLike } from './select-choices.ts';
import { viewSelect } from './select-view.ts';

type Value = string | boolean | string[];

export type Field = {
  readonly element: HTMLElement;
  readonly name: string;
  readonly label: string;
  readonly value: () => Value;
  /** Whether required choices are made; the browser checks the rest. */
  readonly isComplete: () => boolean;
};

type ShownPost = Pick<Field, 'element' | 'value'> & Partial<Pick<Field, 'isComplete'>>;
type Labeled = { readonly id: string; readonly heading: HTMLElement; readonly hint: HTMLElement | null };

const isRequired = (field: ModalField): boolean => field.type !== ComponentType.Checkbox && (field.required ?? true);

const enough = (count: number, min: number | null | undefined, required: boolean): boolean =>
  count >= (min ?? 1) || (count === 0 && !required);

type TextInput = Extract<ModalField, { type: ComponentType.TextInput }>;

function viewTextInput(field: TextInput, { id, heading, hint }: Labeled): ShownPost {
  const props = {
    id,
    name: field.custom_id,
    required: isRequired(field),
    minlength: field.min_length,
    maxlength: field.max_length ?? 4_000,
    placeholder: field.placeholder,
    'aria-describedby': hint?.id,
  };
  const input =
    field.style === 2
      ? h('textarea', { ...props, rows: 4 })
      : h('input', { ...props, type: 'text', autocomplete: 'off' });
  input.value = field.value ?? '';
  return { element: h('label', { class: 'field', for: id }, heading, hint, input), value: () => input.value };
}

type Select = Exclude<ModalField, TextInput | Group | { type: ComponentType.Checkbox }>;

function viewSelectField(field: Select, label: string, { id, heading, hint }: Labeled): ShownPost {
  const view = viewSelect({ ...field, placeholder: field.placeholder ?? label } as SelectLike, id, () => {});
  return {
    element: h('div', { class: 'field' }, heading, hint, view.element),
    value: view.values,
    isComplete: () => enough(view.values().length, field.min_values, isRequired(field)),
  };
}

type Option = Group['options'][number];

function viewOption(input: HTMLElement, { label, description }: Option): HTMLElement {
  const text = h(
    'span',
    { class: 'choice-text' },
    h('span', {}, viewText(label)),
    description && h('small', {}, description),
  );
  return h('label', { class: 'option' }, input, text);
}

/** A radio group or a group of checkboxes. In an optional group, pressing a selected radio button clears it. */
function viewGroup(field: Group, { id, heading, hint }: Labeled): ShownPost {
  const single = field.type === ComponentType.RadioGroup;
  const most = single ? 1 : (field.max_values ?? field.options.length);
  const inputs = field.options.map((option) => {
    const input = h('input', { type: single ? 'radio' : 'checkbox', name: id, value: option.value });
    input.checked = option.default ?? false;
    return input;
  });
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const limit = () => {
    const full = !single && chosen().length >= most;
    for (const input of inputs) input.disabled = full && !input.checked;
  };
  let before = chosen();
  for (const input of inputs) {
    input.addEventListener('click', () => {
      if (single && !isRequired(field) && before.includes(input.value)) input.checked = false;
      before = chosen();
      limit();
    });
  }
  limit();
  const options = field.options.map((option, i) => viewOption(inputs[i]!, option));
  const legend = h('legend', { class: 'field-legend' }, heading);
  return {
    element: h('fieldset', { class: 'field', 'aria-describedby': hint?.id }, legend, hint, options),
    value: () => (single ? (chosen()[0] ?? '') : chosen()),
    isComplete: () => enough(chosen().length, single ? 1 : field.min_values, isRequired(field)),
  };
}

type Checkbox = Extract<ModalField, { type: ComponentType.Checkbox }>;

function viewCheckbox(field: Checkbox, { id, heading, hint }: Labeled): ShownPost {
  const input = h('input', { id, type: 'checkbox', 'aria-describedby': hint?.id });
  input.checked = field.default ?? false;
  const text = h('span', { class: 'choice-text' }, heading, hint);
  return { element: h('label', { class: 'option field-option', for: id }, input, text), value: () => input.checked };
}

function show(field: ModalField, label: string, labeled: Labeled): ShownPost {
  switch (field.type) {
    case ComponentType.TextInput:
      return viewTextInput(field, labeled);
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return viewGroup(field, labeled);
    case ComponentType.Checkbox:
      return viewCheckbox(field, labeled);
    default:
      return viewSelectField(field, label, labeled);
  }
}

let count = 0;

/** Labels are real ones, so that a screen reader names the field. */
export function viewField(field: ModalField, label: string, note: string): Field {
  count += 1;
  const id = `field-${count}`;
  const star = isRequired(field) && h('b', { 'aria-hidden': 'true' }, ' *');
  const heading = h('span', { class: 'field-label' }, viewText(label), star);
  const hint = note ? h('small', { id: `${id}-hint` }, note) : null;
  const shown = show(field, label, { id, heading, hint });
  return { isComplete: () => true, ...shown, name: field.custom_id, label };
}
