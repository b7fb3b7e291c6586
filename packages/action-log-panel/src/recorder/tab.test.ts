/** @jest-environment ./tests/app/testing/jsdom.ts */
import { beginInTab, newestInTab } from './tab';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('a tab remembers its newest recording, and the one before', () => {
  expect(newestInTab('app')).toEqual({ id: '', after: '' });
  expect(beginInTab('a', 'app')).toBe('');
  expect(beginInTab('b', 'app')).toBe('a');
  expect(newestInTab('app')).toEqual({ id: 'b', after: 'a' });
});

it('a tab remembers nothing if storage is forbidden', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(beginInTab('a', 'app')).toBe('');
  expect(newestInTab('app')).toEqual({ id: '', after: '' });
});
