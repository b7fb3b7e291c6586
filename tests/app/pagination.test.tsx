/** @jest-environment ./tests/app/testing/jsdom.ts */
import { screen, within } from '@testing-library/react';
import { productRows } from '@/entities/product/index.fixtures';
import { closeApp, openApp } from './testing/openApp';
import { listed } from './testing/shown';

const bars = () => screen.getAllByRole('navigation', { name: /pagina/i });

async function openPages(count: number) {
  const { user, store } = await openApp('/', productRows(count));
  await screen.findByRole('heading', { name: 'Caneca 0' });
  const [above, below] = bars();
  if (!above || !below) throw new Error('no bars');
  const press = (name: string, bar = above) => user.click(within(bar).getByRole('link', { name }));
  return { above, below, press, store, user };
}

const current = (bar: HTMLElement) => within(bar).getByRole('link', { current: 'page' }).textContent;

afterEach(closeApp);

describe('the pagination', () => {
  it('is one bar above and one below the grid, which both go to a page and show it', async () => {
    const { above, below, press } = await openPages(30);
    const grid = screen.getByRole('tabpanel');
    expect(bars()).toHaveLength(2);
    expect(grid.compareDocumentPosition(above)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(grid.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await press('Página 3', below);
    expect(listed()[0]).toBe('Caneca 24');
    expect([current(above), current(below)]).toEqual(['3', '3']);
  });

  it('goes back and forth by its arrows, which do nothing at the ends', async () => {
    const { above, press, store } = await openPages(30);
    const arrow = (name: string) => within(above).getByRole('link', { name });
    expect(arrow('Página anterior')).toHaveAttribute('aria-disabled', 'true');
    await press('Página anterior');
    expect(current(above)).toBe('1');
    await press('Próxima página');
    await press('Próxima página');
    expect(current(above)).toBe('3');
    expect(arrow('Próxima página')).toHaveAttribute('aria-disabled', 'true');
    const before = store.getState();
    await press('Próxima página');
    expect(store.getState()).toBe(before);
    expect(arrow('Próxima página')).toHaveFocus();
    await press('Página anterior');
    expect(current(above)).toBe('2');
  });

  it('is links; an arrow that does nothing has no address', async () => {
    const { above } = await openPages(30);
    const hrefs = within(above)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([null, '/', '/produtos/2', '/produtos/3', '/produtos/2']);
  });

  it('is not there for a list without products', async () => {
    await openApp('/', []);
    await screen.findByText('Ainda não há produtos por aqui');
    expect(screen.queryByRole('navigation', { name: /pagina/i })).not.toBeInTheDocument();
  });

  it('scrolls to the top of the grid only from the bar below it', async () => {
    const { above, below, press } = await openPages(30);
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function () {
      seen.push(this);
    };
    await press('Página 2', above);
    expect(seen).toEqual([]);
    await press('Página 3', below);
    expect(seen).toEqual([screen.getByRole('tabpanel')]);
  });
});
