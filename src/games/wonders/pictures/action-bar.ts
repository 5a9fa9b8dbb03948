import { FELT, image, type Rect, rect, type Scene, type Shape, sheetCard, textWidth, write } from '#draw';
import { type CardId, cardOf, SALE } from '../rules/content.ts';
import type { Offer } from '../rules/offers.ts';
import type { Answer, Payment } from '../rules/types.ts';
import { chosenBand, isBuildable } from './hand-card.ts';
import { offerPill, type Pill, paymentPill } from './offer-pill.ts';
import { colorSign } from './signs/color.ts';
import { stage } from './signs/plain-signs.ts';
import { signSprite } from './signs/sign.ts';
import { cardBack, coin } from './signs/treasure.ts';
import { tower } from './tower.ts';

/** What a card of the hand may be used for. */
type Uses = {
  readonly card: CardId;
  readonly build: Offer;
  readonly stage: Offer;
  /** The number of the next stage. */
  readonly next: number;
};

/** One use in a box: a picture at the left, a pill or a sum at the right. */
type Option = {
  readonly w: number;
  readonly set: boolean;
  readonly draw: (at: Rect) => Shape[];
};

const BOX = 70;
const GAP = 12;
const PAD = 11;
const EDGE = 12;
const LEFT = 104;
const ROOM = 973 - LEFT;

const NOTHING: Payment = { bank: 0, left: 0, right: 0 };
/** Each way to pay by itself; for nothing there is one. */
const waysOf = (offer: Offer): readonly Payment[] => (offer.kind === 'pay' ? offer.ways : [NOTHING]);

const isSet = (answer: Answer | null, kind: 'build' | 'stage', { left, right }: Payment): boolean =>
  answer?.kind === kind && answer.left === left && answer.right === right;

const pillFor = (offer: Offer, way: Payment, card: CardId, scene: Scene): Pill =>
  way === NOTHING ? offerPill(offer, cardOf(card).needs, scene) : paymentPill(way, scene);

function option(icon: number, pill: Pill, set: boolean, picture: (x: number, middle: number) => Shape[]): Option {
  return {
    w: EDGE + icon + GAP + pill.w + EDGE,
    set,
    draw: ({ x, y, w, h }) => {
      const middle = y + Math.round(h / 2);
      return [...picture(x + EDGE, middle), ...pill.draw(x + w - EDGE - pill.w, middle)];
    },
  };
}

function buildOptions({ card, build }: Uses, answer: Answer | null, scene: Scene): Option[] {
  if (!isBuildable(build)) return [];
  const { color } = cardOf(card);
  return waysOf(build).map((way) =>
    option(62, pillFor(build, way, card, scene), isSet(answer, 'build', way), (x, middle) => [
      image(tower(color, 1, 76, 62), x + 32, middle + 29),
    ]),
  );
}

function stageOptions({ card, stage: offer, next }: Uses, answer: Answer | null, scene: Scene): Option[] {
  if (!isBuildable(offer)) return [];
  return waysOf(offer).map((way) =>
    option(82, pillFor(offer, way, card, scene), isSet(answer, 'stage', way), (x, middle) => [
      image(signSprite(stage(), 50), x + 30, middle),
      write(scene, String(next), { x: x + 64, y: middle + 11 }, 'name'),
    ]),
  );
}

function sellOption(answer: Answer | null, scene: Scene): Option {
  const text = `+${SALE}`;
  const wide = Math.ceil(textWidth(scene, text, 'name'));
  return {
    w: 110 + wide + EDGE,
    set: answer?.kind === 'sell',
    draw: ({ x, y, w, h }) => {
      const middle = y + Math.round(h / 2);
      return [
        image(signSprite(cardBack(), 52), x + 32, middle),
        image(signSprite(coin(), 46), x + 80, middle),
        write(scene, text, { right: x + w - EDGE, y: middle + 1 }, 'name'),
      ];
    },
  };
}

/** As many options to a line as fit. */
function lines(options: readonly Option[]): Option[][] {
  const found: Option[][] = [];
  for (const each of options) {
    const line = found.at(-1);
    const used = line?.reduce((sum, { w }) => sum + w + GAP, 0) ?? Infinity;
    if (line && used + each.w <= ROOM) line.push(each);
    else found.push([each]);
  }
  return found;
}

const MOST_SLACK = 84;
/** Side by side, a little wider when there is room. */
function placed(line: readonly Option[], y: number): Shape[] {
  const used = line.reduce((sum, { w }) => sum + w, 0) + GAP * (line.length - 1);
  const slack = Math.max(0, Math.min(MOST_SLACK, Math.floor((ROOM - used) / line.length)));
  let x = LEFT;
  return line.flatMap(({ w, set, draw }) => {
    const at = { x, y, w: w + slack, h: BOX };
    x += w + slack + GAP;
    return [...sheetCard(at, 16), ...draw(at), ...(set ? chosenBand(at, 16) : [])];
  });
}

type Bar = { readonly h: number; readonly draw: (y: number) => Shape[] };

/** All that may be done with the chosen card: each way to build it, the stage, the sale. */
export function actionBar(uses: Uses, answer: Answer | null, onlySet: boolean, scene: Scene): Bar {
  const all = [...buildOptions(uses, answer, scene), ...stageOptions(uses, answer, scene), sellOption(answer, scene)];
  const rows = lines(onlySet ? all.filter(({ set }) => set) : all);
  const h = rows.length * (BOX + PAD) + PAD;
  return {
    h,
    draw: (y) => [
      rect(16, y, 968, h, { fill: FELT.low }, 20),
      image(signSprite(colorSign(cardOf(uses.card).color), 56), 60, y + Math.round(h / 2)),
      ...rows.flatMap((line, i) => placed(line, y + PAD + i * (BOX + PAD))),
    ],
  };
}
