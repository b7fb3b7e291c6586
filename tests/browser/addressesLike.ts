/**
 * An address in the ways in which people, crawlers and other servers write it. All that follows '/product/' is
 * an id, so '.html' is none of them there.
 */
export function addressesLike(address: string): readonly string[] {
  const encoded = address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const file = address.startsWith('/product/') ? [] : [`${address.replace(/^\/$/, '/index')}.html?x=1`];
  return [
    address,
    `/${address}`,
    encoded,
    address.replace(/[^/]$/, '$&/'),
    `${address}?utm_source=x#y`,
    ...file,
  ];
}
