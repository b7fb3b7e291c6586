import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions } from 'esbuild';

/**
 * Bundles an app's module for Node and imports it, so that it needs no loader for what Node cannot read.
 * @param entry the module's absolute path; the caller names the type of its exports
 * @param options how esbuild reads the app's source
 */
export async function loadBundled<Exports>(entry: string, options: BuildOptions): Promise<Exports> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  const folder = mkdtempSync(join(tmpdir(), 'action-log-'));
  try {
    const file = join(folder, 'app.mjs');
    for (const { contents } of outputFiles) writeFileSync(file, contents); // One entry is one file.
    return (await import(pathToFileURL(file).href)) as Exports;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
