import { deliveryPrice, type CartItem, type Change } from '@/entities/cart';
import { priceLine } from '@/entities/product';
import { shop, whatsAppAddress } from '@/shared/config';
import { encoded, formatBRL, isolated, withBase } from '@/shared/lib';
import { productAddress } from '@/shared/addresses';
import { pixLines } from './pixLines';

export interface Order {
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

export interface OrderMessage {
  /** All that is ordered: each item has its line, whatever the length. */
  text: string;
  /** The text is too long for a link: the shopper pastes it into the conversation. */
  isPasted: boolean;
}

/**
 * The longest text in a link, in characters of the address: servers and WhatsApp refuse or cut longer ones. A letter
 * with an accent is six characters of an address, and a space is three.
 */
const LONGEST_IN_LINK = 4000;

/** The longest message that WhatsApp sends, in characters. */
const LONGEST_MESSAGE = 65_536;

/**
 * The message of an order. Each item's line has its code and the product's link. If that is too long for a link to
 * WhatsApp, the lines go without the products' links, then without the codes too. If it still is too long, the
 * message is pasted, and then it is complete again, as far as WhatsApp sends it.
 */
export function orderMessage(order: Order): OrderMessage {
  const complete = orderText(order, lineWithLink);
  const withCodes = orderText(order, lineWithCode);
  const shortest = orderText(order, shortLine);
  const inLink = [complete, withCodes, shortest].find((text) => encoded(text).length <= LONGEST_IN_LINK);
  if (inLink !== undefined) return { text: inLink, isPasted: false };
  const pasted = [complete, withCodes].find((text) => text.length <= LONGEST_MESSAGE);
  return { text: pasted ?? shortest, isPasted: true };
}

/**
 * A link that opens WhatsApp with the order's message, or with an empty one if the message is pasted. Nothing is sent
 * until the shopper sends it.
 * @param whatsapp the shop's number
 */
export function whatsAppLink(whatsapp: string, { text, isPasted }: OrderMessage): string {
  const address = whatsAppAddress(whatsapp);
  return isPasted ? address : `${address}?text=${encoded(text)}`;
}

/** The line of an item in an order. */
type Line = (item: CartItem, order: Order) => string;

/** The text of an order, with the price in instalments and by Pix, and the code of Pix, if the shop offers them. */
function orderText(order: Order, line: Line): string {
  const { number, items, subtotal, shipping } = order;
  const prices = priceLine(subtotal, shipping);
  return [
    `Olá! Quero fazer o pedido ${number} na ${shop.name}:`,
    '',
    ...items.map((item) => line(item, order)),
    '',
    `Entrega: ${deliveryPrice(shipping)}`,
    `Total: ${formatBRL(subtotal + shipping)}`,
    ...(prices ? [prices] : []),
    ...(shop.pix ? pixLines(order) : []),
  ].join('\n');
}

const lineWithLink: Line = (item, order) =>
  `${lineWithCode(item, order)}\n${order.siteUrl}${withBase(productAddress(item.id))}`;

const lineWithCode: Line = (item, { changes }) =>
  lineOf(item, [`código ${item.id}`, ...stockNote(item, changes)]);

/** A line without the code, unless another item has the same name: then only the code tells them apart. */
const shortLine: Line = (item, order) => {
  const isNameUnique = order.items.every(({ id, name }) => id === item.id || name !== item.name);
  return isNameUnique ? lineOf(item, stockNote(item, order.changes)) : lineWithCode(item, order);
};

function lineOf({ name, quantity, price_in_cents }: CartItem, notes: readonly string[]): string {
  const inBrackets = notes.length > 0 ? ` (${notes.join('; ')})` : '';
  return `${quantity} × ${isolated(name)}: ${formatBRL(price_in_cents)} cada${inBrackets}`;
}

/** How many there are in stock, if the order is for more. */
function stockNote({ id }: CartItem, changes: Order['changes']): string[] {
  const stock = changes.get(id)?.stock;
  return stock === undefined ? [] : [`só há ${stock}`];
}
