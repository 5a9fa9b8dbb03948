import type { Color, Feature } from '../rules/kinds.ts';
import type { Row } from '../rules/types.ts';

type Named = { readonly [held in Feature | Color]: string };
type FaceDown = { readonly [row in Row]: string };

const en = {
  axis: 'round',
  round: 'Round {{round}}',
  /** What a player did, and the same as something that could be done. */
  took: { you: 'took {{what}}', other: 'took {{what}}', doing: 'taking {{what}}' },
  placed: { you: 'placed {{what}}', other: 'placed {{what}}', doing: 'placing {{what}}' },
  at: '{{what}} at {{at}}',
  discarded: { you: 'discarded {{what}}', other: 'discarded {{what}}', doing: 'discarding {{what}}' },
  began: { you: 'began with {{what}}', other: 'began with {{what}}', doing: 'beginning with {{what}}' },
  /** The same thing as in the sentence before. */
  moved: 'at {{at}} it',
  turned: 'rotated {{degrees}}° clockwise, it',
  movedAndTurned: 'at {{at}}, rotated {{degrees}}° clockwise, it',
  discardIt: 'discarding it',
  placeIt: 'placing it at {{at}}',
  card: 'the card “{{caption}}”',
  tile: 'the tile',
  tileWith: 'the tile ({{lands}})',
  faceDown: {
    cards: 'the face-down card',
    tiles: 'the face-down tile',
    features: 'the face-down feature',
    pieces: 'the face-down piece',
  } satisfies FaceDown as FaceDown,
  the: {
    dolphin: 'the dolphin',
    sailboat: 'the sailboat',
    ferry: 'the ferry',
    lighthouse: 'the lighthouse',
    tree: 'the tree',
    fountain: 'the fountain',
    kiosk: 'the kiosk',
    carousel: 'the carousel',
    monument: 'the monument',
    special: 'the any-color space',
    red: 'a red piece',
    blue: 'a blue piece',
    green: 'a green piece',
    yellow: 'a yellow piece',
  } satisfies Named as Named,
};

const es: typeof en = {
  axis: 'ronda',
  round: 'Ronda {{round}}',
  took: { you: 'tomaste {{what}}', other: 'tomó {{what}}', doing: 'tomar {{what}}' },
  placed: { you: 'pusiste {{what}}', other: 'puso {{what}}', doing: 'poner {{what}}' },
  at: '{{what}} en {{at}}',
  discarded: { you: 'descartaste {{what}}', other: 'descartó {{what}}', doing: 'descartar {{what}}' },
  began: { you: 'empezaste con {{what}}', other: 'empezó con {{what}}', doing: 'empezar con {{what}}' },
  moved: 'en {{at}}',
  turned: 'con un giro de {{degrees}}° a la derecha',
  movedAndTurned: 'en {{at}}, con un giro de {{degrees}}° a la derecha,',
  discardIt: 'descartar esa pieza',
  placeIt: 'poner esa pieza en {{at}}',
  card: 'la carta «{{caption}}»',
  tile: 'la loseta',
  tileWith: 'la loseta ({{lands}})',
  faceDown: {
    cards: 'la carta boca abajo',
    tiles: 'la loseta boca abajo',
    features: 'el atributo boca abajo',
    pieces: 'la pieza boca abajo',
  },
  the: {
    dolphin: 'el delfín',
    sailboat: 'el velero',
    ferry: 'el ferri',
    lighthouse: 'el faro',
    tree: 'el árbol',
    fountain: 'la fuente',
    kiosk: 'el quiosco',
    carousel: 'el carrusel',
    monument: 'el monumento',
    special: 'el solar multicolor',
    red: 'una pieza roja',
    blue: 'una pieza azul',
    green: 'una pieza verde',
    yellow: 'una pieza amarilla',
  },
};

export const review = { en, es };
