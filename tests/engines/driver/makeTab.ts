import { setTimeout as delay } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import type { Found, Tab, TabDriver } from './browser';
import type * as InPage from './inPage';

/** Ms until something that does not come is given up. */
const PATIENCE = 15_000;
/** Ms between two looks at a page. */
const PAUSE = 30;
const ABSENT = 'inPage is absent';

let bundled: string | undefined;

/** `inPage.ts` as one script, which leaves its functions in a global of the page. */
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
  if (!bundled) throw new Error('esbuild made nothing of inPage.ts.');
  return `${bundled}; globalThis.inPage = inPage;`;
}

const written = (name: string | RegExp): InPage.WrittenName =>
  typeof name === 'string' ? { text: name, flags: null } : { text: name.source, flags: name.flags };

/** A tab as a person uses it, made of what a driver can do with it. */
export function makeTab(driver: TabDriver): Tab {
  /** Calls a function of `inPage.ts`, which each new document is given when it is first asked. */
  async function ask(call: string, ...args: unknown[]): Promise<unknown> {
    const given = args.map((each) => JSON.stringify(each)).join();
    const expression = `typeof inPage === 'object' ? inPage.${call}(${given}) : '${ABSENT}'`;
    for (const end = performance.now() + PATIENCE; ; await delay(PAUSE)) {
      try {
        const answer = await driver.run(expression);
        if (answer !== ABSENT) return answer;
        await driver.run(`void (() => { ${inPageScript()} })()`);
      } catch (error) {
        // A document that is left while it is asked does not answer; the next one will.
        if (performance.now() > end) throw error;
      }
    }
  }

  return {
    ...driver,
    evaluate: async (run, ...args) =>
      (await driver.run(`(${String(run)})(...${JSON.stringify(args)})`)) as Awaited<ReturnType<typeof run>>,
    all: async (role, name) => (await ask('all', role, name ? written(name) : null)) as Found[],
    async press(role, name) {
      const end = performance.now() + PATIENCE;
      let before: string | InPage.Place = 'was not looked for';
      for (;;) {
        const found = (await ask('place', role, written(name))) as string | InPage.Place;
        const rests = typeof found !== 'string' && JSON.stringify(found) === JSON.stringify(before);
        if (rests) return driver.pressAt(found.x, found.y);
        before = found;
        if (performance.now() > end)
          throw new Error(`${role} ${String(name)} ${typeof found === 'string' ? found : 'does not rest'}`);
        await delay(PAUSE);
      }
    },
  };
}
