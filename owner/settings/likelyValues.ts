import { slug } from '../../src/shared/lib/text';
import { digitsOfTelephone, telephone } from './telephone';

/** A text of a setting as an owner writes it, turned into what the setting holds; undefined if it does not look like that. */
type Reading = (text: string) => unknown;

/** A random key of Pix without its hyphens. */
const randomKey = (text: string) =>
  /^[\da-f]{32}$/i.test(text) ? text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : undefined;

/** An amount in reais, as cents: 'R$ 1.234,50', '15 reais'. */
function centsIn(text: string): number | undefined {
  const [, reais = '', cents = ''] =
    /^(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?(?:\s*rea(?:is|l))?$/i.exec(text) ?? [];
  const isAmount = reais !== '' && /R\$|,|rea/i.test(text);
  return isAmount ? Number(reais.replaceAll('.', '')) * 100 + Number(cents) : undefined;
}

/** A number, perhaps with a word behind it: '12', '5%', '3x', '7 dias'. */
function numberIn(text: string): number | undefined {
  const [, digits] = /^(\d+)\s*(?:%|x|dias?(?: úteis)?|minutos?)?$/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Seconds, as ms: '5s', '5 segundos'. */
function millisecondsIn(text: string): number | undefined {
  const [, seconds] = /^(\d+)\s*(?:s|segundos?)$/i.exec(text) ?? [];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** The most digits of a number: a telephone number without quotation marks has more. */
const MOST_DIGITS = 9;

/**
 * The number that somebody meant who wrote one without quotation marks as JSON does not: 2500 by `25,00` or `2 500`.
 * @param key of the number: an amount in cents, or a duration in ms, has it in its name
 */
export function likelyNumber(text: string, key: string): number | undefined {
  const joined = text.replace(/(?<=\d)\s+(?=\d)/g, '');
  if (joined.replace(/\D/g, '').length > MOST_DIGITS) return undefined;
  if (/in_?cents$/i.test(key)) return centsIn(joined) ?? numberIn(joined);
  return (key.endsWith('Ms') ? millisecondsIn(joined) : undefined) ?? numberIn(joined);
}

/** A colour without '#', or with three digits. */
function colourIn(text: string): string | undefined {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? [];
  if (digits === '') return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** A link without its beginning: an e-mail address, a telephone number or an address on the web. */
function linkIn(text: string): string | undefined {
  if (/^[^\s@:/]+@[^\s@]+$/.test(text)) return `mailto:${text}`;
  if (digitsOfTelephone(text) !== undefined) return `tel:${telephone(text)}`;
  const address = text.replace(/^http:\/\//i, '');
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(address) ? `https://${address}` : undefined;
}

/** The least and the most days: '3 a 8 dias'. */
function daysIn(text: string): number[] | undefined {
  const [, least, most] = /^(\d+)\s*(?:a|-|–|até|e)\s*(\d+)(?:\s*dias(?: úteis)?)?$/i.exec(text) ?? [];
  return least === undefined ? undefined : [Number(least), Number(most)];
}

/** In the order in which they are tried. */
const READINGS: readonly Reading[] = [
  (text) => (/^(?:|não|nenhum|nada)$/i.test(text) ? null : undefined),
  (text) => text,
  (text) => text.replace(/\s+/g, ''),
  (text) => text.replace(/[\s.-]+/g, ''),
  centsIn,
  numberIn,
  millisecondsIn,
  telephone,
  randomKey,
  colourIn,
  linkIn,
  daysIn,
  (text) => text.split(/\s*[,;]\s*/),
  (text) => text.toLowerCase(),
  slug,
];

/**
 * What an owner probably meant by a wrong value, the likeliest first: `+5581987654321` by '(81) 98765-4321', 1500 by
 * 'R$ 15,00'. Whether a setting may hold it, its schema says.
 * @param isCents whether the setting is an amount in cents
 */
export function likelyValues(wrong: unknown, isCents: boolean): unknown[] {
  if (typeof wrong !== 'string' && typeof wrong !== 'number') return [];
  // 15.9 is an amount in reais.
  const ofNumber = isCents && typeof wrong === 'number' && !Number.isInteger(wrong) ? [wrong * 100] : [];
  const text = String(wrong).trim();
  const values = READINGS.map((read) => read(text)).filter((value) => value !== undefined);
  return [...ofNumber.map(Math.round), ...values].filter((value) => value !== wrong);
}
