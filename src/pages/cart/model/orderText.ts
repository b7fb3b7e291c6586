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

/** The longest text in a link, percent-encoded: servers and WhatsApp refuse or cut longer ones. */
const MOST = 4000;

/** A link that opens WhatsApp with the order as a text. Nothing is sent until the shopper sends it. */
export function whatsAppLink(number: string, order: Order): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encoded(orderText(order))}`;
}

/** An order as a text. If it is too long, it says how many products are missing; the amounts are complete. */
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

/** Percent-encodes a text; half a character becomes U+FFFD. A space is '%20', because some apps show a '+'. */
function encoded(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1).replaceAll('+', '%20');
}
