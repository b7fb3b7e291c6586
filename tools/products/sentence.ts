import {
  language,
  sentence,
  spoken,
  verbatim,
  type Language,
  type Sentence,
} from '../../server/language.mjs';

export { sentence, spoken, verbatim, type Language, type Sentence };

/** 'Camisetas, Bonés ou Canecas'. */
export function oneOf(names: readonly string[]): Sentence {
  const list = (last: string) => names.join(', ').replace(/, (?!.*, )/, ` ${last} `);
  return sentence(list('ou'), list('or'));
}

/** A problem of a list, a sheet, a response or a picture. */
export interface Finding {
  /** Whether a product, a picture or the whole list is lost; otherwise it is only worth knowing. */
  isWrong: boolean;
  /** Whether each build warns of it, because it may cost the owner money. */
  isUrgent?: true;
  /** 'item 3 "Caneca Azul"', 'linha 7, coluna "Preço"'. */
  where: Sentence;
  what: Sentence;
}

export const wrong = (where: Sentence, what: Sentence): Finding => ({ isWrong: true, where, what });
export const worthKnowing = (where: Sentence, what: Sentence): Finding => ({ isWrong: false, where, what });

export const urgent = (finding: Finding): Finding => ({ ...finding, isUrgent: true });

const LONGEST = 60;

/** A value as JSON, shortened for a sentence. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** One finding as a line. */
export const formatFinding = ({ isWrong, where, what }: Finding, language: Language) =>
  `${isWrong ? '✗' : '·'} ${where[language]}: ${what[language]}`;

/** How many warnings a build prints. */
const WARNINGS = 10;

/** What a build warns of. */
export function warningsIn(findings: readonly Finding[]): readonly Sentence[] {
  const lines = findings
    .filter(({ isUrgent }) => isUrgent)
    .map(({ where, what }) => sentence(`${where.pt}: ${what.pt}.`, `${where.en}: ${what.en}.`));
  const more = lines.length - WARNINGS;
  return more > 0
    ? [
        ...lines.slice(0, WARNINGS),
        sentence(
          `mais ${more}; npm run products -- check lista todos.`,
          `${more} more; npm run products -- check lists them all.`,
        ),
      ]
    : lines;
}

/** Throws an Error with a line for each mistake. */
export function stopAt(findings: readonly Finding[], source: string) {
  const lines = findings.filter(({ isWrong }) => isWrong).map((finding) => formatFinding(finding, language));
  if (lines.length > 0)
    throw new Error(
      `${spoken(sentence(`${source} tem erros`, `${source} has mistakes`))}:\n${lines.join('\n')}`,
    );
}

/** The reason of an error. `fetch` puts it into the error's cause. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string; code?: string }; message: string };
  return cause?.message || cause?.code || message;
}
