import { deliveryPrice, type CartItem, type Change } from '@/entities/cart';
import { priceLine } from '@/entities/product';
import { shop, whatsAppAddress } from '@/shared/config';
import { countProducts, encoded, formatBRL, isolated, withBase } from '@/shared/lib';
import { productAddress } from '@/shared/addresses';

interface Order {
  /** As the shopper sees it, 'K7Q-F3M'. */
  number: string;
  items: readonly CartItem[];
  /** How items differ from the list, by their ids. */
  changes: ReadonlyMap<string, Change>;
  /** Integer cents. */
  subtotal: number;
  /** Integer cents. */
  shipping: number;
  /** The shop's origin. */
  siteUrl: string;
}

/** The longest text in a link, percent-encoded: servers and WhatsApp refuse or cut longer ones. */
const LONGEST_TEXT = 4000;

/** A link that opens WhatsApp with the order as a text. Nothing is sent until the shopper sends it. */
export function whatsAppLink(whatsapp: string, order: Order): string {
  return `${whatsAppAddress(whatsapp)}?text=${encoded(orderText(order))}`;
}

/**
 * The text of an order, with the price by Pix and in instalments if the shop offers them. It has each product's code and link, and how many are in stock if the order is for more. If the
 * text is too long, it has no links. If it still is too long, the last products are left out, and the text says how
 * many. The amounts are always those of the whole order.
 */
export function orderText({ number, items, changes, subtotal, shipping, siteUrl }: Order): string {
  const begin = `Olá! Quero fazer o pedido ${number} na ${shop.name}:\n`;
  const amounts = [`Entrega: ${deliveryPrice(shipping)}`, `Total: ${formatBRL(subtotal + shipping)}`];
  const end = ['', ...amounts, priceLine(subtotal, shipping)].join('\n').trimEnd();
  const missing = (count: number) => (count > 0 ? `… e mais ${countProducts(count)} do carrinho` : '');
  const room = LONGEST_TEXT - encoded(begin + missing(items.length) + end).length;
  const short = items.map(({ id, name, quantity, price_in_cents }) => {
    const stock = changes.get(id)?.stock;
    const onlySome = stock === undefined ? '' : `; só há ${stock}`;
    return `${quantity} × ${isolated(name)}: ${formatBRL(price_in_cents)} cada (código ${id}${onlySome})`;
  });
  const long = items.map(({ id }, at) => `${short[at]}\n${siteUrl}${withBase(productAddress(id))}`);
  const lines = long.length === fitting(long, room).length ? long : fitting(short, room);
  const rest = missing(items.length - lines.length);
  return [begin, ...lines, ...(rest ? [rest] : []), end].join('\n');
}

/** The first lines that fit. */
function fitting(lines: readonly string[], room: number): readonly string[] {
  let length = 0;
  return lines.filter((line) => {
    length += encoded(`${line}\n`).length;
    return length <= room;
  });
}
