import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';

/** A started `server/serve.mjs`. */
export interface Server {
  child: ChildProcess;
  port: number;
  /** The path of the shop's main script, its largest file. */
  script: string;
  /** Its Node version, for the report. */
  where: string;
}

/**
 * Starts the server on a free port of localhost and waits until it listens. It ends with this process.
 * @param directory the built shop
 */
export async function startServer(directory: string): Promise<Server> {
  const child = spawn(process.execPath, ['server/serve.mjs', directory], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(/:(\d+)/.exec(String(said))?.[1]);
  const name = readdirSync(`${directory}/assets`).find((each) => /^main\..*\.js$/.test(each));
  if (!port || !name) throw new Error(`The server said: ${String(said)}`);
  return { child, port, script: `/assets/${name}`, where: `Node ${process.versions.node}` };
}
