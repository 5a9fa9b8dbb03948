import { type Fault, formRefusal } from './api-refusal.ts';
import type { World } from './world.ts';

type Path = readonly PropertyKey[];

/** Every custom emoji in a tree of components whose id is unknown. */
function unknownEmojis(world: World, value: unknown, path: Path): Fault[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, key];
    if (key !== 'emoji') return unknownEmojis(world, inner, at);
    const { id } = (inner ?? {}) as { id?: string | null };
    if (!id || world.emojis.has(id)) return [];
    return [{ path: [...at, 'id'], code: 'COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' }];
  });
}

type WithEmoji = { readonly emoji?: { readonly id?: string | null | undefined } | null | undefined };

/** An emoji is asked for by its id, and shown with the name it has. */
export function withEmojiName<T extends WithEmoji>(world: World, one: T): T {
  const emoji = world.emojis.get(one.emoji?.id ?? '');
  return emoji ? { ...one, emoji: { id: emoji.id, name: emoji.name } } : one;
}

/** Refuses buttons and menus with an emoji that is not there, be it deleted or of another application. */
export function checkEmojis(world: World, components: unknown, path: Path): void {
  const faults = unknownEmojis(world, components, path);
  if (faults.length > 0) throw formRefusal(faults);
}
