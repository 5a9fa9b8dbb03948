import { ComponentType } from 'discord-api-types/payloads/v10';
import type { Modal } from '../schema/modal-schema.ts';
import { h, iconButton } from './dom.ts';
import { viewMarkdown } from './markdown-view.ts';
import { type Field, viewField } from './modal-fields.ts';
import { store } from './page-store.ts';

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
  const fields = inputs.flatMap(({ field }) => field ?? []);
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
    if (submit.getAttribute('aria-busy') === 'true') return;
    const missing = fields.filter(({ isComplete }) => !isComplete());
    problem.textContent = missing.length > 0 ? words.missing(missing.map(({ label }) => label).join(', ')) : '';
    if (missing.length > 0) return;
    submit.setAttribute('aria-busy', 'true');
    const filled = Object.fromEntries(fields.map(({ name, value }) => [name, value()]));
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
