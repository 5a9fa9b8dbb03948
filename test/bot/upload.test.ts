import type { REST } from 'discord.js';
import { expect, it } from 'vitest';
import { inOnePiece } from '../../src/bot/upload.ts';

type Request = Parameters<REST['queueRequest']>[0];

const asked = (more: Partial<Request>): Request => ({
  fullRoute: '/channels/1/messages',
  method: 'POST' as Request['method'],
  ...more,
});

/** Read by somebody who knows nothing of how it was written. */
const read = ({ body, headers }: Request): Promise<FormData> =>
  new Response(body as Buffer<ArrayBuffer>, { headers: headers ?? {} }).formData();

it('files and what is said with them arrive as they were sent', async () => {
  const png = Buffer.from([0x89, 0x50, 0x0d, 0x0a, 0x2d, 0x2d, 0x00, 0xff]);
  const request = inOnePiece(
    asked({
      headers: { 'X-Other': 'kept' },
      body: { content: 'Añadido «ó»' },
      files: [
        { name: 'table.png', data: png },
        { name: 'a "b".bin', data: 'ñ', contentType: 'text/plain' },
        { name: 'film.gif', data: Buffer.alloc(0), key: 'files[7]' },
      ],
    }),
  );
  expect(request.files).toBeUndefined();
  expect(request.passThroughBody).toBe(true);
  expect(request.headers).toMatchObject({ 'X-Other': 'kept' });
  const form = await read(request);
  expect([...form.keys()]).toEqual(['files[0]', 'files[1]', 'files[7]', 'payload_json']);
  const [table, other, film] = ['files[0]', 'files[1]', 'files[7]'].map((key) => form.get(key) as File);
  expect([table!.name, table!.type]).toEqual(['table.png', 'image/png']);
  expect(Buffer.from(await table!.arrayBuffer())).toEqual(png);
  expect([other!.name, other!.type]).toEqual(['a "b".bin', 'text/plain']);
  expect(await other!.text()).toBe('ñ');
  expect([film!.type, film!.size]).toEqual(['image/gif', 0]);
  expect(JSON.parse(String(form.get('payload_json')))).toEqual({ content: 'Añadido «ó»' });
});

it('needs nothing to be said with a file', async () => {
  const form = await read(inOnePiece(asked({ files: [{ name: 'match.json', data: Buffer.from('{}') }] })));
  expect([...form.keys()]).toEqual(['files[0]']);
  expect((form.get('files[0]') as File).type).toBe('application/json');
});

it('leaves alone what has no files, or is no message', () => {
  const others = [
    asked({ body: { content: 'x' } }),
    asked({ body: { content: 'x' }, files: [] }),
    asked({ body: { name: 'x' }, files: [{ name: 'x.png', data: Buffer.alloc(1) }], appendToFormData: true }),
  ];
  for (const request of others) expect(inOnePiece(request)).toBe(request);
});
