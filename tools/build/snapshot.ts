/**
 * The built-in list of a build: the backend's own products where there is a backend, else the sample products.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import type { Environment } from '../../deploy/environment/variables.mjs';
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

type Sources = Pick<Environment, 'API_BASE_URL' | 'SITE_URL' | 'ALLOW_SAMPLE'>;

/**
 * Asks the backend for its list and writes it into a folder. Where no backend is named, nothing is written and the build
 * uses the sample products. Where one is named and gives no list, rejects with an Error that says what to do, because
 * shoppers must not be shown the sample products by mistake; with ALLOW_SAMPLE they are.
 */
export async function takeSnapshot(
  { API_BASE_URL, SITE_URL, ALLOW_SAMPLE }: Sources,
  folder: string,
): Promise<Snapshot> {
  if (!API_BASE_URL) return { told: `${SAMPLE}, as API_BASE_URL is not set.` };
  // A path is one of the shop's own server.
  const address = `${new URL(API_BASE_URL, SITE_URL).href.replace(/\/$/, '')}/products`;
  try {
    const rows = await readRows(address);
    mkdirSync(folder, { recursive: true });
    const file = `${folder}/snapshot.js`;
    writeFileSync(file, `export const builtInRows = ${JSON.stringify(rows)};\n`);
    return { file, told: `Built-in list: a snapshot of ${rows.length} products from ${address}.` };
  } catch (error) {
    const why = `${address} gave no list to take a snapshot of: ${reasonOf(error)}`;
    if (ALLOW_SAMPLE) return { told: `${SAMPLE}, as ${why}.` };
    const from = API_BASE_URL.startsWith('/') ? ` (SITE_URL is "${SITE_URL}")` : '';
    throw new Error(
      `API_BASE_URL is "${API_BASE_URL}"${from}, and ${why}. Mend that, or set ALLOW_SAMPLE=1 to build with the sample products.`,
      { cause: error },
    );
  }
}

/** Why there is no list; `fetch` tells of a connection only in its error's cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}

/** The valid products in the backend's answer, by the shop's own parser. */
async function readRows(address: string) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
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
