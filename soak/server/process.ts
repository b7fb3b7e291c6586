import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** A started `deploy/serve.mjs`. */
export interface Server {
  child: ChildProcess;
  port: number;
}

/**
 * Starts the server on a free port of localhost, and waits until it listens.
 * @param directory the built shop
 */
export async function startServer(directory: string): Promise<Server> {
  const child = spawn(process.execPath, ['deploy/serve.mjs', directory], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(/:(\d+)/.exec(String(said))?.[1]);
  if (!port) throw new Error(`The server said: ${String(said)}`);
  return { child, port };
}

/** How many files and connections a process has open. */
export const openFiles = ({ child }: Pick<Server, 'child'>) => readdirSync(`/proc/${child.pid}/fd`).length;

/** The memory that a process occupies, in MB. */
export const memory = ({ child }: Pick<Server, 'child'>) =>
  Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000;
