import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions } from 'esbuild';

/** Packages in CommonJS, such as react-dom, require Node's own modules. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The name of the file of a bundle. */
export const BUNDLE = 'action-log-bundle.mjs';

// One entry is bundled into one file. What esbuild would print is in the error that it throws.
const textOf = async (options: BuildOptions) =>
  (await build({ logLevel: 'silent', ...options, bundle: true, write: false })).outputFiles?.[0]?.text ?? '';

/**
 * Bundles an app's module for Node and imports it: Node alone could not read its TypeScript, JSON and styles.
 * @param entry the module's absolute path; the caller names the type of its exports
 * @param options how esbuild reads the app's source
 */
export async function loadBundled<Exports>(entry: string, options: BuildOptions): Promise<Exports> {
  const text = await textOf({
    ...options,
    entryPoints: [entry],
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline', // For `--coverage`, which names lines of the source.
    banner: { js: REQUIRE },
  });
  const folder = mkdtempSync(join(tmpdir(), 'action-log-'));
  try {
    const file = join(folder, BUNDLE);
    writeFileSync(file, text);
    return (await import(pathToFileURL(file).href)) as Exports;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The script that makes `window.replayTools` in a page.
 * @param module the absolute path of a module that exports members of `AppInPage`; undefined if the app has none
 * @param options how esbuild reads the app's source
 */
export function bundlePage(module: string | undefined, options: BuildOptions): Promise<string> {
  const app = module === undefined ? 'const app = {};' : `import * as app from ${JSON.stringify(module)};`;
  const contents = `import { installTools } from 'action-log-cli/page'; ${app} installTools(app);`;
  const stdin = { contents, resolveDir: module === undefined ? import.meta.dirname : dirname(module) };
  return textOf({ ...options, stdin, format: 'iife', target: 'es2022' });
}
