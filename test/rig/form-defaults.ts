import { ComponentType } from 'discord-api-types/v10';
import type { ModalAnswers } from '../../src/local/actions/submit-modal.ts';
import type { Modal, ModalField } from '../../src/local/schema/modal-schema.ts';

function held(field: ModalField): ModalAnswers[string] {
  switch (field.type) {
    case ComponentType.TextInput:
      return field.value ?? '';
    case ComponentType.Checkbox:
      return field.default ?? false;
    case ComponentType.RadioGroup:
      return field.options.find((option) => option.default)?.value ?? '';
    case ComponentType.CheckboxGroup:
    case ComponentType.StringSelect:
      return field.options.flatMap((option) => (option.default ? [option.value] : []));
    default:
      return (field.default_values ?? []).map(({ id }) => id);
  }
}

/** What a form sends if nobody changes anything in it. */
export const formDefaults = ({ components }: Modal): ModalAnswers =>
  Object.fromEntries(
    components.flatMap((one) => {
      if (one.type === ComponentType.TextDisplay) return [];
      const fields = one.type === ComponentType.Label ? [one.component] : one.components;
      return fields.map((field) => [field.custom_id, held(field)]);
    }),
  );
