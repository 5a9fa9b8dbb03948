import { withEmojis } from '#i18n';

/** The emojis a text marks, by their plain names. */
export function emojisIn(text: string): string[] {
  const names: string[] = [];
  withEmojis(text, (name) => {
    names.push(name);
    return null;
  });
  return names;
}
