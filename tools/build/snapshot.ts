/**
 * The built-in list of a build: the backend's own products where there is a backend, else the sample products.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadShop } from '../replay/cli/loadShop';

const PATIENCE_MS = 30_000;
const SAMPLE = 'Built-in list: the sample products';

/**
 * Asks the backend for its list.
 * @param {string | undefined} api the backend's address; none is no trouble
 * @param {string} folder where the snapshot is written
 * @returns {Promise<{ file?: string, told: string }>} a module that exports `builtInRows`, and what to tell
 */
export async function takeSnapshot(api, folder) {
  if (!api) return { told: `${SAMPLE}, as API_BASE_URL is not set.` };
  try {
    const rows = await readRows(api);
    mkdirSync(folder, { recursive: true });
    const file = `${folder}/snapshot.js`;
    writeFileSync(file, `export const builtInRows = ${JSON.stringify(rows)};\n`);
    return { file, told: `Built-in list: a snapshot of ${rows.length} products from ${api}.` };
  } catch (error) {
    return { told: `${SAMPLE}, as ${api} gave no list to take a snapshot of: ${error.message}.` };
  }
}

async function readRows(api) {
  const answer = await fetch(`${api.replace(/\/+$/, '')}/products`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`it answered with status ${answer.status}`);
  const { parseProductList } = await loadShop([], 'src/entities/product/model/productList.ts');
  const { products = [] } = parseProductList(await answer.json()) ?? {};
  if (products.length === 0) throw new Error('its answer holds no valid product');
  return products.map(rowOf);
}

/** A product as the backend sent it, without what the shop derives and what it does not know. */
function rowOf({ id, name, description, image_url, category, price_in_cents, sales, created_at }) {
  return { id, name, description, image_url, category, price_in_cents, sales, created_at };
}
