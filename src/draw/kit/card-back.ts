import { box, ellipse } from '../outline.ts';
import { fill, group, line, numeral, type Sprite } from '../shape.ts';
import { sprite } from '../sprite.ts';
import { PAPER } from '../theme.ts';

const SKY =
  'M6 118V72H44V118ZM56 118V44L74 26L92 44V118ZM100 118V82H130V66H136V82H166V118ZM176 118V36a14 14 0 0 1 28 0V118Z';

/** A face-down card, 208 by 130 units, with a little skyline. */
export const cardBack = (size: number): Sprite =>
  sprite('card back', size, { left: -2, top: -2, right: 218, bottom: 142 }, () => [
    fill(box(6, 8, 208, 130, 18), '#2A243840'),
    fill(box(0, 0, 208, 130, 18), '#7A3F5C'),
    group([fill(SKY, '#5C2C45')], { clip: box(12, 10, 184, 110, 10) }),
    line(box(11, 11, 186, 108, 14), '#E9B96A', 5),
    numeral('?', 104, 58, 76, '#FFE8C4', '#7A3F5C'),
  ]);

/** A face-down tile of two by two spaces. */
export const tileBack = (size: number): Sprite =>
  sprite('tile back', size, { left: -2, top: -2, right: 218, bottom: 226 }, () => [
    fill(box(7, 10, 208, 208, 18), '#2A243840'),
    fill(box(0, 0, 208, 216, 18), '#38594B'),
    fill(box(0, 0, 208, 208, 18), '#4F7A68'),
    line('M104 16V50M104 158V192M16 104H50M158 104H192', '#A9C4B4', 5),
    line(ellipse(104, 104, 54), '#A9C4B4', 5),
    numeral('?', 104, 104, 76, PAPER.paper, '#4A7362'),
  ]);

/** A face-down feature, placed by its middle. */
export const featureBack = (size: number): Sprite =>
  sprite('feature back', size, { left: -58, top: -58, right: 66, bottom: 70 }, () => [
    fill(box(-50, -46, 108, 112, 24), '#2A243840'),
    fill(box(-54, -50, 108, 112, 24), '#45366A'),
    fill(box(-54, -54, 108, 108, 24), '#6A5690'),
    line(box(-42, -42, 84, 84, 14), '#C3B5DC', 4),
    numeral('?', 0, 0, 62, PAPER.paper, '#6A5690'),
  ]);
