/** @jest-environment node */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { jiti } from '../../tools/jiti';
import { ensureNginx } from '../../tools/nginx';
import { ADDRESSES, HEADERS, makeSmallShop, SCRIPT } from './smallShop';

/** Where a server listens: on a port of this machine, or on a socket. */
type Where = { port: number } | { socketPath: string };

const children: ChildProcess[] = [];
let folder: string;
let serve: Where;
let nginx: Where;

/** Starts a program and waits until it has said so. */
async function start(program: string, args: string[], ready: RegExp, env = {}): Promise<string> {
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  while (!ready.test(said)) {
    const happened = [once(child.stdout, 'data'), once(child.stderr, 'data'), once(child, 'close')];
    await Promise.race(happened);
    if (child.exitCode !== null) throw new Error(said);
  }
  return said;
}

/** Writes the configuration of nginx, listening on a socket, as an owner would. */
async function startNginx(name: string, ...args: string[]): Promise<Where> {
  const out = join(folder, name);
  const socketPath = join(folder, `${name}.sock`);
  const host = [jiti, join(__dirname, 'host.ts'), 'nginx', '--dist', join(folder, 'dist'), '--out', out];
  execFileSync(process.execPath, [...host, '--listen', `unix:${socketPath}`, ...args]);
  await start(ensureNginx(), ['-p', out, '-c', 'nginx.conf'], /start worker process/);
  return { socketPath };
}

beforeAll(async () => {
  folder = makeSmallShop();
  const said = await start(
    process.execPath,
    [join(__dirname, '../serve.mjs'), join(folder, 'dist')],
    /:\d+/,
    { PORT: '0' },
  );
  serve = { port: Number(/localhost:(\d+)/.exec(said)?.[1]) };
  nginx = await startNginx('nginx');
}, 300_000);

afterAll(async () => {
  for (const child of children) {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  }
  rmSync(folder, { recursive: true });
});

const read = async (answer: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const COMPARED = [
  'cache-control',
  'content-type',
  'content-encoding',
  'content-range',
  'vary',
  'x-robots-tag',
  'allow',
  ...Object.keys(HEADERS.page).map((name) => name.toLowerCase()),
];

/** What matters of an answer; `fetch` would tidy the path. */
async function ask(where: Where, path: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  const sent = request({ ...where, path, method, headers, agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const raw = await read(answer);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[answer.headers['content-encoding'] ?? ''];
  return {
    status: answer.statusCode,
    ...Object.fromEntries(COMPARED.map((name) => [name, answer.headers[name]])),
    hasTag: answer.headers.etag !== undefined && answer.statusCode === 200,
    body: (raw.length > 0 && decode ? decode(raw) : raw).toString(),
  };
}

/** Asks both the same. */
async function askBoth(path: string, asked?: Record<string, string>) {
  const [expected, found] = await Promise.all([ask(serve, path, asked), ask(nginx, path, asked)]);
  return { expected, found };
}

describe('nginx with the generated configuration answers as `npm run serve`', () => {
  test.each(ADDRESSES)('%s', async (path) => {
    for (const encoding of [
      'identity',
      'gzip',
      'br, gzip',
      'br;q=0, gzip;q=0.5',
      'gzip, deflate, br, zstd',
    ]) {
      const { expected, found } = await askBoth(path, { 'accept-encoding': encoding });
      expect({ encoding, ...found }).toEqual({ encoding, ...expected });
    }
  });

  test.each(['/', SCRIPT, '/product/unknown', '/nope', '/pictures/nothing.avif'])('HEAD %s', async (path) => {
    const { expected, found } = await askBoth(path, { method: 'HEAD' });
    expect(found).toEqual(expected);
  });

  test.each(['/', SCRIPT, '/nope', '/headers.json'])('POST %s', async (path) => {
    const { expected, found } = await askBoth(path, { method: 'POST' });
    expect(found).toEqual({ ...expected, status: 405, allow: 'GET, HEAD' });
  });

  test.each(['/', SCRIPT, '/product/unknown', '/pictures/mugs.svg', '/nope', '/assets/nothing'])(
    'what the browser has of %s',
    async (path) => {
      const { expected, found } = await askBoth(path, { 'if-none-match': '*' });
      expect(found).toEqual({ ...expected, status: expected.status === 200 ? 304 : expected.status });
    },
  );

  test.each([
    ['/pictures/mugs.svg', 'bytes=1-3', 206],
    ['/pictures/mugs.svg', 'bytes=2-', 206],
    ['/pictures/mugs.svg', 'bytes=-2', 206],
    ['/nope', 'bytes=1-3', 404],
    ['/assets/nothing', 'bytes=1-3', 404],
  ])('a part of %s: %s', async (path, range, status) => {
    const { expected, found } = await askBoth(path, { range });
    expect(found).toEqual({ ...expected, status });
  });

  // It refuses by itself what a shop's page has no use for, with a page of its own.
  test.each(['/../index.html', '/%2e%2e/%2e%2e/etc/hostname', '/%00', '/%E0%A4%A'])(
    '%s: no page',
    async (path) => {
      expect(await ask(nginx, path)).toMatchObject({ status: 400 });
    },
  );
});
