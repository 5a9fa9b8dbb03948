/** Discord takes no more in a picture's description. */
const MOST = 1024;

/** Whole sentences as far as they fit, most important first. */
export function cut(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) {
    const longer = text ? `${text} ${part}` : part;
    if (longer.length > MOST) return text || `${part.slice(0, MOST - 1)}…`;
    text = longer;
  }
  return text;
}
