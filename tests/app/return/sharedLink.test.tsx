/** @jest-environment ./tests/testing/app/jsdom.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { productRows } from '@/entities/product/index.fixtures';
import { closeApp, openApp } from '../../testing/app/openApp';

const LINK = '/canecas/2?ordem=preco-asc';
const rows = productRows(60);

const before = { category: 't-shirts', sort: 'newest', search: '', page: 2 };
/** The choices of an earlier visit. */
const keep = () => localStorage.setItem('canecamisa:catalogue', JSON.stringify(before));

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
const chosenSort = () => screen.getByRole('combobox', { name: /Organizar por/ }).textContent;
const chosenPage = () => screen.getAllByRole('link', { current: 'page' })[0]?.textContent;
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
  it('a shared link equals the address to which the form without scripts leads', async () => {
    const { user } = await opened('/');
    await user.type(screen.getByRole('searchbox'), 'Caneca 24');
    const form = screen.getByRole<HTMLFormElement>('search');
    const [[name, text] = []] = new FormData(form);
    closeApp();
    await opened(`${form.getAttribute('action')}?${name}=${text as string}`);
    expect(names()).toEqual(['Caneca 24']);
  });

  it.each([
    ['to a listing', LINK, ['Canecas', 'Organizar por: Preço: Menor - maior', '2'], LINK],
    ['to a search', '/?busca=caneca', ['Todos os produtos', 'Organizar por', '1'], '/?busca=caneca'],
    ['to all products', '/produtos', ['Todos os produtos', 'Organizar por', '1'], '/'],
    ['without a valid choice', '/?ordem=nome&pagina=-1', ['Todos os produtos', 'Organizar por', '1'], '/'],
    ['to a page that does not exist', '/canecas/99', ['Canecas', 'Organizar por', '3'], '/canecas/3'],
    [
      'with parts of others',
      '/canecas?utm_source=jornal#topo',
      ['Canecas', 'Organizar por', '1'],
      '/canecas',
    ],
  ])(
    'a shared link %s is shown and saved, replaces the choices of an earlier visit, and adds no entry',
    async (_what, link, shown, to) => {
      keep();
      const { length } = history;
      await opened(link);
      expect([chosenTab(), chosenSort(), chosenPage()]).toEqual(shown);
      expect(address() + location.hash).toBe(to);
      expect(history).toHaveLength(length);
      await waitFor(() => expect(savedPage()).toBe(Number(shown[2])));
    },
  );
});

describe('the address of the catalogue', () => {
  const step = async (direction: 'back' | 'forward') => {
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history[direction]();
    await act(() => popped);
  };
  const back = () => step('back');
  const forward = () => step('forward');

  it('each choice adds a history entry, and back and forward restore the choices of an entry', async () => {
    const { user } = await opened('/');
    const { length } = history;
    await user.click(screen.getByRole('tab', { name: 'Canecas' }));
    await user.click(screen.getByRole('combobox', { name: /Organizar por/ }));
    await user.click(screen.getByRole('option', { name: 'Mais vendidos' }));
    await user.click(screen.getAllByRole('link', { name: 'Página 2' })[0] ?? document.body);
    expect(address()).toBe('/canecas/2?ordem=mais-vendidos');
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
    expect([chosenTab(), address()]).toEqual(['Canecas', '/canecas']);
  });

  it('a link of the shop to / shows all products, even before the scripts run', async () => {
    keep();
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/canecas`);
    await opened('/');
    expect([chosenTab(), chosenPage(), address()]).toEqual(['Todos os produtos', '1', '/']);
    await waitFor(() => expect(savedPage()).toBe(1));
  });

  it('a press on the logo starts over, but opening / does not', async () => {
    keep();
    const { user } = await opened('/');
    expect(address()).toBe('/camisetas/2?ordem=novidades');
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
});
