import { isLocal } from './headers.mjs';

/**
 * Warns of a shop that was built for an address that only this machine reaches; empty for any other.
 * @param siteUrl SITE_URL of the build
 */
export function localSiteWarnings(siteUrl: string): string[] {
  if (!isLocal(siteUrl)) return [];
  return [
    `SITE_URL é "${siteUrl}". Links canônicos, o sitemap, o feed e os links dos pedidos levam a esta máquina: antes de publicar, ponha em SITE_URL o endereço da loja e construa de novo.`,
  ];
}
