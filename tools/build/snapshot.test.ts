/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createServer } from 'node:http';
import { productRow } from '@/entities/product/index.fixtures';
import { jiti } from '../jiti';

const row = (id: string) => productRow({ id });

let folder: string;

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'canecamisa-snapshot-'))));
afterAll(() => rmSync(folder, { recursive: true }));

interface Taken {
  file?: string;
  told?: string;
  /** Why the build fails. */
  refusal?: string;
}

/** What the build takes for its list, over a backend that answers so at a path of the site. */
async function take(status: number, answer: string, backend = '/', ALLOW_SAMPLE = false): Promise<Taken> {
  const server = createServer(({ url }, response) =>
    response.writeHead(url === `${backend === '/' ? '' : backend}/products` ? status : 404).end(answer),
  ).listen(0);
  const { port } = server.address() as AddressInfo;
  const sources = { API_BASE_URL: backend, SITE_URL: `http://localhost:${port}`, ALLOW_SAMPLE };
  const script = `import { takeSnapshot } from '${join(__dirname, 'snapshot')}';
    const taken = await takeSnapshot(${JSON.stringify(sources)}, '${folder}').catch(({ message }) => ({ refusal: message }));
    console.log(JSON.stringify(taken));`;
  writeFileSync(join(folder, 'take.mts'), script);
  const { stdout } = await promisify(execFile)(process.execPath, [jiti, join(folder, 'take.mts')]);
  server.close();
  return JSON.parse(stdout) as Taken;
}

describe('the snapshot of the backend', () => {
  it.each(['/', '/api'])('at %s holds its valid products as it sent them, and says so', async (backend) => {
    const { file, told } = await take(
      200,
      JSON.stringify([{ ...row('a'), stock: 3 }, {}, row('b')]),
      backend,
    );
    expect(told).toMatch(/^Built-in list: a snapshot of 2 products from http:/);
    const [, list = ''] = /^export const builtInRows = (.*);$/m.exec(readFileSync(file ?? '', 'utf8')) ?? [];
    expect(JSON.parse(list)).toEqual([row('a'), row('b')]);
  });

  it.each([
    ['an error', 500, '[]', 'it answered with status 500'],
    ['no product', 200, '[]', 'its answer holds no valid product'],
    ['no list', 200, '{}', 'its answer holds no valid product'],
    ['a page', 200, '<!doctype html>', 'is not valid JSON'],
  ])('is none after %s, and the build fails and says why', async (_what, status, answer, why) => {
    const { file, told, refusal } = await take(status, answer);
    expect([file, told]).toEqual([undefined, undefined]);
    expect(refusal).toMatch(
      /^API_BASE_URL is "\/" \(SITE_URL is "http:.*ALLOW_SAMPLE=1 to build with the sample products\.$/,
    );
    expect(refusal).toContain(why);
  });

  it('is none after an error, and the sample products stand in where that is allowed, not silently', async () => {
    const { file, told } = await take(500, '[]', '/', true);
    expect(file).toBeUndefined();
    expect(told).toMatch(/^Built-in list: the sample products, as http:.*: it answered with status 500\.$/);
  });
});
