import type { Environment } from '../../server/environment/variables.mjs';
import type { Product } from '@/entities/product/model/product';
import { check } from './check';
import type { Folders } from './ownList';
import { joined, spoken } from '../../server/language.mjs';
import { sentence, stopAt, type Finding, type Sentence } from './sentence';
import { summarise } from './summary';
import { counted } from '../counted';

const sampleList = (pt: string, en: string) =>
  sentence(`Lista embutida: os produtos de exemplo, ${pt}.`, `Built-in list: the sample products, ${en}.`);

/** How many findings an error shows; the last ones are about the whole list. */
const SHOWN = 3;

interface Snapshot {
  /** Absent for the sample products. */
  products?: readonly Product[];
  /** What the build prints about its list. */
  summary: readonly Sentence[];
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
  if (!API_BASE_URL)
    return { summary: [sampleList('pois API_BASE_URL não está definida', 'as API_BASE_URL is not set')] };
  // A path is on the shop's server.
  const address = `${new URL(API_BASE_URL, SITE_URL).href.replace(/\/$/, '')}/products`;
  const { answer, ...report } = await check(address, { ...folders, siteUrl: SITE_URL, pictures: false });
  const { products, findings } = report;
  if (products.length === 0) {
    const reasons = joined(
      findings.slice(-SHOWN).map(({ what }) => what),
      '; ',
    );
    const why = sentence(
      `${address} não deu uma lista: ${reasons.pt}`,
      `${address} gave no list to take a snapshot of: ${reasons.en}`,
    );
    if (ALLOW_SAMPLE) return { summary: [sampleList(`pois ${why.pt}`, `as ${why.en}`)] };
    const isPath = API_BASE_URL.startsWith('/');
    throw new Error(
      spoken(
        sentence(
          `API_BASE_URL é "${API_BASE_URL}"${isPath ? ` (SITE_URL é "${SITE_URL}")` : ''}, e ${why.pt}. Corrija, ou escreva ALLOW_SAMPLE=1 para construir com os produtos de exemplo.`,
          `API_BASE_URL is "${API_BASE_URL}"${isPath ? ` (SITE_URL is "${SITE_URL}")` : ''}, and ${why.en}. Fix that, or set ALLOW_SAMPLE=1 to build with the sample products.`,
        ),
      ),
    );
  }
  if (STRICT) stopAt(findings, address);
  return {
    products,
    findings,
    summary: [
      sentence(
        `Lista embutida: ${counted(products.length, 'produto')} de ${address}, como estão agora.`,
        `Built-in list: a snapshot of ${counted(products.length, 'product')} from ${address}.`,
      ),
      ...summarise(report, address, answer),
    ],
  };
}
