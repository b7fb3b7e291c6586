import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { send, startServe, stopAll } from './programs';
import { makeSmallShop } from './smallShop';

/** The small shop, built into a folder and served for all tests of a file. */
export function servedShop() {
  let folder = '';
  let port = 0;
  beforeAll(async () => {
    folder = await makeSmallShop();
    port = Number(await startServe(inFolder('dist')).listening);
  });
  afterAll(async () => {
    await stopAll();
    rmSync(folder, { recursive: true });
  });

  /** The absolute path of a file or folder beside or in `dist`. */
  const inFolder = (path: string) => join(folder, path);
  return {
    inFolder,
    port: () => port,
    get: (path: string, headers: Record<string, string> = {}) => send({ port }, path, headers),
    /** Writes a file, and the folders above it. */
    put(path: string, content: string | Buffer) {
      mkdirSync(dirname(inFolder(path)), { recursive: true });
      writeFileSync(inFolder(path), content);
    },
  };
}
