import { ComponentType } from 'discord-api-types/payloads/v10';
import type { Modal, ModalField } from '../schema/modal.ts';
import { h, iconButton } from './dom.ts';
import { viewMarkdown } from './markdown-view.ts';
import { viewSelect } from './select-view.ts';
import { store } from './store.ts';

type Field = { readonly element: HTMLElement; readonly name: string; readonly value: () => string | string[] };

let count = 0;

/** Labels are real ones, so that a screen reader names the field. */
function viewField(field: ModalField, label: string, note: string): Field {
  count += 1;
  const id = `field-${count}`;
  const required = field.required ?? true;
  const heading = h('span', { class: 'field-label' }, label, required && h('b', { 'aria-hidden': 'true' }, ' *'));
  const hint = note ? h('small', { id: `${id}-hint` }, note) : null;
  if (field.type !== ComponentType.TextInput) {
    const view = viewSelect(
      { ...field, placeholder: field.placeholder ?? label } as Parameters<typeof viewSelect>[0],
      id,
      () => {},
    );
    return {
      element: h('div', { class: 'field' }, heading, hint, view.element),
      name: field.custom_id,
      value: view.values,
    };
  }
  const props = {
    id,
    name: field.custom_id,
    required,
    minlength: field.min_length,
    maxlength: field.max_length ?? 4_000,
    placeholder: field.placeholder,
    'aria-describedby': note ? `${id}-hint` : null,
  };
  const input =
    field.style === 2
      ? h('textarea', { ...props, rows: 4 })
      : h('input', { ...props, type: 'text', autocomplete: 'off' });
  input.value = field.value ?? '';
  const element = h('label', { class: 'field', for: id }, heading, hint, input);
  return { element, name: field.custom_id, value: () => input.value };
}

function viewInput(component: Modal['components'][number]): { element: HTMLElement; field: Field | null } {
  if (component.type === ComponentType.TextDisplay) return { element: viewMarkdown(component.content), field: null };
  const field =
    component.type === ComponentType.Label
      ? viewField(component.component, component.label, component.description ?? '')
      : viewField(component.components[0], component.components[0].label ?? '', '');
  return { element: field.element, field };
}

/** The form a bot answered with. It stays open until the bot took what was filled in. */
export function openModal(modal: Modal, interaction: string): void {
  const { words } = store;
  const inputs = modal.components.map(viewInput);
  const problem = h('p', { class: 'problem', role: 'alert' });
  const submit = h('button', { class: 'button primary' }, words.submit);
  const form = h(
    'form',
    { method: 'dialog' },
    h(
      'header',
      {},
      h('h2', { id: 'modal-title' }, modal.title),
      iconButton('close', words.close, () => dialog.close()),
    ),
    h(
      'div',
      { class: 'dialog-body' },
      inputs.map((input) => input.element),
      problem,
    ),
    h(
      'footer',
      {},
      h('button', { type: 'button', class: 'button secondary', click: () => dialog.close() }, words.cancel),
      submit,
    ),
  );
  const dialog = h('dialog', { class: 'dialog', 'aria-labelledby': 'modal-title' }, form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    submit.setAttribute('aria-busy', 'true');
    const filled = Object.fromEntries(inputs.flatMap(({ field }) => (field ? [[field.name, field.value()]] : [])));
    const result = await store.ask({ kind: 'submit', interaction, filled });
    submit.removeAttribute('aria-busy');
    if ('refused' in result) problem.textContent = words.refusals[result.refused] ?? words.failed;
    else if (result.settled.state === 'failed') problem.textContent = words.noAnswer;
    else dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector<HTMLElement>('.dialog-body input, .dialog-body textarea, .dialog-body .select')?.focus();
}
