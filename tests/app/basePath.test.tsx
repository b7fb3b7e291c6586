/** @jest-environment ./tests/app/testing/jsdom.ts */
import { screen, within } from '@testing-library/react';
import { firstDifference, writeLog } from 'action-log';
import { selectLocation } from '@/shared/navigation';
import { replayable } from '@/app/qa/replayable';
import { logIn, logOfSession } from './testing/logFiles';
import { closeApp, openApp } from './testing/openApp';

beforeEach(() => void (process.env.BASE_PATH = '/loja'));
afterEach(() => {
  closeApp();
  delete process.env.BASE_PATH;
});

describe('a shop below a path', () => {
  it('has the path in every address of the browser, and in none of the store', async () => {
    const { store, user } = await openApp('/loja/product/p0');
    expect(screen.getByRole('heading', { level: 1, name: 'Caneca 0' })).toBeInTheDocument();
    expect(selectLocation(store.getState())).toMatchObject({ pathname: '/product/p0' });
    expect(screen.getByRole('img', { name: 'Caneca 0' })).toHaveAttribute('src', '/loja/pictures/mugs.svg');
    for (const link of within(screen.getByRole('banner')).getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(/^\/loja\/(cart)?$/);

    expect(screen.getByRole('search')).toHaveAttribute('action', '/loja/');

    await user.click(screen.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }));
    expect(location.pathname).toBe('/loja/cart');
    expect(selectLocation(store.getState()).pathname).toBe('/cart');
    expect(localStorage.getItem('canecamisa:cart')).toContain('"image_url":"/pictures/mugs.svg"');

    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await screen.findByRole('heading', { name: 'Descrição' });
    expect(location.pathname + location.search).toBe('/loja/product/p0');
    expect(selectLocation(store.getState())).toMatchObject({ pathname: '/product/p0', arrival: 'popped' });
  });

  it('records a log that replays at the root', async () => {
    const app = await openApp('/loja/product/p0');
    await app.user.click(screen.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }));
    const log = await logIn(await writeLog(logOfSession(app)));
    delete process.env.BASE_PATH;
    expect(log.requests).toContainEqual([
      expect.any(Number),
      expect.arrayContaining([{ entry: 1, value: '/cart' }]),
    ]);
    expect(firstDifference(log, replayable)).toBeNull();
  });

  it('outside of it shows the error view with a way back, and keeps the address', async () => {
    const { user } = await openApp('/cart');
    expect(screen.getByText('404 Not Found')).toBeInTheDocument();
    expect(location.pathname).toBe('/cart');
    const link = screen.getByRole('link', { name: 'Voltar para a loja' });
    expect(link).toHaveAttribute('href', '/loja/');
    await user.click(link);
    expect(location.pathname).toBe('/loja/');
  });
});
