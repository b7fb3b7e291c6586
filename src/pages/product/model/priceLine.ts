import { shop } from '@/shared/config';
import { formatBRL } from '@/shared/lib';

/** 'ou 3x de R$ 30,96 sem juros', and the price by Pix, if the settings offer them; else empty. The price is in cents. */
export function priceLine(cents: number): string {
  const { instalments, pixDiscount } = shop;
  const parts: string[] = [];
  if (instalments) parts.push(`${instalments}x de ${formatBRL(Math.floor(cents / instalments))} sem juros`);
  if (pixDiscount) parts.push(`${formatBRL(Math.ceil((cents * (100 - pixDiscount)) / 100))} no Pix`);
  return parts.map((part) => `ou ${part}`).join(' ');
}
