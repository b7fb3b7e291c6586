import { statSync, utimesSync } from 'node:fs';
import { newFolder } from '../tests/testing/newFolder';
import { hashOf, hashOfContent } from './fileHash.mjs';

const { inFolder, put } = newFolder();

it('is of the content, however often and quickly that changes with the same size and time', async () => {
  const file = put('list.json', '000');
  const { atime, mtime } = statSync(file);
  for (let number = 0; number < 300; number += 1) {
    const content = String(number).padStart(3, '0');
    put('list.json', content);
    utimesSync(file, atime, mtime); // As `touch -r` and `rsync -t`.
    expect(await hashOf(file)).toBe(hashOfContent(content));
  }
});

it('of what is not a file is null', async () => {
  expect(await hashOf(inFolder('nothing'))).toBeNull();
  expect(await hashOf(inFolder())).toBeNull();
});
