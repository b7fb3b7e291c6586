import { dirname } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

/**
 * The script that makes `window.replayTools` in a page.
 * @param page the absolute path of a module that exports the members of `AppPage`
 * @param options how esbuild reads the app's source
 */
export async function bundlePage(page: string, options: BuildOptions): Promise<string> {
  const contents = `
    import { installTools } from 'action-log-cli/page';
    import * as page from ${JSON.stringify(page)};
    installTools(page);`;
  const { outputFiles } = await build({
    ...options,
    stdin: { contents, resolveDir: dirname(page) },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map((file) => file.text).join('');
}
