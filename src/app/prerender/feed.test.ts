/** @jest-environment ./tests/testing/app/jsdom.ts */
import { productRow } from '@/entities/product/index.fixtures';
import { feedOf } from './feed';

const SITE = 'https://loja.example';
const parsed = (...rows: Parameters<typeof productRow>[0][]) =>
  new DOMParser().parseFromString(feedOf(rows.map(productRow), SITE), 'text/xml');

/** The attributes of the first product by their names, and the parts of its shipping. */
function attributes(...rows: Parameters<typeof productRow>[0][]) {
  const item = parsed(...rows).querySelector('item');
  const all = [...(item?.getElementsByTagName('*') ?? [])].filter(({ children }) => children.length === 0);
  return Object.fromEntries(
    all.map(({ parentElement, tagName, textContent }) => [
      parentElement === item ? tagName : `${parentElement?.tagName} ${tagName}`,
      textContent,
    ]),
  );
}

describe('the feed for Google Merchant', () => {
  it('the feed has every attribute that Google requires of a product', () => {
    const row = { id: 'a b', name: 'Caneca Sabiá', price_in_cents: 2990, image_url: '/pictures/sabia.webp' };
    expect(attributes(row)).toEqual({
      'g:id': 'a b',
      'g:title': 'Caneca Sabiá',
      'g:description': 'Uma caneca de teste.',
      'g:link': 'https://loja.example/product/a%20b',
      'g:image_link': 'https://loja.example/pictures/sabia.webp',
      'g:availability': 'in_stock',
      'g:price': '29.90 BRL',
      'g:condition': 'new',
      'g:brand': 'Canecamisa',
      'g:identifier_exists': 'no',
      'g:product_type': 'Canecas',
      'g:shipping g:country': 'BR',
      'g:shipping g:price': '40.00 BRL',
    });
  });

  it("the feed names a product's further pictures", () => {
    const image_urls = ['/pictures/sabia-perto.webp', 'data:image/png;base64,AA', 'https://a.example/3.jpg'];
    const feed = parsed({ image_url: '/pictures/sabia.webp', image_urls });
    expect(
      [...feed.getElementsByTagName('g:additional_image_link')].map(({ textContent }) => textContent),
    ).toEqual(['https://loja.example/pictures/sabia-perto.webp', 'https://a.example/3.jpg']);
  });

  it('the feed is RSS 2.0 of the shop, with the namespace of its attributes', () => {
    const feed = parsed({ id: 'a' }, { id: 'b' });
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    expect(feed.querySelector('channel > link')?.textContent).toBe('https://loja.example/');
    const [id] = feed.getElementsByTagNameNS('http://base.google.com/ns/1.0', 'id');
    expect(id?.textContent).toBe('a');
    expect(feed.querySelectorAll('channel > item')).toHaveLength(2);
  });

  it('the feed is well-formed XML, whatever characters a text has', () => {
    const name = 'A & B <i>]]> "c" \u0000\u0008\u000b\ud800\uffff😀';
    expect(attributes({ name, description: '</item>' })).toMatchObject({
      'g:title': 'A & B <i>]]> "c" 😀',
      'g:description': '</item>',
    });
  });

  it('the feed has a description of every product', () => {
    expect(attributes({ name: 'Caneca', description: ' ' })['g:description']).toBe('Caneca');
  });

  it('the feed cuts a text that is too long, but not through a letter', () => {
    const title = attributes({ name: `${'x'.repeat(149)}😀` })['g:title'];
    expect(title).toBe('x'.repeat(149));
  });

  it('the feed gives each product a short id, always the same one', () => {
    const ids = ['y', 'z'].map((end) => attributes({ id: 'x'.repeat(60) + end })['g:id']);
    expect(ids).toEqual([`${'x'.repeat(37)}-cc4a36e10cec`, `${'x'.repeat(37)}-1f952bab3f5e`]);
    expect(attributes({ id: 'x'.repeat(50) })['g:id']).toBe('x'.repeat(50));
  });

  it('the feed has each further detail that the list has of a product', () => {
    const details = { color: 'Azul', size: 'M', brand: 'Hering', item_group_id: 'azul' };
    const clothes = { gender: 'unisex', age_group: 'adult' } as const;
    const offer = { stock: 0, list_price_in_cents: 3990, price_in_cents: 2990 };
    const entry = attributes({ ...details, ...clothes, ...offer, gtin: '7891000315507' });
    expect(entry).toMatchObject({
      'g:color': 'Azul',
      'g:size': 'M',
      'g:brand': 'Hering',
      'g:item_group_id': 'azul',
      'g:gender': 'unisex',
      'g:age_group': 'adult',
      'g:availability': 'out_of_stock',
      'g:price': '39.90 BRL',
      'g:sale_price': '29.90 BRL',
      'g:gtin': '7891000315507',
    });
    expect(entry).not.toHaveProperty('g:identifier_exists');
    expect(attributes({ gtin: '7891000315508' })).not.toHaveProperty('g:gtin'); // Google refuses a wrong one.
  });

  it.each([
    { image_url: '' },
    { image_url: 'data:image/png;base64,AA' },
    { image_url: 'https://' },
    { price_in_cents: 0 },
    { price_in_cents: 10 ** 14 },
  ])('the feed leaves out what Google refuses: %j', (changes) => {
    expect(parsed(changes, { id: 'good' }).querySelectorAll('item')).toHaveLength(1);
  });
});
