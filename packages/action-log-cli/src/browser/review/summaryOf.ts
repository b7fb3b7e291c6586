import { count, describeFile, describePaths } from '../../cli/describe';
import type { FileReport, PathDifference } from '../../cli/fileReport';
import { words } from '../../cli/words';

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
    `## ${words(
      '{}: {} look different, {} replay differently',
      count(reviewed.length, 'recorded session'),
      walked.length,
      replayed.length,
    )}`,
    ...(unreached.length > 0
      ? [
          words(
            'All logs were taken, because no log runs {}.',
            unreached.map((path) => `\`${path}\``).join(', '),
          ),
        ]
      : []),
    ...(masked > 0
      ? [words('Left out, because two walks of the base differ there, too: {}.', count(masked, 'step'))]
      : []),
    ...walked.flatMap(sectionOf),
    ...(replayed.length > 0
      ? [`### ${words('In the reducers')}`, code(replayed.map(({ report }) => describeFile(report)))]
      : []),
    ...acceptOf(walked, replayed),
  ].join('\n\n')}\n`;
}

function sectionOf({ report, steps, page }: Reviewed): string[] {
  return [
    `### ${report.file}`,
    words('Pictures of both builds: {}', `\`${page}\``), // In the summary of a workflow, a link would lead nowhere.
    ...steps.slice(0, MOST).flatMap(({ name, facts }) => [`**${name}**`, code(describePaths(facts))]),
    ...(steps.length > MOST ? [words('and {}', count(steps.length - MOST, 'more step'))] : []),
  ];
}

function acceptOf(walked: readonly Reviewed[], replayed: readonly Reviewed[]): string[] {
  if (walked.length + replayed.length === 0) return [];
  const again = replayed.map(
    ({ report }) => `- ${words('record {} again, or explain the difference', `\`${report.file}\``)}`,
  );
  const looks =
    walked.length > 0
      ? [`- ${words('merge, if the new pages are right: they are the base of the next review')}`]
      : [];
  return [`### ${words('To accept')}`, [...looks, ...again].join('\n')];
}
