import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APISectionComponent,
  type APISeparatorComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Picture } from '#workers';

/** A button with its custom id. */
export type Labeled = {
  readonly id: string;
  readonly label: string;
  readonly style?: 'primary' | 'secondary' | 'success' | 'danger';
  readonly disabled?: boolean;
  readonly emoji?: string;
};

export type ActionRow = APIActionRowComponent<APIButtonComponent | APIStringSelectComponent>;
/** Texts in a box, with a line in a color at its left. */
type Callout = Omit<APIContainerComponent, 'components'> & { components: APITextDisplayComponent[] };

export type Component =
  | APITextDisplayComponent
  | APIMediaGalleryComponent
  | APISectionComponent
  | APIFileComponent
  | APISeparatorComponent
  | Callout
  | ActionRow;

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export const LABEL_LIMIT = 80;
/** Discord's limits: five buttons per row; a menu fills its row and takes twenty-five choices. */
export const ROW_LIMIT = 5;
export const MENU_LIMIT = 25;
/** Components of a message, including those within rows. */
export const MESSAGE_LIMIT = 40;
export const CHOICE_LIMIT = 100;
const PROMPT_LIMIT = 150;

export const cut = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit - 1)}…` : text;

const button = ({ id, label, style = 'secondary', disabled = false, emoji }: Labeled): APIButtonComponent => ({
  type: ComponentType.Button,
  custom_id: id,
  label,
  style: STYLES[style],
  disabled,
  ...(emoji ? { emoji: { name: emoji } } : {}),
});

export const buttonRow = (buttons: readonly Labeled[]): ActionRow => ({
  type: ComponentType.ActionRow,
  components: buttons.map(button),
});

/** A button that leads to a message or page. */
export const linkRow = (label: string, url: string): ActionRow => ({
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.Button, style: ButtonStyle.Link, label: cut(label, LABEL_LIMIT), url }],
});

/** A line with the button that belongs to it at its right. */
export const lineWith = (content: string, labeled: Labeled): APISectionComponent => ({
  type: ComponentType.Section,
  components: [text(content)],
  accessory: button(labeled),
});

/** A line between parts of a message. */
export const SEPARATOR: APISeparatorComponent = { type: ComponentType.Separator, divider: true };

/** `color` as in `#8A46B8`; null for none. */
export const callout = (said: APITextDisplayComponent, color: string | null): Callout => ({
  type: ComponentType.Container,
  accent_color: color === null ? null : Number.parseInt(color.slice(1), 16),
  components: [said],
});

/** The buttons in as many rows as they need. */
export const buttonRows = (buttons: readonly Labeled[]): ActionRow[] =>
  Array.from({ length: Math.ceil(buttons.length / ROW_LIMIT) }, (_, i) =>
    buttonRow(buttons.slice(i * ROW_LIMIT, (i + 1) * ROW_LIMIT)),
  );

export type MenuChoice = {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly default?: boolean;
};

export const menuRow = (id: string, placeholder: string, choices: readonly MenuChoice[]): ActionRow => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      custom_id: id,
      placeholder: cut(placeholder, PROMPT_LIMIT),
      options: [...choices],
    },
  ],
});

const inside = (piece: string | object): number => {
  if (typeof piece === 'string') return 0;
  if ('accessory' in piece) return 2;
  if ('components' in piece) return (piece as ActionRow).components.length;
  if ('beside' in piece) return 2;
  // A description may be added below a picture.
  return 'request' in piece ? 1 : 0;
};

/** The number of components of these pieces. */
export const sizeOf = (pieces: readonly (string | object)[]): number =>
  pieces.reduce((sum: number, piece) => sum + 1 + inside(piece), 0);

/**
 * Ids of paragraphs, to find them when the message is edited: what happened stays in the channel; what happened earlier
 * and whose turn it is goes with the table. Discord numbers other components itself, from 1, and takes 40.
 */
export const STORY = 101;
export const EARLIER = 102;
export const CALL = 103;

/** The files of the table's picture, and of the picture of a person's move, which stays in the channel. */
export const TABLE_FILE = 'table.png';
export const MOVE_FILE = 'move.png';

export const text = (content: string): APITextDisplayComponent => ({ type: ComponentType.TextDisplay, content });

export type File = { readonly name: string; readonly picture: Picture };

export const gallery = ({ name, picture }: File): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${name}` }, description: picture.alt }],
});

/** A small picture at the right of a text. */
export const section = ({ name, picture }: File, content: string): APISectionComponent => ({
  type: ComponentType.Section,
  components: [text(content)],
  accessory: {
    type: ComponentType.Thumbnail,
    media: { url: `attachment://${name}` },
    description: picture.alt,
  },
});

export const attachments = (files: readonly File[]) =>
  files.map(({ name, picture }) => ({ attachment: picture.png, name, description: picture.alt }));
