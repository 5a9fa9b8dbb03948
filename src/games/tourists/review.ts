import type { ReviewedTurn } from '#games/contract';
import type { UiParts } from '#games/define';
import { listText, type Person, type Reader } from '#i18n';
import type { Tourists } from './requests.ts';
import { lastChange } from './rules/score.ts';
import type { PlacedTile, Visit } from './rules/types.ts';
import { fieldName, tileName } from './words/address.ts';
import { visitWords } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';

/** The tiles and the visit of a turn, without what both ways to play it have in common. */
type Done = { readonly tiles: readonly PlacedTile[]; readonly visits: readonly Visit[] };

function doneIn({ view, before }: ReviewedTurn<Tourists>): Done {
  const { laid = [], visit = null } = view.work ?? {};
  return {
    tiles: laid.slice(before.work?.laid.length ?? 0),
    visits: visit && !before.work?.visit ? [visit] : [],
  };
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
const without = <T extends object>(all: readonly T[], common: readonly T[]): T[] =>
  all.filter((each) => !common.some((other) => same(each, other)));

const differenceFrom = (one: Done, other: Done): Done => ({
  tiles: without(one.tiles, other.tiles),
  visits: without(one.visits, other.visits),
});

type Mood = Person | 'doing';

function visitPhrase(say: Say, visit: Visit, mood: Mood): string {
  if (visit.kind === 'stay') return say(`review.stay.${mood}`);
  const from = visit.kind === 'tourist' ? '' : fieldName(visit.from);
  return say(`review.${visit.kind}.${mood}`, { at: fieldName(visit), from });
}

const placesOf = (say: Say, tiles: readonly PlacedTile[]): string => listText(say.language, tiles.map(tileName));

function tilesPhrase(say: Say, tiles: readonly PlacedTile[], person: Person): string[] {
  if (tiles.length === 0) return [];
  return [say(`review.${tiles.length > 1 ? 'tiles' : 'tile'}.${person}`, { at: placesOf(say, tiles) })];
}

/** Everyone lays the same tiles, so that they differ in their places, or in how they are turned. */
function betterTiles(say: Say, tiles: readonly PlacedTile[], played: readonly PlacedTile[]): string[] {
  const [tile] = tiles;
  if (!tile) return [];
  const at = placesOf(say, tiles);
  if (at !== placesOf(say, played)) return [say(`review.${tiles.length > 1 ? 'tiles' : 'tile'}.doing`, { at })];
  const [other = tile] = played;
  if (tiles.length > 1) return [say('review.otherwise')];
  return [say('review.turned', { degrees: 90 * ((tile.turn - other.turn + 4) % 4) })];
}

function contrast(played: ReviewedTurn<Tourists>, better: ReviewedTurn<Tourists>, person: Person, reader: Reader) {
  const say = speech(reader.language);
  const [allDone, allBetter] = [doneIn(played), doneIn(better)];
  const [done, other] = [differenceFrom(allDone, allBetter), differenceFrom(allBetter, allDone)];
  const phrases = [
    ...tilesPhrase(say, done.tiles, person),
    ...done.visits.map((visit) => visitPhrase(say, visit, person)),
  ];
  const instead = [
    ...betterTiles(say, other.tiles, done.tiles),
    ...other.visits.map((visit) => visitPhrase(say, visit, 'doing')),
  ];
  if (phrases.length === 0 || instead.length === 0) return null;
  return { played: listText(reader.language, phrases), better: listText(reader.language, instead) };
}

export const review: UiParts<Tourists>['review'] = {
  /** Where the tourist went says more than where the tile lies, which is shown. */
  move(view, _before, seat, { language }) {
    const say = speech(language);
    const { laid, visit } = lastChange(view, seat);
    if (visit && visit.kind !== 'stay') return visitWords(say, visit);
    return laid.map((tile) => say('panel.laid', { at: tileName(tile) })).join(', ');
  },
  contrast,
};
