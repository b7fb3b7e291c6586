/** @jest-environment ./tests/testing/app/jsdom.ts */
import '../../testing/app/ownPages';
import { screen, within } from '@testing-library/react';
import { replayable } from '@/app/qa/replayable';
import { loadPages, view } from '@/app/qa/view';
import { makeStore } from '@/app/redux/makeStore';
import { productRow } from '@/entities/product/index.fixtures';
import { openedAt } from '@/shared/navigation';
import { outline } from 'action-log';
import { changeSettings } from '../../testing/app/changeSettings';
import { closeApp, openApp } from '../../testing/app/openApp';
import { heading } from '../../testing/app/shown';

beforeAll(loadPages);
afterEach(closeApp);

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });

describe("the owner's pages", () => {
  it("the owner's pages are linked in the footer and from each other, and are in a log like any other page", async () => {
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

  it("the links below the summary lead to the owner's pages, else to the addresses in the settings, or nowhere", async () => {
    changeSettings({ whatsapp: '+5511912345678' }); // A demonstration shop has no terms.
    const { user } = await openApp('/cart');
    const summary = screen.getByRole('region', { name: 'Resumo do pedido' });
    const link = (name: string) => within(summary).getByRole('link', { name });
    expect(link('Reembolsos')).toHaveAttribute('href', 'https://loja.example/reembolsos');
    expect(link('Entregas e Frete')).toHaveAttribute('aria-disabled', 'true');
    expect(link('Pix, Cartão de crédito, Boleto')).toHaveAttribute('href', '/ajuda');
    await user.click(link('Ajuda'));
    expect(await heading('Central de ajuda')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe("the owner's text for a product that the list does not have", () => {
  const rows = [productRow({ id: 'abc-1', name: 'Caneca Sabiá' })];

  it("the owner's text for a missing product is shown at its address, is in a log like any other page, and leads on", async () => {
    const { user, store } = await openApp('/product/saiu', rows);
    expect(await heading('Este produto saiu da loja')).toBeInTheDocument();
    expect(document.title).toBe('Este produto saiu da loja | Canecamisa');
    expect(replayable.outlineOf(store.getState())).toEqual(outline(document.documentElement.outerHTML));
    expect(within(screen.getByRole('contentinfo')).queryByText('Este produto saiu da loja')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Veja os outros' }));
    await user.click(await screen.findByRole('link', { name: /Caneca Sabiá/ }));
    expect(await heading('Caneca Sabiá')).toHaveFocus();
    expect(document.title).toBe('Caneca Sabiá | Canecamisa');
  });

  it("the owner's text for a missing product is not shown before the list has arrived", () => {
    const { store } = makeStore({ preloadedState: { navigation: openedAt('/product/saiu', 0) } });
    expect(view(store.getState())).toContain('Carregando o produto');
    expect(view(store.getState())).not.toContain('Este produto saiu da loja');
  });
});
