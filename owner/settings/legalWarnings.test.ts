import { warningsFor } from './legalWarnings';
import { sampleSettings as sample } from './schema';

const company = {
  name: 'Loja Ltda.',
  cnpj: '11222333000181',
  address: 'Rua A, 1',
  contact: 'tel:+5581999990000',
};
const seller = { ...sample, name: 'Loja da Praça', company, facts: null };

describe('the build warns an owner', () => {
  it('the build warns an owner whose shop does not say who sells', () => {
    expect(warningsFor(sample)).toEqual([expect.stringContaining('Decreto 7.962/2013')]);
  });

  it('the build warns an owner whose product pages promise free shipping that the cart does not give, except in the sample shop', () => {
    expect(warningsFor(seller)).toEqual([expect.stringContaining('policy.freeShipping é "promised"')]);
    expect(warningsFor({ ...sample, company })).toEqual([]);
  });

  it('the build warns an owner whose facts are those of the sample shop', () => {
    const policy = { ...seller.policy, freeShipping: 'none' as const };
    expect(warningsFor({ ...seller, policy, facts: sample.facts })).toEqual([
      expect.stringContaining('facts é o da loja de exemplo'),
    ]);
  });

  it('the build warns an owner who takes payments by Pix for orders that never arrive', () => {
    const policy = { ...seller.policy, freeShipping: 'none' as const };
    const shop = { ...seller, policy, pix: { key: '12345678909', name: 'Loja', city: 'Recife' } };
    expect(warningsFor(shop)).toEqual([
      expect.stringContaining('shop.json: pix está preenchido, e whatsapp não'),
    ]);
    expect(warningsFor({ ...shop, whatsapp: '+5581987654321' })).toEqual([]);
  });

  it.each(['applied', 'none'] as const)(
    'the build warns of nothing if freeShipping is %s',
    (freeShipping) => {
      expect(warningsFor({ ...seller, policy: { ...seller.policy, freeShipping } })).toEqual([]);
    },
  );
});
