import { feed, prerender, type PrerenderedPage } from '@/app/prerender/prerender';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { changeSettings } from '../../testing/app/changeSettings';

let pages: PrerenderedPage[];
let addresses: string[];
const page = (file: string) => {
  const found = pages.find((one) => one.file === file);
  if (!found) throw new Error(`There is no page ${file}`);
  return found;
};
const ID = '9de952ba-6d84-4339-bcd9-738eca71b676';

const factsOn = (file: string, among = pages): unknown[] => {
  const { head = '' } = among.find((one) => one.file === file) ?? {};
  return Array.from(head.matchAll(/ld\+json">(.*?)<\/script>/g), ([, json = '']): unknown =>
    JSON.parse(json),
  );
};

const preloaded = (file: string) =>
  Array.from(
    page(file).head.matchAll(/<link rel="preload" as="image"[^>]* imageSrcSet="([^"]*)"/g),
    ([, set]) => set,
  );

const options = { rows: builtInRows, limit: 1000, siteUrl: 'https://loja.example' };
const rendered = async (given = options) => (await prerender(given)).pages.map((render) => render());

beforeAll(async () => {
  pages = await rendered();
  ({ addresses } = await prerender(options));
});

describe('the prerendered pages', () => {
  it('the prerendered pages are every listing, the cart, the error page, the frames and every product', () => {
    const files = pages.map(({ file }) => file).filter((file) => !file.startsWith('product/'));
    expect(files).toEqual([
      ...['index', 'produtos/2', 'produtos/3', 'produtos/4', 'produtos/5'],
      ...['camisetas', 'camisetas/2', 'camisetas/3', 'canecas', 'canecas/2'],
      ...['produtos/frame', 'camisetas/frame', 'canecas/frame', 'produtos'],
      ...['cart', '404', 'shell'],
    ]);
    expect(pages).toHaveLength(17 + 59);
    expect(page(`product/${ID}`)).toMatchObject({ page: 'product' });
    expect(page('shell').body).toContain('<header');
    expect(page('shell').body).not.toContain('Mandacaru');
    for (const file of ['cart', '404', 'shell', 'canecas/frame']) {
      expect(page(file).prerendered).toBeNull();
      expect(factsOn(file)).toEqual([]);
      expect(preloaded(file)).toEqual([]);
    }
    for (const file of ['shell', 'canecas/frame']) expect(page(file).head).not.toContain('canonical'); // They serve many addresses.
    expect(page('404').head).toContain('<title>404 Not Found | Canecamisa</title>');
  });

  it('the sitemap lists the prerendered pages except the cart, and the feed lists every product', () => {
    expect(addresses[0]).toBe('/');
    expect(addresses).toContain(`/product/${ID}`);
    expect(new Set(addresses).size).toBe(10 + 59);
    expect(feed(options).match(/<item>/g)).toHaveLength(59);
  });

  it('no more products than the limit have pages; the others are neither in the sitemap nor in the feed', async () => {
    const few = await prerender({ ...options, limit: 2 });
    expect([few.pages.length, few.addresses.length, few.without]).toEqual([17 + 2, 10 + 2, 57]);
    expect(feed({ ...options, limit: 2 }).match(/<item>/g)).toHaveLength(2);
  });

  it('prerendered pages have file names that every system accepts; a product without such a name has no page', async () => {
    const rows = builtInRows
      .slice(0, 3)
      .map((row, at) => ({ ...row, id: ['x'.repeat(300), 'a/b', 'a'][at] ?? '' }));
    const { pages: files, without } = await prerender({ ...options, rows });
    expect([
      files.map((render) => render().file).filter((file) => file.startsWith('product/')),
      without,
    ]).toEqual([['product/a'], 2]);
  });

  it('a prerendered page has only its part of the list, and loads the pictures in view first', () => {
    const { body, prerendered } = page('index');
    expect(prerendered).toMatchObject({ rows: { length: 12 }, part: { from: 0, of: 50 } });
    expect(preloaded('index')).toHaveLength(4);
    for (const set of preloaded('index')) expect(body).toContain(`srcSet="${set}"`); // The same file.
    expect(body.match(/href="\/product\//g)).toHaveLength(12);
    expect(body.match(/fetchPriority="high"/g)).toHaveLength(4);
    expect(body.match(/loading="lazy"/g)).toHaveLength(8);
    const product = page(`product/${ID}`);
    expect(product.prerendered?.rows).toHaveLength(6); // Its other version, and four related ones.
    expect(product.prerendered?.rows[0]?.id).toBe(ID);
    expect(product.body).toMatch(/<h1[^>]*>Caneca Mandacaru<\/h1>/);
    const [, related] = product.body.split('Você também pode gostar');
    expect(related?.match(/loading="lazy"/g)).toHaveLength(4);
    expect(product.head).toContain(
      '<meta property="og:image" content="https://loja.example/pictures/mandacaru-2.webp"/>',
    );
    expect(product.head).toContain('<meta property="og:title" content="Caneca Mandacaru"/>');
    expect(product.head).toContain('<title>Caneca Mandacaru | Canecamisa</title>');
  });

  it('the pages of a listing differ: each has its products and its position in the shop', () => {
    const { head, body, listing, prerendered } = page('canecas/2');
    expect(listing).toBe('/canecas/2');
    expect(prerendered?.part).toEqual({ from: 12, of: 23, category: 'mugs' });
    expect(body.match(/href="\/product\//g)).toHaveLength(11);
    expect(body).toContain('23 produtos, página 2 de 2');
    expect(head).toContain('<title>Canecas, página 2 | Canecamisa</title>');
    expect(head).toContain('content="Canecas, página 2. ');
    expect(head).toContain('<link rel="canonical" href="https://loja.example/canecas/2"/>');
    expect(factsOn('canecas/2')).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Canecamisa', item: 'https://loja.example/' },
          { position: 2, name: 'Canecas', item: 'https://loja.example/canecas' },
          { position: 3, name: 'Canecas, página 2', item: 'https://loja.example/canecas/2' },
        ],
      },
    ]);
    expect(page('produtos').head).toContain('<link rel="canonical" href="https://loja.example/"/>');
    expect(page('produtos').body).toBe(page('index').body);
    expect(page('canecas/frame').body).toContain('Carregando');
  });

  it('every prerendered page is reached by links from /, no other address is, and each page names itself', () => {
    const reached = new Set(['/']); // A set's iteration goes on with what is added.
    const texts = { title: new Set(), description: new Set() };
    for (const address of reached) {
      const { head, body } = page(address === '/' ? 'index' : address.slice(1));
      for (const [, href = ''] of body.matchAll(/<a [^>]*?href="([^"#]+)"/g))
        if (href !== '/cart') reached.add(href);
      expect(head).toContain(`rel="canonical" href="https://loja.example${address}"`);
      if (address.startsWith('/product/')) continue;
      texts.title.add(/<title>(.*?)</.exec(head)?.[1]);
      texts.description.add(/name="description" content="(.*?)"/.exec(head)?.[1]);
    }
    expect([...reached].sort()).toEqual([...addresses].sort());
    expect([texts.title.size, texts.description.size]).toEqual([10, 10]);
  });

  it("prerendered pages give search engines the price in reais, the seller, the delivery's cost and time, and the days of a return", async () => {
    changeSettings({ whatsapp: '+5511912345678' });
    const [product] = factsOn(`product/${ID}`, await rendered());
    jest.restoreAllMocks();
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Caneca Mandacaru',
      brand: { '@type': 'Brand', name: 'Canecamisa' },
      offers: {
        price: '62.90',
        priceCurrency: 'BRL',
        url: `https://loja.example/product/${ID}`,
        shippingDetails: {
          shippingRate: { value: '40.00', currency: 'BRL' },
          shippingDestination: { addressCountry: 'BR' },
          deliveryTime: {
            handlingTime: { maxValue: 0 },
            transitTime: { minValue: 4, maxValue: 9, unitCode: 'DAY' },
          },
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'BR',
          merchantReturnDays: 7,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/FreeReturn',
        },
      },
    });
  });

  it('prerendered pages give no days of a delivery or a return if the settings have none', async () => {
    changeSettings({ whatsapp: '+5511912345678', deliveryDays: null, returnDays: null });
    const [product] = factsOn(`product/${ID}`, await rendered());
    jest.restoreAllMocks();
    expect(JSON.stringify(product)).not.toMatch(/MerchantReturnPolicy|deliveryTime/);
  });

  it('prerendered pages of a demonstration shop promise no days', () => {
    const [product] = factsOn(`product/${ID}`);
    expect(product).toMatchObject({ offers: { price: '62.90' } });
    expect(JSON.stringify(product)).not.toMatch(/MerchantReturnPolicy|deliveryTime/);
  });

  it("prerendered pages give search engines a product's category, and the catalogue's gives the shop's name, below a path, too", async () => {
    const [, steps] = factsOn(`product/${ID}`);
    expect(steps).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Canecamisa', item: 'https://loja.example/' },
        { position: 2, name: 'Canecas', item: 'https://loja.example/canecas' },
        { position: 3, name: 'Caneca Mandacaru', item: `https://loja.example/product/${ID}` },
      ],
    });
    const [store] = factsOn('index');
    expect(store).toMatchObject({ '@type': 'OnlineStore', url: 'https://loja.example/' });
    process.env.BASE_PATH = '/loja';
    const [below] = factsOn('index', await rendered({ ...options, limit: 1 }));
    delete process.env.BASE_PATH;
    expect(below).toMatchObject({
      url: 'https://loja.example/loja/',
      logo: 'https://loja.example/loja/icon-512.png',
    });
  });
});
