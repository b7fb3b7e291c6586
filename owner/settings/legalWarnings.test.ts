import { warningsFor } from './legalWarnings';
import { sampleSettings as sample } from './schema';

const company = {
  name: 'Loja Ltda.',
  cnpj: '11222333000181',
  address: 'Rua A, 1',
  contact: 'tel:+5581999990000',
};
const own = { ...sample, name: 'Loja da Praça', company, facts: null };

describe('the build warns an owner', () => {
  it('whose shop does not say who sells', () => {
    expect(warningsFor(sample)).toEqual([expect.stringContaining('Decreto 7.962/2013')]);
  });

  it('whose product pages promise what the cart does not keep, except in the sample shop', () => {
    expect(warningsFor(own)).toEqual([expect.stringContaining('policy.freeShipping é "promised"')]);
    expect(warningsFor({ ...sample, company })).toEqual([]);
  });

  it('whose facts are those of the sample shop', () => {
    const policy = { ...own.policy, freeShipping: 'none' as const };
    expect(warningsFor({ ...own, policy, facts: sample.facts })).toEqual([
      expect.stringContaining('facts é o da loja de exemplo'),
    ]);
  });

  it.each(['applied', 'none'] as const)('of nothing if freeShipping is %s', (freeShipping) => {
    expect(warningsFor({ ...own, policy: { ...own.policy, freeShipping } })).toEqual([]);
  });
});
