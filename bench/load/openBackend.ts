/**
 * The shop's own backend over a PostgreSQL, both started here: found, or installed from Debian's package.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openSampleDatabase } from '../../server/testing/sampleDatabase';
import { products } from '../../server/api/products';

const program = fileURLToPath(new URL('../../server/backend/backend.mjs', import.meta.url));

export interface OpenBackend {
  url: string;
  /** What it answers, compressed by brotli. */
  list: Buffer;
  close: () => Promise<void>;
}

/** @param count how many products it has */
export async function openBackend(count: number): Promise<OpenBackend> {
  const database = await openSampleDatabase({}, products(count));
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: database.url, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  async function close() {
    child.kill();
    await ended;
    await database.close();
  }
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as unknown[];
  const url = /^Backend: (http:\S+)\/products /.exec(String(line))?.[1];
  if (!url) {
    await close();
    throw new Error('The backend did not start.');
  }
  const headers = { 'Accept-Encoding': 'br' };
  const [answer] = (await once(get(`${url}/products`, { headers }), 'response')) as [IncomingMessage];
  return { url, list: await buffer(answer), close };
}
