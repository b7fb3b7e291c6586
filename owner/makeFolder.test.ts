import { existsSync } from 'node:fs';
import { newFolder } from '../tests/testing/newFolder';
import { makeFolder } from './makeFolder';

const { inFolder } = newFolder();

it('makes a folder and those above it, once', () => {
  makeFolder(inFolder('a/b/c'));
  makeFolder(inFolder('a/b/c'));
  expect(existsSync(inFolder('a/b/c'))).toBe(true);
});

it.each(['/sys', '/proc'])('if no folder may be made, the error names the first one: %s', (above) => {
  expect(() => makeFolder(`${above}/nada/fotos`)).toThrow(
    expect.objectContaining({ path: `${above}/nada`, code: 'EPERM' }) as Error,
  );
});
