import type { UiParts } from '#games/define';
import type { Tourists } from './requests.ts';
import { lastChange } from './rules/score.ts';
import { tileName } from './words/address.ts';
import { moveWords, visitWords } from './words/phrases.ts';
import { speech } from './words/speech.ts';

/** What begins a button, within a sentence. */
const inSentence = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

export const review: UiParts<Tourists>['review'] = {
  /** Where the tourist went says more than where the tile lies, which is shown. */
  move(view, _before, seat, { language }) {
    const say = speech(language);
    const { laid, visit } = lastChange(view, seat);
    if (visit && visit.kind !== 'stay') return visitWords(say, visit);
    return laid.map((tile) => say('panel.laid', { at: tileName(tile) })).join(', ');
  },
  choice(view, before, _action, { language }) {
    const say = speech(language);
    const { laid = [], visit = null } = view.work ?? {};
    const tiles = laid.slice(before.work?.laid.length ?? 0).map((tile) => say('panel.laid', { at: tileName(tile) }));
    const moves = visit && !before.work?.visit ? [inSentence(moveWords(say, visit))] : [];
    return [...tiles, ...moves].join(', ');
  },
};
