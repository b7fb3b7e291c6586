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

/** What the build takes for its list, over a backend that answers so. */
async function take(status: number, answer: string): Promise<{ file?: string; told: string }> {
  const server = createServer((_request, response) => response.writeHead(status).end(answer)).listen(0);
  const { port } = server.address() as AddressInfo;
  const script = `import { takeSnapshot } from '${join(__dirname, 'snapshot')}';
    console.log(JSON.stringify(await takeSnapshot('http://localhost:${port}/', '${folder}')));`;
  writeFileSync(join(folder, 'take.mts'), script);
  const { stdout } = await promisify(execFile)(process.execPath, [jiti, join(folder, 'take.mts')]);
  server.close();
  return JSON.parse(stdout) as { file?: string; told: string };
}

describe('the snapshot of the backend', () => {
  it('holds its valid products as it sent them, and says so', async () => {
    const { file, told } = await take(200, JSON.stringify([{ ...row('a'), stock: 3 }, {}, row('b')]));
    expect(told).toMatch(/^Built-in list: a snapshot of 2 products from http:/);
    const [, list = ''] = /^export const builtInRows = (.*);$/m.exec(readFileSync(file ?? '', 'utf8')) ?? [];
    expect(JSON.parse(list)).toEqual([row('a'), row('b')]);
  });

  it.each([
    ['an error', 500, '[]', 'it answered with status 500'],
    ['no product', 200, '[]', 'its answer holds no valid product'],
    ['no list', 200, '{}', 'its answer holds no valid product'],
    ['a page', 200, '<!doctype html>', 'is not valid JSON'],
  ])(
    'is none after %s, and the sample products stand in, not silently',
    async (_what, status, answer, why) => {
      const { file, told } = await take(status, answer);
      expect(file).toBeUndefined();
      expect(told).toMatch(/^Built-in list: the sample products, as http:/);
      expect(told).toContain(why);
    },
  );
});
