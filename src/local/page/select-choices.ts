import { ComponentType } from 'discord-api-types/payloads/v10';
import { avatar } from './avatar.ts';
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

export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly note: string;
  readonly sign: () => Node | null;
};

export function choicesOf(select: SelectLike): Choice[] {
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
