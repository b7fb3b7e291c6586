import type { CartItem } from '@/entities/cart';
import { shop } from '@/shared/config';
import { countProducts, formatBRL } from '@/shared/lib';

interface Order {
  items: readonly CartItem[];
  /** Integer cents. */
  shipping: number;
  /** Integer cents. */
  total: number;
}

/** How long a link's text may be, percent-encoded: servers and WhatsApp itself refuse or cut longer ones. */
const MOST = 4000;

/** The link that opens WhatsApp with an order as a text for the shop; nothing is sent before the shopper sends it. */
export function whatsAppLink(number: string, order: Order): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encoded(orderText(order))}`;
}

/** An order as a text. Where a large one does not fit, it says how many products are missing; the amounts are all there. */
export function orderText({ items, shipping, total }: Order): string {
  const begin = `Olá! Quero fazer este pedido na ${shop.name}:\n`;
  const end = `\nEntrega: ${formatBRL(shipping)}\nTotal: ${formatBRL(total)}`;
  const missing = (count: number) => (count > 0 ? `… e mais ${countProducts(count)} do carrinho` : '');
  let room = MOST - encoded(begin + missing(items.length) + end).length;
  const lines: string[] = [];
  for (const { quantity, name, price_in_cents } of items) {
    const line = `${quantity} × ${name}: ${formatBRL(price_in_cents)} cada`;
    room -= encoded(`${line}\n`).length;
    if (room < 0) break;
    lines.push(line);
  }
  const rest = missing(items.length - lines.length);
  return [begin, ...lines, ...(rest ? [rest] : []), end].join('\n');
}

/** Percent-encoded; half a character becomes U+FFFD. A '+' would be read as such by some, so a space is '%20'. */
function encoded(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1).replaceAll('+', '%20');
}
