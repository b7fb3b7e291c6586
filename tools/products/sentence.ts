/** The languages in which `npm run products` speaks. */
export type Language = 'pt' | 'en';

/** The same sentence in each of them. */
export type Sentence = Readonly<Record<Language, string>>;

export const said = (pt: string, en: string): Sentence => ({ pt, en });

/** A text that is the same in both, such as a name or an address. */
export const asItIs = (text: string): Sentence => ({ pt: text, en: text });

/** What was found about a list, a sheet, an answer or a picture. */
export interface Finding {
  /** Whether something is lost by it: a product, a picture, the whole list. Else it is only worth knowing. */
  isWrong: boolean;
  /** 'item 3 "Caneca Azul"', 'linha 7, coluna "Preço"'. */
  where: Sentence;
  what: Sentence;
}

export const wrong = (where: Sentence, what: Sentence): Finding => ({ isWrong: true, where, what });
export const worthKnowing = (where: Sentence, what: Sentence): Finding => ({ isWrong: false, where, what });

const LONGEST = 60;

/** A value as it was found, short enough for a sentence. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** One finding as a line. */
export const tellFinding = ({ isWrong, where, what }: Finding, language: Language) =>
  `${isWrong ? '✗' : '·'} ${where[language]}: ${what[language]}`;

/** Throws all that is wrong, a line each. */
export function stopAt(findings: readonly Finding[], source: string) {
  const lines = findings.filter(({ isWrong }) => isWrong).map((finding) => tellFinding(finding, 'en'));
  if (lines.length > 0) throw new Error(`${source} has mistakes:\n${lines.join('\n')}`);
}

/** Why a call or a reading failed: `fetch` hides the reason in its error's cause. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string; code?: string }; message: string };
  return cause?.message || cause?.code || message;
}
