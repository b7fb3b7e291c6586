import { readJson } from './readJson';

const MEGABYTE = 2 ** 20;

/** An answer whose bytes come in parts, one by one. */
function answerOf(bytes: Uint8Array, part: number): Response {
  let at = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(at, (at += part))));
      if (at >= bytes.length) controller.close();
    },
  });
  return new Response(body);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `Ação 😀 "},{" ${'x'.repeat(index % 300)}`,
  }));

describe('readJson', () => {
  it.each([1, 2, 3, 7, 1000])('reads letters that are cut in parts of %i bytes', async (part) => {
    expect(await readJson(answerOf(bytesOf(JSON.stringify(rows(5))), part))).toEqual(rows(5));
  });

  it.each([64 * 1024, MEGABYTE, 100 * MEGABYTE])(
    'reads a long list in parts of %i bytes, with rests',
    async (part) => {
      const list = rows(20_000);
      const bytes = bytesOf(JSON.stringify(list));
      expect(bytes.length).toBeGreaterThan(3 * MEGABYTE);
      let tasks = 0;
      const count = setInterval(() => tasks++);
      expect(await readJson(answerOf(bytes, part))).toEqual(list);
      clearInterval(count);
      expect(tasks).toBeGreaterThan(1);
    },
  );

  it.each(['{"a":1}', '7', 'null', '"},{"', ' [ ] ', '\ufeff[1]'])('reads %p', async (text) => {
    expect(await readJson(new Response(text))).toEqual(await new Response(text).json());
  });

  it('is null for an empty body', async () => {
    expect(await readJson(new Response(''))).toBeNull();
    expect(await readJson(new Response(null, { status: 204 }))).toBeNull();
  });

  it('rejects what is not JSON', async () => {
    await expect(readJson(new Response('<!doctype html>'))).rejects.toThrow(SyntaxError);
    const text = JSON.stringify(rows(8000)).slice(0, -20);
    await expect(readJson(new Response(text))).rejects.toThrow(SyntaxError);
  });
});
