import { h, icon, viewText } from './dom.ts';
import { store } from './page-store.ts';
import { type Choice, choicesOf, type SelectLike } from './select-choices.ts';

const OPENERS = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

let count = 0;

/** A button that opens a list box, as ARIA's pattern for a combobox has it. */
function selectElements(select: SelectLike, key: string, choices: readonly Choice[], pick: (i: number) => void) {
  count += 1;
  const listId = `select-${count}`;
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
  const several = (select.max_values ?? 1) > 1 ? 'true' : null;
  const list = h(
    'ul',
    { id: listId, role: 'listbox', class: 'choices', hidden: true, 'aria-multiselectable': several },
    nodes.length > 0 ? nodes : h('li', { class: 'choice' }, store.words.nothing),
  );
  const element = h('div', { class: 'select-box' }, button, list);
  return { element, button, face, list, nodes };
}

/** What the closed select shows: what is chosen, otherwise what to choose. */
function faceOf({ placeholder, max_values: most }: SelectLike, picked: readonly Choice[]): HTMLElement {
  if (picked.length === 0) {
    return h('span', { class: 'placeholder' }, placeholder || ((most ?? 1) > 1 ? store.words.pick(most ?? 1) : '…'));
  }
  const labels = picked.map(({ label }) => label).join(', ');
  return h('span', { class: 'picked' }, picked.length === 1 && picked[0]?.sign(), labels);
}

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
  const choices = choicesOf(select);
  const max = select.max_values ?? 1;
  const min = select.min_values ?? 1;
  const before = [
    ...(select.options ?? []).filter((option) => option.default).map((option) => option.value),
    ...(select.default_values ?? []).map((value) => value.id),
  ];
  let chosen = new Set(before);
  let active = 0;

  const { element, button, face, list, nodes } = selectElements(select, key, choices, (i) => pick(i));

  const show = () => {
    face.replaceChildren(
      faceOf(
        select,
        choices.filter(({ value }) => chosen.has(value)),
      ),
    );
    for (const [i, node] of nodes.entries()) {
      node.setAttribute('aria-selected', String(chosen.has(choices[i]?.value ?? '')));
      node.classList.toggle('active', i === active && !list.hidden);
    }
    if (list.hidden) button.removeAttribute('aria-activedescendant');
    else button.setAttribute('aria-activedescendant', nodes[active]?.id ?? '');
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
