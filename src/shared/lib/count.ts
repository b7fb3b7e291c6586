/** 'produto' or 'produtos' with its number: of 1 '1 produto' (docs/specification.md, section 2). */
export function countProducts(count: number): string {
  return `${count} ${count === 1 ? 'produto' : 'produtos'}`;
}
