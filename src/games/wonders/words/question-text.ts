import { itemAt, required, type Seat } from '#engine';
import { nameOf, type Reader } from '#i18n';
import { countOf } from '../rules/city.ts';
import { stagesOf } from '../rules/content.ts';
import { type Effect, SIDES } from '../rules/kinds.ts';
import type { City } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { effectsWords } from './effect-text.ts';
import { cardName, wonderName } from './names.ts';
import { costWords, opening } from './phrases.ts';
import { type Say, speech } from './speech.ts';
import { effectsOfPlayed } from './story-text.ts';

/** What is asked after a reveal, and which side of the board is played: heads for ears, and all of it line by line. */

export const pileHead = (say: Say, page: number, pages: number): string =>
  say('pictures.alt.pile', { page: page + 1, pages });

/** Each way to split the loss: all coins first, then one more debt each. */
function splitsOf(view: View): readonly { readonly coins: number; readonly debts: number }[] {
  const owed = required(view.own, 'loss').owed;
  const most = Math.min(owed, itemAt(view.cities, required(view.seat, 'seat of a loss')).coins);
  return Array.from({ length: most + 1 }, (_, i) => ({ coins: most - i, debts: owed - most + i }));
}

export function lossHead(view: View, { language }: Reader): string {
  const say = speech(language);
  const { coins, debts } = itemAt(view.cities, required(view.seat, 'seat of a loss'));
  return say('pictures.alt.lossHead', {
    coins: say('count.coins', { count: required(view.own, 'loss').owed }),
    own: say('count.coins', { count: coins }),
    debts: say('count.debts', { count: debts }),
  });
}

export function splitLines(view: View, { language }: Reader): string[] {
  const say = speech(language);
  const city = itemAt(view.cities, required(view.seat, 'seat of a loss'));
  return splitsOf(view).map(({ coins, debts }) =>
    say('pictures.alt.split', {
      coins: say('count.coins', { count: coins }),
      debts: say('count.debts', { count: debts }),
      left: say('count.coins', { count: city.coins - coins }),
      owed: say('count.debts', { count: city.debts + debts }),
    }),
  );
}

const lossBy = (effect: Effect, city: City): number => {
  if (effect.kind === 'othersLose') return effect.n;
  if (effect.kind !== 'othersLosePer') return 0;
  return effect.n * effect.what.reduce((sum, what) => sum + countOf(city, what), 0);
};

/** Whose plays of this turn cost the viewer coins, and how many. */
function strikesOn(view: View): readonly { readonly by: Seat; readonly coins: number }[] {
  const seat = required(view.seat, 'seat of a loss');
  const own = itemAt(view.cities, seat);
  return view.deeds.flatMap((played, by) => {
    if (!played || by === seat) return [];
    const effects = effectsOfPlayed(itemAt(view.cities, by), played);
    const coins = effects.reduce((sum, effect) => sum + lossBy(effect, own), 0);
    return coins > 0 ? [{ by, coins }] : [];
  });
}

/** Why; silent where plays don't account for all of it, as when one seat did two things in this turn. */
export function causeLines(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const strikes = strikesOn(view);
  if (strikes.reduce((sum, { coins }) => sum + coins, 0) !== view.own?.owed) return [];
  const cards = strikes.map(({ by }) => {
    const played = required(view.deeds[by], 'played');
    const { wonder } = itemAt(view.cities, by);
    const what =
      played.kind === 'built' || played.kind === 'unearthed'
        ? cardName(say.language, played.card)
        : wonderName(say.language, wonder);
    return say('pictures.text.strike', { what, name: nameOf(reader, by) });
  });
  return [say('pictures.text.strikes', { cards: cards.join(', ') })];
}

/** "stage 1 for 2 wood: 3 points" */
export const stageLines = (board: Pick<City, 'wonder' | 'side'>, say: Say): string[] =>
  stagesOf(board).map(({ cost, effects }, i) =>
    say('pictures.text.sideStage', { stage: i + 1, cost: costWords(say, cost), effects: effectsWords(say, effects) }),
  );

export function sideLines(view: View, seat: Seat, say: Say): string[] {
  const { wonder } = itemAt(view.cities, seat);
  return SIDES.map((side) => {
    const stages = stageLines({ wonder, side }, say).join('; ');
    return opening(say('pictures.alt.sideStages', { side: say(`side.${side}`), stages }));
  });
}

export const sidesHead = (view: View, seat: Seat, say: Say): string =>
  say('pictures.alt.sides', { wonder: wonderName(say.language, itemAt(view.cities, seat).wonder) });
