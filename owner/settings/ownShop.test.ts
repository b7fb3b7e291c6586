import { readFileSync } from 'node:fs';
import { fromRoot } from '../fromRoot';
import { readSettings } from './readSettings';
import { readSchema } from './schema';
import type { Settings } from './settings';

// All other tests are about the sample shop.
it("the owner's own settings are valid", () => {
  expect(readSettings(fromRoot('shop.json')).shop.name).not.toBe('');
});

describe('the keys of the settings', () => {
  // The compiler wants every key that the source may read, and no other.
  const read: Record<keyof Settings, true> = {
    name: true,
    slogan: true,
    colours: true,
    categories: true,
    synonyms: true,
    pageSize: true,
    quantityLimit: true,
    shippingInCents: true,
    freeShippingAboveInCents: true,
    policy: true,
    checkoutWaitMs: true,
    undoOfferMs: true,
    listMaxAgeMinutes: true,
    links: true,
    company: true,
    returnDays: true,
    deliveryDays: true,
    payment: true,
    instalments: true,
    pixDiscount: true,
    facts: true,
    whatsapp: true,
  };
  const { $schema: _ofEditors, ...properties } = readSchema().properties ?? {};

  it('are the same in the source and in the schema', () => {
    expect(Object.keys(properties)).toEqual(Object.keys(read));
  });

  it.each(Object.keys(properties))('are in the document for owners: %s', (key) => {
    expect(readFileSync('docs/configuracoes.md', 'utf8')).toContain(`| \`${key}\` `);
  });
});
