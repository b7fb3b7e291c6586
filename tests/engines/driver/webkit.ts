import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { portOf } from '../../../server/portOf';
import type { EngineBrowser } from './browser';
import { ensureProgram } from './programs';
import { browserOf, commands, type Session } from './webDriver';

/** WebKitGTK's MiniBrowser over W3C WebDriver, on a display that is only in memory. */
export async function openWebKit(): Promise<EngineBrowser> {
  const program = ensureProgram('webkit');
  const display = await openDisplay();
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1', // No accessibility bus is there, and each start would wait for it.
      TZ: 'America/Sao_Paulo',
    },
  });
  process.once('exit', () => server.kill());
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  const { sessionId, capabilities } = (await request('POST', `${address}/session`, {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };

  const send: Session['send'] = async (command, parameters = {}) => {
    const [method = '', path = ''] = commands[command].split(' ');
    const { id = '' } = parameters as { id?: string };
    const url = `${address}/session/${sessionId}/${path.replace('{id}', id)}`.replace(/\/$/, '');
    return request(method, url, parameters);
  };
  return browserOf({
    name: 'webkit',
    version: capabilities.browserVersion,
    send,
    // WebKit's driver hangs when it returns to a tab with an alert, so the page accepts each alert itself.
    before: 'globalThis.alert = () => {};',
    async resize(width, height) {
      const toolbar = await send('ExecuteScript', { script: 'return outerHeight - innerHeight', args: [] });
      return send('SetWindowRect', { x: 0, y: 0, width, height: height + Number(toolbar) });
    },
    stop() {
      server.kill();
      display.close();
    },
  });
}

/** Sends a command over HTTP and returns its value. */
async function request(method: string, url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error: string; message: string } | null };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

/** A display that is only in memory, with the number that it chose: ':1'. */
async function openDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '2000x2000x24', '-nolisten', 'tcp'];
  const server = spawn(ensureProgram('display'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const close = () => void server.kill();
  process.once('exit', close);
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}

/** Resolves once a server answers. */
async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(url).catch((error: unknown) => error as Error);
    if (!(response instanceof Error)) return;
    if (tries > 100) throw response;
    await delay(100);
  }
}
