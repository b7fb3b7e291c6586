/** @jest-environment ./tests/app/testing/jsdom.ts */
import { screen } from '@testing-library/react';
import { productRows } from '@/entities/product/index.fixtures';
import { firstDifference, logOf, readLog, writeLog } from 'action-log';
import { replayable } from '@/app/qa/replayable';
import { header } from './testing/logOfActions';
import { fakeClipboard } from './testing/fakeClipboard';
import { closeApp, openApp } from './testing/openApp';

const LINK = '/?categoria=canecas&ordem=preco-asc&pagina=2';
const rows = productRows(60);

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
const chosenSort = () => screen.getByRole('combobox', { name: /Organizar por/ }).textContent;
const chosenPage = () => screen.getAllByRole('button', { current: 'page' })[0]?.textContent;
const copyButton = () => screen.getByRole('button', { name: 'Copiar link' });
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

  it('shows its listing, and resets the address without a history entry', async () => {
    const { length } = history;
    await opened(LINK);
    expect([chosenTab(), chosenSort(), chosenPage()]).toEqual([
      'Canecas',
      'Organizar por: Preço: Menor - maior',
      '2',
    ]);
    expect(names()[0]).toBe('Caneca 24');
    expect(address()).toBe('/');
    expect(history).toHaveLength(length);
  });

  it('replaces the choices of an earlier visit, and is saved', async () => {
    const before = { category: 't-shirts', sort: 'newest', search: '', page: 2 };
    localStorage.setItem('canecamisa:catalogue', JSON.stringify(before));
    await opened('/?busca=caneca');
    expect([chosenTab(), chosenSort(), chosenPage()]).toEqual(['Todos os produtos', 'Organizar por', '1']);
    expect(screen.getByText('Resultados para "caneca": 30 produtos')).toBeInTheDocument();
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
    expect(address()).toBe('/');
  });

  it('to a page that does not exist shows the last one', async () => {
    await opened('/?categoria=canecas&pagina=99');
    expect(chosenPage()).toBe('3');
  });

  it('keeps the QA panel open', async () => {
    await opened(`${LINK}&qa`);
    expect(address()).toBe('/?qa=');
  });

  it.each([false, true])(
    'stands in the log, which replays to the same (searches hidden: %p)',
    async (hides) => {
      const { recorder, store } = await opened('/?busca=caneca&pagina=2');
      const end = store.getState();
      const text = await writeLog(logOf(recorder.recording, replayable, { ...header, end, hides }));
      const log = await readLog(text);
      if (typeof log === 'string') throw new Error(log);
      expect(log.actions.map(({ type }) => type)).toContain('catalogue/linkOpened');
      expect(firstDifference(log, replayable)).toBeNull();
      expect(/"search\\*":\\*"caneca/.test(text)).toBe(!hides);
    },
  );
});

describe('Copiar link', () => {
  it('copies a link to the listing, announces it, and resets with the next listing', async () => {
    const { user } = await opened('/');
    const copied = fakeClipboard();
    await user.click(screen.getByRole('tab', { name: 'Canecas' }));
    await user.click(copyButton());
    expect(await screen.findByText('Link copiado.')).toHaveAttribute('role', 'status');
    expect(copied).toEqual(['http://localhost/?categoria=canecas']);
    await user.click(screen.getByRole('tab', { name: 'Camisetas' }));
    expect(screen.queryByText('Link copiado.')).not.toBeInTheDocument();
  });

  it('leads to the same listing', async () => {
    const { user } = await opened('/');
    const copied = fakeClipboard();
    await user.type(screen.getByRole('searchbox'), 'caneca{Enter}');
    await user.click(screen.getAllByRole('button', { name: 'Página 3' })[0] ?? document.body);
    await user.click(copyButton());
    const shown = names();
    const link = new URL(copied[0] ?? '');
    closeApp();
    await opened(link.pathname + link.search);
    expect(names()).toEqual(shown);
  });

  it('shows the link, selected, if the browser refuses to copy it', async () => {
    const { user } = await opened(LINK);
    fakeClipboard({ refuses: true });
    await user.click(copyButton());
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Link desta lista' });
    expect(field).toHaveValue(`http://localhost${LINK}`);
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value);
    expect(screen.getByText(/não deixou copiar/)).toBeInTheDocument();
  });
});
