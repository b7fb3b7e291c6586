import { formatBRL, listed } from '../../src/shared/lib/text';
import { Refusal } from '../refusal';

/** A problem of a list, a sheet, a response or a picture, in Portuguese. */
export interface Problem {
  /** Whether a product, a picture or the whole list is lost; otherwise the problem is only worth knowing. */
  isWrong: boolean;
  /** Whether each build warns of it, because it may cost the owner money. */
  isUrgent?: true;
  /** The index of the row in its list; absent for a problem that is not about one row. */
  row?: number;
  /** 'item 3 "Caneca Azul"', 'linha 7, coluna "Preço"'. */
  where: string;
  what: string;
}

export const wrong = (where: string, what: string): Problem => ({ isWrong: true, where, what });
export const worthKnowing = (where: string, what: string): Problem => ({ isWrong: false, where, what });

export const urgent = (problem: Problem): Problem => ({ ...problem, isUrgent: true });

const LONGEST_QUOTE = 60;

/**
 * A value as JSON, shortened for a sentence. A text is quoted as its cell shows it, on one line, because JSON would double each `\`
 * of a path.
 */
export function quoted(value: unknown): string {
  const text =
    typeof value === 'string' ? `"${value.replace(/\s+/g, ' ')}"` : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text;
}

/** 'Camisetas, Bonés ou Canecas'. */
export const oneOf = (names: readonly string[]) => listed(names, 'ou');

/** One problem as a line. */
export const formatProblem = ({ isWrong, where, what }: Problem) =>
  `${isWrong ? '✗' : '·'} ${where}: ${what}`;

/** What a build warns of. */
export const warningsIn = (problems: readonly Problem[]): readonly string[] =>
  problems.filter(({ isUrgent }) => isUrgent).map(({ where, what }) => `${where}: ${what}.`);

/** Throws a Refusal with a line for each mistake. */
export function stopAt(problems: readonly Problem[], source: string) {
  const lines = problems.filter(({ isWrong }) => isWrong).map(formatProblem);
  if (lines.length > 0) throw new Refusal(`${source} tem erros:\n${lines.join('\n')}`);
}

/** An amount as an owner writes it: 'R$ 1.234,56'. */
export const reaisOf = (cents: number) => formatBRL(cents).replace('\u00a0', ' ');
