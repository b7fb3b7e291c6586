/** @jest-environment ./tests/app/testing/jsdom.ts */
import { counterLog } from 'action-log/testing';
import { saveFile } from './saveFile';

test('a log is downloaded under the time of its recording', () => {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  jest.useFakeTimers();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: unknown) {
    names.push((this as HTMLAnchorElement).download);
  });
  saveFile(counterLog([]), 'text');
  jest.runAllTimers();
  expect(names).toEqual(['app-2024-01-01T00-00-00.json']);
  jest.useRealTimers();
  click.mockRestore();
});
