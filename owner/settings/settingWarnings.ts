import { existsSync } from 'node:fs';
import { misnamedFile } from '../misnamed.mjs';
import { alikeColours } from './contrast';
import { freightWarnings } from './freightWarnings';
import { guideExamplesIn } from './guideExamples';
import { warningsFor } from './legalWarnings';
import { listingName } from '../../src/shared/addresses/listingName';
import { productIn } from './ownPages/readMarkdown';
import { readPages } from './ownPages/readPages';
import type { Settings } from './schema';

interface SoldProduct {
  id: string;
  price_in_cents: number;
}

/** What the settings are compared with. */
interface Surroundings {
  /** The folder of the settings. */
  ownFolder: string;
  SITE_URL: string;
  /** The shop's own products; empty if it has none. */
  products: readonly SoldProduct[];
}

/** Everything in the settings that is allowed, and may cost the owner money: a check and each build print it. */
export const settingWarnings = (
  shop: Settings,
  { ownFolder, SITE_URL, products }: Surroundings,
): string[] => [
  ...unreadTwins(ownFolder),
  ...guideExamplesIn({ ...shop, SITE_URL }),
  ...warningsFor(shop),
  ...alikeColours(shop),
  ...freightWarnings(
    shop,
    products.map((product) => product.price_in_cents),
  ),
  ...lostProducts(shop, ownFolder, products),
];

/** A sentence for each file that an owner may have changed in place of the one that the shop reads: shop.json.txt. */
const unreadTwins = (ownFolder: string): string[] =>
  ['shop.json', '.env'].flatMap((name) => {
    const misnamed = misnamedFile(`${ownFolder}/${name}`);
    return misnamed === undefined
      ? []
      : [`${name}: ${misnamed}. A loja lê só ${name}: ponha nele o que mudou, e apague o outro.`];
  });

/** A sentence for each link, in the owner's pages or in `links`, to a product that the list does not have. */
function lostProducts(
  { categories, links }: Settings,
  ownFolder: string,
  products: readonly SoldProduct[],
): string[] {
  if (products.length === 0) return [];
  const ids = new Set(products.map(({ id }) => id));
  const ofSettings = Object.entries(links ?? {}).flatMap(([label, to]) => {
    const id = productIn(to);
    return id === undefined ? [] : [{ where: `shop.json, links.${label}`, id }];
  });
  const { productLinks } = readPages(ownFolder, Object.values(categories).map(listingName));
  return [...ofSettings, ...productLinks]
    .filter(({ id }) => !ids.has(id))
    .map(
      ({ where, id }) =>
        `${where}: o link leva a /product/${id}, e nenhum produto da lista tem o código "${id}": confira o código, ou apague o link.`,
    );
}

/**
 * A sentence for each file of the certificate that is not on this computer: nginx would not start without it. Only a check
 * says so, because the shop may be built on another computer than its server.
 */
export const missingCertificates = (files: { TLS_CERTIFICATE?: string; TLS_KEY?: string }): string[] =>
  (['TLS_CERTIFICATE', 'TLS_KEY'] as const).flatMap((name) => {
    const { [name]: file = '' } = files;
    return file === '' || existsSync(file)
      ? []
      : [
          `.env: ${name} é "${file}", e este arquivo não está neste computador. Se está no servidor, está certo; se o servidor é este, confira o caminho, porque sem ele o nginx não começa.`,
        ];
  });
