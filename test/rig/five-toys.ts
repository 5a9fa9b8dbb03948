import type { GameWords } from '#games/contract';
import { extra, type Listed, listed, soundToy } from './toy-list.ts';

const NUMBERS = [1, 2, 3, 4, 5];
const CHOICES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** One that all of them have, with what others call alike, and more of their own than there is room for. */
function optionsOf(number: number): { readonly [name: string]: readonly string[] } {
  const own = ['north', 'east', 'south', 'west'].map((side) => [`${side}-${number}`, CHOICES] as const);
  return Object.fromEntries([
    ['length', ['long', 'short', `length-${number}`]],
    ['flavor', CHOICES.map((choice) => `${choice}${number}`)],
    ...own,
  ]);
}

function wordsOf(words: GameWords, number: number): GameWords {
  const options = Object.entries(optionsOf(number)).map(([name, values]) => [
    name,
    {
      label: name,
      command: { name, text: `Which ${name} there is` },
      choice: Object.fromEntries(values.map((value) => [value, value.replace(/\d$/, '')])),
    },
  ]);
  return { ...words, name: `${words.name} ${number}`, option: Object.fromEntries(options) };
}

function fake(number: number): Listed {
  const { game, words, ui } = soundToy;
  const options = Object.entries(optionsOf(number)).map(([name, values]) => [
    name,
    { choices: values.map((value) => ({ value })) },
  ]);
  const texts = { en: wordsOf(words.texts.en, number), es: wordsOf(words.texts.es, number) };
  const lesson = { seed: 'toy', options: {}, computers: 1, steps: [] };
  return {
    ...soundToy,
    ui: { ...ui, lesson },
    game: { ...game, id: `toy-${number}`, options: Object.fromEntries(options) },
    words: { ...words, texts },
  };
}

/** Five games more, which between them have more of everything than Discord takes in a list. */
extra.clear();
for (const number of NUMBERS) extra.set(`toy-${number}`, fake(number));

export { listed };
