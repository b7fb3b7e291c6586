import { nextTurn } from '@/shared/lib';
import { parseProduct, type Product } from './product';

/** The loaded catalogue and where it came from. */
export interface ProductList {
  products: readonly Product[];
  source: 'backend' | 'built-in';
  /** Why the backend's answer was not used, or null. */
  failure: string | null;
  /** How many rows of the answer were no valid product or repeated an id. */
  leftOut: number;
  /** What part of the list this is: from which place on, of how many products. Absent where it is the whole. */
  part?: { from: number; of: number };
}

/** The reason for the fallback when an answer came but held no product. */
export const NOT_A_LIST = 'The answer is not a list of products';

/**
 * Reads the backend's answer (contract, "An answer that is not a list of products"): invalid rows are left out
 * and counted, of rows with the same id the first stands, an empty list is an empty catalogue. Null when it is no
 * list, or a list without a single valid product.
 */
export function parseProductList(answer: unknown): ProductList | null {
  const reading = readingOf(answer);
  let step = reading.next();
  while (!step.done) step = reading.next();
  return step.value;
}

/** The same for an answer that may be long, so that no task of it lasts. */
export async function readProductList(answer: unknown): Promise<ProductList | null> {
  const reading = readingOf(answer);
  let step = reading.next();
  while (!step.done) {
    await nextTurn();
    step = reading.next();
  }
  return step.value;
}

/** Rows that are read in one step: some ms of work. */
const STEP = 1000;

function* readingOf(answer: unknown): Generator<void, ProductList | null> {
  if (!Array.isArray(answer)) return null;
  const byId = new Map<string, Product>();
  const shared = createShare();
  for (let index = 0; index < answer.length; index++) {
    if (index % STEP === STEP - 1) yield;
    const product = parseProduct(answer[index], shared);
    if (product && !byId.has(product.id)) byId.set(product.id, Object.freeze(product));
  }
  if (byId.size === 0 && answer.length > 0) return null;
  // Frozen here, because Immer would do it in one go.
  const products = Object.freeze([...byId.values()]);
  return { products, source: 'backend', failure: null, leftOut: answer.length - products.length };
}

/** Makes equal texts one and the same: many products have their picture or their words in common. */
function createShare(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text) ?? text;
    known.set(text, first);
    return first;
  };
}

/** A list as this version reads its products. */
export function readAgain(list: ProductList): ProductList {
  return { ...list, products: parseProductList(list.products)?.products ?? [] };
}

/** The built-in list in the backend's place; without a `failure`, until the backend answers. */
export function fallBack(rows: readonly unknown[], failure: string | null): ProductList {
  const products = parseProductList(rows)?.products ?? [];
  return { products, source: 'built-in', failure, leftOut: 0 };
}
