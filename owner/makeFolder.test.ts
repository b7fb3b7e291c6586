import { existsSync } from 'node:fs';
import { newFolder } from '../tests/testing/newFolder';
import { makeFolder } from './makeFolder';

const { inFolder } = newFolder();

it('makeFolder creates a folder and its parents, once', () => {
  makeFolder(inFolder('a/b/c'));
  makeFolder(inFolder('a/b/c'));
  expect(existsSync(inFolder('a/b/c'))).toBe(true);
});

it.each(['/sys', '/proc'])(
  'if a folder may not be created, the error names the first folder that failed: %s',
  (above) => {
    expect(() => makeFolder(`${above}/nada/fotos`)).toThrow(
      expect.objectContaining({ path: `${above}/nada`, code: 'EPERM' }) as Error,
    );
  },
);
