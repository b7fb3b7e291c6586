/** @jest-environment ./tests/app/testing/jsdom.ts */
import { screen, within } from '@testing-library/react';
import sampleShop from '../../tools/settings/sampleShop.json';
import { closeApp, openApp } from './testing/openApp';

afterEach(closeApp);

const footer = () => screen.getByRole('contentinfo');

const terms = 'Chega em 4 a 9 dias úteis · Pix, Cartão de crédito, Boleto · 7 dias para devolver';

it.each(['/product/p3', '/cart'])('the main part of %s says the terms of an order', async (path) => {
  await openApp(path);
  expect(await within(screen.getByRole('main')).findByText(/^Chega em/)).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(terms);
});

describe('the footer', () => {
  it.each(['/', '/product/p3', '/product/none', '/cart', '/nowhere'])(
    'of %s says on what terms the shop sells',
    async (path) => {
      await openApp(path);
      expect(footer()).toHaveTextContent('Canecamisa');
      expect(footer()).toHaveTextContent(terms);
    },
  );

  it('has no link that the owner did not give', async () => {
    await openApp('/cart');
    expect(within(footer()).queryByRole('link')).not.toBeInTheDocument();
    const summary = screen.getByRole('region', { name: 'Resumo do pedido' });
    const links = within(summary).getAllByRole('link');
    const names = ['Ajuda', 'Reembolsos', 'Entregas e Frete', 'Trocas e Devoluções'];
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    for (const link of links) {
      expect(link).toHaveAttribute('aria-disabled', 'true');
      expect(link).not.toHaveAttribute('href');
    }
  });

  it.each([
    ['mailto:oi@loja.example', 'oi@loja.example'],
    ['tel:+5581999990000', '+5581999990000'],
    ['https://loja.example/contato', 'loja.example/contato'],
  ])('says who sells, with a link to %s', async (contact, text) => {
    const settings: { company: unknown } = sampleShop;
    const company = { name: 'Loja Ltda.', cnpj: '11222333000181', address: 'Rua das Flores, 10', contact };
    jest.replaceProperty(settings, 'company', company);
    await openApp('/');
    expect(footer()).toHaveTextContent('Loja Ltda.CNPJ 11.222.333/0001-81Rua das Flores, 10');
    expect(within(footer()).getByRole('link', { name: text })).toHaveAttribute('href', contact);
    jest.restoreAllMocks();
  });
});
