/**
 * Makes a prefix for storage keys, channels, databases and files from a shop's name: without accents, in lower case, one
 * '-' for every run of other characters. Empty if no letter or digit is left.
 */
export function storageNameOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
