import type { Environment } from '../../server/environment/variables.mjs';
import type { Product } from '@/entities/product/model/product';
import { check } from './check';
import type { Folders } from './ownList';
import { stopAt } from './sentence';
import { summarise } from './summary';

const SAMPLE = 'Built-in list: the sample products';

/** How many findings say why there is no list; the last are about the whole of it. */
const TOLD = 3;

interface Snapshot {
  /** Absent for the sample products. */
  products?: readonly Product[];
  /** What the build prints about its list. */
  told: readonly string[];
}

export type Sources = Pick<Environment, 'API_BASE_URL' | 'SITE_URL' | 'ALLOW_SAMPLE' | 'STRICT'>;

/**
 * The built-in list of a build without products.json: the backend's own products where there is a backend, asked as a
 * shopper's browser would ask, else the sample products. Where a backend is named and gives no list, rejects with an Error
 * that says what to do, because shoppers must not be shown the sample products by mistake; with ALLOW_SAMPLE they are. With
 * STRICT, rejects with what is wrong with the list.
 */
export async function takeSnapshot(
  { API_BASE_URL, SITE_URL, ALLOW_SAMPLE, STRICT }: Sources,
  folders: Folders,
): Promise<Snapshot> {
  if (!API_BASE_URL) return { told: [`${SAMPLE}, as API_BASE_URL is not set.`] };
  // A path is one of the shop's own server.
  const address = `${new URL(API_BASE_URL, SITE_URL).href.replace(/\/$/, '')}/products`;
  const { answer, ...report } = await check(address, { ...folders, siteUrl: SITE_URL, pictures: false });
  const { products, findings } = report;
  if (products.length === 0) {
    const reasons = findings.slice(-TOLD).map(({ what }) => what.en);
    const why = `${address} gave no list to take a snapshot of: ${reasons.join('; ')}`;
    if (ALLOW_SAMPLE) return { told: [`${SAMPLE}, as ${why}.`] };
    const from = API_BASE_URL.startsWith('/') ? ` (SITE_URL is "${SITE_URL}")` : '';
    throw new Error(
      `API_BASE_URL is "${API_BASE_URL}"${from}, and ${why}. Mend that, or set ALLOW_SAMPLE=1 to build with the sample products.`,
    );
  }
  if (STRICT) stopAt(findings, address);
  return {
    products,
    told: [
      `Built-in list: a snapshot of ${products.length} products from ${address}.`,
      ...summarise(report, address, 'en', answer),
    ],
  };
}
