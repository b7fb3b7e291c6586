import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ensureProgram } from './programs';

/** A display that is only in memory, with the number that it chose: ':1'. */
export async function openDisplay(): Promise<{ name: string; close: () => void }> {
  const args = ['-displayfd', '3', '-screen', '0', '2000x2000x24', '-nolisten', 'tcp'];
  const server = spawn(ensureProgram('display'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const close = () => void server.kill();
  process.once('exit', close);
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close };
}
