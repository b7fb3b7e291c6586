/**
 * A shop's name as the names of what a browser keeps for it begin: keys, channels, databases and files. Without accents,
 * in lower case; what else is neither a letter nor a digit becomes one '-'. Empty where no letter or digit is left.
 */
export function storageNameOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
