import { avatar, seatBackdrop, title } from '../../../draw/header.ts';
import { squeeze } from '../../../draw/label.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import type { Drawing } from '../../../draw/shape.ts';
import { FELT, PAPER, SIZE, WIDTH } from '../../../draw/theme.ts';
import type { Seat } from '../../../engine/game.ts';
import { nameOf } from '../../../i18n/speech.ts';
import type { Placement } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { cardName } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { thoughtSheet } from './thought.ts';

/** What somebody suggests, for all to see: only the card that is proposed leaves the hand. */
export function layoutProposal(view: View, seat: Seat, placement: Placement, scene: Scene): Drawing {
  const say = speech(scene.language);
  const { shapes, bottom } = thoughtSheet(view, { placement, free: [] }, scene);
  const height = bottom + 6;
  const card = `${placement.card} ${cardName(say, placement.card)}`;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, say('pictures.panel.proposes', { name: shortName(scene, seat) }), 112, 480),
      write(scene, card, {
        x: 976,
        y: 52,
        size: SIZE.coordinate,
        align: 'right',
        face: 'text',
        max: 350,
        color: PAPER.soft,
        on: FELT.low,
      }),
      ...shapes,
    ],
  };
}

/** The verb must never be cut: a long name makes room for it. */
function shortName(scene: Scene, seat: Seat): string {
  const verb = speech(scene.language)('pictures.panel.proposes', { name: '' });
  const room = 480 - scene.measure(verb, 'display', SIZE.least);
  return squeeze(scene.measure, nameOf(scene, seat), 'display', SIZE.least, room - 12).text;
}
