import { listed } from '@/shared/lib/text';
import type { Problem } from './problems';

/** 'planilha "Canecas", linha 7, coluna "Preço"': the sheet, the line, the column. */
const PLACE = /^(planilha "[^]*", )?linha (\d+)(, coluna "[^]*")?$/;

/** The most lines that a sentence names. */
const NAMED = 30;

/**
 * Joins the problems of a sheet that say the same about one column: 'linhas 4, 8 e 12, coluna "Categoria"'.
 * A joined problem stays at the position of its first line.
 */
export function joinSame(problems: readonly Problem[]): Problem[] {
  const lines = new Map<string, string[]>();
  const firsts = problems.filter((problem) => {
    const key = keyOf(problem);
    const line = PLACE.exec(problem.where)?.[2];
    if (line === undefined) return true;
    const linesOfSame = lines.get(key);
    if (linesOfSame) linesOfSame.push(line);
    else lines.set(key, [line]);
    return linesOfSame === undefined;
  });
  return firsts.map((problem) => {
    const numbers = lines.get(keyOf(problem)) ?? [];
    return numbers.length < 2
      ? problem
      : { ...problem, where: problem.where.replace(PLACE, `$1linhas ${namesOf(numbers)}$3`) };
  });
}

/** A text that is equal for problems that say the same about one column of one sheet. */
function keyOf({ isWrong, where, what }: Problem): string {
  const [, sheet, , column] = PLACE.exec(where) ?? [where];
  return JSON.stringify([isWrong, sheet, column, what]);
}

/** '4, 8 e 12'; for many lines, the first ones and the number of the rest. */
const namesOf = (numbers: readonly string[]) =>
  numbers.length > NAMED
    ? `${numbers.slice(0, NAMED).join(', ')} e mais ${numbers.length - NAMED}`
    : listed(numbers, 'e');
