/** @jest-environment ./tests/app/testing/jsdom.ts */
import './testing/ownPages';
import { screen, within } from '@testing-library/react';
import { prerender } from '@/app/prerender/prerender';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { replayable } from '@/app/qa/replayable';
import { loadPages } from '@/app/qa/view';
import { outline } from 'action-log';
import { locationChanged } from '@/shared/navigation';
import { closeApp, openApp } from './testing/openApp';

beforeAll(loadPages);
afterEach(closeApp);

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe("the owner's pages", () => {
  it('open at their addresses, with a title', async () => {
    await openApp('/ajuda');
    expect(await heading('Central de ajuda')).toBeInTheDocument();
    expect(document.title).toBe('Central de ajuda | Canecamisa');
    expect(screen.getByRole('link', { name: 'escreva' })).toHaveAttribute('href', 'mailto:oi@loja.example');
  });

  it.each(['/ajuda/', '/Ajuda'])('open at %s, as other pages do', async (path) => {
    await openApp(path);
    expect(await heading('Central de ajuda')).toBeInTheDocument();
  });

  it('are reached from the footer and from each other, and by going back, with the focus on the heading', async () => {
    const { user } = await openApp('/');
    await user.click(footerLink('Ajuda'));
    expect(await heading('Central de ajuda')).toHaveFocus();
    expect(location.pathname).toBe('/ajuda');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'privacidade' }));
    expect(await heading('Privacidade')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2, name: 'Carrinho' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await heading('Central de ajuda')).toHaveFocus();
  });

  it('are the destinations of the links below the summary; others lead where the settings say, or nowhere', async () => {
    const { user } = await openApp('/cart');
    const summary = screen.getByRole('region', { name: 'Resumo do pedido' });
    const link = (name: string) => within(summary).getByRole('link', { name });
    expect(link('Reembolsos')).toHaveAttribute('href', 'https://loja.example/reembolsos');
    expect(link('Entregas e Frete')).toHaveAttribute('aria-disabled', 'true');
    await user.click(link('Ajuda'));
    expect(await heading('Central de ajuda')).toBeInTheDocument();
  });

  it('are in a log and its replay like any other page', async () => {
    const { store, user } = await openApp('/');
    await user.click(footerLink('Ajuda'));
    await heading('Central de ajuda');
    const state = store.getState();
    expect(replayable.outlineOf(state)).toEqual(outline(document.documentElement.outerHTML));
    const moved = replayable.reducer(state, locationChanged({ to: '/privacidade', arrival: 'pushed' }));
    expect(replayable.outlineOf(moved)).toContain('- title: Privacidade | Canecamisa');
  });

  it('are prerendered with their description, and are in the sitemap', async () => {
    const { pages, addresses } = await prerender({
      rows: builtInRows,
      limit: 1,
      siteUrl: 'https://loja.example',
    });
    const page = pages.map((render) => render()).find(({ file }) => file === 'ajuda');
    expect(page).toMatchObject({ page: 'text', prerendered: null });
    expect(page?.head).toContain('<title>Central de ajuda | Canecamisa</title>');
    expect(page?.head).toContain('<meta name="description" content="Fale com a gente."/>');
    expect(page?.head).toContain('rel="canonical" href="https://loja.example/ajuda"');
    expect(page?.body).toContain('<a href="/privacidade">privacidade</a>');
    expect(addresses.slice(0, 3)).toEqual(['/', '/ajuda', '/privacidade']);
  });
});
