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

/** Values that are chosen from the start. */
const chosenBefore = ({ options, default_values: others }: SelectLike): string[] => [
  ...(options ?? []).filter((option) => option.default).map((option) => option.value),
  ...(others ?? []).map((value) => value.id),
];

type Change = (values: string[], control: HTMLElement) => void;

/**
 * A select of our own, since a native one shows neither descriptions nor emoji: a button that opens a list box.
 * One choice closes it and counts at once; several count when it is closed.
 */
class SelectView {
  readonly #select: SelectLike;
  readonly #choices: readonly Choice[];
  readonly #change: Change;
  readonly #parts: ReturnType<typeof selectElements>;
  readonly #max: number;
  readonly #before: readonly string[];
  #chosen: Set<string>;
  #active = 0;

  constructor(select: SelectLike, key: string, change: Change) {
    this.#select = select;
    this.#choices = choicesOf(select);
    this.#change = change;
    this.#max = select.max_values ?? 1;
    this.#before = chosenBefore(select);
    this.#chosen = new Set(this.#before);
    this.#parts = selectElements(select, key, this.#choices, (i) => this.#pick(i));
    const { button } = this.#parts;
    button.addEventListener('click', () => this.#toggle());
    button.addEventListener('keydown', (event) => this.#hear(event));
    this.#show();
  }

  get element(): HTMLElement {
    return this.#parts.element;
  }

  readonly values = (): string[] => [...this.#chosen];

  #show(): void {
    const { button, face, list, nodes } = this.#parts;
    const picked = this.#choices.filter(({ value }) => this.#chosen.has(value));
    face.replaceChildren(faceOf(this.#select, picked));
    for (const [i, node] of nodes.entries()) {
      node.setAttribute('aria-selected', String(this.#chosen.has(this.#choices[i]?.value ?? '')));
      node.classList.toggle('active', i === this.#active && !list.hidden);
    }
    if (list.hidden) button.removeAttribute('aria-activedescendant');
    else button.setAttribute('aria-activedescendant', nodes[this.#active]?.id ?? '');
  }

  #open(): void {
    const { element, button, list } = this.#parts;
    list.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    element.classList.toggle('upward', innerHeight - button.getBoundingClientRect().bottom < 280);
    const first = this.#choices.findIndex(({ value }) => this.#chosen.has(value));
    this.#move(first);
    document.addEventListener('pointerdown', this.#closeFromOutside);
  }

  #close(keep = this.#max > 1): void {
    const { button, list } = this.#parts;
    if (list.hidden) return;
    list.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', this.#closeFromOutside);
    const chosen = this.#chosen;
    const same = chosen.size === this.#before.length && this.#before.every((value) => chosen.has(value));
    if (!keep || chosen.size < (this.#select.min_values ?? 1)) this.#chosen = new Set(this.#before);
    else if (!same) this.#change([...chosen], button);
    this.#show();
  }

  readonly #closeFromOutside = (event: Event): void => {
    if (!(event.target instanceof Node && this.element.contains(event.target))) this.#close();
  };

  #toggle(): void {
    if (this.#parts.list.hidden) this.#open();
    else this.#close();
  }

  #pick(i: number): void {
    const value = this.#choices[i]?.value;
    if (value === undefined) return;
    this.#active = i;
    if (this.#max === 1) {
      this.#chosen = new Set([value]);
      // A choice made again counts again: Discord sends it, too.
      if (this.#before.includes(value) && this.#before.length === 1) this.#change([value], this.#parts.button);
      this.#close(true);
      return;
    }
    if (this.#chosen.has(value)) this.#chosen.delete(value);
    else if (this.#chosen.size < this.#max) this.#chosen.add(value);
    this.#show();
  }

  #move(to: number): void {
    this.#active = Math.max(Math.min(to, this.#choices.length - 1), 0);
    this.#show();
    this.#parts.nodes[this.#active]?.scrollIntoView({ block: 'nearest' });
  }

  readonly #keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => this.#move(this.#active + 1),
    ArrowUp: () => this.#move(this.#active - 1),
    Home: () => this.#move(0),
    End: () => this.#move(this.#choices.length - 1),
    Enter: () => this.#pick(this.#active),
    ' ': () => this.#pick(this.#active),
    Escape: () => this.#close(),
    Tab: () => this.#close(),
  };

  #hear(event: KeyboardEvent): void {
    const isClosed = this.#parts.list.hidden;
    const act = isClosed ? () => this.#open() : this.#keys[event.key];
    // While it is closed, only the keys that open it are its own: Escape must reach a dialog around it.
    if (!act || (isClosed && !OPENERS.includes(event.key))) return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    act();
  }
}

export const viewSelect = (select: SelectLike, key: string, change: Change): SelectView =>
  new SelectView(select, key, change);
