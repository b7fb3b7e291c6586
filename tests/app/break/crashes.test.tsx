/** @jest-environment ./tests/testing/app/jsdom.ts */
import { act, render, screen } from '@testing-library/react';
import { App } from '@/app/layout/App';
import { createRecovery } from '@/app/layout/recovery';
import { replayable } from '@/app/qa/replayable';
import { makeStore } from '@/app/redux/makeStore';
import { cartItem } from '@/entities/cart/index.fixtures';
import { firstDifference, readLog } from 'action-log';
import { closeApp, openApp } from '../../testing/app/openApp';
import { button, heading, link, savedCart } from '../../testing/app/shown';

// A chunk that does not load, or throws: tests/browser/break/scripts.spec.ts and return/release.spec.ts.

type Opened = Awaited<ReturnType<typeof openApp>>;

/** Resolves when a change is painted, for which the alert after a removal waits. */
let painted = () => Promise.resolve();

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  closeApp();
  painted = () => Promise.resolve();
  jest.restoreAllMocks();
});

const opened: Record<
  string,
  [crash: (opened: Opened) => Promise<unknown>, message: RegExp, replayed: string]
> = {
  'a reducer': [
    async ({ store }) => act(() => expect(() => store.dispatch({ type: 'cart/quantityChanged' })).toThrow()),
    /undefined/,
    'cart/quantityChanged',
  ],
  'an effect': [
    ({ user }) => {
      painted = () => Promise.reject(new Error('no frame'));
      return user.click(button(/^Remover/));
    },
    /no frame/,
    'cart/productRemoved',
  ],
  // jsdom has no modal dialogs.
  'a component': [
    async ({ user }) => {
      await user.click(link('Caneca 0'));
      await heading('Caneca 0');
      await user.click(button('Ampliar a foto'));
    },
    /showModal/,
    'gallery/pictureShown',
  ],
};

it.each(Object.entries(opened))(
  'an error in %s is shown, its report replays it, and the cart stays',
  async (_where, [crash, message, replayed]) => {
    localStorage.setItem('canecamisa:cart', JSON.stringify([cartItem({ id: 'p0', name: 'Caneca 0' })]));
    const app = await openApp('/cart', undefined, { painted: () => painted() });
    await heading('SEU CARRINHO');
    await crash(app);
    await heading('Unexpected Application Error!');
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(savedCart()).toHaveLength(replayed === 'cart/productRemoved' ? 0 : 1);

    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await app.user.click(button('Copiar relatório'));
    const [[report = ''] = []] = copied.mock.calls;
    const [version, url, time = '', reportedError] = report.split('\n');
    expect(version).toMatch(/^canecamisa-log /);
    expect([url, new Date(time).toISOString()]).toEqual([location.href, time]);
    expect(reportedError).toMatch(message);
    const log = await readLog(report, 'canecamisa');
    if (typeof log === 'string') throw new Error(log);
    const difference = firstDifference(log, replayable);
    expect(difference?.what).toBe('crash');
    expect(log.actions[difference?.index ?? -1]?.type).toBe(replayed);

    await app.user.click(link('Voltar para a loja'));
    expect(await screen.findByRole('tabpanel')).toBeInTheDocument();
  },
);

it.each([false, true])(
  'an error in the layout is shown with a link, and only a tester can copy the report; tester: %s',
  async (isTested) => {
    window.scrollTo = () => {};
    const made = makeStore({ preloadedState: { cart: {} as never } });
    render(<App store={made.store} recovery={createRecovery(made, isTested)} />);
    await heading('Unexpected Application Error!');
    expect(link('Voltar para a loja')).toHaveAttribute('href', '/');
    expect(screen.queryAllByRole('button', { name: 'Copiar relatório' })).toHaveLength(isTested ? 1 : 0);
  },
);
