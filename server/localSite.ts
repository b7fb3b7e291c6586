const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Warns of a shop that was built for an address that only this machine reaches; empty for any other.
 * @param siteUrl SITE_URL of the build
 */
export function localSiteWarnings(siteUrl: string): string[] {
  if (!LOCAL.test(new URL(siteUrl).hostname)) return [];
  return [
    `Warning: SITE_URL is "${siteUrl}". Canonical links, the sitemap, the feed and the links of orders lead to this machine: before you publish, set SITE_URL to the shop's address and build again.`,
  ];
}
