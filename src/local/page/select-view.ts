import { ComponentType } from 'discord-api-types/payloads/v10';
import { avatar } from './avatar.ts';
import { h, icon, viewText } from './dom.ts';
import { type AnyEmoji, viewSign } from './emoji-view.ts';
import { store } from './page-store.ts';

/** The fields of any select, in messages and in modals alike. */
export type SelectLike = {
  readonly type: ComponentType;
  readonly custom_id: string;
  readonly placeholder?: string | null | undefined;
  readonly min_values?: number | null | undefined;
  readonly max_values?: number | null | undefined;
  readonly disabled?: boolean | null | undefined;
  readonly options?: readonly {
    readonly label: string;
    readonly value: string;
    readonly description?: string | null | undefined;
    readonly emoji?: AnyEmoji | null | undefined;
    readonly default?: boolean | null | undefined;
  }[];
  readonly default_values?: readonly { readonly id: string }[] | null | undefined;
};

type Choice = {
  readonly value: string;
  readonly label: string;
  readonly note: string;
  readonly sign: () => Node | null;
};

function choicesOf(select: SelectLike): Choice[] {
  const people = () =>
    (store.server?.people ?? []).map((person) => ({
      value: person.id,
      label: person.name,
      note: '',
      sign: () => avatar(person.id, 'small'),
    }));
  switch (select.type) {
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect:
      return people();
    case ComponentType.ChannelSelect:
      return (store.server?.channels ?? []).map(({ id, name, topic }) => ({
        value: id,
        label: `#${name}`,
        note: topic,
        sign: () => null,
      }));
    default:
      return (select.options ?? []).map(({ label, value, description, emoji }) => ({
        value,
        label,
        note: description ?? '',
        sign: () => viewSign(emoji),
      }));
  }
}

const OPENERS = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

let count = 0;

export type SelectView = { readonly element: HTMLElement; readonly values: () => string[] };

/**
 * A select of our own, since a native one shows neither descriptions nor emoji: a button that opens a list box.
 * One choice closes it and counts at once; several count when it is closed.
 */
export function viewSelect(
  select: SelectLike,
  key: string,
  change: (values: string[], control: HTMLElement) => void,
): SelectView {
  count += 1;
  const listId = `select-${count}`;
  const choices = choicesOf(select);
  const max = select.max_values ?? 1;
  const min = select.min_values ?? 1;
  const before = [
    ...(select.options ?? []).filter((option) => option.default).map((option) => option.value),
    ...(select.default_values ?? []).map((value) => value.id),
  ];
  let chosen = new Set(before);
  let active = 0;

  const face = h('span', { class: 'select-face' });
  const button = h(
    'button',
    {
      type: 'button',
      class: 'select',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': listId,
      'aria-label': select.placeholder || null,
      disabled: select.disabled ?? false,
      'data-focus': key,
      'data-custom-id': select.custom_id,
    },
    face,
    icon('down'),
  );
  const nodes = choices.map((choice, i) =>
    h(
      'li',
      { id: `${listId}-${i}`, role: 'option', class: 'choice', click: () => pick(i) },
      choice.sign(),
      h(
        'span',
        { class: 'choice-text' },
        h('span', {}, viewText(choice.label)),
        choice.note && h('small', {}, choice.note),
      ),
      h('span', { class: 'tick' }, icon('check')),
    ),
  );
  const list = h(
    'ul',
    { id: listId, role: 'listbox', class: 'choices', hidden: true, 'aria-multiselectable': max > 1 ? 'true' : null },
    nodes.length > 0 ? nodes : h('li', { class: 'choice' }, store.words.nothing),
  );
  const element = h('div', { class: 'select-box' }, button, list);

  const show = () => {
    const picked = choices.filter((choice) => chosen.has(choice.value));
    face.replaceChildren(
      picked.length > 0
        ? h(
            'span',
            { class: 'picked' },
            picked.length === 1 && picked[0]?.sign(),
            picked.map(({ label }) => label).join(', '),
          )
        : h('span', { class: 'placeholder' }, select.placeholder || (max > 1 ? store.words.pick(max) : '…')),
    );
    for (const [i, node] of nodes.entries()) {
      node.setAttribute('aria-selected', String(chosen.has(choices[i]?.value ?? '')));
      node.classList.toggle('active', i === active && !list.hidden);
    }
    if (list.hidden) button.removeAttribute('aria-activedescendant');
    else button.setAttribute('aria-activedescendant', `${listId}-${active}`);
  };
  const open = () => {
    list.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    element.classList.toggle('upward', innerHeight - button.getBoundingClientRect().bottom < 280);
    active = Math.max(
      0,
      choices.findIndex((choice) => chosen.has(choice.value)),
    );
    show();
    nodes[active]?.scrollIntoView({ block: 'nearest' });
    document.addEventListener('pointerdown', outside);
  };
  const close = (keep: boolean) => {
    if (list.hidden) return;
    list.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', outside);
    const same = chosen.size === before.length && before.every((value) => chosen.has(value));
    if (!keep || chosen.size < min) chosen = new Set(before);
    else if (!same) change([...chosen], button);
    show();
  };
  const outside = (event: Event) => {
    if (!(event.target instanceof Node && element.contains(event.target))) close(max > 1);
  };
  const pick = (i: number) => {
    const value = choices[i]?.value;
    if (value === undefined) return;
    active = i;
    if (max === 1) {
      chosen = new Set([value]);
      // A choice made again counts again: Discord sends it, too.
      if (before.includes(value) && before.length === 1) change([value], button);
      close(true);
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < max) chosen.add(value);
    show();
  };
  const move = (to: number) => {
    active = Math.min(Math.max(to, 0), choices.length - 1);
    show();
    nodes[active]?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (list.hidden ? open() : move(active + 1)),
    ArrowUp: () => (list.hidden ? open() : move(active - 1)),
    Home: () => move(0),
    End: () => move(choices.length - 1),
    Enter: () => (list.hidden ? open() : pick(active)),
    ' ': () => (list.hidden ? open() : pick(active)),
    Escape: () => close(max > 1),
    Tab: () => close(max > 1),
  };
  button.addEventListener('click', () => (list.hidden ? open() : close(max > 1)));
  button.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    // While it is closed, only the keys that open it are its own: Escape must reach a dialog around it.
    if (!act || (list.hidden && !OPENERS.includes(event.key))) return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    act();
  });
  show();
  return { element, values: () => [...chosen] };
}
