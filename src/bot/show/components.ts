import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIMediaGalleryComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Picture } from '../../draw/studio.ts';

/** A button with its custom id. */
export type Labelled = {
  readonly id: string;
  readonly label: string;
  readonly style?: 'primary' | 'secondary' | 'success' | 'danger';
  readonly disabled?: boolean;
  readonly emoji?: string;
};

export type ActionRow = APIActionRowComponent<APIButtonComponent | APIStringSelectComponent>;
export type Component = APITextDisplayComponent | APIMediaGalleryComponent | ActionRow;

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

const LABEL_ROOM = 80;
/** A row takes five buttons; a menu takes twenty-five choices and fills its row. */
export const ROW_ROOM = 5;
export const MENU_ROOM = 25;
const CHOICE_ROOM = 100;
const PROMPT_ROOM = 150;

export const cut = (text: string, room: number): string => (text.length > room ? `${text.slice(0, room - 1)}…` : text);

const button = ({ id, label, style = 'secondary', disabled = false, emoji }: Labelled): APIButtonComponent => ({
  type: ComponentType.Button,
  custom_id: id,
  label: cut(label, LABEL_ROOM),
  style: STYLES[style],
  disabled,
  ...(emoji ? { emoji: { name: emoji } } : {}),
});

export const buttonRow = (buttons: readonly Labelled[]): ActionRow => ({
  type: ComponentType.ActionRow,
  components: buttons.map(button),
});

/** As many rows as the buttons need. */
export const buttonRows = (buttons: readonly Labelled[]): ActionRow[] =>
  Array.from({ length: Math.ceil(buttons.length / ROW_ROOM) }, (_, i) =>
    buttonRow(buttons.slice(i * ROW_ROOM, (i + 1) * ROW_ROOM)),
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
      placeholder: cut(placeholder, PROMPT_ROOM),
      options: choices.map((choice) => ({ ...choice, label: cut(choice.label, CHOICE_ROOM) })),
    },
  ],
});

export const text = (content: string): APITextDisplayComponent => ({ type: ComponentType.TextDisplay, content });

export type File = { readonly name: string; readonly picture: Picture };

export const gallery = ({ name, picture }: File): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${name}` }, description: picture.alt }],
});

export const attachments = (files: readonly File[]) =>
  files.map(({ name, picture }) => ({ attachment: picture.png, name, description: picture.alt }));
