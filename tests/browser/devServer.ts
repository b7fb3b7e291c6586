import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `npm run dev` reads. */
const sources = [
  'shop.json',
  'shop.d.json.ts',
  'src',
  'public',
  'packages',
  'server/environment',
  'tools/build/ChunkIntegrity.js',
  'tools/build/pageTemplate.ts',
  'tools/build/releaseName.js',
  'tools/build/untyped.d.ts',
  'tools/dev',
  'tools/fromRoot.ts',
  'tools/products/samplePictures.tar',
  'tools/products/samplePictures.ts',
  'tools/root.cjs',
  'tools/settings',
  'tools/brand',
  'package.json',
  'webpack.config.js',
];

/** `npm run dev` on a free port and on a copy of the sources, so that a test may edit them. */
export async function startDevServer() {
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-'));
  // The dev server shows every type error: tests, and packages that src does not import, need more than these sources.
  const filter = (path: string) => !path.includes('.test.');
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true, filter });
  const project = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as object;
  const include = ['src', 'tools', '*.ts'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...project, include }));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const server = spawn(process.execPath, ['node_modules/jiti/lib/jiti-cli.mjs', 'tools/dev/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (data) => {
      said += String(data);
      const found = /(http:\/\/localhost:\d+)\//.exec(said)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(said)));
  });

  return {
    address,

    /** Replaces the first `from` in a file by `to`. */
    edit(path: string, from: string, to: string) {
      const file = join(folder, path);
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
