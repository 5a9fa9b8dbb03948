import { mkdirSync, writeFileSync } from 'node:fs';
import { COMMON_COLORS, FELT, GROUND, image, pawn, rect, type Shape, type Sheet } from '#draw';
import { layout, PICTURES } from '#games/pictures';
import { LANGUAGES } from '#i18n';
import { ROW_TINTS } from '../src/games/cities/pictures/board.ts';
import { building } from '../src/games/cities/pictures/building.ts';
import { builtLot, emptyLot } from '../src/games/cities/pictures/building-lot.ts';
import { cube } from '../src/games/cities/pictures/color-cube.ts';
import { heightBadge } from '../src/games/cities/pictures/height-badge.ts';
import { slotField } from '../src/games/cities/pictures/slot-field.ts';
import { tile } from '../src/games/cities/pictures/tile.ts';
import { token } from '../src/games/cities/pictures/token.ts';
import { BOARD_IDS, CARD_IDS, CITY_TILES, START_TILES, tileFace } from '../src/games/cities/rules/content.ts';
import { COLORS, FEATURES } from '../src/games/cities/rules/kinds.ts';
import { SLOTS } from '../src/games/cities/rules/types.ts';
import { cardText } from '../src/games/cities/words/phrases.ts';
import { speech } from '../src/games/cities/words/speech.ts';
import { cardFace } from '../src/games/sprawlopolis/pictures/city-layers.ts';
import { CARD_NUMBERS } from '../src/games/sprawlopolis/rules/types.ts';
import { conditionText } from '../src/games/sprawlopolis/words/phrases.ts';
import { tileSprite } from '../src/games/tourists/pictures/city-layers.ts';
import { tourist } from '../src/games/tourists/pictures/tourist.ts';
import { TILE_IDS } from '../src/games/tourists/rules/content.ts';
import { ROTATIONS } from '../src/games/tourists/rules/types.ts';
import { paint, sceneFor } from '../test/draw/drawing.ts';
import { GOLDEN } from '../test/draw/golden-samples.ts';
import { NAMES } from '../test/draw/names.ts';
import { RICH } from '../test/games/cities/rich-views.ts';
import { requestsFor } from '../test/games/cities/sample-requests.ts';
import { playout } from '../test/games/cities/sample-views.ts';
import { EVERY_CITY } from '../test/games/sprawlopolis/every-city.ts';
import { EVERY_TOURIST } from '../test/games/tourists/every-tourist.ts';

/** Writes every part and a sample of every picture into out/gallery, with a page to look at them. */
const folder = new URL('../out/gallery/', import.meta.url);
mkdirSync(folder, { recursive: true });

type Entry = { readonly name: string; readonly text: string };
const sections: { readonly title: string; readonly entries: Entry[] }[] = [];

function save(section: string, name: string, text: string, sheet: Sheet): void {
  writeFileSync(new URL(`${name}.png`, folder), paint(sheet));
  let entry = sections.find(({ title }) => title === section);
  if (!entry) {
    entry = { title: section, entries: [] };
    sections.push(entry);
  }
  entry.entries.push({ name, text });
}

const onTable = (width: number, height: number, ...shapes: Shape[]): Sheet =>
  onTableOf(PICTURES.cities.colors ?? COMMON_COLORS, width, height, shapes);

const onTableOf = (palette: string, width: number, height: number, shapes: readonly Shape[]): Sheet => ({
  width,
  height,
  palette,
  shapes: [rect(0, 0, width, height, { fill: FELT.felt }), ...shapes],
});

const say = speech('en');

