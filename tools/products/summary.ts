import { countCategories, type ListReport } from './checkList';

/** How many mistakes a summary locates. */
const NAMED = 3;

/**
 * What the shop would show, in three lines.
 * @param source the file or address of the list
 */
export function summarise({ count, products, findings }: ListReport, source: string): readonly string[] {
  const mistakes = [...new Set(findings.filter(({ isWrong }) => isWrong).map(({ where }) => where))];
  const named = mistakes.slice(0, NAMED).join('; ') + (mistakes.length > NAMED ? '; …' : '');
  const leftOut = (count ?? 0) - products.length;
  const notes = findings.filter(({ isWrong }) => !isWrong).length;
  return [
    `${source}: ${products.length} de ${count ?? 0} itens aparecem na loja: ${countCategories(products)}.`,
    `Ficam fora: ${leftOut}. Avisos: ${notes}.`,
    mistakes.length === 0 ? 'Erros: nenhum.' : `Erros: ${mistakes.length}, em ${named}.`,
  ];
}
