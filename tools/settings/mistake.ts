import { sentence, verbatim, type Sentence } from '../../server/language.mjs';

/** A sentence about a mistake in the settings: the key or line, the value that was found, and what is allowed. */
export function mistake(key: string | Sentence, found: unknown, allowed: Sentence): Sentence {
  const where = typeof key === 'string' ? verbatim(key) : key;
  const json = JSON.stringify(found) ?? '';
  const short = json.length > 80 ? `${json.slice(0, 79)}…` : json;
  return sentence(
    `${where.pt}: achado ${short || 'nada'}; permitido: ${allowed.pt}`,
    `${where.en}: found ${short || 'nothing'}; allowed: ${allowed.en}`,
  );
}

/** A mistake with the file or the place where it is. */
export const mistakeIn = (where: string, { pt, en }: Sentence) =>
  sentence(`${where}: ${pt}`, `${where}: ${en}`);
