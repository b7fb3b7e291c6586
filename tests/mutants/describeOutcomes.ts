import type { Mutant } from './plantMutants';

/** What the logs say of a mutant. */
export interface Outcome {
  mutant: Mutant;
  /** 'seen': a log differs, or its replay crashes or never ends. */
  result: 'seen' | 'unseen' | 'not executed';
}

/** How many files are listed, and how many mutants of each. */
const MOST_FILES = 10;
const MOST_MUTANTS = 4;
const LONGEST_TEXT = 60;

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`;

/**
 * The share of mutants that are seen, and the files in which most are not, with the first of those.
 * @param total how many mutants the source has
 */
export function describeOutcomes(outcomes: readonly Outcome[], total: number): string {
  const of = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
  const [seen, unseen] = [of('seen'), of('unseen')];
  const files = [...new Set(outcomes.map(({ mutant }) => mutant.file))].map((file) => {
    const inFile = outcomes.filter(({ mutant }) => mutant.file === file);
    return { file, all: inFile.length, missed: inFile.filter(({ result }) => result !== 'seen') };
  });
  const worst = files
    .filter(({ missed }) => missed.length > 0)
    .sort((left, right) => right.missed.length - left.missed.length || left.file.localeCompare(right.file))
    .slice(0, MOST_FILES);
  return [
    `${outcomes.length} of ${total} mutants: ${seen} seen (${percent(seen, outcomes.length)}), ${unseen} executed but unseen, ${of('not executed')} not executed by any log`,
    `Of those that a log executes, ${percent(seen, seen + unseen)} are seen. Some of the unseen change no output at all.`,
    ...(worst.length > 0 ? ['Most are not seen in:'] : []),
    ...worst.flatMap(({ file, all, missed }) => [
      `  ${file}: ${missed.length} of ${all}`,
      ...missed.slice(0, MOST_MUTANTS).map(describeMissed),
    ]),
  ].join('\n');
}

function describeMissed({ mutant: { line, replacement }, result }: Outcome): string {
  const text = replacement.replace(/\s+/g, ' ');
  const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return `    line ${line}, ${result}: ${short}`;
}
