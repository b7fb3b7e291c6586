/** Clients that no browser is: they send odd requests. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { seededRandom } from '../seededRandom';

const methods = 'GET GET GET GET GET GET GET GET HEAD POST OPTIONS TRACE get BREW'.split(' ');
const pieces = [
  ...'/ // .. . %2e %2f %00 % %E0%A4%A \\ product assets cart 404.html index.html .env a.br ? # ; é <script> *'.split(
    ' ',
  ),
  ' ',
  '\u0001',
  'http://evil.invalid/',
];
const headers = [
  'Range: bytes=0-3',
  'Range: bytes=9-1,5-',
  'Range: bytes=-',
  'If-None-Match: *',
  'If-Modified-Since: never',
  'Accept-Encoding: br;q=x, *;q=2',
  'Content-Length: 5',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Host: evil.invalid',
  `X-Long: ${'x'.repeat(9000)}`,
  'no header at all',
];

/** The status of the response to a raw request; 0 if the server closed the connection without one. */
export async function statusOf(port: number, request: string) {
  const client = connect(port, 'localhost');
  client.on('error', () => undefined);
  let answer = '';
  client.on('data', (part) => (answer += String(part)));
  client.setTimeout(5000, () => client.destroy());
  client.write(request); // Node drops a request whose sender has ended its side of the connection.
  await once(client, 'close');
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/**
 * Sends requests that no browser sends, with odd methods, paths and headers that are chosen by a seed.
 * @returns the requests that got status 500 or more
 */
export async function oddRequests(port: number, times: number, seed: number) {
  const random = seededRandom(seed);
  const pick = <Each>(all: readonly Each[]) => all[Math.floor(random() * all.length)] as Each;
  const some = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) });
  const failed: string[] = [];
  for (let sent = 0; sent < times; sent++) {
    const start = pick(['/', '/', '/', '']);
    const path =
      start +
      some(6)
        .map(() => pick(pieces))
        .join('');
    const lines = [
      `${pick(methods)} ${path} HTTP/1.1`,
      'Host: localhost',
      ...some(3).map(() => pick(headers)),
    ];
    const request = [...lines, 'Connection: close', '', ''].join('\r\n');
    if ((await statusOf(port, request)) >= 500) failed.push(request);
  }
  return failed;
}
