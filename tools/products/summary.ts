import { countCategories, type RowsReport } from './checkRows';
import type { Language, Sentence } from './sentence';

/** How many places of mistakes a summary names. */
const NAMED = 3;

/**
 * What the shop would show, in three lines.
 * @param source the file or address of the list
 * @param answer how a backend's answer came; absent for a file
 */
export function summarise(
  { rows, products, findings }: RowsReport,
  source: string,
  language: Language,
  answer?: Sentence,
): readonly string[] {
  const isPortuguese = language === 'pt';
  const places = [...new Set(findings.filter(({ isWrong }) => isWrong).map(({ where }) => where[language]))];
  const named = places.slice(0, NAMED).join('; ') + (places.length > NAMED ? '; …' : '');
  const leftOut = (rows ?? 0) - products.length;
  const notes = findings.filter(({ isWrong }) => !isWrong).length;
  const shown = countCategories(products);
  const told = answer ? ` (${answer[language]})` : '';
  return isPortuguese
    ? [
        `${source}: ${products.length} de ${rows ?? 0} itens aparecem na loja: ${shown}${told}.`,
        `Ficam fora: ${leftOut}. Avisos: ${notes}.`,
        `Erros: ${places.length === 0 ? 'nenhum' : `${places.length}, em ${named}`}.`,
      ]
    : [
        `${source}: the shop shows ${products.length} of ${rows ?? 0} items: ${shown}${told}.`,
        `Left out: ${leftOut}. Notes: ${notes}.`,
        `Mistakes: ${places.length === 0 ? 'none' : `${places.length}, at ${named}`}.`,
      ];
}
