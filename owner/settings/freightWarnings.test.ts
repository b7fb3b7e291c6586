import { freightWarnings } from './freightWarnings';
import { sampleSettings } from './schema';

const policy = { ...sampleSettings.policy, freeShipping: 'applied' as const };
const shop = { ...sampleSettings, policy, shippingInCents: 2500, freeShippingAboveInCents: 20_000 };
const PRICES = [2000, 3490, 8990];

it('a freight below the price in the middle is no mistake, and no price is compared in a shop without products', () => {
  expect(freightWarnings(shop, PRICES)).toEqual([]);
  expect(freightWarnings({ ...shop, shippingInCents: 15_000 }, [])).toEqual([]);
});

it('a freight above the price in the middle is named with both amounts', () => {
  const freight = { shippingInCents: 250_000, freeShippingAboveInCents: 1_000_000 };
  expect(freightWarnings({ ...shop, ...freight }, PRICES)).toEqual([
    'shop.json: shippingInCents é 250000, um frete de R$ 2.500,00, e o preço do meio dos seus produtos é R$ 34,90: confira os zeros (R$ 25,00 é 2500).',
  ]);
});

it.each([
  [2000, 'R$ 20,00'],
  [0, 'R$ 0,00'],
])('free shipping above %i cents, which is less than the freight, is named', (freeAbove, amount) => {
  const settings = { ...shop, freeShippingAboveInCents: freeAbove };
  expect(freightWarnings(settings, PRICES)).toEqual([
    expect.stringContaining(
      `freeShippingAboveInCents é ${freeAbove}, frete grátis acima de ${amount}, menos que o próprio frete, de R$ 25,00`,
    ),
  ]);
  const silent = { ...policy, freeShipping: 'none' as const };
  expect(freightWarnings({ ...settings, policy: silent }, PRICES)).toEqual([]);
  expect(freightWarnings({ ...settings, shippingInCents: 0 }, PRICES)).toEqual([]);
});
