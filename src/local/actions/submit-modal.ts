import { ComponentType } from 'discord-api-types/v10';
import { Refusal, refuseField } from '../api-refusal.ts';
import { LIMITS } from '../discord-limits.ts';
import { sendInteraction } from '../interaction.ts';
import type { Modal, ModalField } from '../schema/modal-schema.ts';
import type { Interaction, Person, World } from '../world.ts';
import { checkSelected } from './press-component.ts';
import { Resolver } from './resolver.ts';

/** What was filled in, by custom id: text for inputs and radio groups, a list where several can be chosen, yes or no. */
export type ModalAnswers = Readonly<Record<string, string | boolean | readonly string[]>>;

type Select = Parameters<typeof checkSelected>[0];
type Group = Extract<ModalField, { type: ComponentType.RadioGroup | ComponentType.CheckboxGroup }>;
type TextInput = Extract<ModalField, { type: ComponentType.TextInput }>;

const invalid = (field: ModalField, message: string) =>
  refuseField(['components', field.custom_id], 'MODAL_FIELD_INVALID', message);

const required = (field: Exclude<ModalField, { type: ComponentType.Checkbox }>): boolean => field.required ?? true;

function textIn(field: TextInput, given: ModalAnswers[string] | undefined): string {
  const value = typeof given === 'string' ? given : '';
  if (value === '' && required(field)) throw invalid(field, 'This field is required');
  const min = value === '' ? 0 : (field.min_length ?? 0);
  if (value.length < min || value.length > (field.max_length ?? LIMITS.textInput))
    throw invalid(field, 'Wrong length.');
  return value;
}

function choicesIn(field: Group, given: readonly string[]): readonly string[] {
  const [least, most] =
    field.type === ComponentType.RadioGroup
      ? [1, 1]
      : [field.min_values ?? 1, field.max_values ?? field.options.length];
  const min = given.length === 0 && !required(field) ? 0 : least;
  if (given.length < min || given.length > most) throw invalid(field, 'Wrong number of values.');
  if (new Set(given).size < given.length) throw invalid(field, 'A value was chosen twice.');
  if (!given.every((value) => field.options.some((option) => option.value === value)))
    throw invalid(field, 'A value is not on offer.');
  return given;
}

function selected(field: Select, given: readonly string[], resolver: Resolver): readonly string[] {
  checkSelected(field, given, resolver, !(field.required ?? true));
  return given;
}

const listIn = (given: ModalAnswers[string] | undefined): readonly string[] =>
  Array.isArray(given) ? given : typeof given === 'string' && given !== '' ? [given] : [];

/** What a field holds, as its kind sends it: a text, one value or none, a list of values, yes or no. */
function held(field: ModalField, given: ModalAnswers[string] | undefined, resolver: Resolver): object {
  switch (field.type) {
    case ComponentType.TextInput:
      return { value: textIn(field, given) };
    case ComponentType.Checkbox:
      return { value: given === true };
    case ComponentType.RadioGroup:
      return { value: choicesIn(field, listIn(given))[0] ?? null };
    case ComponentType.CheckboxGroup:
      return { values: choicesIn(field, listIn(given)) };
    default:
      return { values: selected(field, listIn(given), resolver) };
  }
}

const answer = (field: ModalField, filled: ModalAnswers, resolver: Resolver): object => ({
  type: field.type,
  id: field.id ?? 0,
  custom_id: field.custom_id,
  ...held(field, filled[field.custom_id], resolver),
});

/** Sends back the modal that an earlier interaction of the same person was answered with. */
export function submitModal(world: World, person: Person, interactionId: string, filled: ModalAnswers): Interaction {
  const opener = world.interactions.get(interactionId);
  if (!opener?.modal || opener.person !== person) throw new Refusal('unknownInteraction');
  const { modal, channel, source } = opener;
  const resolver = new Resolver(world, channel.guild);
  const components = modal.components.map((one: Modal['components'][number]) => {
    const base = { type: one.type, id: one.id ?? 0 };
    if (one.type === ComponentType.ActionRow) {
      return { ...base, components: one.components.map((field) => answer(field, filled, resolver)) };
    }
    return one.type === ComponentType.Label ? { ...base, component: answer(one.component, filled, resolver) } : base;
  });
  const { resolved } = resolver;
  const data = { custom_id: modal.custom_id, components, ...(resolved ? { resolved } : {}) };
  opener.modal = null;
  return sendInteraction(world, { kind: 'modal', person, channel, data, source });
}
