import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './makeFolder';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'action-log-folders-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a folder and its parents', () => {
  const path = join(folder, 'a', 'b');
  makeFolder(path);
  makeFolder(path);
  expect(existsSync(path)).toBe(true);
});

it('names the file that is in the way', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'below'))).toThrow(`${file} is not a folder`);
  expect(() => makeFolder('/dev/null/below')).toThrow('/dev/null is not a folder');
});
