import { describe, expect, test } from 'vitest';
import type { Shape, Sprite } from '#draw';
import type { PictureRequest } from '#games/contract';
import { layout, PICTURES } from '#games/pictures';
import { altText, pictureText } from '#games/words';
import { LANGUAGES, type Reader } from '#i18n';
import { sceneFor } from '../draw/drawing.ts';
import { GOLDEN } from '../draw/golden-samples.ts';
import { NAMES } from '../draw/names.ts';
import { explainedSubjects, type Subject } from './law-subject.ts';
import { setupsToday } from './match-setups.ts';
import { pictureLaw, picturesOf } from './pictures.ts';
import { findings } from './playthrough.ts';

const requestOf = ({ id }: Subject) => ({ game: id, kind: 'legend' }) as const;

/** What a drawing is of, whatever its size, number, seat and color. */
const drawingOf = ({ key }: Sprite): string => key.replace(/@.*$/, '').replace(/#?\b[0-9A-F]{6}\b|[\d.]+/g, '0');

/** Everything that is drawn in some shapes, also in parts of other drawings. */
function drawings(shapes: readonly Shape[], found: Set<string>, known = new Set<string>()): Set<string> {
  for (const shape of shapes) {
    if (shape.kind === 'group') drawings(shape.shapes, found, known);
    if (shape.kind !== 'image') continue;
    found.add(drawingOf(shape.sprite));
    if (known.has(shape.sprite.key)) continue;
    known.add(shape.sprite.key);
    drawings(shape.sprite.shapes(), found, known);
  }
  return found;
}

const scene = sceneFor('en', NAMES);
const signsOf = ({ id }: Subject) => Object.entries(PICTURES[id].legend?.signs ?? {});
const shapesOf = (sign: (typeof PICTURES)['cities']['legend'] & object, name: string): readonly Shape[] =>
  sign.signs[name]!(scene).block.draw({ x: 0, y: 0, w: 200, h: 100 });

describe.each(await explainedSubjects())('the legend of $id', (subject) => {
  const { id, words } = subject;

  test('explains the same signs in every language, and draws each of them', () => {
    const names = signsOf(subject).map(([name]) => name);
    expect(names.length).toBeGreaterThan(9);
    expect(PICTURES[id].legend?.meanings).toEqual(words.legend);
    for (const language of LANGUAGES) expect(Object.keys(words.legend?.[language] ?? {}).sort()).toEqual(names.sort());
    const said = LANGUAGES.flatMap((language) => Object.values(words.legend?.[language] ?? {}));
    expect(new Set(said).size).toBe(said.length);
  });

  test('fits, can be read, and is told in words, with every sentence', () => {
    const commissions = LANGUAGES.map((language) => ({
      request: requestOf(subject),
      reader: { language, names: NAMES },
    }));
    // Its words are asked for as the program does: the game itself has them under their names only.
    const describe = (request: PictureRequest, reader: Reader) => pictureText(request, reader).split('\n');
    const told = { ...subject, words: { ...words, describe } };
    expect(findings(pictureLaw(told, commissions))).toEqual([]);
    for (const { request, reader } of commissions) {
      const sentences = Object.values(words.legend![reader.language]);
      for (const sentence of sentences) {
        expect(altText(request, reader)).toContain(sentence);
        expect(pictureText(request, reader)).toContain(sentence);
      }
      const shown = layout(request, sceneFor(reader.language, NAMES))
        .shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
        .join(' ');
      for (const sentence of sentences) expect(shown).toContain(sentence);
    }
  });

  test('has no two signs that look alike, and none that is larger than its room', () => {
    const { legend } = PICTURES[id];
    const drawn = signsOf(subject).map(([name]) => JSON.stringify(shapesOf(legend!, name)));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const [name, sign] of signsOf(subject)) expect(sign(scene).block.w, name).toBeLessThanOrEqual(208);
  });

  test('draws nothing that is in no other picture', () => {
    const seen = new Set<string>();
    const known = new Set<string>();
    const others = [
      ...setupsToday(subject.game, 1).flatMap((kind) =>
        picturesOf(subject, kind, 'legend', 4).map(({ request }) => request),
      ),
      ...GOLDEN.filter(({ request }) => request.game === id).map(({ request }) => request),
    ];
    for (const request of others) drawings(layout(request, scene).shapes, seen, known);
    const own = drawings(
      signsOf(subject).flatMap(([name]) => shapesOf(PICTURES[id].legend!, name)),
      new Set(),
    );
    expect([...own].filter((drawing) => !seen.has(drawing))).toEqual([]);
  });
});