for (const { name: sample, request, language, names } of GOLDEN) {
  const name = `${request.game}-${sample}`;
  save(`Samples of ${request.game}`, name, `${request.kind} (${language})`, layout(request, sceneFor(language, names)));
}
for (const [seats, length] of [
  [2, 'standard'],
  [2, 'long'],
  [3, 'standard'],
  [4, 'standard'],
] as const) {
  const states = playout(`gallery ${seats} ${length}`, seats, { board: 'random', length });
  for (const share of [0, 0.3, 0.65, 1]) {
    const state = states[Math.floor(share * (states.length - 1))]!;
    for (const request of requestsFor(state)) {
      const name = `game-${seats}-${length}-${share}-${request.kind}`;
      save(
        `A ${length} game of ${seats}`,
        name,
        `${request.kind}, ${share * 100} %`,
        layout(request, sceneFor('en', NAMES)),
      );
    }
  }
}
for (const language of LANGUAGES) {
  for (const board of BOARD_IDS) {
    const text = speech(language)(`board.${board}`);
    save(
      'City boards',
      `board-${board}-${language}`,
      text,
      layout({ game: 'cities', kind: 'board', view: { ...RICH, board } }, sceneFor(language, NAMES)),
    );
  }
}
for (const card of CARD_IDS) {
  const slot = { row: 'cards', items: [{ kind: 'card', card }], worker: null, tint: ROW_TINTS.cards } as const;
  const shapes = slotField(slot, { x: 10, y: 10, w: 218, h: 154 }, sceneFor('en', NAMES));
  save('Scoring cards', `card-${card}`, cardText('en', card), onTable(238, 174, ...shapes));
}
for (const id of [...Object.keys(START_TILES), ...Object.keys(CITY_TILES)].map(Number)) {
  save(
    'Tiles',
    `tile-${id}`,
    `${id}: ${tileFace(id).join(', ')}`,
    onTable(240, 246, image(tile(tileFace(id), 104), 14, 14)),
  );
}
for (const feature of FEATURES) {
  save(
    'Features',
    `feature-${feature}`,
    say(`feature.${feature}`),
    onTable(180, 186, image(token(feature, 144, 1), 88, 88)),
  );
}
for (const color of COLORS) {
  for (const height of [0, 1, 2, 3, 4]) {
    const lot = height ? builtLot(color, height, 104) : emptyLot(color, 104);
    const house = height
      ? [image(building(color, height, 104), 18, 66), image(heightBadge(color, height, 104), 18, 66)]
      : [];
    const ground = rect(14, 62, 112, 112, { fill: GROUND.card }, 10);
    save(
      'Buildings',
      `building-${color}-${height}`,
      `${color} ${height}`,
      onTable(140, 190, ground, image(lot, 18, 66), ...house),
    );
  }
  save('Pieces', `piece-${color}`, color, onTable(140, 130, image(cube(color, 84), 16, 28)));
}
for (const seat of SLOTS)
  save('Workers', `pawn-${seat}`, NAMES[seat]!, onTable(120, 150, image(pawn(seat, NAMES[seat]![0]!, 112), 56, 130)));

for (const language of LANGUAGES) {
  for (const number of CARD_NUMBERS) {
    const request = { game: 'sprawlopolis', kind: 'card', number } as const;
    const text = conditionText(language, number);
    save(
      'Conditions of Sprawlopolis',
      `condition-${number}-${language}`,
      text,
      layout(request, sceneFor(language, NAMES)),
    );
  }
}
for (const number of CARD_NUMBERS) {
  for (const turned of [false, true]) {
    const shapes = [image(cardFace(number, turned, 97), 14, 40)];
    const text = `${number}${turned ? ' turned' : ''}`;
    save(
      'Cards of Sprawlopolis',
      `sprawlopolis-card-${text.replace(' ', '-')}`,
      text,
      onTableOf(PICTURES.sprawlopolis.colors ?? COMMON_COLORS, 226, 224, shapes),
    );
  }
}
for (const [i, request] of EVERY_CITY.filter(({ kind }) => kind !== 'card').entries()) {
  save(
    'Sprawlopolis',
    `sprawlopolis-${i}-${request.kind}`,
    request.kind,
    layout(request, sceneFor(LANGUAGES[i % 2]!, NAMES)),
  );
}

for (const tile of TILE_IDS) {
  for (const turn of ROTATIONS) {
    const shapes = [image(tileSprite(tile, turn, 92), 14, 34)];
    save(
      'Tiles of Tourists',
      `tourists-tile-${tile}-${turn}`,
      `${tile} turned ${turn}`,
      onTableOf(PICTURES.tourists.colors ?? COMMON_COLORS, 212, 240, shapes),
    );
  }
}
for (const [seat, name] of NAMES.entries()) {
  const shapes = [image(pawn(seat, name[0]!, 112), 66, 134), image(tourist(seat, 112), 186, 134)];
  save(
    'Seats of Tourists',
    `tourists-seat-${seat}`,
    name,
    onTableOf(PICTURES.tourists.colors ?? COMMON_COLORS, 250, 160, shapes),
  );
}
for (const [i, request] of EVERY_TOURIST.entries()) {
  save('Tourists', `tourists-${i}-${request.kind}`, request.kind, layout(request, sceneFor(LANGUAGES[i % 2]!, NAMES)));
}

const figure = ({ name, text }: Entry) =>
  `<figure><img src="${name}.png" alt="" loading="lazy"><figcaption>${text}</figcaption></figure>`;
const page = sections
  .map(({ title, entries }) => `<h2>${title}</h2>\n<div>${entries.map(figure).join('\n')}</div>`)
  .join('\n');
const style =
  'body{background:#313338;color:#eee;font:15px sans-serif;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{max-width:400px;display:block}figcaption{max-width:400px;padding:4px 0}';
writeFileSync(
  new URL('index.html', folder),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${page}</html>\n`,
);
console.log(`${sections.reduce((sum, { entries }) => sum + entries.length, 0)} pictures in out/gallery/index.html`);
