import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tryOften, type Figure } from '../figure';
import type { Server } from './startServer';

const SLOW = 400;
/** Ms in which a download must be complete. */
const TIMEOUT = 5000;
/** Downloads in one try. */
const TOGETHER = 100;

/** A client that never finishes its request, or never reads its answer. */
async function holdOn({ port, script }: Server, isFinished: boolean): Promise<Socket> {
  const client = connect(port, 'localhost');
  client.on('error', () => undefined); // The server may cut the connection.
  await once(client, 'connect');
  client.pause();
  client.write(`GET ${script} HTTP/1.1\r\nHost: localhost\r\n${isFinished ? '\r\n' : ''}`);
  return client;
}

/** Clients that send or read nothing more do not block the downloads of others. */
export async function slowClients(server: Server): Promise<Figure> {
  const held = await Promise.all(Array.from({ length: SLOW }, (_, index) => holdOn(server, index % 2 === 0)));
  const url = `http://localhost:${server.port}${server.script}`;
  const download = async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    return (await answer.arrayBuffer()).byteLength;
  };
  const whole = await download();
  const counted = await tryOften({ times: 20, size: TOGETHER, seconds: 20 }, async () => {
    let lost = 0;
    for (let done = 0; done < TOGETHER; done++) if ((await download().catch(() => 0)) !== whole) lost += 1;
    return lost;
  });
  held.forEach((client) => client.destroy());
  return {
    area: 'Server',
    what: `downloads beside ${SLOW} clients that send or read nothing more; lost: not complete within ${TIMEOUT / 1000} s`,
    where: server.where,
    ...counted,
  };
}
