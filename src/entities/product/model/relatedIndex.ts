import {
  comparedStep,
  isVersionOf,
  MOST_RELATED,
  mostVersions,
  motifsOf,
  wordsIn,
  type Fields,
} from './related';

/**
 * Returns a function that gives the same as `relatedTo`, for a build, which renders the pages of all products: each list is sorted once,
 * and each word is looked for once.
 */
export function relatedIndex<Row extends Fields>(rows: readonly Row[]): (product: Row) => readonly Row[] {
  const bySales = [...rows].sort((one, other) => other.sales - one.sales);
  const named = grouped(bySales, ({ name }) => name);
  const ofCategory = grouped(bySales, ({ category }) => category);
  const step = comparedStep(rows);
  const compared = new Set(rows.filter((_, index) => index % step === 0));
  const namesWith = finder(bySales.filter((row) => compared.has(row)));
  const words = new Map<string, ReturnType<typeof find>>();
  function find(word: string) {
    const found = namesWith(word);
    return { count: found.length, whole: found.filter(({ name }) => wordsIn(name).includes(word)) };
  }
  return (product) => {
    const isVersion = isVersionOf(product);
    const candidates = product.item_group_id ? bySales : (named.get(product.name) ?? []);
    const versions = candidates.filter((row) => row !== product && isVersion(row));
    const best = (some: readonly Row[] = []) => firstOf(some, (row) => row !== product && !isVersion(row));
    const motifs = motifsOf(product.name).map((word) => {
      const { count, whole } = words.get(word) ?? find(word);
      words.set(word, { count, whole });
      const own = [product, ...versions].filter((row) => compared.has(row) && row.name.includes(word));
      return { count: count - own.length, rows: best(whole) };
    });
    const byRarity = motifs
      .filter(({ count }) => count * 2 * step <= rows.length)
      .sort((one, other) => one.count - other.count)
      .flatMap((motif) => motif.rows);
    const related = new Set([...byRarity, ...best(ofCategory.get(product.category))]);
    return [...versions.slice(0, mostVersions(product)), ...[...related].slice(0, MOST_RELATED)];
  };
}

/** Finds the rows whose names include a word. One search of a long text is quicker than one of each name. */
function finder<Row extends Fields>(rows: readonly Row[]): (word: string) => Row[] {
  const names = rows.map(({ name }) => `${name.replaceAll('\n', ' ')}\n`);
  const text = names.join('');
  let length = 0;
  const ends = names.map((name) => (length += name.length));
  return (word) => {
    const found: Row[] = [];
    let at = text.indexOf(word);
    for (const [index, row] of rows.entries()) {
      if (at < 0) break;
      const end = ends[index] ?? 0;
      if (at >= end) continue;
      found.push(row);
      at = text.indexOf(word, end);
    }
    return found;
  };
}

/** The first rows that are meant. It ends when it has enough of them. */
function firstOf<Row>(rows: readonly Row[], isMeant: (row: Row) => boolean): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    if (found.length === MOST_RELATED) break;
    if (isMeant(row)) found.push(row);
  }
  return found;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
