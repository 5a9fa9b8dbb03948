import type { ServerChannel, ServerPerson } from '../chat/page-protocol.ts';
import { h, iconButton } from './dom.ts';
import { store } from './page-store.ts';

/** Opens a dialog with a title, content, and what its form does. */
function openDialog(
  title: string,
  body: readonly Node[],
  footer: readonly Node[],
  submit: () => void,
): HTMLDialogElement {
  const form = h(
    'form',
    { method: 'dialog' },
    h(
      'header',
      {},
      h('h2', { id: 'dialog-title' }, title),
      iconButton('close', store.words.close, () => dialog.close()),
    ),
    h('div', { class: 'dialog-body' }, body),
    footer.length > 0 && h('footer', {}, footer),
  );
  const dialog: HTMLDialogElement = h('dialog', { class: 'dialog', 'aria-labelledby': 'dialog-title' }, form);
  form.addEventListener('submit', submit);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function toggle(label: string, on: boolean, change: (allowed: boolean) => void): HTMLElement {
  const input = h('input', { type: 'checkbox', role: 'switch', class: 'toggle' });
  input.checked = on;
  input.addEventListener('change', () => change(input.checked));
  return h('label', { class: 'setting' }, h('span', {}, label), input);
}

function languageChoice(me: ServerPerson): HTMLElement {
  const { words } = store;
  const choice = (language: ServerPerson['language'], label: string) => {
    const input = h('input', { type: 'radio', name: 'language', value: language });
    input.checked = me.language === language;
    input.addEventListener('change', () => void store.send({ kind: 'language', language }));
    return h('label', { class: 'pill' }, input, h('span', {}, label));
  };
  return h(
    'fieldset',
    {},
    h('legend', {}, words.language),
    h('div', { class: 'pills' }, choice('en-US', words.english), choice('es-ES', words.spanish)),
  );
}

function personSwitches(me: ServerPerson): HTMLElement {
  const names = Object.keys(me.may) as (keyof ServerPerson['may'])[];
  return h(
    'fieldset',
    {},
    h('legend', {}, store.words.mayDo(me.name)),
    names.map((name) =>
      toggle(store.words[name], me.may[name], (allowed) => void store.send({ kind: 'permission', name, allowed })),
    ),
  );
}

function accountSwitches(me: ServerPerson): HTMLElement {
  const names = Object.keys(me.account) as (keyof ServerPerson['account'])[];
  return h(
    'fieldset',
    {},
    h('legend', {}, store.words.account),
    names.map((name) =>
      toggle(store.words[name], me.account[name], (on) => void store.send({ kind: 'account', name, on })),
    ),
  );
}

/** In a channel of this server: elsewhere nobody can change what the bot may do. */
function botSwitches(channel: ServerChannel): HTMLElement[] {
  if (channel.kind !== 'server') return [];
  const names = Object.keys(channel.botMay) as (keyof ServerChannel['botMay'])[];
  return [
    h(
      'fieldset',
      {},
      h('legend', {}, store.words.botMay(channel.name)),
      names.map((name) =>
        toggle(
          store.words[name],
          channel.botMay[name],
          (allowed) => void store.send({ kind: 'bot-permission', channel: channel.id, name, allowed }),
        ),
      ),
    ),
  ];
}

/** Changes count at once; "Done" only closes. */
export function openSettings(): void {
  const { me, channel, words } = store;
  if (!me || !channel) return;
  const done = h('button', { class: 'button primary' }, words.done);
  openDialog(
    words.youAre(me.name),
    [languageChoice(me), personSwitches(me), accountSwitches(me), ...botSwitches(channel)],
    [done],
    () => {},
  );
}

export function openThreadForm(): void {
  const { channel, words } = store;
  if (!channel) return;
  const input = h('input', { type: 'text', required: true, maxlength: 100, autocomplete: 'off' });
  const field = h('label', { class: 'field' }, h('span', { class: 'field-label' }, words.threadName), input);
  const create = h('button', { class: 'button primary' }, words.create);
  openDialog(words.newThread, [field], [create], () => {
    void store.send({ kind: 'thread', channel: channel.id, name: input.value });
  });
  input.focus();
}
