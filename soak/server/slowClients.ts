import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Clients that never finish their request, and clients that never read their answer. */
async function holdOn(port: number, path: string, count: number): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const client = connect(port, 'localhost');
      client.on('error', () => undefined);
      await once(client, 'connect');
      client.pause();
      client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${index % 2 ? '\r\n' : ''}`);
      return client;
    }),
  );
}

/**
 * Asks for a file again and again while slow clients hold on to their connections.
 * @param options `slow`: how many of them; `times`: how often the file is asked for
 * @returns how often it did not come whole
 */
export async function askBesideSlowClients(
  port: number,
  path: string,
  { slow, times }: { slow: number; times: number },
) {
  const held = await holdOn(port, path, slow);
  const url = `http://localhost:${port}${path}`;
  const whole = (await (await fetch(url)).arrayBuffer()).byteLength;
  let lost = 0;
  for (let asked = 0; asked < times; asked++) {
    const answer = fetch(url).then((each) => each.arrayBuffer());
    const late = delay(5000).then(() => null);
    const body = await Promise.race([answer, late]).catch(() => null);
    if (body?.byteLength !== whole) lost += 1;
  }
  held.forEach((client) => client.destroy());
  return lost;
}
