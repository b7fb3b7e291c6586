/** @jest-environment ./tests/testing/app/jsdom.ts */
import type { LogNote } from 'action-log';
import { watchErrors } from './watchErrors';

it('uncaught errors and errors on the console are noted, and the console still shows them', () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => {});
  const noted: LogNote[] = [];
  watchErrors((note) => noted.push(note));
  dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: quebrou' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('recusado') }));
  console.error('A chave', 7);
  console.error(Object.create(null));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'x'.repeat(5000) }));
  expect(noted).toEqual([
    { error: 'Uncaught Error: quebrou' },
    { error: 'Error: recusado' },
    { console: 'A chave 7' },
    { console: 'object' },
    { error: 'x'.repeat(1000) },
  ]);
  expect(written.mock.calls).toEqual([['A chave', 7], [Object.create(null)]]);
});
