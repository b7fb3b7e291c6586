import { once } from 'node:events';
import { connect } from 'node:net';

const TOGETHER = 20;

/** Starts to download a file, and closes the connection after the first part. */
async function leaveDownload(port: number, path: string) {
  const client = connect(port, 'localhost');
  client.on('error', () => undefined); // the connection is closed on purpose
  client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(client, 'data');
  client.destroy();
}

/** Aborts a number of downloads of a file, some at the same time. */
export async function leaveDownloads(port: number, path: string, times: number) {
  for (let left = 0; left < times; left += TOGETHER)
    await Promise.all(Array.from({ length: TOGETHER }, () => leaveDownload(port, path)));
}
