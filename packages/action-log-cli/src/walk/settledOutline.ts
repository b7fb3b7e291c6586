import type { OpenApp } from './openApp';

/** Ms to wait for a page whose code is still loading. */
const TIMEOUT = 8_000;
/** Ms for which a page does not change after it has settled. */
const QUIET = 200;

const isTitle = (line: string) => line.startsWith('- title: ');

/** The outline of the page, as soon as the page is ready and shows what is expected, or has settled and loads no code. */
export async function settledOutline(
  { page, loading }: OpenApp,
  expected: readonly string[],
): Promise<string[]> {
  const wanted = expected.join('\n');
  // The title of an app whose view renders none is in its document.
  const hasTitle = expected.some(isTitle);
  const started = Date.now();
  let last = { text: '', since: started };
  for (;;) {
    const { lines: all, isReady } = await page.evaluate(() => window.replayTools.readPage());
    const lines = hasTitle ? all : all.filter((line) => !isTitle(line));
    const text = lines.join('\n');
    if (isReady && text === wanted) return lines;
    const now = Date.now();
    if (text !== last.text || !isReady || loading.size > 0) last = { text, since: now };
    if (now - last.since > QUIET || now - started > TIMEOUT) return lines;
    await page.waitForTimeout(10);
  }
}
