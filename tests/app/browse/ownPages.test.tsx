/** @jest-environment ./tests/testing/app/jsdom.ts */
import '../../testing/app/ownPages';
import { screen, within } from '@testing-library/react';
import { replayable } from '@/app/qa/replayable';
import { loadPages } from '@/app/qa/view';
import { outline } from 'action-log';
import { changeSettings } from '../../testing/app/changeSettings';
import { closeApp, openApp } from '../../testing/app/openApp';
import { heading } from '../../testing/app/shown';

beforeAll(loadPages);
afterEach(closeApp);

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });

describe("the owner's pages", () => {
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
    changeSettings({ whatsapp: '+5511912345678' }); // A shop of nobody has no terms.
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
