import { escaped } from '../browser/htmlPage';
import { describeFile } from './describe';
import type { FileReport } from './fileReport';

/** A text without the characters that XML cannot contain. */
const escape = (text: string) => escaped(text).replace(/[^\t\n\r\u0020-\ud7ff\ue000-\u{10ffff}]/gu, '');

/** The verdicts as a JUnit report: a test case for each file, which fails unless it is the same. */
export function junitOf(reports: readonly FileReport[], suite: string): string {
  const failed = reports.filter(({ result }) => result !== 'same').length;
  const cases = reports.map((report) => {
    const open = `  <testcase classname="replay" name="${escape(report.file)}"`;
    if (report.result === 'same') return `${open}/>`;
    return `${open}>\n    <failure type="${report.result}">${escape(describeFile(report))}</failure>\n  </testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escape(suite)}" tests="${reports.length}" failures="${failed}">`,
    ...cases,
    '</testsuite>\n',
  ].join('\n');
}

/**
 * The verdicts except 'same' as GitHub's annotations:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotationsOf(reports: readonly FileReport[]): string[] {
  const data = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const property = (text: string) => data(text).replace(/[:,]/g, encodeURIComponent);
  return reports
    .filter(({ result }) => result !== 'same')
    .map(
      (report) =>
        `::error file=${property(report.file)},title=replay ${report.result}::${data(describeFile(report))}`,
    );
}
