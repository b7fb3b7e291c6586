import { describeFile, describePaths } from '../../cli/describe';
import type { FileReport, PathDifference } from '../../cli/fileReport';

/** One log in two builds. */
export interface Reviewed {
  /** Of the replay in Node. */
  report: FileReport;
  /** The steps at which the builds differ. */
  steps: readonly { name: string; facts: readonly PathDifference[] }[];
  /** How many steps differ only as two walks of the base do. */
  masked: number;
  /** The page with pictures of both sides, beside the summary. */
  page: string;
}

/** How many steps of a log are printed. */
const MOST = 5;

const code = (lines: readonly string[]) => ['```', ...lines, '```'].join('\n');

/**
 * What a pull request changes, as Markdown: what differs, where its pictures are, and what to accept.
 * @param unreached the changed files because of which all logs were taken
 */
export function summaryOf(reviewed: readonly Reviewed[], unreached: readonly string[] = []): string {
  const walked = reviewed.filter(({ steps }) => steps.length > 0);
  const replayed = reviewed.filter(({ report }) => report.result !== 'same');
  const masked = reviewed.reduce((sum, one) => sum + one.masked, 0);
  return `${[
    `## ${reviewed.length} recorded sessions: ${walked.length} look different, ${replayed.length} replay differently`,
    ...(unreached.length > 0
      ? [`All logs were taken, because no log runs ${unreached.map((path) => `\`${path}\``).join(', ')}.`]
      : []),
    ...(masked > 0 ? [`${masked} steps that differ between two walks of the base are left out.`] : []),
    ...walked.flatMap(sectionOf),
    ...(replayed.length > 0
      ? ['### In the reducers', code(replayed.map(({ report }) => describeFile(report)))]
      : []),
    ...acceptOf(walked, replayed),
  ].join('\n\n')}\n`;
}

function sectionOf({ report, steps, page }: Reviewed): string[] {
  return [
    `### ${report.file}`,
    `Pictures of both builds: \`${page}\``, // In the summary of a workflow, a link would lead nowhere.
    ...steps.slice(0, MOST).flatMap(({ name, facts }) => [`**${name}**`, code(describePaths(facts))]),
    ...(steps.length > MOST ? [`and ${steps.length - MOST} more steps`] : []),
  ];
}

function acceptOf(walked: readonly Reviewed[], replayed: readonly Reviewed[]): string[] {
  if (walked.length + replayed.length === 0) return [];
  const again = replayed.map(({ report }) => `- record \`${report.file}\` again, or explain the difference`);
  const looks =
    walked.length > 0 ? ['- merge, if the new pages are right: they are the base of the next review'] : [];
  return ['### To accept', [...looks, ...again].join('\n')];
}
