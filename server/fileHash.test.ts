import { statSync, utimesSync } from 'node:fs';
import { newFolder } from '../tests/testing/newFolder';
import { hashOfFile, hashOfContent } from './fileHash.mjs';

const { inFolder, put } = newFolder();

it("a file's hash is the hash of its content, however often and quickly the content changes with the same size and time", async () => {
  const file = put('list.json', '000');
  const { atime, mtime } = statSync(file);
  for (let number = 0; number < 300; number += 1) {
    const content = String(number).padStart(3, '0');
    put('list.json', content);
    utimesSync(file, atime, mtime); // As `touch -r` and `rsync -t`.
    expect(await hashOfFile(file)).toBe(hashOfContent(content));
  }
});

it('the hash of a folder, or of a file that does not exist, is null', async () => {
  expect(await hashOfFile(inFolder('nothing'))).toBeNull();
  expect(await hashOfFile(inFolder())).toBeNull();
});
