import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { leaveDownloads, openFiles } from '../server/oddClients';
import { startServe } from '../server/programs';
import { tryOften, type Trial } from './trial';

/** A started `server/serve.mjs`. */
interface Server {
  child: ChildProcess;
  port: number;
  /** The path of the shop's main script, its largest file. */
  script: string;
}

/**
 * Starts the server on a free port of localhost and waits until it listens. It ends with this process.
 * @param directory the built shop
 */
export async function startServer(directory: string): Promise<Server> {
  const { child, listening } = startServe(directory);
  process.once('exit', () => child.kill());
  const port = Number(await listening);
  const name = readdirSync(`${directory}/assets`).find((each) => /^main\..*\.js$/.test(each));
  if (!name) throw new Error(`${directory} has no main script.`);
  return { child, port, script: `/assets/${name}` };
}

/** Clients that leave in the middle of a download leave no file or connection open. */
export async function leftDownloads({ child, port, script }: Server): Promise<Trial> {
  const size = 500;
  await leaveDownloads(port, script, size);
  const open = openFiles(child);
  const counted = await tryOften({ times: 20, size, seconds: 20 }, async () => {
    await leaveDownloads(port, script, size);
    return 0;
  });
  // Some connections are still closing. Each request has its own: one that `fetch` keeps open would count.
  for (let tries = 0; openFiles(child) > open && tries < 1000; tries++)
    await once(
      get({ port, agent: false }, (answer) => answer.resume()),
      'close',
    );
  return {
    area: 'Server',
    what: 'clients that leave in the middle of a download; lost: files that stay open',
    ...counted,
    lost: counted.lost + Math.max(0, openFiles(child) - open),
  };
}

const SLOW = 400;

/** Clients that never finish a request, or never read its answer, do not block others' downloads. */
export async function slowClients({ port, script }: Server): Promise<Trial> {
  const held = Array.from({ length: SLOW }, (_, index) => {
    const client = connect(port, 'localhost').pause();
    client.on('error', () => undefined); // The server may cut the connection.
    client.write(`GET ${script} HTTP/1.1\r\nHost: localhost\r\n${index % 2 ? '' : '\r\n'}`);
    return client;
  });
  const download = async () => {
    const answer = await fetch(`http://localhost:${port}${script}`, { signal: AbortSignal.timeout(15_000) });
    return (await answer.arrayBuffer()).byteLength;
  };
  const whole = await download();
  const size = 100;
  const counted = await tryOften({ times: 20, size, seconds: 20 }, async () => {
    let lost = 0;
    for (let done = 0; done < size; done++) if ((await download().catch(() => 0)) !== whole) lost += 1;
    return lost;
  });
  held.forEach((client) => client.destroy());
  return {
    area: 'Server',
    what: `downloads beside ${SLOW} clients that send or read nothing more; lost: not complete within 15 s`,
    ...counted,
  };
}
