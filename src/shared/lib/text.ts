/** Removes the accents of a text: 'Sabiá' becomes 'Sabia'. */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * A text as a part of an address, a file's name or a storage key: 'Caneca Sabiá (azul)' is
 * 'caneca-sabia-azul'. Empty if the text has neither a letter from a to z nor a digit.
 */
export const slug = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name inside a sentence without elements, such as an alert. If it has Hebrew or Arabic letters, two
 * invisible letters (Unicode's FSI and PDI) keep it from turning the words after it; an element does that
 * with `bdi`.
 */
export const isolated = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** 'produto' or 'produtos' with its number: `countProducts(1)` is '1 produto' (docs/specification.md, section 2). */
export function countProducts(count: number): string {
  return `${count} ${count === 1 ? 'produto' : 'produtos'}`;
}

/** Names with a conjunction before the last one: 'camisetas, canecas e bonés'. */
export const listed = (names: readonly string[], conjunction: string) =>
  names.join(', ').replace(/, (?!.*, )/, ` ${conjunction} `);

/** The message of an error, or of anything else that was thrown. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text for an element or an attribute of HTML or XML. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON for a script element: no text in it can end the element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Formats an amount: `formatBRL(1990)` is 'R$ 19,90', with a no-break space after 'R$', as `Intl` does for
 * pt-BR and BRL. The first use of `Intl` in a page takes 80 ms on a slow phone while the shop starts.
 * @param cents integer cents, not negative (docs/specification.md, section 9)
 */
export function formatBRL(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  const reais = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `R$\u00a0${reais},${digits.slice(-2)}`;
}
