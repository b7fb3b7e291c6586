import addresses from '@/shared/navigation/addresses.json' with { type: 'json' };
import { addressesLike } from './addressesLike';
import { expect, row, test } from './shop';

type Pattern = keyof typeof addresses;

/** An address of each pattern of the table, and the title of its page. settings/ownShop.spec.ts has a text. */
const examples: Readonly<Record<Exclude<Pattern, 'text'>, readonly [address: string, title: string]>> = {
  catalogue: ['/', 'Canecamisa: camisetas e canecas'],
  listing: ['/canecas', 'Canecas | Canecamisa'],
  listingPage: ['/canecas/2', 'Canecas, página 2 | Canecamisa'],
  product: [`/product/${row(3).id}`, `${row(3).name} | Canecamisa`],
  cart: ['/cart', 'Carrinho | Canecamisa'],
};

for (const [pattern, [address, title]] of Object.entries(examples))
  test(`${addresses[pattern as Pattern]} is an address of the server and of the shop`, async ({
    page,
    baseURL,
  }) => {
    for (const way of addressesLike(address))
      await test.step(way, async () => {
        const response = await page.goto(`${baseURL}${way}`);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveTitle(title);
        await expect(page).toHaveURL(address);
      });
  });

test('any other address is the error view of the server and of the shop', async ({ page }) => {
  for (const address of ['/nowhere', '/nowhere.html', '/canecas/2/3', '/product', '/product/a/b']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Unexpected Application Error!');
    await expect(heading).toHaveAttribute('lang', 'en');
  }
});
