/** @jest-environment ./tests/app/testing/jsdom.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { productRows } from '@/entities/product/index.fixtures';
import { firstDifference, logOf, writeLog } from 'action-log';
import { replayable } from '@/app/qa/replayable';
import { header, logIn } from './testing/logFiles';
import { closeApp, openApp } from './testing/openApp';

const LINK = '/?categoria=canecas&ordem=preco-asc&pagina=2';
const rows = productRows(60);

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
const chosenSort = () => screen.getByRole('combobox', { name: /Organizar por/ }).textContent;
const chosenPage = () => screen.getAllByRole('button', { current: 'page' })[0]?.textContent;
const savedPage = () =>
  (JSON.parse(localStorage.getItem('canecamisa:catalogue') ?? '{}') as { page?: number }).page;
const address = () => location.pathname + location.search;

const opened = async (path: string) => {
  const app = await openApp(path, rows);
  await screen.findAllByRole('link', { name: /Caneca|Camiseta/ });
  return app;
};

afterEach(() => {
  closeApp();
  jest.restoreAllMocks();
});

describe('a shared link', () => {
  it('has the address to which the form without scripts leads', async () => {
    const { user } = await opened('/');
    await user.type(screen.getByRole('searchbox'), 'Caneca 24');
    const form = screen.getByRole<HTMLFormElement>('search');
    const [[name, text] = []] = new FormData(form);
    closeApp();
    await opened(`${form.getAttribute('action')}?${name}=${text as string}`);
    expect(names()).toEqual(['Caneca 24']);
  });

  it('shows its listing at the same address, without a history entry', async () => {
    const { length } = history;
    await opened(LINK);
    expect([chosenTab(), chosenSort(), chosenPage()]).toEqual([
      'Canecas',
      'Organizar por: Preço: Menor - maior',
      '2',
    ]);
    expect(names()[0]).toBe('Caneca 24');
    expect(address()).toBe(LINK);
    expect(history).toHaveLength(length);
  });

  it('replaces the choices of an earlier visit, and is saved', async () => {
    const before = { category: 't-shirts', sort: 'newest', search: '', page: 2 };
    localStorage.setItem('canecamisa:catalogue', JSON.stringify(before));
    await opened('/?busca=caneca');
    expect([chosenTab(), chosenSort(), chosenPage()]).toEqual(['Todos os produtos', 'Organizar por', '1']);
    expect(screen.getByText('Resultados para “caneca”: 30 produtos, página 1 de 3')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('canecamisa:catalogue') ?? '')).toEqual({
      category: 'all',
      sort: null,
      search: 'caneca',
      page: 1,
    });
  });

  it('without a valid choice keeps the choices of an earlier visit', async () => {
    const before = { category: 't-shirts', sort: 'newest', search: '', page: 2 };
    localStorage.setItem('canecamisa:catalogue', JSON.stringify(before));
    await opened('/?categoria=carros&pagina=-1');
    expect([chosenTab(), chosenPage()]).toEqual(['Camisetas', '2']);
    expect(address()).toBe('/?categoria=camisetas&ordem=novidades&pagina=2');
  });

  it('to a page that does not exist shows, says and saves the last one', async () => {
    await opened('/?categoria=canecas&pagina=99');
    expect(chosenPage()).toBe('3');
    expect(address()).toBe('/?categoria=canecas&pagina=3');
    await waitFor(() => expect(savedPage()).toBe(3));
  });

  it('keeps its own parts only', async () => {
    await opened('/?utm_source=jornal&categoria=canecas#topo');
    expect(address() + location.hash).toBe('/?categoria=canecas');
  });
});

describe('the address of the catalogue', () => {
  const step = async (direction: 'back' | 'forward') => {
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history[direction]();
    await act(() => popped);
  };
  const back = () => step('back');
  const forward = () => step('forward');

  it('has an entry for each choice, and back and forward restore the choices of an entry', async () => {
    const { user } = await opened('/');
    const { length } = history;
    await user.click(screen.getByRole('tab', { name: 'Canecas' }));
    await user.click(screen.getByRole('combobox', { name: /Organizar por/ }));
    await user.click(screen.getByRole('option', { name: 'Mais vendidos' }));
    await user.click(screen.getAllByRole('button', { name: 'Página 2' })[0] ?? document.body);
    expect(address()).toBe('/?categoria=canecas&ordem=mais-vendidos&pagina=2');
    await user.type(screen.getByRole('searchbox'), 'Caneca 2{Enter}');
    expect(address()).toBe('/?busca=Caneca+2');
    expect(history.length - length).toBe(4);

    await back();
    expect([chosenTab(), chosenSort(), chosenPage()]).toEqual([
      'Canecas',
      'Organizar por: Mais vendidos',
      '2',
    ]);
    await back();
    expect(chosenPage()).toBe('1');
    await back();
    expect(chosenSort()).toBe('Organizar por');
    await back();
    expect([chosenTab(), address()]).toEqual(['Todos os produtos', '/']);
    await forward();
    expect([chosenTab(), address()]).toEqual(['Canecas', '/?categoria=canecas']);
  });

  it('stays the same if the choice that is shown is pressed again', async () => {
    const { user } = await opened('/?pagina=2');
    const { length } = history;
    await user.click(screen.getAllByRole('button', { name: 'Página 2' })[0] ?? document.body);
    expect(history).toHaveLength(length);
  });

  it('starts over with a press on the logo, but not when / is opened', async () => {
    const before = { category: 't-shirts', sort: 'newest', search: '', page: 2 };
    localStorage.setItem('canecamisa:catalogue', JSON.stringify(before));
    const { user } = await opened('/');
    expect(address()).toBe('/?categoria=camisetas&ordem=novidades&pagina=2');
    await user.click(screen.getByRole('link', { name: 'Canecamisa' }));
    expect([chosenTab(), chosenSort(), chosenPage(), address()]).toEqual([
      'Todos os produtos',
      'Organizar por',
      '1',
      '/',
    ]);
    await back();
    expect([chosenTab(), chosenPage()]).toEqual(['Camisetas', '2']);
  });

  it('is in the log, which replays the same, with its searches or without', async () => {
    const { user, recorder, store } = await opened('/?busca=caneca&pagina=2');
    await user.click(screen.getByRole('tab', { name: 'Canecas' }));
    await user.type(screen.getByRole('searchbox'), 'segredo{Enter}');
    await back();
    await forward();
    const write = (hides: boolean) =>
      writeLog(logOf(recorder.recording, replayable, { ...header, end: store.getState(), hides }));
    const log = await logIn(await write(false));
    expect(log.actions.map(({ type }) => type)).toContain('catalogue/linkOpened');
    expect(log.happened).toContainEqual([expect.any(Number), { address: '/?busca=segredo' }]);
    expect(firstDifference(log, replayable)).toBeNull();
    const hidden = await write(true);
    expect(hidden).not.toMatch(/segredo|"search\\*":\\*"caneca/);
    expect(firstDifference(await logIn(hidden), replayable)).toBeNull();
  });
});
