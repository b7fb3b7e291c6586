import '../testing/app/ownPages';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { pageAt } from '@/app/routes';
import { prerender } from '@/app/prerender/prerender';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { readChoicesAddress } from '@/features/catalogue';
import { send, startServe, stopAll } from '../testing/server/programs';
import { HEADERS } from '../testing/server/smallShop';

let folder: string;
let port: number;

/** Serves all prerendered pages. Instead of its content, each says which page it is, and which listing. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'canecamisa-'));
  const { pages } = await prerender({ rows: builtInRows, limit: 3, siteUrl: 'https://loja.example' });
  for (const render of pages) {
    const { file, page, listing = '/' } = render();
    const { category, page: number } = (page === 'catalogue' && readChoicesAddress(listing)) || {};
    const listed = file.endsWith('/frame') ? { category } : { category, page: number };
    mkdirSync(dirname(`${folder}/${file}.html`), { recursive: true });
    writeFileSync(`${folder}/${file}.html`, JSON.stringify({ page, listed }));
  }
  writeFileSync(`${folder}/headers.json`, JSON.stringify({ headers: HEADERS }));
  port = Number(await startServe(folder).listening);
});

afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => send({ port }, path);

const names = `produtos canecas camisetas cart product ajuda privacidade index shell ${builtInRows[0]?.id}`;
const others = '404 frame 0 1 2 99 x x.y 2.5 %zz %2F Canecas toString';
const part = fc
  .tuple(fc.constantFrom(...names.split(' '), ...names.split(' '), ...others.split(' '), ''), fc.nat(3))
  .map(([name, every]) =>
    name.replace(/\w/g, (letter, at) => (every && at % 4 === every ? encoded(letter) : letter)),
  );
const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Addresses of the shop, of no page, and ways in which people, crawlers and other servers write them. */
const addresses = fc
  .tuple(
    fc.constantFrom('/', '/', '//'),
    fc.array(part, { maxLength: 3 }),
    fc.constantFrom('', '', '/', '.html', '?x=1', '/?busca=lua'),
  )
  .map(([begin, parts, end]) => `${begin}${parts.join('/')}${end}`);

it('the shop shows every address that the server answers with a page, and a redirect leads to such an address', async () => {
  const statuses = new Set<number | undefined>();
  await fc.assert(
    fc.asyncProperty(addresses, async (given) => {
      const moved = await get(given);
      const address = moved.status === 301 ? String(moved.headers.location) : given;
      const { status, body } = moved.status === 301 ? await get(address) : moved;
      statuses.add(moved.status).add(status);
      if (status !== 200) return expect(status).toBe(404);
      const { page, listed } = JSON.parse(body) as { page: string; listed: object };
      expect([address, pageAt(address)?.name]).toEqual([address, page]);
      expect(readChoicesAddress(address) ?? {}).toMatchObject(listed);
    }),
    { numRuns: process.env.SOAK ? 5000 : 500 },
  );
  expect([...statuses].sort()).toEqual([200, 301, 404]);
});
