import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let text: Promise<string> | undefined;

/** The script for a browser's page that makes `window.replayTools`, bundled once. */
export function inPageScript(): Promise<string> {
  return (text ??= bundle());
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('./inPage/inPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    alias: { '@': here('../../../src') },
    loader: { '.scss': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map((file) => file.text).join('');
}
