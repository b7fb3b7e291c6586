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

/** 'produto' or 'produtos' with its number: of 1 '1 produto' (docs/specification.md, section 2). */
export function countProducts(count: number): string {
  return `${count} ${count === 1 ? 'produto' : 'produtos'}`;
}
