import { dirname } from 'node:path';
import { isLocal } from '../../server/headers.mjs';
import { counted } from '../../owner/counted';
import { settingWarnings } from '../../owner/settings/settingWarnings';
import type { Shop } from './readShop';

interface Built {
  /** The folder of the served site. */
  output: string;
  /** How many pages were written. */
  pages: number;
  /** How many products have no page. */
  without: number;
  /** A sentence for each file of a host that the owner had changed by hand. */
  edited: readonly string[];
}

/** Prints what was built, and what may cost the owner money. */
export function report({ environment, settings, products }: Shop, { output, pages, without, edited }: Built) {
  const { SITE_URL, BASE_PATH, PRERENDER_PRODUCTS } = environment;
  const withoutPage = `${counted(without, 'produto')} sem página própria, porque PRERENDER_PRODUCTS é ${PRERENDER_PRODUCTS}, ou o código tem mais que letras sem acentos, dígitos, - e _. Quem compra vê todos; buscadores não, por isso sitemap.xml e feed.xml os deixam fora: aumente PRERENDER_PRODUCTS, ou troque os códigos.`;
  const localSite = `SITE_URL é "${SITE_URL}". Links canônicos, o sitemap, o feed e os links dos pedidos levam a esta máquina: antes de publicar, ponha em SITE_URL o endereço da loja e construa de novo.`;
  for (const line of products.summary) console.log(line);
  console.log(`${counted(pages, 'página')} prontas para ${SITE_URL}${BASE_PATH} em ${output}.`);
  for (const warning of [
    ...edited,
    ...products.warnings,
    ...(without > 0 ? [withoutPage] : []),
    ...(isLocal(SITE_URL) ? [localSite] : []),
    ...settingWarnings(settings.shop, {
      ownFolder: dirname(settings.file),
      SITE_URL,
      products: products.ofOwner,
    }),
  ])
    console.warn(`Atenção: ${warning}`);
}
