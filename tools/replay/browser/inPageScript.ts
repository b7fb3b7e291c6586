import { build } from 'esbuild';
import { ofShop } from '../../bundling';
import { fromRoot } from '../../fromRoot';

let text: Promise<string> | undefined;

/** The script for a browser's page that makes `window.replayTools`, bundled once. */
export function inPageScript(): Promise<string> {
  return (text ??= bundle());
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    ...ofShop(),
    entryPoints: [fromRoot('tools/replay/browser/inPage/inPage.ts')],
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map((file) => file.text).join('');
}
