import { card, column, grow, label, pad, row, WIDTH } from '#draw';
import { definePictures } from '#games/define';
import { nameOf } from '#i18n';
import type { Toy } from '../requests.ts';
import { totalOf } from '../rules/index.ts';
import { speech } from '../words/index.ts';

export const toyPictures = definePictures<Toy>({
  layout({ kind, view: { hand, kept, chosen } }, scene) {
    const say = speech(scene.language);
    const cards = hand.map((each) => [say('card', { card: each }), each === chosen ? '✓' : '']);
    const seats = kept.map((each, seat) => [nameOf(scene, seat), String(totalOf(each))]);
    const lines = (kind === 'hand' ? cards : seats).map(([left = '', right = '']) =>
      card(pad(20, row([label(scene, left, 'name'), grow(), label(scene, right, 'name')], 30))),
    );
    const all = pad(20, column(lines, 12));
    return { width: WIDTH, height: all.h, shapes: all.draw({ x: 0, y: 0, w: WIDTH, h: all.h }) };
  },
});
