import { describe, expect, it } from 'vitest';
import { emoji, takeEmoji, withEmojis } from '#i18n';

const RED = emoji('red_block', '🟥');
const HAT = emoji('purple_helmet', '');
const shown = (name: string) => (name === 'red_block' || name === 'purple_helmet' ? `<:${name}:1>` : null);
const find = (name: string) => (name === 'red_block' ? { id: '1' } : null);

describe('marked emojis', () => {
  it('are Unicode where there is none of ours', () => {
    expect(withEmojis(`${RED}${RED}²`)).toBe('🟥🟥²');
    expect(withEmojis(`${HAT}**Ada** took ${RED}`)).toBe('**Ada** took 🟥');
  });

  it('are ours in a text, an ornament with a space after it', () => {
    expect(withEmojis(`${HAT}**Ada** took ${RED}.`, shown)).toBe('<:purple_helmet:1> **Ada** took <:red_block:1>.');
    expect(withEmojis(emoji('blue_block', '🟦'), shown)).toBe('🟦');
  });

  it('leave a label once, the others staying Unicode', () => {
    expect(takeEmoji(`2⭐${RED}`, find)).toEqual({ emoji: { id: '1' }, standIn: '🟥', rest: '2⭐' });
    expect(takeEmoji(RED, find)?.rest).toBe('');
    expect(takeEmoji(`${emoji('blue_block', '🟦')}${RED}${RED}`, find)?.rest).toBe('🟦🟥');
    expect(takeEmoji(`${HAT}Ada`, find)).toBeNull();
  });

  it('leave nothing behind where a text was cut within one', () => {
    expect(withEmojis(`Ada took ${RED.slice(0, -1)}`)).toBe('Ada took …');
    expect(withEmojis(`Ada took ${RED.slice(0, 4)}…`, shown)).toBe('Ada took …');
  });
});
