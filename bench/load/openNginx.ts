/**
 * nginx with the generated configuration, and beside it, of the same nginx, what its answers are compared with.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jiti } from '../../server/testing/jiti';
import { ensureNginx } from '../../server/testing/nginx';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface OpenNginx {
  /** The shop's origin. */
  shop: string;
  /** The origin of what it is compared with: '/empty', and '/list', a file. */
  floor: string;
  close: () => Promise<void>;
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address && typeof address === 'object' ? address.port : 0;
}

/** @param list what the file '/list' holds, compressed by brotli */
export async function openNginx(backend: string, list: Buffer): Promise<OpenNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-load-'));
  chmodSync(folder, 0o755); // Started by root, nginx reads files as nobody.
  const [shop, floor] = [await freePort(), await freePort()];
  const options = ['--out', join(folder, 'nginx'), '--listen', `127.0.0.1:${shop}`, '--backend', backend];
  execFileSync(process.execPath, [jiti, join(root, 'server/hosts/host.ts'), 'nginx', ...options]);
  writeFileSync(join(folder, 'list'), '');
  writeFileSync(join(folder, 'list.br'), list);
  const file = join(folder, 'nginx/nginx.conf');
  const beside = `server {
    listen 127.0.0.1:${floor};
    location = /empty { return 200; }
    location = /list { root ${folder}; brotli_static on; }
}
`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/}\n$/, `${beside}}\n`));
  const nginx = spawn(ensureNginx(), ['-p', join(folder, 'nginx'), '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (data) => (said += String(data)));
  while (!said.includes('start worker process')) {
    await Promise.race([once(nginx.stderr, 'data'), once(nginx, 'close')]);
    if (nginx.exitCode !== null) throw new Error(said);
  }
  const close = async () => {
    nginx.kill();
    await once(nginx, 'close');
    rmSync(folder, { recursive: true });
  };
  return { shop: `http://127.0.0.1:${shop}`, floor: `http://127.0.0.1:${floor}`, close };
}
