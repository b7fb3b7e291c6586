import { countCategories, type RowsReport } from './checkRows';
import type { Language, Sentence } from './sentence';

/** How many mistakes a summary locates. */
const NAMED = 3;

/**
 * What the shop would show, in three lines.
 * @param source the file or address of the list
 * @param answer size, time and encoding of a backend's response; absent for a file
 */
export function summarise(
  { rows, products, findings }: RowsReport,
  source: string,
  language: Language,
  answer?: Sentence,
): readonly string[] {
  const isPortuguese = language === 'pt';
  const locations = [
    ...new Set(findings.filter(({ isWrong }) => isWrong).map(({ where }) => where[language])),
  ];
  const named = locations.slice(0, NAMED).join('; ') + (locations.length > NAMED ? '; …' : '');
  const leftOut = (rows ?? 0) - products.length;
  const notes = findings.filter(({ isWrong }) => !isWrong).length;
  const shown = countCategories(products);
  const transfer = answer ? ` (${answer[language]})` : '';
  return isPortuguese
    ? [
        `${source}: ${products.length} de ${rows ?? 0} itens aparecem na loja: ${shown}${transfer}.`,
        `Ficam fora: ${leftOut}. Avisos: ${notes}.`,
        `Erros: ${locations.length === 0 ? 'nenhum' : `${locations.length}, em ${named}`}.`,
      ]
    : [
        `${source}: the shop shows ${products.length} of ${rows ?? 0} items: ${shown}${transfer}.`,
        `Left out: ${leftOut}. Notes: ${notes}.`,
        `Mistakes: ${locations.length === 0 ? 'none' : `${locations.length}, at ${named}`}.`,
      ];
}
