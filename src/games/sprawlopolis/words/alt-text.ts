import type { Point } from '#engine';
import { ALT_TEXT_LIMIT, fitAltText, letterOf, nameOf, type Reader } from '#i18n';
import type { Prompt, SprawlopolisRequest } from '../requests.ts';
import type { BestPlace } from '../rules/best-places.ts';
import type { Light } from '../rules/score.ts';
import { litBlocks, scoreOf } from '../rules/score.ts';
import type { CardNumber } from '../rules/types.ts';
import { handShown, type View } from '../rules/view.ts';
import { addressOf, xName, yName } from './address.ts';
import { cityMap } from './map.ts';
import { cardName, cardWords, conditionText, number, placementWords, signed } from './phrases.ts';
import { speech } from './speech.ts';
import {
  addresses,
  conditionLines,
  deckLine,
  gainText,
  headLine,
  lastLine,
  openHandLines,
  scoreLine,
} from './text-view.ts';

/** The alt text; the text view has all details. */
export function altText(request: SprawlopolisRequest, reader: Reader): string {
  return fitAltText(sentences(request, reader));
}

function sentences(request: SprawlopolisRequest, reader: Reader): string[] {
  switch (request.kind) {
    case 'city':
      return city(request.view, request.light ?? null, reader);
    case 'panel':
      return panel(request.view, request.prompt, reader);
    case 'proposal':
      return proposal(request, reader);
    case 'final':
      return final(request.view, reader);
    case 'card':
      return card(request.number, reader);
  }
}

/** Every block; what is said before and after it says less of it if need be. */
function withMap(before: readonly string[], view: View, reader: Reader, after: readonly string[] = []): string[] {
  const room = ALT_TEXT_LIMIT - [...before, ...after].reduce((sum, line) => sum + line.length + 1, 0);
  return [...before, cityMap(view, reader, room), ...after];
}

function city(view: View, light: Light | null, reader: Reader): string[] {
  const before = [headLine(view, reader), ...(light ? [lightLine(view, light, reader)] : [])];
  return [
    ...withMap(before, view, reader, openHandLines(view, reader)),
    scoreLine(view, reader),
    lastLine(view, reader),
    deckLine(view, reader),
    ...conditionLines(view, reader),
  ];
}

function lightLine(view: View, light: Light, { language }: Reader): string {
  const say = speech(language);
  if (light.kind === 'roads') return say('pictures.alt.lightRoads');
  const lit = litBlocks(view, light);
  const blocks = lit.length ? addresses(lit) : say('pictures.alt.nothing');
  if (light.kind === 'group') return say('pictures.alt.lightGroup', { zone: say(`zone.${light.zone}`), blocks });
  return say('pictures.alt.lightCondition', { name: cardName(say, light.card), blocks });
}

/** Which question the panel puts, as a key of its words. */
export function questionOf({ card, at, best }: Prompt) {
  if (card === null) return 'hand';
  if (best?.length) return 'best';
  return at ? 'confirm' : 'place';
}

function panel(view: View, prompt: Prompt, reader: Reader): string[] {
  const say = speech(reader.language);
  const question = say(`pictures.panel.${questionOf(prompt)}`);
  const held = handShown(view, prompt.card)
    .cards.map((each) => cardWords(say, each))
    .join('; ');
  if (prompt.card === null)
    return [held ? `${question}: ${held}.` : say('pictures.alt.cardless', { question }), deckLine(view, reader)];
  const chosen = { card: prompt.card, turned: prompt.turned };
  return [
    prompt.best?.length
      ? bestLine(prompt.best, prompt.card, reader)
      : say('pictures.alt.question', { question, card: cardWords(say, prompt.card, prompt.turned) }),
    ...(prompt.at
      ? [say('pictures.alt.chosen', { at: addressOf(prompt.at) }), gainText(view, { ...chosen, ...prompt.at }, reader)]
      : freeLine(prompt.free, reader)),
    scoreLine(view, reader),
    `${held}.`,
    deckLine(view, reader),
  ];
}

/** "Five best places for Bloom Boom: A +3 at M32, …" */
function bestLine(places: readonly BestPlace[], card: CardNumber, { language }: Reader): string {
  const say = speech(language);
  const each = places.map((place, i) =>
    say(place.turned ? 'pictures.alt.bestTurned' : 'pictures.alt.bestPlace', {
      letter: letterOf(i),
      gain: signed(place.gain),
      at: addressOf(place),
    }),
  );
  return say('pictures.alt.best', { card: cardName(say, card), places: each.join(', ') });
}

function freeLine(free: readonly Point[], { language }: Reader): string[] {
  if (free.length === 0) return [];
  const say = speech(language);
  const [xs, ys] = [free.map(({ x }) => x), free.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const columns =
    left === right
      ? say('pictures.alt.column', { at: xName(left) })
      : say('pictures.alt.columns', { from: xName(left), to: xName(right) });
  const rows =
    top === bottom
      ? say('pictures.alt.row', { at: yName(top) })
      : say('pictures.alt.rows', { from: yName(top), to: yName(bottom) });
  return [say('pictures.alt.free', { count: free.length, columns, rows })];
}

function proposal(request: Extract<SprawlopolisRequest, { kind: 'proposal' }>, reader: Reader): string[] {
  const { view, seat, placement } = request;
  const say = speech(reader.language);
  const card = placementWords(say, placement);
  return [
    say('pictures.alt.proposal', { name: nameOf(reader, seat), card, at: addressOf(placement) }),
    gainText(view, placement, reader),
    headLine(view, reader),
  ];
}

function final(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const { total, target } = scoreOf(view);
  const key = total >= target ? 'pictures.alt.won' : 'pictures.alt.lost';
  const names = view.hands.map((_, seat) => nameOf(reader, seat)).join(', ');
  const head = view.active === null ? say(key, { total: number(total), target }) : headLine(view, reader);
  return [
    ...withMap([head], view, reader),
    scoreLine(view, reader),
    say('pictures.alt.team', { names }),
    ...conditionLines(view, reader),
  ];
}

function card(shown: CardNumber, { language }: Reader): string[] {
  const say = speech(language);
  const values = { number: shown, name: cardName(say, shown), text: conditionText(language, shown) };
  return [say('pictures.alt.conditionText', values), `${cardWords(say, shown)}.`];
}
