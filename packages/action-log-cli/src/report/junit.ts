import { describeFile } from './describe';
import type { FileReport } from './fileReport';

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** A text as XML, without the characters that XML cannot contain. */
const escapeXml = (text: string) =>
  text
    .replace(/[&<>"]/g, (character) => entities.get(character) ?? '')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\u{10ffff}]/gu, '');

/**
 * The verdicts as a JUnit report: a test case for each file, which fails unless it is the same.
 * @param suite its name: the command
 */
export function junitOf(reports: readonly FileReport[], suite: string): string {
  const failed = reports.filter(({ result }) => result !== 'same').length;
  const cases = reports.map((report) => {
    const open = `  <testcase classname="${suite}" name="${escapeXml(report.file)}"`;
    if (report.result === 'same') return `${open}/>`;
    return `${open}>\n    <failure type="${report.result}">${escapeXml(describeFile(report))}</failure>\n  </testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${suite}" tests="${reports.length}" failures="${failed}">`,
    ...cases,
    '</testsuite>\n',
  ].join('\n');
}
