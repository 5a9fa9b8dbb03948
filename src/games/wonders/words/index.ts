import { defineWords } from '#games/define';
import type { Language } from '#i18n';
import type { Wonders } from '../requests.ts';
import type { View } from '../rules/view.ts';
import { content } from './content-text.ts';
import { describe } from './describe.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { legend } from './legend-text.ts';
import { roman } from './phrases.ts';
import { speech } from './speech.ts';

/** What the players to move are asked. */
function call({ phase, age, turn, turns }: View, mention: string, language: Language): string {
  const key = phase === 'over' ? 'choose' : phase;
  return speech(language)(`table.${key}`, { mention, age: roman(age), turn, turns });
}

export const wondersWords = defineWords<Wonders>({
  texts: { en, es },
  lesson: { en: en.lesson, es: es.lesson },
  cover: { minutes: 30, texts: { en: en.cover, es: es.cover } },
  legend,
  say: speech,
  call,
  describe,
  content,
});
