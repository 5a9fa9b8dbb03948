import { nameOf, type Reader } from '#i18n';
import type { View } from '../rules/view.ts';
import { roman } from './phrases.ts';
import { speech } from './speech.ts';

/** Age, turn and what is done now. */
export function headLine({ phase, age, turn, turns }: View, { language }: Reader): string {
  const say = speech(language);
  const values = { age: roman(age), turn, turns };
  if (phase !== 'choose') return say(`pictures.alt.phase.${phase}`, values);
  return say('pictures.alt.turn', { ...values, flank: say(`story.flank.${age === 2 ? 'right' : 'left'}`) });
}

/** The seats that are still to move. */
export function waitingLines({ phase, asked, done }: View, reader: Reader): string[] {
  if (phase === 'over') return [];
  const say = speech(reader.language);
  const names = asked.filter((seat) => !done[seat]).map((seat) => nameOf(reader, seat));
  return [names.length ? say('pictures.alt.choosing', { names: names.join(', ') }) : say('pictures.alt.allSet')];
}

/** What the viewer's hand is called. */
export function handLine({ phase, age, turn, turns }: View, { language }: Reader): string {
  const key = phase === 'last' ? 'lastCard' : 'hand';
  return speech(language)(`pictures.alt.${key}`, { age: roman(age), turn, turns });
}

export const partnerLine = ({ age, turn, turns }: View, name: string, { language }: Reader): string =>
  speech(language)('pictures.alt.partner', { name, age: roman(age), turn, turns });
