import { cartItem } from '@/entities/cart/index.fixtures';
import { orderText, whatsAppLink } from './orderText';

const item = (changes: Parameters<typeof cartItem>[0]) => cartItem({ price_in_cents: 2990, ...changes });
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const amounts = { shipping: 4000, total: 123456 };

describe('an order for WhatsApp', () => {
  it('names items, quantities, unit prices, Entrega and Total', () => {
    const items = [item({ name: 'Caneca Sabiá', quantity: 2 }), item({ id: 'b', name: 'Camiseta & Cia' })];
    expect(spaced(orderText({ items, ...amounts }))).toBe(
      [
        'Olá! Quero fazer este pedido na Canecamisa:',
        '',
        '2 × Caneca Sabiá: R$ 29,90 cada',
        '1 × Camiseta & Cia: R$ 29,90 cada',
        '',
        'Entrega: R$ 40,00',
        'Total: R$ 1.234,56',
      ].join('\n'),
    );
  });

  it('is a link to the number, whose text is read back as it was', () => {
    const order = { items: [item({ name: '100% + "a" & b\n#c 😀' })], ...amounts };
    const link = new URL(whatsAppLink('+55 (11) 91234-5678', order));
    expect(link.origin + link.pathname).toBe('https://wa.me/5511912345678');
    expect(link.searchParams.get('text')).toBe(orderText(order));
    expect(link.href).not.toContain('+');
  });

  it('does not fail at a name with half a character', () => {
    expect(whatsAppLink('55', { items: [item({ name: 'a\ud800' })], ...amounts })).toContain('a%EF%BF%BD');
  });

  it.each([
    ['many products', Array.from({ length: 500 }, (_, at) => item({ id: `p${at}`, name: `Caneca ${at}` }))],
    ['a name without end', [item({ name: '😀'.repeat(2000) })]],
  ])('says what is missing if the cart has %s', (_what, items) => {
    const text = orderText({ items, ...amounts });
    const lines = text.split('\n').filter((line) => line.includes(' cada')).length;
    const missing = items.length - lines;
    expect(spaced(text)).toContain(
      `… e mais ${missing} ${missing === 1 ? 'produto' : 'produtos'} do carrinho\n\nEntrega: R$ 40,00\nTotal: `,
    );
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000);
  });
});
