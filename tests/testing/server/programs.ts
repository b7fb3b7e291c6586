/**
 * Starts servers as processes, and sends requests as they are, unlike `fetch`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const SERVER = resolve('server');

/** The port or socket on which a server listens; over https with the certificate that clients trust, and the name in it. */
export type Where = { port: number; ca?: Buffer; servername?: string } | { socketPath: string };

const children: ChildProcess[] = [];

/**
 * Starts a program.
 * @param args a script of Node and its arguments
 * @param ready what it prints when it listens, with its address as the first group
 * @param env in addition to the environment of the test
 * @param program if it is not Node
 * @returns `listening` resolves to the address and rejects if the process ends first; `ended` resolves to its
 *   exit code and output; `log` is its output until now, standard error first
 */
export function startProgram(
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
  program = process.execPath,
) {
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  children.push(child);
  let stdout = '';
  let stderr = '';
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, stdout, stderr }));
  const listening = new Promise<string>((listens, failed) => {
    const look = () => {
      const match = ready.exec(stdout) ?? ready.exec(stderr);
      if (match) listens(match[1] ?? '');
    };
    child.stdout.on('data', (data) => {
      stdout += String(data);
      look();
    });
    child.stderr.on('data', (data) => {
      stderr += String(data);
      look();
    });
    void ended.then(() => failed(new Error(`It ended: ${stderr}${stdout}`)));
  });
  listening.catch(() => undefined); // A test of a refusal waits only for the end.
  return { child, listening, ended, log: () => stderr + stdout };
}

/** Ends all started programs, and waits for them. */
export async function stopAll(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const closed = once(child, 'close');
    child.kill(); // SIGTERM, so that nginx ends its workers.
    await closed;
  }
}

/** Starts serve.mjs on a folder. */
export const startServe = (folder: string, env: Readonly<Record<string, string>> = {}) =>
  startProgram([join(SERVER, 'serve.mjs'), folder], /^.+: http:\/\/localhost:(\d+)(?:\/loja\/)? \(.+\)\n$/, {
    PORT: '0',
    ...env,
  });

/** Sends a request. Returns the response, with its body as it came and decompressed. */
export async function send(
  where: Where,
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
) {
  const requestTo = 'ca' in where ? requestEncrypted : request;
  const outgoing = requestTo({ ...where, path, method, headers, agent: false });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const raw = await buffer(answer);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[answer.headers['content-encoding'] ?? ''];
  const body = (raw.length > 0 && decode ? decode(raw) : raw).toString();
  return { status: answer.statusCode, headers: answer.headers, body, length: raw.length };
}
