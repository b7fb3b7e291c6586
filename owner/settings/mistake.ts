/** A sentence about a mistake in the settings: the key or line, what was found, and what is allowed. */
export function mistake(where: string, found: unknown, allowed: string): string {
  const json = JSON.stringify(found) ?? '';
  const short = json.length > 80 ? `${json.slice(0, 79)}…` : json;
  return `${where}: achado ${short || 'nada'}; permitido: ${allowed}`;
}
