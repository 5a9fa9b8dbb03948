import { ComponentType } from 'discord-api-types/v10';
import { ask } from '../interaction.ts';
import { LIMITS } from '../limits.ts';
import { Refusal, refuseField } from '../refusal.ts';
import type { Modal, ModalField } from '../schema/modal.ts';
import type { Interaction, Person, World } from '../world.ts';
import { checkChoice } from './component.ts';
import { Resolver } from './resolve.ts';

/** What was filled in, by custom id: text for inputs, a list for selects. */
export type Filled = Readonly<Record<string, string | readonly string[]>>;

const invalid = (field: ModalField, message: string) =>
  refuseField(['components', field.custom_id], 'MODAL_FIELD_INVALID', message);

function answer(field: ModalField, filled: Filled, resolver: Resolver): object {
  const given = filled[field.custom_id];
  const base = { type: field.type, id: field.id ?? 0, custom_id: field.custom_id };
  const required = field.required ?? true;
  if (field.type !== ComponentType.TextInput) {
    const values = Array.isArray(given) ? given : [];
    checkChoice(field, values, resolver, !required);
    return { ...base, values };
  }
  const value = typeof given === 'string' ? given : '';
  if (value === '' && required) throw invalid(field, 'This field is required');
  const min = value === '' ? 0 : (field.min_length ?? 0);
  if (value.length < min || value.length > (field.max_length ?? LIMITS.textInput)) {
    throw invalid(field, 'Wrong length.');
  }
  return { ...base, value };
}

/** Sends back the modal that an earlier interaction of the same person was answered with. */
export function submit(world: World, person: Person, interactionId: string, filled: Filled): Interaction {
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
  return ask(world, { kind: 'modal', person, channel, data, source });
}
