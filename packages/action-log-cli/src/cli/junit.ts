import type { Entry } from './entry';
import { tell } from './report';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Characters that XML cannot hold are left out.
const escape = (text: string) =>
  text
    .replace(/[&<>"]/g, (one) => entities[one] ?? one)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\u{10ffff}]/gu, '');

/** The verdicts as a JUnit report: a test case for each file, failed unless it is the same. */
export function junitOf(entries: readonly Entry[]): string {
  const failed = entries.filter(({ result }) => result !== 'same').length;
  const cases = entries.map((entry) => {
    const open = `  <testcase classname="replay" name="${escape(entry.file)}"`;
    if (entry.result === 'same') return `${open}/>`;
    return `${open}>\n    <failure type="${entry.result}">${escape(tell(entry))}</failure>\n  </testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="npm run replay" tests="${entries.length}" failures="${failed}">`,
    ...cases,
    '</testsuite>\n',
  ].join('\n');
}

/**
 * The verdicts that are no 'same' as GitHub's annotations:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotationsOf(entries: readonly Entry[]): string[] {
  const data = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const property = (text: string) => data(text).replace(/[:,]/g, encodeURIComponent);
  return entries
    .filter(({ result }) => result !== 'same')
    .map(
      (entry) => `::error file=${property(entry.file)},title=replay ${entry.result}::${data(tell(entry))}`,
    );
}
