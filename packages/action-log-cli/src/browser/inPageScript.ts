import { build } from 'esbuild';
import { ofShop } from '../../../../tools/bundling';
import { fromRoot } from '../../../../tools/fromRoot';

let text: Promise<string> | undefined;

/** The script for a browser's page that makes `window.replayTools`, bundled once. */
export function inPageScript(): Promise<string> {
  return (text ??= bundle());
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    ...ofShop(),
    entryPoints: [fromRoot('packages/action-log-cli/src/browser/inPage/inPage.ts')],
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map((file) => file.text).join('');
}
