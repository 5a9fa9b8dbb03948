import { vi } from 'vitest';
import { type Drawing, FELT, LEAST_SIZE, PAPER, rect, type Scene, type Shape, type TextShape } from '#draw';
import type { Button, Control, Panel } from '#games/contract';
import type { ToyRequest } from '../rig/toy/requests.ts';
import { toy } from '../rig/toy/rules/index.ts';
import { type Change, expectFindings, sound } from './broken-toy.ts';

vi.mock('../../src/games/index.ts', async (real) => (await import('../rig/toy-list.ts')).listed.index(await real()));
vi.mock('../../src/games/rules.ts', async (real) => (await import('../rig/toy-list.ts')).listed.rules(await real()));
vi.mock('../../src/games/words.ts', async (real) => (await import('../rig/toy-list.ts')).listed.words(await real()));
vi.mock('../../src/games/uis.ts', async (real) => (await import('../rig/toy-list.ts')).listed.uis(await real()));
vi.mock('../../src/games/pictures.ts', async (real) =>
  (await import('../rig/toy-list.ts')).listed.pictures(await real()),
);

expectFindings('public', [
  [
    'a table that shows secret moves in its ids alone',
    /the channel shows what is hidden: .*cities:0123456789:take/,
    {
      ui: {
        openMoves: {
          controls: (_view, legal) => [
            { kind: 'buttons', buttons: legal.map((_, index) => ({ label: '?', intent: { kind: 'play', index } })) },
          ],
        },
      },
    },
  ],
  [
    'a view that shows a secret turn to all',
    /the channel shows a secret turn[\s\S]*a spectator sees a secret turn/,
    {
      game: { view: (state, seat) => ({ ...toy.view(state, seat), hand: state.chosen.map((card) => card ?? -1) }) },
    },
  ],
  [
    'a view that shows a seat what another has chosen',
    /seat 0 sees a secret turn of someone else/,
    {
      game: {
        view: (state, seat) => ({ ...toy.view(state, seat), hand: seat === 0 ? [state.chosen[1] ?? -1] : [] }),
      },
    },
  ],
]);

/** The panel with something else in it. */
const panelWith = (change: (panel: Panel) => Partial<Panel>): Change => ({
  ui: {
    panel: (view, legal, reader, shown) => {
      const panel = sound.ui.panel(view, legal, reader, shown);
      return panel && { ...panel, ...change(panel) };
    },
  },
});
const also = (button: Button): Change =>
  panelWith(({ controls }) => ({ controls: [...controls, { kind: 'buttons', buttons: [button] } satisfies Control] }));

