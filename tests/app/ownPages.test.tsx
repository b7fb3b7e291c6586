/** @jest-environment ./tests/app/testing/jsdom.ts */
import './testing/ownPages';
import { screen, within } from '@testing-library/react';
import { prerender } from '@/app/prerender/prerender';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { replayable } from '@/app/qa/replayable';
import { loadPages } from '@/app/qa/view';
import { outline } from 'action-log';
import { closeApp, openApp } from './testing/openApp';
import { heading } from './testing/shown';

beforeAll(loadPages);
afterEach(closeApp);

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });

describe("the owner's pages", () => {
  it.each(['/ajuda', '/ajuda/', '/Ajuda'])('open at %s, with a title', async (path) => {
    await openApp(path);
    expect(await heading('Central de ajuda')).toBeInTheDocument();
    expect(document.title).toBe('Central de ajuda | Canecamisa');
    expect(screen.getByRole('link', { name: 'escreva' })).toHaveAttribute('href', 'mailto:oi@loja.example');
  });

  it('are reached from the footer and from each other, and are in a log like any other page', async () => {
    const { user, store } = await openApp('/');
    await user.click(footerLink('Ajuda'));
    expect(await heading('Central de ajuda')).toHaveFocus();
    const outlineOfPage = () => outline(document.documentElement.outerHTML);
    expect(replayable.outlineOf(store.getState())).toEqual(outlineOfPage());
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'privacidade' }));
    expect(await heading('Privacidade')).toHaveFocus();
    expect(replayable.outlineOf(store.getState())).toEqual(outlineOfPage());
    expect(screen.getByRole('heading', { level: 2, name: 'Carrinho' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await heading('Central de ajuda')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'privacidade' })).toHaveFocus(); // The link that was left.
  });

  it('are the destinations of the links below the summary; others lead where the settings say, or nowhere', async () => {
    const { user } = await openApp('/cart');
    const summary = screen.getByRole('region', { name: 'Resumo do pedido' });
    const link = (name: string) => within(summary).getByRole('link', { name });
    expect(link('Reembolsos')).toHaveAttribute('href', 'https://loja.example/reembolsos');
    expect(link('Entregas e Frete')).toHaveAttribute('aria-disabled', 'true');
    expect(link('Pix, Cartão de crédito, Boleto')).toHaveAttribute('href', '/ajuda');
    await user.click(link('Ajuda'));
    expect(await heading('Central de ajuda')).toBeInTheDocument();
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
    expect(addresses).toEqual(expect.arrayContaining(['/ajuda', '/privacidade']));
  });
});
