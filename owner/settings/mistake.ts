const LONGEST = 80;

/** What was found, and what is allowed. */
export function found(value: unknown, allowed: string): string {
  const json = JSON.stringify(value) ?? '';
  const short = json.length > LONGEST ? `${json.slice(0, LONGEST - 1)}…` : json;
  return `achado ${short || 'nada'}; permitido: ${allowed}`;
}

/** A sentence about a mistake in a file of the owner's: where, what was found, and what is allowed. */
export const mistake = (where: string, value: unknown, allowed: string): string =>
  `${where}: ${found(value, allowed)}`;

/** A mistake in shop.json. */
export interface SettingMistake {
  /** The keys that lead to the value: 'company', 'cnpj'. */
  path: readonly (string | number)[];
  what: string;
}
