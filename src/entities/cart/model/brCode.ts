import { withoutAccents } from '@/shared/lib';

// A BR Code is the text of a payment by Pix, which a shopper copies into the bank's app ('copia e cola') or which the app
// reads from a QR code. Its layout is EMV's (QR Code Specification for Payment Systems, Merchant-Presented Mode), in the
// central bank's profile: Manual de Padrões para Iniciação do Pix, sections 2.6 and 2.7.

/** What a payment by Pix is for. */
export interface PixPayment {
  /** The receiver's key, as the bank has it: '12345678909', '+5511912345678', 'oi@loja.example'. */
  key: string;
  /** The receiver's name and city. The layout has no accents, and room for 25 letters of the name and 15 of the city. */
  name: string;
  city: string;
  /** Integer cents, 1 to `LARGEST_AMOUNT`. */
  amount: number;
  /** The receiver knows by it what was paid. The layout has room for 25 letters and digits. */
  reference: string;
}

/** The largest amount of a payment, in cents: the layout has room for 13 characters. */
export const LARGEST_AMOUNT = 999_999_999_999;

/** The code of a payment, 'copia e cola'. */
export function brCode({ key, name, city, amount, reference }: PixPayment): string {
  const fields = [
    field('00', '01'), // The version of the layout.
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'), // The kind of shop: not stated.
    field('53', '986'), // Reais.
    field('54', (amount / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', plain(name, 25)),
    field('60', plain(city, 15)),
    field('62', field('05', reference.replace(/[^A-Za-z0-9]/g, '').slice(0, 25) || '***')),
    '6304', // The checksum includes the number and the length of its own field.
  ].join('');
  return fields + checksum(fields);
}

/** A field of the layout: its number, its length in two digits, its value. */
const field = (number: string, value: string) => `${number}${String(value.length).padStart(2, '0')}${value}`;

/** A text in the letters that the layout has. */
const plain = (text: string, most: number) =>
  withoutAccents(text)
    .replace(/[^ -~]/g, '')
    .slice(0, most)
    .trim();

/** CRC-16/CCITT-FALSE of a text of ASCII, in four hexadecimal digits: the polynomial is 0x1021, and it begins with 0xFFFF. */
export function checksum(text: string): string {
  let remainder = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    remainder ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder << 1) ^ (remainder & 0x8000 ? 0x11021 : 0); // 0x11021 removes bit 16, too.
  }
  return remainder.toString(16).toUpperCase().padStart(4, '0');
}
