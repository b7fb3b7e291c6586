import { mkdirSync, readdirSync } from 'node:fs';
import { newFolder } from '../tests/testing/newFolder';
import { writeWhole } from './writeWhole';

const { inFolder, put, read } = newFolder();

it('a file is replaced by its new content', () => {
  put('a.json', '1');
  writeWhole(inFolder('a.json'), '2');
  expect(read('a.json')).toBe('2');
});

it('nothing is left of a file that cannot be written, and the error names the file', () => {
  mkdirSync(inFolder('a.json')); // A folder is never replaced.
  expect(() => writeWhole(inFolder('a.json'), '2')).toThrow(
    expect.objectContaining({ path: inFolder('a.json') }) as Error,
  );
  expect(readdirSync(inFolder())).toEqual(['a.json']);
});
