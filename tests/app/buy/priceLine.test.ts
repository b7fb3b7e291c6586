import { priceLine } from '@/entities/product';
import { changeSettings } from '../../testing/app/changeSettings';

afterEach(() => jest.restoreAllMocks());

/** The instalments of a price, in cents. */
function instalmentOf(price: number, instalments: number): number {
  changeSettings({ instalments, whatsapp: '+5511912345678' });
  const [, reais = '', cents = ''] = /R\$\u00a0([\d.]+),(\d\d)\ssem\sjuros/.exec(priceLine(price)) ?? [];
  return Number(reais.replaceAll('.', '') + cents);
}

it.each([
  [8990, 3, 2997],
  [9290, 3, 3097],
  [9000, 3, 3000],
  [1, 24, 1],
  [123_456_78, 7, 1_763_669],
])('a price of %i cents in %i instalments has instalments of %i cents', (price, instalments, expected) => {
  expect(instalmentOf(price, instalments)).toBe(expected);
});

it('all instalments together are the price, or some cents more, never less', () => {
  for (let instalments = 2; instalments <= 24; instalments += 1)
    for (const price of [1, 99, 4990, 8990, 9999, 100_001]) {
      const more = instalmentOf(price, instalments) * instalments - price;
      expect(more).toBeGreaterThanOrEqual(0);
      expect(more).toBeLessThan(instalments);
    }
});
