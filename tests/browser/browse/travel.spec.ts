import type { Locator, Page } from '@playwright/test';
import { cards, expect, hold, row, saved, test } from '../../testing/browser/shop';

/** What a test knows of a view transition. */
interface Transition {
  /** Where the pictures with a name are: first before the page changes, then after it. */
  places: string[];
  /** What is animated then, and for how many ms. */
  moves?: string[];
  isOver?: true;
}

/**
 * From the next document on, notes the view transitions in the window's `transitions`.
 * @param isStopped whether their animations stand still, so that a transition lasts until somebody ends it
 */
const noteTransitions = (page: Page, isStopped = false) =>
  page.addInitScript((isStopped) => {
    const transitions: Transition[] = [];
    Object.assign(window, { transitions });
    const start = (update: ViewTransitionUpdateCallback) =>
      Document.prototype.startViewTransition.call(document, update);
    const placesOfNamed = () =>
      [...document.images]
        .filter((image) => getComputedStyle(image).viewTransitionName !== 'none')
        .map((image) => image.closest('li, article')?.tagName ?? '')
        .join();
    const startNoted = (update: ViewTransitionUpdateCallback) => {
      const noted: Transition = { places: [placesOfNamed()] };
      transitions.push(noted);
      const transition = start(update);
      const noteMoves = async () => {
        await transition.ready;
        await Promise.resolve(); // The shop adds its own animation.
        noted.places.push(placesOfNamed());
        noted.moves = document.getAnimations().flatMap((animation) => {
          const { pseudoElement, target } = animation.effect as KeyframeEffect;
          const place = pseudoElement ?? target?.localName ?? '';
          if (isStopped && place.startsWith('::view-transition')) animation.pause();
          return `${place} ${String(animation.effect?.getComputedTiming().endTime)}`;
        });
      };
      void noteMoves().catch(() => (noted.moves = []));
      void transition.finished.then(() => (noted.isOver = true));
      return transition;
    };
    Object.assign(document, { startViewTransition: startNoted });
  }, isStopped);

const transitionsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitions: Transition[] }).transitions);
const lastOf = async (page: Page) => (await transitionsOf(page)).at(-1);

/** Opens the catalogue, and waits until the code has come that a visitor's first sign requests. */
async function openCatalogue(page: Page) {
  await page.goto('/');
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const patterns = [/\/travel\..*js$/, /\/travel\..*css$/, /\/cart\..*js$/];
    return patterns.every((pattern) => loaded.some((name) => pattern.test(name)));
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

const add = (page: Page) => page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' });

test('the picture of a pressed card travels to its page, and back by Voltar and by Back', async ({
  page,
}) => {
  await noteTransitions(page);
  await openCatalogue(page);
  const card = cards(page).nth(6).getByRole('link');
  const ways = [() => page.getByRole('button', { name: 'Voltar' }).click(), () => page.goBack()];
  for (const goBack of ways) {
    await card.click();
    await expect(add(page)).toBeVisible();
    await expect.poll(() => lastOf(page)).toMatchObject({ places: ['LI', 'ARTICLE'], isOver: true });
    const { moves } = (await lastOf(page)) ?? {};
    expect(moves).toContain('::view-transition-group(picture) 260');
    expect(moves).toContain('main 120'); // The rest of the page.
    expect(moves?.filter((move) => move.includes('root'))).toEqual([]);
    await goBack();
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
    await expect.poll(() => lastOf(page)).toMatchObject({ places: ['ARTICLE', 'LI'], isOver: true });
  }
  await expect(page.locator('main [style*=view-transition]')).toHaveCount(0);
});

/** Presses the card of the first product; its picture is on its way until the next press. */
async function startTravelling(page: Page) {
  await noteTransitions(page, true);
  await openCatalogue(page);
  await cards(page).first().getByRole('link').click();
  await expect.poll(async () => (await lastOf(page))?.moves?.length).toBeGreaterThan(0);
  expect((await lastOf(page))?.isOver).toBeUndefined();
}

const presses: [what: string, control: (page: Page) => Locator, shown: (page: Page) => Locator][] = [
  ['the button', add, (page) => page.getByRole('heading', { name: 'SEU CARRINHO' })],
  [
    'the picture',
    (page) => page.getByRole('button', { name: 'Ampliar a foto' }),
    (page) => page.getByRole('dialog'),
  ],
  [
    'the header',
    (page) => page.getByRole('banner').getByRole('link', { name: /^Carrinho/ }),
    (page) => page.getByRole('heading', { name: 'Seu carrinho está vazio' }),
  ],
];

for (const [what, control, shown] of presses)
  test(`a press on ${what} acts at once while a picture travels, and ends the travel`, async ({ page }) => {
    await startTravelling(page);
    const box = await control(page).boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(shown(page)).toBeVisible();
    expect(await lastOf(page)).toMatchObject({ isOver: true });
  });

test('a key acts at once while a picture travels, and ends the travel', async ({ page }) => {
  await startTravelling(page);
  await add(page).press('Enter');
  await expect(page).toHaveURL('/cart');
  expect(await saved(page, 'cart')).toMatchObject([{ id: row(0).id }]);
  expect(await lastOf(page)).toMatchObject({ isOver: true });
});

test('nothing travels with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await noteTransitions(page);
  await openCatalogue(page);
  await cards(page).first().getByRole('link').click();
  await expect(add(page)).toBeVisible();
  await page.goBack();
  await expect(cards(page).first().getByRole('link')).toBeFocused();
  expect(await transitionsOf(page)).toEqual([]);
});

test('a browser without view transitions shows the page at once', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await openCatalogue(page);
  await cards(page).first().getByRole('link').click();
  await expect(add(page)).toBeVisible();
});

test('nothing travels to a page whose code has not loaded yet, because it has only an outline', async ({
  page,
}) => {
  await noteTransitions(page, true);
  const release = await hold(page, '**/assets/product.*');
  await openCatalogue(page);
  await cards(page).first().getByRole('link').click();
  await expect(page.locator('main [data-outline]')).toBeVisible();
  await expect.poll(async () => (await transitionsOf(page)).every(({ isOver }) => isOver)).toBe(true);
  release();
  await expect(add(page)).toBeVisible();
});
