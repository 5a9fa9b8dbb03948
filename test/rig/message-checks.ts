import { wrongPlurals } from '../i18n/plural.ts';

/**
 * The rules across fields that Discord's OpenAPI description leaves out. They are written apart from the
 * server's own checks on purpose: each is the other's second opinion.
 */
type Names = 'type' | 'id' | 'name' | 'title' | 'content' | 'description' | 'text' | 'value' | 'label' | 'emoji';
type Lists = 'fields' | 'embeds' | 'components' | 'items' | 'attachments' | 'options';
type Others = 'footer' | 'author' | 'component' | 'accessory' | 'required' | 'flags' | 'allowed_mentions' | 'custom_id';
type Choices = 'default' | 'disabled' | 'min_values';

/** Any value, with the fields that matter here. */
type AnyFields = { readonly [field in Names | Lists | Others | Choices]?: unknown };

const isObject = (value: unknown): value is AnyFields => typeof value === 'object' && value !== null;
const list = (value: unknown): AnyFields[] => (Array.isArray(value) ? value.filter(isObject) : []);
const size = (value: unknown) => (typeof value === 'string' ? value.length : 0);

const inner = (one: AnyFields): AnyFields[] => [
  ...list(one.components),
  ...(isObject(one.accessory) ? [one.accessory] : []),
  ...(isObject(one.component) ? [one.component] : []),
];
const all = (components: AnyFields[]): AnyFields[] => components.flatMap((one) => [one, ...all(inner(one))]);

const embedSize = (embed: AnyFields) =>
  size(embed.title) +
  size(embed.description) +
  size(isObject(embed.footer) && embed.footer.text) +
  size(isObject(embed.author) && embed.author.name) +
  list(embed.fields).reduce((sum, field) => sum + size(field.name) + size(field.value), 0);

function wordsOf(body: AnyFields): string {
  const texts = all(list(body.components)).flatMap((one) => (one.type === 10 ? [String(one.content)] : []));
  return [body.content ?? '', ...texts].join('\n');
}

const altsOf = (body: AnyFields): string[] =>
  all(list(body.components))
    .flatMap((one) => (one.type === 12 ? list(one.items) : []))
    .map(({ description }) => String(description ?? ''));

const textOf = (every: AnyFields[]): number =>
  every.reduce((sum, one) => sum + (one.type === 10 ? size(one.content) : 0), 0);

const checkSizes = (every: AnyFields[]): string[] => [
  ...(every.length > 40 ? ['more than 40 components'] : []),
  ...(textOf(every) > 4_000 ? ['texts over 4,000 together'] : []),
];

function checkComponents(components: AnyFields[], modern: boolean): string[] {
  const found: string[] = [];
  const every = all(components);
  const ids = every.map((one) => one.custom_id).filter((id) => id !== undefined);
  if (new Set(ids).size < ids.length) found.push('two components share a custom id');
  if (!modern && components.length > 5) found.push('more than 5 rows');
  if (!modern && components.some((one) => one.type !== 1)) found.push('components V2 without the flag');
  if (modern) found.push(...checkSizes(every));
  for (const row of every.filter((one) => one.type === 1)) {
    const kinds = list(row.components).map((one) => one.type);
    if (kinds.length > 1 && kinds.some((kind) => kind !== 2)) found.push('a select shares its row');
  }
  for (const button of every.filter((one) => one.type === 2)) {
    if (!button.label && !button.emoji) found.push('a button without label and emoji');
  }
  return found;
}

/** Alt text is our own rule: every picture has some. */
function checkFiles(body: AnyFields, uploads: readonly { field: number; name: string }[], fresh: boolean): string[] {
  const listed = list(body.attachments);
  const found = listed
    .filter((one) => String(one.id).length < 15 && !uploads.some((upload) => String(upload.field) === String(one.id)))
    .map((one) => `attachment ${one.id} has no file`);
  const galleries = all(list(body.components)).flatMap((one) =>
    one.type === 12 ? list(one.items) : one.type === 11 ? [one] : [],
  );
  for (const upload of uploads) {
    const shown = galleries.find((item) => JSON.stringify(item).includes(`attachment://${upload.name}"`));
    const alt = shown ?? listed.find((one) => String(one.id) === String(upload.field));
    if (/\.png$/.test(upload.name) && !alt?.description) found.push(`${upload.name} has no alt text`);
  }
  if (fresh && !body.content && list(body.embeds).length + list(body.components).length + uploads.length === 0) {
    found.push('an empty message');
  }
  return found;
}

export type Uploads = readonly { readonly field: number; readonly name: string }[];

/** What is wrong with a message, a webhook message or a message in a callback. */
export function checkMessage(body: unknown, uploads: Uploads, fresh: boolean): string[] {
  if (!isObject(body)) return fresh ? ['no body'] : [];
  const modern = (Number(body.flags ?? 0) & 32_768) !== 0;
  const found = [...checkComponents(list(body.components), modern || !fresh), ...checkFiles(body, uploads, fresh)];
  if (list(body.embeds).reduce((sum, embed) => sum + embedSize(embed), 0) > 6_000) found.push('embeds over 6,000');
  // The description allows 4,000 characters, which only paying people have.
  if (size(body.content) > 2_000) found.push('content over 2,000');
  if (modern && (body.content || list(body.embeds).length > 0)) found.push('content or embeds beside V2');
  // Our own rule as well: one of something is never many.
  found.push(...wrongPlurals([wordsOf(body), ...altsOf(body)].join('\n')).map((wrong) => `it says “${wrong}”`));
  if (/<@/.test(wordsOf(body)) && !body.allowed_mentions) found.push('a mention without allowed_mentions');
  return found;
}

const chosen = (field: AnyFields): number => list(field.options).filter((option) => option.default === true).length;

/** What is wrong with a form as a whole. */
export function checkModal(body: unknown): string[] {
  if (!isObject(body)) return ['no modal'];
  const components = list(body.components);
  const every = all(components);
  const ids = every.map((one) => one.custom_id).filter((id) => id !== undefined);
  return [
    ...(components.length > 5 ? ['more than 5 components in a modal'] : []),
    ...(new Set(ids).size < ids.length ? ['two fields share a custom id'] : []),
    ...(every.some((one) => one.type === 21 && chosen(one) > 1) ? ['a radio group with two defaults'] : []),
    ...(every.some((one) => one.disabled === true) ? ['a disabled field in a modal'] : []),
    ...(every.some((one) => one.min_values === 0 && one.required !== false) ? ['a required field of 0 values'] : []),
  ];
}

/** What is wrong with the order and the names of a command's options. */
export function checkCommand(command: unknown): string[] {
  if (!isObject(command)) return ['no command'];
  const options = list(command.options);
  const names = options.map((option) => option.name);
  const late = options.some((option, i) => option.required && options.slice(0, i).some((one) => !one.required));
  return [
    ...(late ? [`$command.name: a required option after an optional one`] : []),
    ...(new Set(names).size < names.length ? [`$command.name: an option name twice`] : []),
    ...options.flatMap((option) => checkCommand(option)),
  ];
}
