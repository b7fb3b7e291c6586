import type { Page } from '@playwright/test';
import { attributes } from '@/shared/lib';
import { devTools, dispatch, jump, look, readTraces } from '../../testing/browser/pageDevTools';
import { add, find, home, order, press, type Gesture } from '../../testing/browser/gestures';
import { BACKEND, cards, expect, saved, stopClock, test } from '../../testing/browser/shop';

type Screen = Awaited<ReturnType<typeof look>>;

const wait = (ms: number) => (page: Page) => page.clock.fastForward(ms);
const back = (page: Page) => page.goBack();
// No link of the shop leads to an unknown page: this is the event of one that would.
const deadLink = (page: Page) =>
  dispatch(page, { type: 'navigation/locationChanged', payload: { to: '/nowhere', arrival: 'pushed' } });
const sortMenu = press('combobox', 'Organizar por');

/** Every screen and menu; some twice, so that a jump also leads from one open menu to another. */
const everything = [
  ...[press('link', 'Carrinho'), press('link', 'Adicionar produtos')],
  ...[sortMenu, press('option', 'Menor - maior'), press('link', 'Página 2'), press('tab', 'Canecas')],
  ...[sortMenu, press('option', 'Mais vendidos'), press('link', 'Próxima página'), find('geladeira')],
  ...[press('button', 'Ver todos os produtos'), find('número 1'), press('link', 'Camiseta Número 1'), add],
  ...[press('combobox', 'Quantidade'), press('option', '3'), back, back, press('button', 'Limpar busca')],
  ...[press('link', 'Caneca Número 2'), add, press('combobox', 'Caneca Número 2'), home, sortMenu, sortMenu],
  ...[press('link', 'Caneca Número 4'), add, press('button', 'Remover Caneca Número 2')],
  ...[press('button', 'Desfazer'), press('combobox', 'Camiseta Número 1'), press('option', '5')],
  ...[press('button', 'Remover Camiseta Número 1'), wait(11_000), press('button', 'Voltar'), add],
  ...[deadLink, press('link', 'Voltar para a loja'), press('tab', 'Camisetas'), press('link', 'Carrinho')],
  ...[press('combobox', 'Caneca Número 2'), order, wait(6_000), sortMenu],
];

/** Runs the steps in order; returns what the screen showed after each, by the index of its state. */
async function play(page: Page, gestures: readonly Gesture[]): Promise<Map<number, Screen>> {
  const screens = new Map<number, Screen>();
  const record = async () => {
    const screen = await look(page);
    // The chunk of the page, of a product's scale picture ('54 cm') or of what is shown if nothing was found is still loading.
    const isFrame = ['', 'Voltar'].includes(screen.main) && screen.title === 'Canecamisa';
    const [pictures = '', details] = screen.main.split(/CAMISA|CANECA/);
    const lacksScale = details !== undefined && !pictures.includes('cm');
    const isLoading = isFrame || lacksScale || /Nada encontrado(?!.*Mais vendidos)/s.test(screen.main);
    // A line that is gone folds by the browser's time, which the test does not move.
    const isFolding = (await page.locator(`[${attributes.folding}]`).count()) > 0;
    if (isLoading || isFolding) return -1;
    screens.set(screen.index, screen);
    return screen.index;
  };
  for (const gesture of gestures) {
    const before = await record();
    await gesture(page);
    await expect.poll(record, { intervals: [10] }).toBeGreaterThan(before);
    // An alert waits until its change can be seen, and a press at the same place must not come too soon.
    await page.clock.runFor(600);
  }
  await record();
  return screens;
}

/** Looks at a state for longer than any wait of the shop, and than RTK Query keeps unused data. */
const lookOn = wait(100_000);

// tests/app/qa/timeTravel.test.ts has imports, skipped actions, waits, and what is done while the past is shown.
test('every state of a session is shown as it was live, and causes nothing', async ({ page, alerts }) => {
  test.slow(); // It looks at eighty states, with SOAK=1 at two hundred.
  const requests: string[] = [];
  // Not counted: lazy pictures, and the tab's icon, which the browser requests at every new address.
  page.on('request', (request) => {
    if (!['image', 'other'].includes(request.resourceType())) requests.push(request.url());
  });
  /** The effects outside the page so far. */
  const traces = async () => ({ ...(await readTraces(page)), alerts: [...alerts], requests: [...requests] });
  await page.addInitScript(devTools);
  await page.clock.install(); // From now on only the test moves the time.
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  await stopClock(page);
  const screens = await play(page, everything);
  const before = await traces();
  const last = before.actions - 1;
  // Otherwise the rest would also be true of a session in which nothing happened.
  expect(last).toBeGreaterThan(45);
  expect(screens.size).toBeGreaterThan(40);
  expect(before.alerts).toHaveLength(3);
  expect(before.requests).toContain(BACKEND);
  expect(before.writes).toBeGreaterThan(10);
  expect(before.entries).toBeGreaterThan(10);

  const visit = async (index: number) => {
    await jump(page, index);
    await lookOn(page);
    // A state that was not seen live is compared with the first time that it is looked at.
    const screen = screens.get(index) ?? (await look(page));
    screens.set(index, screen);
    await expect.poll(() => look(page), `state ${index}`).toEqual(screen);
  };
  const states = [...Array(last + 1).keys()];
  const some = states.filter((index) => process.env.SOAK || index % 8 === 0);
  for (const index of states.toReversed()) await visit(index);
  for (const index of [...some, last]) await visit(index);
  // From the present, too, with the focus in its open menu: a jump must not take it away and close it.
  for (const index of some) {
    await page.getByRole('combobox').focus();
    await jump(page, index);
    await jump(page, last);
  }
  expect(await look(page)).toEqual(screens.get(last));
  expect(await traces()).toEqual(before);
  const pages = [...screens.values()].map(({ url, main }) => (main === '' ? '' : url + main));
  expect(pages).not.toContain('');
  expect(new Set(pages).size).toBeGreaterThanOrEqual(30);

  await play(page, [press('option', 'Novidades')]);
  expect(await saved(page, 'catalogue')).toMatchObject({ category: 'all', sort: 'newest' });
});
