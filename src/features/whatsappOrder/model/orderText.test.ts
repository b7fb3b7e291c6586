import { cartItem } from '@/entities/cart/index.fixtures';
import { productOf } from '@/entities/product/index.fixtures';
import { orderText, whatsAppLink } from './orderText';

const item = (changes: Parameters<typeof cartItem>[0]) => cartItem({ price_in_cents: 2990, ...changes });
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const given = {
  changes: new Map(),
  number: 'K7Q-F3M',
  subtotal: 119456,
  shipping: 4000,
  siteUrl: 'https://loja.example',
};

describe('an order for WhatsApp', () => {
  it('the text of an order has its number, and the code and link of each product, so that two products of one name can be told apart', () => {
    const items = [
      item({ id: 'a', name: 'Caneca Sabiá', quantity: 2 }),
      item({ id: 'b é', name: 'Caneca Sabiá' }),
    ];
    expect(spaced(orderText({ items, ...given }))).toBe(
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

  it('the text of an order says how many there are in stock if it is for more', () => {
    const items = [
      item({ id: 'a', name: 'Caneca Sabiá', quantity: 3 }),
      item({ id: 'b', name: 'Caneca Lua' }),
    ];
    const changes = new Map([
      ['a', { product: productOf({ id: 'a', stock: 2 }), stock: 2, text: 'Só há 2' }],
    ]);
    const text = spaced(orderText({ ...given, items, changes }));
    expect(text).toContain('3 × Caneca Sabiá: R$ 29,90 cada (código a; só há 2)\n');
    expect(text).toContain('1 × Caneca Lua: R$ 29,90 cada (código b)\n');
  });

  it('an order that is too long with its links leaves out the links, and no product', () => {
    const items = Array.from({ length: 30 }, (_, at) => item({ id: `p${at}`, name: `Caneca ${at}` }));
    const text = orderText({ items, ...given, siteUrl: `https://${'loja'.repeat(20)}.example` });
    expect(text.match(/código p\d+/g)).toHaveLength(30);
    expect(text).not.toContain('https:');
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000);
  });

  it("the link of an order leads to the shop's number and contains the text unchanged", () => {
    const order = { items: [item({ name: '100% + "a" & b\n#c 😀' })], ...given };
    const link = new URL(whatsAppLink('+55 (11) 91234-5678', order));
    expect(link.origin + link.pathname).toBe('https://wa.me/5511912345678');
    expect(link.searchParams.get('text')).toBe(orderText(order));
    expect(link.href).not.toContain('+');
  });

  it('an order with half a character in the name of a product has a link, too', () => {
    expect(whatsAppLink('55', { items: [item({ name: 'a\ud800' })], ...given })).toContain('a%EF%BF%BD');
  });

  it.each([
    ['many products', Array.from({ length: 500 }, (_, at) => item({ id: `p${at}`, name: `Caneca ${at}` }))],
    ['a name without end', [item({ name: '😀'.repeat(2000) })]],
  ])('says what is missing if the cart has %s', (_what, items) => {
    const text = orderText({ items, ...given });
    const lines = text.split('\n').filter((line) => line.includes(' cada')).length;
    const missing = items.length - lines;
    expect(spaced(text)).toContain(
      `… e mais ${missing} ${missing === 1 ? 'produto' : 'produtos'} do carrinho\n\nEntrega: R$ 40,00\nTotal: `,
    );
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000);
  });
});
