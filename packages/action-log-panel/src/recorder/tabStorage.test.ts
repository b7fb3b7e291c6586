/** @jest-environment ./tests/app/testing/jsdom.ts */
import { beginInTab, newestInTab } from './tabStorage';

it('a tab remembers its newest recording and its first one, or nothing if storage is forbidden', () => {
  expect(newestInTab('app')).toEqual({ id: '', tab: '' });
  expect([beginInTab('a', 'app'), beginInTab('b', 'app')]).toEqual(['a', 'a']);
  expect(newestInTab('app')).toEqual({ id: 'b', tab: 'a' });
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  expect(beginInTab('c', 'app')).toBe('c');
});
