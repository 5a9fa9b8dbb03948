import {
  type CommandEntry,
  type CommandLine,
  entriesOf,
  entryNamed,
  type OptionChoice,
  parseValue,
  readLine,
} from './command-line.ts';
import { byId, h, icon, refill } from './dom.ts';
import { store } from './page-store.ts';
import { sendCommand } from './send-command.ts';
import { namedThings, type Suggestion, suggest, withMentions } from './suggestions.ts';

const PAUSE = 150;
const TYPING = 8_000;

type Upload = { readonly name: string; readonly type: string; readonly base64: string };

async function readFile(file: File): Promise<Upload> {
  const url = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsDataURL(file);
  });
  return { name: file.name, type: file.type, base64: url.slice(url.indexOf(',') + 1) };
}

type Filling = Extract<CommandLine, { kind: 'filling' }>;

/** What the bot was asked to suggest something for. */
const keyOf = ({ entry, parameter, typed }: Filling) => `${entry.label} ${parameter?.name ?? ''} ${typed}`;

/** The message box: plain words are said, a line that begins with a slash is a command. */
class Composer {
  readonly #form = byId<HTMLFormElement>('composer');
  readonly #text = h('textarea', {
    id: 'composer-text',
    rows: 1,
    autocomplete: 'off',
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': 'suggestions',
    'aria-autocomplete': 'list',
    maxlength: 2_000,
  });
  readonly #list = h('ul', { id: 'suggestions', class: 'suggestions', role: 'listbox', hidden: true });
  readonly #hint = h('p', { class: 'hint', role: 'status' });
  readonly #send = h('button', { class: 'icon-button send' }, icon('send'));
  readonly #file = h('input', { type: 'file', hidden: true });
  readonly #uploads = new Map<string, Upload>();
  #answers: readonly OptionChoice[] = [];
  #answersFor = '';
  #shown: readonly Suggestion[] = [];
  #active = -1;
  #timer = 0;
  /** Whether Enter was pressed before the bot's suggestions for the word were there. */
  #hasty = false;

  start(): void {
    this.#form.append(this.#list, this.#hint, h('div', { class: 'composer-box' }, this.#text, this.#send), this.#file);
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
    this.#text.addEventListener('input', () => {
      this.#hasty = false;
      this.#changed();
    });
    this.#text.addEventListener('keydown', (event) => this.#key(event));
    this.#text.addEventListener('blur', () => this.#show([]));
    this.#text.addEventListener('focus', () => this.#changed());
    this.#file.addEventListener('change', () => void this.#attach());
    store.on('server', () => this.#label());
    store.on('channel', () => this.#label());
    store.on('said', (text) => this.#say(text));
    store.on('typing', (channel) => this.#showTyping(channel));
    store.on('post', () => this.#hint.textContent === this.#typing && this.#say(''));
    this.#label();
    // On a touch screen this would bring up the keyboard.
    if (matchMedia('(hover: hover)').matches) this.#text.focus();
  }

  get #entries(): CommandEntry[] {
    return entriesOf(store.commands, store.me?.language ?? 'en-US');
  }

  get #line(): CommandLine {
    return readLine(this.#text.value, this.#entries);
  }

  #label(): void {
    const { words } = store;
    this.#text.placeholder = words.write(store.placeName);
    this.#text.setAttribute('aria-label', words.write(store.placeName));
    this.#list.setAttribute('aria-label', words.commands);
    this.#send.setAttribute('aria-label', words.send);
    this.#send.title = words.send;
    const skip = document.querySelector('.skip');
    if (skip) skip.textContent = words.skip;
  }

  #changed(): void {
    this.#text.style.height = 'auto';
    this.#text.style.height = `${Math.min(this.#text.scrollHeight, 180)}px`;
    this.#say('');
    const line = this.#line;
    this.#show(suggest(this.#text.value, line, this.#entries, this.#answers));
    if (line.kind === 'filling' && line.parameter?.autocomplete) this.#askAnswers(line, line.parameter.name);
  }

  /** Suggestions come from the bot; it is asked when the typing rests. */
  #askAnswers(line: Filling, focused: string): void {
    const key = keyOf(line);
    if (key === this.#answersFor) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(async () => {
      const values = { ...this.#values(line).values, [focused]: line.typed.trim() };
      const result = await store.ask({
        kind: 'suggest',
        channel: store.channelId,
        path: [...line.entry.path],
        values,
        focused,
      });
      this.#answersFor = key;
      const locale = store.me?.language ?? 'en-US';
      const choices = 'settled' in result ? result.settled.choices : [];
      this.#answers = choices.map((choice) => ({
        name: choice.name_localizations?.[locale] ?? choice.name,
        value: choice.value,
      }));
      if (document.activeElement === this.#text) this.#changed();
      if (this.#hasty) this.#enter();
    }, PAUSE);
  }

  /** Whether what is being typed may still be completed by the bot. */
  #isAsking(line: CommandLine): boolean {
    if (line.kind !== 'filling' || !line.parameter?.autocomplete) return false;
    const typed = line.typed.trim();
    return typed !== '' && keyOf(line) !== this.#answersFor && !this.#answers.some(({ name }) => name === typed);
  }

  /** Completes what is being typed; sends what is complete. */
  #enter(): void {
    this.#hasty = this.#isAsking(this.#line);
    if (this.#hasty) return;
    if (this.#active >= 0) this.#accept(this.#shown[this.#active]);
    else void this.#submit();
  }

  #show(shown: readonly Suggestion[]): void {
    this.#shown = shown;
    const line = this.#line;
    const begun = line.kind !== 'filling' || line.parameter !== null || line.typed !== '';
    const needed = shown.some((one) => one.required);
    this.#active = shown.length > 0 && (begun || needed) ? 0 : -1;
    this.#list.hidden = shown.length === 0;
    this.#text.setAttribute('aria-expanded', String(shown.length > 0));
    refill(this.#list, ...shown.map((one, i) => this.#node(one, i)));
    this.#mark();
  }

  #node(one: Suggestion, i: number): HTMLElement {
    const node = h(
      'li',
      { id: `suggestion-${i}`, role: 'option', class: 'suggestion' },
      h('b', {}, one.label, one.required && h('span', { class: 'needed' }, ` ${store.words.required}`)),
      h('span', {}, one.note),
    );
    // Before the box loses the focus and the list goes away.
    node.addEventListener('pointerdown', (event) => event.preventDefault());
    node.addEventListener('click', () => this.#accept(one));
    return node;
  }

  #mark(): void {
    for (const [i, node] of [...this.#list.children].entries()) {
      node.setAttribute('aria-selected', String(i === this.#active));
      if (i === this.#active) node.scrollIntoView({ block: 'nearest' });
    }
    if (this.#active >= 0) this.#text.setAttribute('aria-activedescendant', `suggestion-${this.#active}`);
    else this.#text.removeAttribute('aria-activedescendant');
  }

  #move(step: number): void {
    const count = this.#shown.length;
    this.#active = this.#active < 0 && step < 0 ? count - 1 : (this.#active + step + count) % count;
    this.#mark();
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing || event.shiftKey) return;
    const act = this.#shown.length > 0 ? this.#listKeys[event.key] : undefined;
    if (!act && event.key !== 'Enter') return;
    event.preventDefault();
    if (act) act();
    else this.#enter();
  }

  /** What keys do while suggestions are open. */
  readonly #listKeys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => this.#move(1),
    ArrowUp: () => this.#move(-1),
    Escape: () => this.#show([]),
    Tab: () => this.#accept(this.#shown[Math.max(this.#active, 0)]),
    Enter: () => this.#enter(),
  };

  #accept(one: Suggestion | undefined) {
    if (!one) return;
    if (one.text === null) return this.#file.click();
    this.#text.value = one.text;
    this.#text.focus();
    this.#changed();
  }

  async #attach(): Promise<void> {
    const file = this.#file.files?.[0];
    const line = this.#line;
    this.#file.value = '';
    if (!file || line.kind !== 'filling' || !line.parameter) return;
    this.#uploads.set(line.parameter.name, await readFile(file));
    this.#text.value = `${this.#text.value.trimEnd()}${file.name} `;
    this.#text.focus();
    this.#changed();
  }

  get #typing(): string {
    return store.words.typing(store.server?.bot.name ?? '');
  }

  #showTyping(channel: string): void {
    if (channel !== store.channelId) return;
    this.#say(this.#typing);
    setTimeout(() => this.#hint.textContent === this.#typing && this.#say(''), TYPING);
  }

  #say(text: string): void {
    this.#hint.textContent = text;
  }

  #values(line: Filling) {
    const values: Record<string, string | number | boolean> = {};
    const wrong: string[] = [];
    for (const parameter of line.entry.parameters) {
      const text = line.given.get(parameter.name);
      if (text === undefined || this.#uploads.has(parameter.name)) continue;
      const things = namedThings(parameter).filter((thing) => thing.value !== thing.name);
      const value = parseValue(parameter, text, [...things, ...(parameter.autocomplete ? this.#answers : [])]);
      if (value === undefined) wrong.push(parameter.label);
      else values[parameter.name] = value;
    }
    return { values, wrong };
  }

  async #submit(): Promise<void> {
    const line = this.#line;
    const text = this.#text.value.trim();
    if (line.kind === 'plain') return text ? this.#speak(text) : undefined;
    const entry = line.kind === 'filling' ? line.entry : entryNamed(text.slice(1), this.#entries);
    if (!entry) return this.#say(store.words.unknownCommand);
    const filling =
      line.kind === 'filling'
        ? line
        : { kind: 'filling' as const, entry, given: new Map(), parameter: null, typed: '' };
    const { values, wrong } = this.#values(filling);
    if (wrong.length > 0) return this.#say(store.words.wrong(wrong.join(', ')));
    const missing = entry.parameters.filter(
      (parameter) => parameter.required && !(parameter.name in values) && !this.#uploads.has(parameter.name),
    );
    if (missing.length > 0)
      return this.#say(store.words.missing(missing.map((parameter) => parameter.label).join(', ')));
    await this.#run(entry, values);
  }

  async #speak(content: string): Promise<void> {
    const said = withMentions(content);
    const reply = await store.send({ kind: 'say', channel: store.channelId, content: said });
    if (reply.refused) this.#say(store.words.refusals[reply.refused] ?? store.words.failed);
    else this.#clear();
  }

  #clear(): void {
    this.#text.value = '';
    this.#uploads.clear();
    this.#changed();
  }

  async #run(entry: CommandEntry, values: Record<string, string | number | boolean>): Promise<void> {
    const uploads = Object.fromEntries(this.#uploads);
    this.#clear();
    await sendCommand({ kind: 'run', channel: store.channelId, path: [...entry.path], values, uploads });
  }
}

export function startComposer(): void {
  new Composer().start();
}
