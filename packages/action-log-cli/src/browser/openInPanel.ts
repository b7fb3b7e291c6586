import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Log, Screen } from 'action-log';
import { firstPage, newContext } from './context';
import { inPageScript } from './inPageScript';

/** Ms to wait for the panel of a loaded page, and for all pictures in view. */
const PATIENCE = 15_000;
/** Ms to wait for a state, which is drawn at once; less once one was another, because most after it will be, too. */
const STATE_PATIENCE = 3_000;
const LITTLE_PATIENCE = 200;

/** Pictures that are taken of a page that does not stand still. */
const MOST_SHOTS = 5;

/** The shop without the panel over it and the room that the panel takes, but with the step's alert (ShownAlert.tsx). */
const withoutPanel =
  'body > :not(#root, [data-alert]) { display: none !important } body { padding: 0 !important }';

/** Where Node is with a state, and what the page must then show. */
interface Expected {
  hash: string;
  facts: Screen;
}

/** What a shopper sees of a page. */
export interface Look {
  /** From the root. */
  address: string;
  /** Roles and names, a line each, as assistive technology has them. */
  text: string;
  alerts: readonly string[];
  /** PNG, without the panel. */
  picture: Buffer;
}

/**
 * Opens a log in the QA panel of the shop, in a browser context of its own and without a backend. Throws an Error
 * where there is no panel, or where it refuses the file.
 * @param viewport that of the log; 0 by 0 where it is unknown
 * @param video the folder for a film of the page; undefined for none
 */
export async function openInPanel(
  browser: Browser,
  baseURL: string,
  file: string,
  viewport: Log['viewport'],
  video?: string,
) {
  const context = await newContext(browser, baseURL, viewport, video);
  await context.addInitScript({ content: await inPageScript() });
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  const page = await firstPage(context);
  await page.goto('/?qa');
  const panel = page.getByRole('region', { name: 'Painel de QA' });
  const slider = panel.getByRole('slider', { name: 'Linha do tempo' });
  const hash = panel.getByLabel('Hash do estado');
  const fileInput = panel.getByLabel('Abrir registro');
  await fileInput.waitFor({ state: 'attached', timeout: PATIENCE }).catch(() => {
    throw new Error('The built shop has no QA panel: run "npm run build" first.');
  });
  await fileInput.setInputFiles(file);
  const refusal = panel.getByRole('alert');
  await slider.or(refusal).first().waitFor();
  if (await refusal.isVisible()) throw new Error(`The panel refuses ${file}: ${await refusal.innerText()}`);

  let patience = STATE_PATIENCE;
  const picture = async () => {
    // An image that does not load in time is missing from this picture, too.
    await page.waitForFunction(allPicturesShown, null, { timeout: PATIENCE }).catch(() => {});
    const shot = () => page.screenshot({ style: withoutPanel, animations: 'disabled' });
    let [before, now] = [await shot(), await shot()];
    for (let tries = 0; tries < MOST_SHOTS && !now.equals(before); tries++)
      [before, now] = [now, await shot()];
    return now;
  };

  return {
    /** What is there after `count` actions, once the page is ready; waits for what is expected. */
    async stateAt(count: number, expected: Expected): Promise<Expected> {
      await slider.fill(String(count));
      await hash
        .filter({ hasText: expected.hash })
        .waitFor({ timeout: patience })
        .catch(() => (patience = LITTLE_PATIENCE)); // The panel shows another hash, which the caller reports.
      const facts = await page.evaluate((wanted) => window.replayTools.settledFacts(wanted), expected.facts);
      return { hash: await hash.innerText(), facts };
    },

    /** Takes a picture of the page without the panel. */
    async shoot(path: string) {
      writeFileSync(path, await picture());
    },

    /** What is to be seen of the page, beside the panel. */
    async look(): Promise<Look> {
      return {
        address: await page.evaluate(() => location.pathname + location.search + location.hash),
        text: await page.locator('#root').ariaSnapshot(),
        // What this build asks for; over the shop lies what the log tells.
        alerts: await panel
          .getByRole('listitem')
          .filter({ hasText: /^Alerta: / })
          .allInnerTexts(),
        picture: await picture(),
      };
    },
  };
}

/** Whether every image in view has loaded, or has failed. Runs in the page. */
function allPicturesShown() {
  return [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
  );
}
