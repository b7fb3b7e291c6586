import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { EngineBrowser } from './browser';
import { ensureProgram } from './programs';
import { browserOf } from './webDriver';

/** No other program is needed: Marionette, which is in Firefox, takes WebDriver's commands. */
const settings = {
  'marionette.port': 0, // A free one, which Firefox writes into its profile.
  'intl.accept_languages': 'pt-BR',
};

/** Firefox without a window that anybody sees. */
export async function openFirefox(): Promise<EngineBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'canecamisa-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(settings)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
      .join('\n'),
  );
  const firefox = spawn(
    ensureProgram('firefox'),
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, TZ: 'America/Sao_Paulo' } },
  );
  process.once('exit', () => firefox.kill());
  const ended = once(firefox, 'exit');
  const ask = speak(await connectTo(join(profile, 'MarionetteActivePort')));
  const { capabilities } = (await ask('WebDriver:NewSession', { unhandledPromptBehavior: 'accept' })) as {
    capabilities: { browserVersion: string };
  };
  return browserOf({
    name: 'firefox',
    version: capabilities.browserVersion,
    send: (command, parameters) => ask(`WebDriver:${command}`, parameters),
    before: 'const globalThis = window;', // Scripts run in another global than the page.
    async resize(width, height) {
      await ask('WebDriver:SetWindowRect', { width: Math.max(width, 500), height: height + 200 });
      await ask('Marionette:SetContext', { value: 'chrome' });
      await ask('WebDriver:ExecuteScript', { script: resizePage, args: [`${width}px`, `${height}px`] });
      return ask('Marionette:SetContext', { value: 'content' });
    },
    stop() {
      firefox.kill();
      void ended.then(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
    },
  });
}

/** Firefox's window cannot be narrower than its toolbar, but the page in it can. */
const resizePage = `
  const { style } = gBrowser.selectedBrowser;
  style.minWidth = style.maxWidth = arguments[0];
  style.minHeight = style.maxHeight = arguments[1];`;

/** Connects to the port in a file, which Firefox writes when it is ready. */
async function connectTo(file: string): Promise<Socket> {
  for (let tries = 0; !existsSync(file); tries++) {
    if (tries > 300) throw new Error('Firefox did not start in 30 s.');
    await delay(100);
  }
  const socket = connect(Number(readFileSync(file, 'utf8')), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends commands by Marionette's protocol: each message is its length in bytes, a colon, and JSON. */
function speak(socket: Socket) {
  const waiting: ((
    message: [type: 1, id: number, error: { message: string } | null, result: object],
  ) => void)[] = [];
  let buffer = Buffer.alloc(0);
  socket.on('data', (data) => {
    buffer = Buffer.concat([buffer, data]);
    for (;;) {
      const colon = buffer.indexOf(':');
      const end = colon + 1 + Number(buffer.subarray(0, colon).toString());
      if (colon < 0 || buffer.length < end) return;
      const message = JSON.parse(buffer.subarray(colon + 1, end).toString()) as never;
      buffer = buffer.subarray(end);
      if (Array.isArray(message)) waiting[message[1] as number]?.(message); // The first one is a greeting.
    }
  });
  return async (command: string, parameters: object = {}): Promise<unknown> => {
    const [, , error, result] = await new Promise<Parameters<(typeof waiting)[0]>[0]>((resolve) => {
      const text = JSON.stringify([0, waiting.push(resolve) - 1, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (error) throw new Error(error.message);
    return 'value' in result ? result.value : result;
  };
}
