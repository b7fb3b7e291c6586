/**
 * For tests: starts servers, writes a host's folder, and sends requests without the clean-up that `fetch` does.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { jiti } from './jiti';

/** The port or socket on which a server listens. */
export type Where = { port: number } | { socketPath: string };

const children: ChildProcess[] = [];

/** Starts a program and waits until its output matches `ready`. Returns the output. */
export async function start(program: string, args: string[], ready: RegExp, env = {}): Promise<string> {
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  while (!ready.test(said)) {
    await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), once(child, 'close')]);
    if (child.exitCode !== null) throw new Error(said);
  }
  return said;
}

/** Ends all started programs, and waits for them. */
export async function stopAll(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill();
    await once(child, 'close');
  }
}

/** Starts serve.mjs on a folder. */
export async function startServe(folder: string): Promise<Where> {
  const serve = join(__dirname, '../serve.mjs');
  const said = await start(process.execPath, [serve, folder], /:\d+/, { PORT: '0' });
  return { port: Number(/localhost:(\d+)/.exec(said)?.[1]) };
}

/** Runs `npm run host` for a host. Returns its output. */
export function writeHost(name: string, dist: string, out: string, args: string[] = []): string {
  const command = [jiti, join(__dirname, '../hosts/host.ts'), name, '--dist', dist, '--out', out, ...args];
  return execFileSync(process.execPath, command, { encoding: 'utf8', stdio: 'pipe' });
}

/** Sends a request. Returns the response with its body decompressed. */
export async function send(
  where: Where,
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
) {
  const sent = request({ ...where, path, method, headers, agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const raw = await buffer(answer);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[answer.headers['content-encoding'] ?? ''];
  const body = (raw.length > 0 && decode ? decode(raw) : raw).toString();
  return { status: answer.statusCode, headers: answer.headers, body };
}
