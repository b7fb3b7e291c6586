/**
 * The built-in list of a build: the backend's own products where there is a backend, else the sample products.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import type { ProductRow } from '../../src/entities/product';
import type * as ProductList from '../../src/entities/product/model/productList';

const TIMEOUT_MS = 30_000;
const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const SAMPLE = 'Built-in list: the sample products';

interface Snapshot {
  /** A module that exports `builtInRows`. */
  file?: string;
  /** What the build prints about its list. */
  told: string;
}

/**
 * Asks the backend for its list and writes it into a folder. Where there is no backend, or no list, nothing is
 * written and the build uses the sample products.
 */
export async function takeSnapshot(api: string | undefined, folder: string): Promise<Snapshot> {
  if (!api) return { told: `${SAMPLE}, as API_BASE_URL is not set.` };
  try {
    const rows = await readRows(api);
    mkdirSync(folder, { recursive: true });
    const file = `${folder}/snapshot.js`;
    writeFileSync(file, `export const builtInRows = ${JSON.stringify(rows)};\n`);
    return { file, told: `Built-in list: a snapshot of ${rows.length} products from ${api}.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { told: `${SAMPLE}, as ${api} gave no list to take a snapshot of: ${reason}.` };
  }
}

/** The valid products in the backend's answer, by the shop's own parser. */
async function readRows(api: string) {
  const answer = await fetch(`${api.replace(/\/+$/, '')}/products`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`it answered with status ${answer.status}`);
  // Not imported above: only an alias tells what the `@/` in the shop's own imports means.
  const jiti = createJiti(import.meta.url, { alias: { '@': SRC } });
  const { parseProductList } = await jiti.import<typeof ProductList>(
    `${SRC}/entities/product/model/productList`,
  );
  const { products = [] } = parseProductList(await answer.json()) ?? {};
  if (products.length === 0) throw new Error('its answer holds no valid product');
  return products.map(rowOf);
}

/** A product as the backend sent it: without the fields that the shop derives. */
function rowOf(product: ProductRow): ProductRow {
  const { id, name, description, image_url, category, price_in_cents, sales, created_at } = product;
  return { id, name, description, image_url, category, price_in_cents, sales, created_at };
}
