import { countCategories, type RowsReport } from './checkRows';
import { sentence, type Sentence } from './sentence';

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
  answer?: Sentence,
): readonly Sentence[] {
  const mistakes = [
    ...new Map(findings.filter(({ isWrong }) => isWrong).map(({ where }) => [where.en, where])),
  ];
  const named = (language: 'pt' | 'en') =>
    mistakes
      .slice(0, NAMED)
      .map(([, where]) => where[language])
      .join('; ') + (mistakes.length > NAMED ? '; …' : '');
  const leftOut = (rows ?? 0) - products.length;
  const notes = findings.filter(({ isWrong }) => !isWrong).length;
  const shown = countCategories(products);
  return [
    sentence(
      `${source}: ${products.length} de ${rows ?? 0} itens aparecem na loja: ${shown}${answer ? ` (${answer.pt})` : ''}.`,
      `${source}: the shop shows ${products.length} of ${rows ?? 0} items: ${shown}${answer ? ` (${answer.en})` : ''}.`,
    ),
    sentence(`Ficam fora: ${leftOut}. Avisos: ${notes}.`, `Left out: ${leftOut}. Notes: ${notes}.`),
    mistakes.length === 0
      ? sentence('Erros: nenhum.', 'Mistakes: none.')
      : sentence(
          `Erros: ${mistakes.length}, em ${named('pt')}.`,
          `Mistakes: ${mistakes.length}, at ${named('en')}.`,
        ),
  ];
}
