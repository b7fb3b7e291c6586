/** @jest-environment ./tests/testing/app/jsdom.ts */
import type { FileReport } from './fileReport';
import { junitOf } from './junit';

const compared = {
  states: 2,
  changes: 1,
  screens: 2,
  effects: 0,
  missing: [],
  notJson: [],
};
const same: FileReport = {
  file: 'a.json',
  result: 'same',
  actions: 1,
  compared,
  difference: null,
};
const odd: FileReport = {
  file: 'b <"1">, 2.json',
  result: 'unreadable',
  reason: 'it has 100 % & a\u0000\nline',
};

it('a report has a test case for each file, in well-formed XML', () => {
  const report = new DOMParser().parseFromString(junitOf([same, odd], 'replay'), 'text/xml');
  expect(report.querySelector('parsererror')).toBeNull();
  const suite = report.documentElement;
  expect([suite.getAttribute('tests'), suite.getAttribute('failures')]).toEqual(['2', '1']);
  const cases = [...report.querySelectorAll('testcase')];
  expect(cases.map((testCase) => testCase.getAttribute('name'))).toEqual([same.file, odd.file]);
  expect(cases.map((testCase) => testCase.textContent.trim())).toEqual([
    '',
    'unreadable b <"1">, 2.json: it has 100 % & a\nline',
  ]);
});
