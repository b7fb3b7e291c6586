import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { tryOften, type Figure } from '../figure';
import { leaveDownloads } from '../../../server/testing/leaveDownloads';
import { openFiles } from '../../../server/testing/openFiles';
import type { Server } from './startServer';

/** Downloads in one try. */
const TOGETHER = 500;

/** The memory of a process, in MB. */
const memory = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

const factsOf = (child: ChildProcess) => `${openFiles(child)} open files and ${memory(child).toFixed()} MB`;

/** Requests a page over a new connection and closes it. `fetch` would keep it open, and it would count. */
async function requestOnce(port: number) {
  const request = get({ host: 'localhost', port, agent: false }, (answer) => answer.resume());
  await once(request, 'close');
}

/** Clients that leave in the middle of a download leave no file or connection open. */
export async function leftDownloads({ child, port, script, where }: Server): Promise<Figure> {
  await leaveDownloads(port, script, TOGETHER);
  const [open, before] = [openFiles(child), factsOf(child)];
  const { tried, lost } = await tryOften({ times: 20, size: TOGETHER, seconds: 20 }, async () => {
    await leaveDownloads(port, script, TOGETHER);
    return 0;
  });
  // Some connections are still closing.
  for (let tries = 0; openFiles(child) > open && tries < 1000; tries++) await requestOnce(port);
  return {
    area: 'Server',
    what: 'clients that leave in the middle of a download; lost: files that stay open',
    where,
    tried,
    lost: lost + Math.max(0, openFiles(child) - open),
    measured: `${before} before, ${factsOf(child)} after`,
  };
}
