import type { Environment } from '../environment/variables.mjs';
import { LIST_PATH } from '../../src/shared/addresses/addresses.mjs';
import { counted } from '../counted';
import { check } from './check';
import { Refusal } from '../refusal';
import { summarise, type ListReport } from './checkList';

const samples = (why: string) => `Lista embutida: os produtos de exemplo, pois ${why}.`;

const NO_LIST =
  'não há products.json, que npm run products -- import PLANILHA cria, nem API_BASE_URL, o servidor de uma lista';

/** The products of a backend, or none for the sample products. */
interface Snapshot extends Partial<Pick<ListReport, 'products' | 'problems'>> {
  /** What the build prints about its list. */
  summary: readonly string[];
}

export type Sources = Pick<Environment, 'API_BASE_URL' | 'SITE_URL' | 'ALLOW_SAMPLE'>;

/**
 * The built-in list of a build without products.json: the products of the backend, or the sample products if
 * no backend is set.
 * Rejects with an Error if the backend sends no list, so that shoppers do not see the sample products by
 * mistake; ALLOW_SAMPLE allows them.
 */
export async function takeSnapshot(
  { API_BASE_URL, SITE_URL, ALLOW_SAMPLE }: Sources,
  ownFolder: string,
): Promise<Snapshot> {
  if (!API_BASE_URL) return { summary: [samples(NO_LIST)] };
  // A path is on the shop's server.
  const address = `${new URL(API_BASE_URL, SITE_URL).href.replace(/\/$/, '')}${LIST_PATH}`;
  const report = await check(address, { ownFolder, opensPictures: false, SITE_URL });
  const { products, problems } = report;
  if (products.length === 0) {
    const why = `${address} não deu uma lista: ${problems.at(-1)?.what}`; // The last problem is about the whole list.
    if (ALLOW_SAMPLE) return { summary: [samples(why)] };
    const site = API_BASE_URL.startsWith('/') ? ` (SITE_URL é "${SITE_URL}")` : '';
    throw new Refusal(
      `API_BASE_URL é "${API_BASE_URL}"${site}, e ${why}. Corrija, ou escreva ALLOW_SAMPLE=1 para construir com os produtos de exemplo.`,
    );
  }
  const first = `Lista embutida: ${counted(products.length, 'produto')} de ${address}, como estão agora.`;
  return { products, problems, summary: [first, ...summarise(report, address)] };
}
