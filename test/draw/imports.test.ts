import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../src/draw/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const importsOf = (file: string) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from!);

describe('the pictures', () => {
  it('know the canvas in one file only', () => {
    expect(files.filter((file) => importsOf(file).includes('@napi-rs/canvas'))).toEqual(['canvas.ts']);
  });

  it('know nothing of chat, store or the state of a game', () => {
    for (const file of files) {
      for (const from of importsOf(file))
        expect(from, file).not.toMatch(/keyv|discord|\/store\/|\/bot\/|\/rules\.ts|\/turn\.ts|\/setup\.ts/);
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(
        /\btype State\b.*from|import type \{[^}]*\bState\b/,
      );
    }
  });
});
