import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `npm run dev` reads. */
const sources = [
  'shop.json',
  'src',
  'public',
  'packages',
  'server/environment',
  'tools/build/ChunkIntegrity.js',
  'tools/build/releaseName.js',
  'tools/fromRoot.ts',
  'tools/root.cjs',
  'tools/settings',
  'tools/brand',
  'package.json',
  'tsconfig.json',
  'webpack.config.js',
];

/** `npm run dev` on a free port and on a copy of the sources, so that a test may edit them. */
export async function startDevServer() {
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-'));
  // Tests reach beyond these sources, and the dev server shows whatever the type checker finds.
  const filter = (path: string) => !path.includes('.test.');
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true, filter });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const server = spawn(process.execPath, ['node_modules/webpack/bin/webpack.js', 'serve'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (data) => {
      said += String(data);
      const found = /(http:\/\/localhost:\d+)\//.exec(said)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(said)));
  });

  return {
    address,

    /** Saves a file below `src` in which the first `from` has become `to`. */
    edit(path: string, from: string, to: string) {
      const file = join(folder, 'src', path);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
      writeFileSync(file, text.replace(from, to));
    },

    stop() {
      server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
