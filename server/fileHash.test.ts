import { statSync, utimesSync, type BigIntStats } from 'node:fs';
import { newFolder } from '../tests/testing/newFolder';
import { createHashOfFile, hashOfContent, hashOfFile } from './fileHash.mjs';

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

it('a folder, or a file that does not exist, has no hash', async () => {
  expect(await hashOfFile(inFolder('nothing'))).toBeNull();
  expect(await hashOfFile(inFolder())).toBeNull();
});

/** A disk with one file, whose clock ticks every two seconds: within a tick, `stat` does not see a change. */
function slowDisk(content: string) {
  let [time, changedAt, reads] = [0, 0, 0];
  const tick = () => time - (time % 2000);
  const hash = createHashOfFile({
    stat: async () =>
      ({
        isFile: () => true,
        ino: 1n,
        size: BigInt(content.length),
        ctimeMs: BigInt(changedAt),
        ctimeNs: BigInt(changedAt) * 1_000_000n,
      }) as BigIntStats,
    readFile: async () => {
      reads += 1;
      return Buffer.from(content);
    },
    now: () => time,
  });
  return {
    hash: () => hash('list.json'),
    write(text: string) {
      content = text;
      changedAt = tick();
    },
    wait: (ms: number) => void (time += ms),
    reads: () => reads,
  };
}

it('a file that changes twice within one tick of the disk has the hash of its newest content', async () => {
  const disk = slowDisk('old');
  disk.wait(2000);
  disk.write('one');
  disk.wait(1900);
  expect(await disk.hash()).toBe(hashOfContent('one'));
  disk.write('two');
  expect(await disk.hash()).toBe(hashOfContent('two'));
  disk.wait(200);
  expect(await disk.hash()).toBe(hashOfContent('two'));
});

it('a file that changed more than two seconds ago is read once', async () => {
  const disk = slowDisk('old');
  disk.wait(2001);
  for (let count = 0; count < 3; count += 1) expect(await disk.hash()).toBe(hashOfContent('old'));
  expect(disk.reads()).toBe(1);
});
