import { cartItem } from '@/entities/cart/index.fixtures';
import { productOf } from '@/entities/product/index.fixtures';
import { orderMessage, whatsAppLink } from './orderText';

const item = (changes: Parameters<typeof cartItem>[0]) => cartItem({ price_in_cents: 2990, ...changes });
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const mugs = (count: number) =>
  Array.from({ length: count }, (_, at) => item({ id: `p${at}`, name: `Caneca ${at}` }));
const linesOf = (text: string) => text.split('\n').filter((line) => line.includes(' cada'));
const given = {
  changes: new Map(),
  number: 'K7Q-F3M',
  subtotal: 119456,
  shipping: 4000,
  siteUrl: 'https://loja.example',
};

describe('an order for WhatsApp', () => {
  it("the text of an order has its number, and each product's code and link, which tell products of one name apart", () => {
    const items = [
      item({ id: 'a', name: 'Caneca Sabiá', quantity: 2 }),
      item({ id: 'b é', name: 'Caneca Sabiá' }),
    ];
    expect(spaced(orderMessage({ items, ...given }).text)).toBe(
      [
        'Olá! Quero fazer o pedido K7Q-F3M na Canecamisa:',
        '',
        '2 × Caneca Sabiá: R$ 29,90 cada (código a)',
        'https://loja.example/product/a',
        '1 × Caneca Sabiá: R$ 29,90 cada (código b é)',
        'https://loja.example/product/b%20%C3%A9',
        '',
        'Entrega: R$ 40,00',
        'Total: R$ 1.234,56',
      ].join('\n'),
    );
  });

  it('the text of an order says how many are in stock if it is for more', () => {
    const items = [
      item({ id: 'a', name: 'Caneca Sabiá', quantity: 3 }),
      item({ id: 'b', name: 'Caneca Lua' }),
    ];
    const changes = new Map([
      ['a', { product: productOf({ id: 'a', stock: 2 }), stock: 2, text: 'Só há 2' }],
    ]);
    const text = spaced(orderMessage({ ...given, items, changes }).text);
    expect(text).toContain('3 × Caneca Sabiá: R$ 29,90 cada (código a; só há 2)\n');
    expect(text).toContain('1 × Caneca Lua: R$ 29,90 cada (código b)\n');
  });

  it('an order that is too long for a link with the links of its products leaves these links out', () => {
    const items = mugs(30);
    const { text, isPasted } = orderMessage({
      items,
      ...given,
      siteUrl: `https://${'loja'.repeat(20)}.example`,
    });
    expect(isPasted).toBe(false);
    expect(text.match(/código p\d+/g)).toHaveLength(30);
    expect(text).not.toContain('https:');
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000);
  });

  it('an order that is too long for a link with all codes keeps only the codes of products that share a name', () => {
    const items = [...mugs(36), item({ id: 'second', name: 'Caneca 35' })].map((mug) => ({
      ...mug,
      id: `${mug.id}-${'código'.repeat(5)}`,
    }));
    const { text, isPasted } = orderMessage({ items, ...given });
    expect(isPasted).toBe(false);
    expect(linesOf(text)).toHaveLength(37);
    expect(text.match(/código (p35|second)-/g)).toEqual(['código p35-', 'código second-']);
    expect(text.match(/código \w+-/g)).toHaveLength(2);
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000);
  });

  it.each([
    ['90 products', mugs(90)],
    [
      '12 products with names of 200 letters',
      mugs(12).map((mug) => ({ ...mug, name: `${mug.name} ${'ã'.repeat(200)}` })),
    ],
  ])('an order of %s is pasted, with a line, a code and a link for each product', (_what, items) => {
    const { text, isPasted } = orderMessage({ items, ...given });
    expect(isPasted).toBe(true);
    expect(linesOf(text)).toHaveLength(items.length);
    expect(text.match(/código p\d+/g)).toHaveLength(items.length);
    expect(text.match(/https:/g)).toHaveLength(items.length);
    expect(whatsAppLink('+55 (11) 91234-5678', { text, isPasted })).toBe('https://wa.me/5511912345678');
  });

  it.each([500, 5000])(
    'an order that is pasted is as complete as WhatsApp can send it: %i products',
    (count) => {
      const { text, isPasted } = orderMessage({ items: mugs(count), ...given });
      expect(isPasted).toBe(true);
      expect(linesOf(text)).toHaveLength(count);
      expect(text.includes('código')).toBe(count === 500);
      expect(text).not.toContain('e mais');
    },
  );

  it("the link of an order leads to the shop's number and contains the text unchanged", () => {
    const order = { items: [item({ name: '100% + "a" & b\n#c 😀' })], ...given };
    const link = new URL(whatsAppLink('+55 (11) 91234-5678', orderMessage(order)));
    expect(link.origin + link.pathname).toBe('https://wa.me/5511912345678');
    expect(link.searchParams.get('text')).toBe(orderMessage(order).text);
    expect(link.href).not.toContain('+');
  });

  it("an order has a link even if a product's name contains half a character", () => {
    const message = orderMessage({ items: [item({ name: 'a\ud800' })], ...given });
    expect(whatsAppLink('55', message)).toContain('a%EF%BF%BD');
  });
});
