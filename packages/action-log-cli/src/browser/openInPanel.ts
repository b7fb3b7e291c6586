import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen } from 'action-log';
import { firstPage, newContext } from './context';
import { sourcesRun } from './review/sourcesRun';
import { words } from '../cli/words';
import type { Walk } from './walk';

/** Ms to wait for the panel of a loaded page, and for all pictures in view. */
const TIMEOUT = 15_000;
/** Ms to wait for a state. After one has differed it is less, because most that follow will differ, too. */
const STATE_TIMEOUT = 3_000;
const SHORT_TIMEOUT = 200;

/** How many pictures are taken at most of a page that keeps changing. */
const MOST_SHOTS = 5;

/** What Node works out for a state, and what the page must then show. */
interface Expected {
  hash: string;
  facts: Screen;
}

/** What a person sees of a page. */
export interface Look {
  /** From the root. */
  address: string;
  /** What the browser's tab says. */
  title: string;
  /** Roles and names, a line each, as assistive technology has them. */
  text: string;
  alerts: readonly string[];
  /** Tab stops and ids that lead nowhere. */
  controls: Readonly<Record<string, readonly string[]>>;
  /** PNG of the whole page, without the panel. */
  picture: Buffer;
}

/**
 * Opens a log in the app's panel, in a new browser profile and without a backend. Throws an Error if the app has no
 * panel, or if the panel refuses the file.
 * @param baseURL of the build
 * @param isCovered whether to record which source files run
 */
export async function openInPanel<State>(
  { app, browser, log, file, video }: Walk<State>,
  baseURL: string,
  isCovered = false,
) {
  const { panelAddress, pageScript, root, context: options } = app.browser;
  const context = await newContext(browser, baseURL, options, log.viewport, video);
  await context.addInitScript({ content: await pageScript() });
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  const page = await firstPage(context);
  await page.goto(panelAddress);
  // By elements, because the panel's language is the browser's. The panel of an older build has no parts, and is Portuguese.
  const panel = page.locator('section[part=panel], section[aria-label="Painel de QA"]');
  const slider = panel.locator('input[type=range]');
  const hash = panel.locator('output');
  const fileInput = panel.locator('input[type=file]').first();
  await fileInput.waitFor({ state: 'attached', timeout: TIMEOUT }).catch(() => {
    throw new Error(
      words("The app has no panel at {}. Is it built, and does it call 'startRecording'?", panelAddress),
    );
  });
  // From here on: the page at the panel's address is not part of the log.
  if (isCovered) await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await fileInput.setInputFiles(file);
  const refusal = panel.getByRole('alert');
  await slider.or(refusal).first().waitFor();
  if (await refusal.isVisible())
    throw new Error(words('The panel refuses {}: {}', file, await refusal.innerText()));

  // Hides the panel, and keeps the step's alert (ShownAlert.tsx). An older build has both in the body.
  const style = `[data-action-log-panel]::part(panel), body > :not(:is(${root}), [data-alert], [data-action-log-panel])
    { display: none !important } body { padding: 0 !important }`;
  let timeout = STATE_TIMEOUT;
  const picture = async (fullPage: boolean) => {
    if (fullPage) await page.evaluate(loadAllPictures);
    // An image that does not load in time is also missing in this picture.
    await page.waitForFunction(allPicturesShown, fullPage, { timeout: TIMEOUT }).catch(() => {});
    const shot = () => page.screenshot({ style, animations: 'disabled', fullPage });
    let [before, now] = [await shot(), await shot()];
    for (let tries = 0; tries < MOST_SHOTS && !now.equals(before); tries++)
      [before, now] = [now, await shot()];
    return now;
  };

  return {
    /** What the page shows after `count` actions, once it is ready; waits for what is expected. */
    async stateAfter(count: number, expected: Expected): Promise<Expected> {
      await slider.fill(String(count));
      await hash
        .filter({ hasText: expected.hash })
        .waitFor({ timeout })
        .catch(() => (timeout = SHORT_TIMEOUT)); // The panel shows another hash, which the caller reports.
      const facts = await page.evaluate((wanted) => window.replayTools.settledFacts(wanted), expected.facts);
      return { hash: await hash.innerText(), facts };
    },

    /** Takes a picture of the page without the panel. */
    async shoot(path: string) {
      writeFileSync(path, await picture(false));
    },

    /**
     * The source files that ran until now; empty if that is not recorded.
     * @param build where its source maps are, if the server refuses them: a folder, or any other text
     */
    async sources(build: string): Promise<string[]> {
      if (!isCovered) return [];
      return sourcesRun(await page.coverage.stopJSCoverage(), async (address) => {
        const file = join(build, new URL(address).pathname);
        if (existsSync(file)) return readFileSync(file, 'utf8');
        const answer = await context.request.get(address);
        return answer.ok() ? answer.text() : undefined;
      });
    },

    /** What a person sees of the page, without the panel. */
    async look(): Promise<Look> {
      return {
        address: await page.evaluate(() => location.pathname + location.search + location.hash),
        title: await page.title(),
        text: await page.locator(root).ariaSnapshot(),
        // The panel lists what this build requests; the alert over the page is the one in the log.
        alerts: await panel
          .getByRole('listitem')
          .filter({ hasText: /^(Alerta|Alert): / })
          .allInnerTexts(),
        controls: await page.evaluate((selector) => window.replayTools.controlsIn(selector), root),
        picture: await picture(true),
      };
    },
  };
}

/** Loads the images below the window, too. Runs in the page. */
function loadAllPictures() {
  for (const image of document.images) image.loading = 'eager';
}

/** Whether every image of the page, or of the window, has loaded, or has failed. Runs in the page. */
function allPicturesShown(isWhole: boolean) {
  return [...document.images].every(
    (image) => image.complete || (!isWhole && image.getBoundingClientRect().top > innerHeight),
  );
}
