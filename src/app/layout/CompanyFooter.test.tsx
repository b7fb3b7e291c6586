/** @jest-environment ./tests/app/testing/jsdom.ts */
import { render, screen } from '@testing-library/react';
import { CompanyFooter } from './CompanyFooter';

const company = { name: 'Loja Ltda.', cnpj: '11222333000181', address: 'Rua das Flores, 10', contact: '' };

describe('who sells', () => {
  it.each([
    ['mailto:oi@loja.example', 'oi@loja.example'],
    ['tel:+5581999990000', '+5581999990000'],
    ['https://loja.example/contato', 'loja.example/contato'],
  ])('has a link to %s', (contact, text) => {
    render(<CompanyFooter company={{ ...company, contact }} />);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      'Loja Ltda.CNPJ 11.222.333/0001-81Rua das Flores, 10',
    );
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', contact);
  });
});
