import { GAME_IDS } from '#games';

/**
 * What is wrong with the words after the name of a bench, in a sentence; null if nothing is. Which ones it takes stands
 * in brackets at the end of what it is for: games, or numbers.
 */
export function problemWithWords(name: string, purpose: string, words: readonly string[]): string | null {
  const places = purpose.match(/\[[^\]]+\]/g) ?? [];
  const most = places.some((place) => place.includes('…')) ? Infinity : places.length;
  if (words.length > most) return `${name} takes ${most === 0 ? 'no words' : `no more than ${places.join(' ')}`}.`;
  if (places.some((place) => place.startsWith('[game'))) {
    const stranger = words.find((word) => !GAME_IDS.some((id) => id === word));
    return stranger === undefined ? null : `There is no game called ${stranger}. Use ${GAME_IDS.join(', ')}.`;
  }
  const odd = words.find((word) => !/^[1-9]\d*$/.test(word));
  return odd === undefined ? null : `${odd} isn’t a number. ${name} takes ${places.join(' ')}.`;
}
