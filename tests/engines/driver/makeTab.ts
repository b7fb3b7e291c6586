import { setTimeout as delay } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import type { Found, Tab, TabDriver } from './browser';
import type * as InPage from './inPage';

/** Ms to wait at most. */
const TIMEOUT = 15_000;
/** Ms between two tries. */
const PAUSE = 30;
const ABSENT = 'inPage is absent';

let bundled: string | undefined;

/** `inPage.ts` as one script, which puts its functions into a global of the page. */
function inPageScript(): string {
  bundled ??= buildSync({
    entryPoints: [`${import.meta.dirname}/inPage.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'inPage',
    write: false,
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
  }).outputFiles[0]?.text;
  if (!bundled) throw new Error('esbuild returned nothing for inPage.ts.');
  return `${bundled}; globalThis.inPage = inPage;`;
}

function written(name: string | RegExp | undefined): InPage.WrittenName | null {
  if (name === undefined) return null;
  return typeof name === 'string' ? { text: name, flags: null } : { text: name.source, flags: name.flags };
}

/** Makes a tab of a driver. */
export function makeTab(driver: TabDriver): Tab {
  /** Calls a function of `inPage.ts`. The first call in a document loads the file into it. */
  async function ask(call: string, ...args: unknown[]): Promise<unknown> {
    const given = args.map((each) => JSON.stringify(each)).join();
    const expression = `typeof inPage === 'object' ? inPage.${call}(${given}) : '${ABSENT}'`;
    for (const end = performance.now() + TIMEOUT; ; await delay(PAUSE)) {
      try {
        const answer = await driver.run(expression);
        if (answer !== ABSENT) return answer;
        await driver.run(`void (() => { ${inPageScript()} })()`);
      } catch (error) {
        // The document was left meanwhile. The next one will answer.
        if (performance.now() > end) throw error;
      }
    }
  }

  const all = async (role: string, name: string | RegExp | undefined) =>
    (await ask('all', role, written(name))) as Found[];

  async function press(role: string, name: string | RegExp | undefined) {
    const end = performance.now() + TIMEOUT;
    let before: string | InPage.Point = '';
    for (;;) {
      const found = (await ask('pointOf', role, written(name))) as string | InPage.Point;
      const rests = typeof found !== 'string' && JSON.stringify(found) === JSON.stringify(before);
      if (rests) return driver.pressAt(found.x, found.y);
      before = found;
      if (performance.now() > end)
        throw new Error(`${role} ${String(name)} ${typeof found === 'string' ? found : 'moves'}`);
      await delay(PAUSE);
    }
  }

  return {
    ...driver,
    evaluate: async (run, ...args) =>
      (await driver.run(`(${String(run)})(...${JSON.stringify(args)})`)) as Awaited<ReturnType<typeof run>>,
    all,
    getByRole(role, { name } = {}) {
      const found = {
        first: () => found,
        count: async () => (await all(role, name)).length,
        click: () => press(role, name),
        async fill(text: string) {
          await press(role, name);
          await driver.keys('Control+a', 'Delete');
          await driver.type(text);
        },
      };
      return found;
    },
  };
}
