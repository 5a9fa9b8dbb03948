import { itemAt } from '#engine';
import { listText, type Person } from '#i18n';
import { type CardId, card } from '../rules/content.ts';
import type { Color, Feature, TileId } from '../rules/kinds.ts';
import type { Length, Placement, Row } from '../rules/types.ts';
import { spaceName, tileName } from './address.ts';
import { caption } from './caption.ts';
import { cardText, firstClause, oftenTold, ornament, tileWords } from './phrases.ts';
import type { Say } from './speech.ts';

/** What a turn did, as far as two ways to play it differ. */
export type Done =
  | Placement
  | { readonly kind: 'began'; readonly tile: TileId }
  | { readonly kind: 'hidden'; readonly row: Row };

type Mood = Person | 'doing';
type Verb = 'began' | 'took' | 'placed' | 'discarded';

/** `isFull` tells a tile from another one; `isStory` quotes a card instead of naming it, and adds emojis. */
type Telling = { readonly say: Say; readonly length: Length; readonly isFull: boolean; readonly isStory?: boolean };

const heldWords = (say: Say, held: Feature | Color): string => say(`review.the.${held}`);

function cardName(say: Say, id: CardId, isStory = false): string {
  if (!isStory) return say('review.card', { caption: itemAt(caption(say.language, id), 0) });
  return say('story.card', { what: firstClause(cardText(say.language, id)), count: card(id).points });
}

/** The verb and what it was done to. */
function clauseOf(done: Done, { say, length, isFull, isStory }: Telling): readonly [Verb, string] {
  const at = (what: string, space: string): readonly [Verb, string] => [
    'placed',
    say('review.at', { what, at: space }),
  ];
  switch (done.kind) {
    case 'began':
      return ['began', say('review.tileWith', { lands: tileWords(say, done.tile) })];
    case 'hidden':
      return ['took', say(`review.faceDown.${done.row}`)];
    case 'card':
      return ['took', cardName(say, done.card, isStory)];
    case 'tile': {
      const lands = tileWords(say, done.tile, done.turn);
      return at(isFull ? say('review.tileWith', { lands }) : say('review.tile'), tileName(length, done));
    }
    case 'feature':
      return at(heldWords(say, done.feature), spaceName(length, done));
    case 'piece':
      return at(heldWords(say, done.color), spaceName(length, done));
    case 'drop':
      return ['discarded', heldWords(say, done.item)];
  }
}

/** Each verb once, with all it was done to. */
export function donePhrases(all: readonly Done[], mood: Mood, telling: Telling): string[] {
  const { say } = telling;
  const clauses = all.map((done): readonly [Verb, string] => {
    const [verb, what] = clauseOf(done, telling);
    const isPlaced = done.kind !== 'began' && done.kind !== 'hidden';
    return [verb, telling.isStory && isPlaced ? `${ornament(done)}${what}` : what];
  });
  const verbs = [...new Set(clauses.map(([verb]) => verb))];
  return verbs.map((verb) => {
    const what = clauses.flatMap(([each, thing]) => (each === verb ? [thing] : []));
    return say(`review.${verb}.${mood}`, { what: listText(say.language, oftenTold(say, what)) });
  });
}

export const doneWords = (all: readonly Done[], mood: Mood, telling: Telling): string =>
  listText(telling.say.language, donePhrases(all, mood, telling));
