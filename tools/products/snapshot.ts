import type { Environment } from '../../server/environment/variables.mjs';
import type { Product } from '@/entities/product/model/product';
import { check } from './check';
import type { Folders } from './ownList';
import { stopAt, type Finding } from './sentence';
import { summarise } from './summary';

const SAMPLE = 'Built-in list: the sample products';

/** How many findings an error shows; the last ones are about the whole list. */
const SHOWN = 3;

interface Snapshot {
  /** Absent for the sample products. */
  products?: readonly Product[];
  /** What the build prints about its list. */
  summary: readonly string[];
  /** Absent for the sample products. */
  findings?: readonly Finding[];
}

export type Sources = Pick<Environment, 'API_BASE_URL' | 'SITE_URL' | 'ALLOW_SAMPLE' | 'STRICT'>;

/**
 * The built-in list of a build without products.json: the products of the backend, requested as a shopper's browser would, or
 * the sample products if no backend is set. Rejects with an Error if the backend sends no list, so that shoppers do not see
 * the sample products by mistake; ALLOW_SAMPLE allows them. With STRICT, it also rejects if the list has mistakes.
 */
export async function takeSnapshot(
  { API_BASE_URL, SITE_URL, ALLOW_SAMPLE, STRICT }: Sources,
  folders: Folders,
): Promise<Snapshot> {
  if (!API_BASE_URL) return { summary: [`${SAMPLE}, as API_BASE_URL is not set.`] };
  // A path is on the shop's server.
  const address = `${new URL(API_BASE_URL, SITE_URL).href.replace(/\/$/, '')}/products`;
  const { answer, ...report } = await check(address, { ...folders, siteUrl: SITE_URL, pictures: false });
  const { products, findings } = report;
  if (products.length === 0) {
    const reasons = findings.slice(-SHOWN).map(({ what }) => what.en);
    const why = `${address} gave no list to take a snapshot of: ${reasons.join('; ')}`;
    if (ALLOW_SAMPLE) return { summary: [`${SAMPLE}, as ${why}.`] };
    const from = API_BASE_URL.startsWith('/') ? ` (SITE_URL is "${SITE_URL}")` : '';
    throw new Error(
      `API_BASE_URL is "${API_BASE_URL}"${from}, and ${why}. Fix that, or set ALLOW_SAMPLE=1 to build with the sample products.`,
    );
  }
  if (STRICT) stopAt(findings, address);
  return {
    products,
    findings,
    summary: [
      `Built-in list: a snapshot of ${products.length} products from ${address}.`,
      ...summarise(report, address, 'en', answer),
    ],
  };
}
