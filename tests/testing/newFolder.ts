import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder that is new and empty for each test, and deleted after it. */
export function newFolder() {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'canecamisa-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  /** The absolute path of a file or folder in it. */
  const inFolder = (path = '') => join(folder, path);
  return {
    inFolder,
    /** Writes a file, and the folders above it. Returns its absolute path. */
    put(path: string, content: string | Uint8Array): string {
      mkdirSync(dirname(inFolder(path)), { recursive: true });
      writeFileSync(inFolder(path), content);
      return inFolder(path);
    },
    read: (path: string) => readFileSync(inFolder(path), 'utf8'),
  };
}
