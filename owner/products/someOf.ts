/** The most names in a sentence. */
const NAMED = 10;

/** The first of some names, without repetition: 'Caneca Azul, Camiseta Frevo (8 versões) e mais 12'. */
export function someOf(names: readonly string[], most = NAMED): string {
  const different = [...new Set(names)];
  const shown = different.slice(0, most).map((name) => {
    const { length } = names.filter((same) => same === name);
    return length > 1 ? `${name} (${length} versões)` : name;
  });
  const isShown = new Set(different.slice(0, most));
  const left = names.filter((name) => !isShown.has(name)).length;
  return shown.join(', ') + (left > 0 ? ` e mais ${left}` : '');
}
