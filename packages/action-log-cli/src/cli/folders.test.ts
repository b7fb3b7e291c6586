import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder, newestIn } from './folders';

let folder: string;
const at = (...names: string[]) => join(folder, ...names);

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'canecamisa-folders-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a folder and those above it', () => {
  makeFolder(at('a', 'b'));
  makeFolder(at('a', 'b'));
  expect(existsSync(at('a', 'b'))).toBe(true);
});

it('tells what is in the way of a folder', () => {
  writeFileSync(at('file'), '');
  expect(() => makeFolder(at('file', 'below'))).toThrow(`${at('file')} is no folder`);
  expect(() => makeFolder('/dev/null/below')).toThrow('/dev/null is no folder');
});

it('finds the newest file, however deep it is', () => {
  mkdirSync(at('deep', 'deeper'), { recursive: true });
  const files = [at('old'), at('deep', 'deeper', 'new'), at('deep', 'older')];
  files.forEach((file, index) => {
    writeFileSync(file, '');
    utimesSync(file, 0, [100, 300, 200][index] ?? 0);
  });
  expect(newestIn([at('old'), at('deep')])).toBe(300_000);
  expect(newestIn([at('old')])).toBe(100_000);
});