expectFindings('controls', [
  [
    'a button for something illegal',
    /plays action 99 of \d/,
    also({ label: 'A', intent: { kind: 'play', index: 99 } }),
  ],
  [
    'two buttons that can’t be told apart',
    /“ A” stands on several buttons/,
    panelWith(({ controls }) => ({
      controls: [
        ...controls,
        {
          kind: 'buttons',
          buttons: [1, 2].map((shown): Button => ({ label: 'A', intent: { kind: 'show', shown: [shown] } })),
        },
      ],
    })),
  ],
  [
    'a button with nothing on it',
    /nothing stands on something to press/,
    also({ label: ' ', intent: { kind: 'chosen' } }),
  ],
  [
    'a button with too much on it',
    /has 81 characters, 80 are allowed/,
    also({ label: 'x'.repeat(81), intent: { kind: 'chosen' } }),
  ],
  ['a word that is missing', /“table\.card” is not words/, also({ label: 'table.card', intent: { kind: 'chosen' } })],
  [
    'a row that is too long',
    /6 buttons in a row/,
    panelWith(() => ({
      controls: [{ kind: 'buttons', buttons: Array(6).fill({ label: 'A', intent: { kind: 'chosen' } }) }],
    })),
  ],
  [
    'too much beside Confirm and Back',
    /4 buttons beside Confirm and Back/,
    panelWith(() => ({ extra: Array(4).fill({ label: 'A', intent: { kind: 'chosen' } }) })),
  ],
  [
    'a menu without a word over it',
    /nothing stands/,
    panelWith(() => ({ controls: [{ kind: 'menu', prompt: '', choices: [] }] })),
  ],
  ['a move that nothing plays', /nothing plays \{"kind":"choose"/, panelWith(() => ({ controls: [] }))],
  ['a Confirm that means nothing', /Confirm stands for 0 actions/, panelWith(() => ({ ready: true }))],
  ['a Rotate that leads nowhere', /Rotate leads nowhere/, also({ label: 'A', intent: { kind: 'rotate' } })],
  ['a message Discord does not take', /components\.0\.content/, panelWith(() => ({ lines: [''] }))],
  [
    'something grayed out without a reason',
    /“” is no reason why \[7\] can't be done/,
    also({ label: 'A', intent: { kind: 'why', about: [7] } }),
  ],
  [
    'a reason in one language only',
    /“No\.” is said in one language only/,
    { ui: { ...also({ label: 'A', intent: { kind: 'why', about: [7] } }).ui, barred: () => 'No.' } },
  ],
  ['rules that are not there', /Rules opens “nothing”, which is none of turn/, { ui: { topicAt: () => 'nothing' } }],
  [
    'an id that is not read again',
    /cities:0123456789:show:.* is not read again/,
    also({ label: 'A', intent: { kind: 'show', shown: [1, 2, 3, 4, 5] } }),
  ],
]);

/** Every picture with something more in it. */
const drawnWith = (...shapes: readonly Shape[]): Change => ({
  pictures: {
    layout: (request: ToyRequest, scene: Scene): Drawing => {
      const drawing = sound.pictures.layout(request, scene);
      return { ...drawing, shapes: [...drawing.shapes, ...shapes] };
    },
  },
});
const written: TextShape = {
  kind: 'text',
  text: 'Toy',
  x: 700,
  y: 56,
  size: LEAST_SIZE,
  face: 'text',
  align: 'left',
  color: PAPER.paper,
  on: FELT.low,
};

expectFindings('pictures', [
  ['what lies outside the canvas', /lies outside: rect/, drawnWith(rect(990, 10, 20, 20, { fill: PAPER.hot }))],
  [
    'what lies between pixels',
    /rect at 10\.5, 10: no whole pixels/,
    drawnWith(rect(10.5, 10, 9, 9, { fill: PAPER.hot })),
  ],
  ['type that is too small', /“Toy” is 20 px high, below 28/, drawnWith({ ...written, size: 20 })],
  ['type that does not stand out', /“Toy”: #222A43 hardly stands out/, drawnWith({ ...written, color: FELT.low })],
  ['texts that run into each other', /texts run into each other: Toy/, drawnWith(written, { ...written, y: 60 })],
  ['words that are cut', /“To…” is cut/, drawnWith({ ...written, text: 'To…' })],
  ['a word that is missing', /“table\.x” is not words/, drawnWith({ ...written, text: 'table.x' })],
  [
    'a picture of another width',
    /is 900 wide/,
    {
      pictures: {
        layout: (request: ToyRequest, scene: Scene) => ({ ...sound.pictures.layout(request, scene), width: 900 }),
      },
    },
  ],
  ['a picture of nothing', /has 0 shapes/, { pictures: { layout: () => ({ width: 1000, height: 100, shapes: [] }) } }],
  ['alt text that says nothing', /alt text says nothing/, { words: { describe: () => [] } }],
  ['alt text that is too long', /alt text has 1025 characters/, { words: { describe: () => ['x'.repeat(1025)] } }],
  [
    'a number that only the alt text has',
    /only the alt text says \+7, G5/,
    { words: { describe: (_request, _reader, full) => [`The city of Ada and Bo${full ? '' : ' gets +7 at G5'}.`] } },
  ],
  ['a gap in a text', /text is not words/, { words: { describe: () => ['The city of {{name}} is large.'] } }],
  [
    'a request that does not travel',
    /request\.more is undefined/,
    {
      ui: {
        overview: (view) =>
          Object.assign({ ...sound.ui.overview(view), kind: 'table', view } as const, { more: undefined }),
      },
    },
  ],
]);

let drawn = 0;
expectFindings('paint', [
  [
    'a text on another ground than it says',
    /“Toy” is painted #FFF6E4 on #fff6e4|“Toy” is painted/,
    drawnWith(rect(690, 30, 200, 50, { fill: PAPER.white }), written),
  ],
  ['colors that are too few', /the palette comes no nearer than/, { pictures: { colors: '222A43' } }],
  [
    'a layout that is another each time',
    /laid out otherwise the second time/,
    {
      pictures: {
        layout: (request: ToyRequest, scene: Scene) => {
          const drawing = sound.pictures.layout(request, scene);
          return { ...drawing, shapes: [...drawing.shapes, rect(10, 10, 1 + (++drawn % 7), 9, { fill: PAPER.hot })] };
        },
      },
    },
  ],
]);
