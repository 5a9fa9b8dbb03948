import { avatar, type Drawing, fitText, type Scene, seatBackdrop, textWidth, title, WIDTH } from '#draw';
import type { Seat } from '#engine';
import { nameOf } from '#i18n';
import { scoreOf } from '../rules/score.ts';
import type { Placement } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { cardName } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { headerPill, headerPillWidth } from './panel-picture.ts';
import { thoughtSheet } from './placement-sheet.ts';
import { scoreCard } from './score-header.ts';

/** A suggestion everyone sees: only the proposed card leaves the hand. */
export function layoutProposal(view: View, seat: Seat, placement: Placement, scene: Scene): Drawing {
  const say = speech(scene.language);
  const { shapes, bottom } = thoughtSheet(view, { placement, best: [], free: [] }, scene);
  const height = bottom + 2;
  const card = cardName(say, placement.card);
  const room = 760 - 112 - headerPillWidth(card, scene) - 14;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, say('pictures.panel.proposes', { name: shortName(scene, seat, room) }), 112, room),
      ...headerPill(card, scene),
      ...scoreCard(scoreOf(view), scene),
      ...shapes,
    ],
  };
}

/** The verb must never be cut: a long name makes room for it. */
function shortName(scene: Scene, seat: Seat, whole: number): string {
  const verb = speech(scene.language)('pictures.panel.proposes', { name: '' });
  const room = whole - textWidth(scene, verb, 'tag');
  return fitText(scene, nameOf(scene, seat), 'tag', room - 12).text;
}
