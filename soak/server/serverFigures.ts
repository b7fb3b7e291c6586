import { readdirSync } from 'node:fs';
import type { Figure } from '../figure';
import { leaveDownloads } from './leaveDownloads';
import { oddRequests } from './oddRequests';
import { memory, openFiles, startServer, type Server } from './process';
import { askBesideSlowClients } from './slowClients';

const where = `Node ${process.versions.node}`;

/** Downloads that are left: the open files and the memory before and after. Files that stay open are lost. */
async function leftDownloads(server: Server, script: string, tried: number): Promise<Figure> {
  await leaveDownloads(server.port, script, 200);
  const before = { files: openFiles(server), memory: memory(server) };
  await leaveDownloads(server.port, script, tried);
  // Connections that are closing yet are closed while others are answered.
  for (let asked = 0; openFiles(server) > before.files && asked < 1000; asked++)
    await fetch(`http://localhost:${server.port}/`).then((answer) => answer.text());
  const after = { files: openFiles(server), memory: memory(server) };
  return {
    area: 'Server',
    what: 'clients that leave in the middle of a download; lost: files that stay open',
    where,
    tried,
    lost: Math.max(0, after.files - before.files),
    measured: `${before.files} open files before, ${after.files} after; ${before.memory.toFixed()} MB, ${after.memory.toFixed()} MB`,
  };
}

/**
 * What the server of a built shop promises.
 * @param directory the built shop
 */
export async function serverFigures(directory: string): Promise<Figure[]> {
  const server = await startServer(directory);
  try {
    const name = readdirSync(`${directory}/assets`).find((each) => /^main\..*\.js$/.test(each));
    const script = `/assets/${name}`;
    const odd = 20_000;
    const asked = { slow: 400, times: 2000 };
    return [
      await leftDownloads(server, script, 10_000),
      {
        area: 'Server',
        what: 'requests of odd methods, paths and headers; lost: answered with a failure of the server',
        where,
        tried: odd,
        lost: (await oddRequests(server.port, odd, 18)).length,
      },
      {
        area: 'Server',
        what: `downloads beside ${asked.slow} clients that send or read nothing more; lost: not whole within 5 s`,
        where,
        tried: asked.times,
        lost: await askBesideSlowClients(server.port, script, asked),
      },
    ];
  } finally {
    server.child.kill();
  }
}
