/* global document, innerHeight */
import { join } from 'node:path';

/** Ms until what should be there is given up. A state is drawn at once; the page itself has to be loaded. */
const PATIENCE = 15_000;
const STATE_PATIENCE = 3_000;

/** The shop without the panel over it, and without the room that the panel takes. */
const withoutPanel = 'body > :not(#root) { display: none !important } body { padding: 0 !important }';

/** Where the picture of a state is. */
export function pictureOf(folder, at) {
  return join(folder, `${String(at).padStart(5, '0')}.png`);
}

/**
 * A log in the QA panel of a shop of its own, without a backend. Throws an Error where there is no panel, or where it
 * refuses the file.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {string} file
 * @param {{ width: number, height: number }} viewport that of the log; 0 where it tells none
 */
export async function openInPanel(browser, baseURL, file, { width, height }) {
  const viewport = { width: width || 1440, height: height || 900 };
  const context = await browser.newContext({ baseURL, viewport, locale: 'pt-BR', reducedMotion: 'reduce' });
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  const page = await context.newPage();
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

  return {
    /** The hash that the panel shows after so many actions; waits for the one that is expected. */
    async hashAt(at, expected) {
      await slider.fill(String(at));
      await hash
        .filter({ hasText: expected })
        .waitFor({ timeout: STATE_PATIENCE })
        .catch(() => {}); // Then another one is shown, and told.
      return hash.innerText();
    },

    /** A picture of what is shown, without the panel. */
    async shoot(path) {
      // A picture that does not come in time is missing on this one, too.
      await page.waitForFunction(allPicturesShown, null, { timeout: PATIENCE }).catch(() => {});
      await page.screenshot({ path, style: withoutPanel });
    },
  };
}

/** Whether every picture in view has arrived, or has failed. */
function allPicturesShown() {
  return [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
  );
}
