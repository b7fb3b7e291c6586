import { once } from 'node:events';
import { connect } from 'node:net';

const TOGETHER = 20;

/** Begins to download a file, and leaves after the first part of it. */
async function leaveDownload(port: number, path: string) {
  const client = connect(port, 'localhost');
  client.on('error', () => undefined); // its connection is what gets cut
  client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(client, 'data');
  client.destroy();
}

/** Leaves this many downloads of a file in the middle, some at the same time. */
export async function leaveDownloads(port: number, path: string, times: number) {
  for (let left = 0; left < times; left += TOGETHER)
    await Promise.all(Array.from({ length: TOGETHER }, () => leaveDownload(port, path)));
}
