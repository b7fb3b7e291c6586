import { dirname } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

/**
 * The script that makes `window.replayTools` in a page.
 * @param page the absolute path of a module that exports the members of `AppInPage`
 * @param options how esbuild reads the app's source
 */
export async function bundlePage(page: string, options: BuildOptions): Promise<string> {
  const contents = `
    import { installTools } from 'action-log-cli/page';
    import { renderedScreen } from ${JSON.stringify(page)};
    import * as page from ${JSON.stringify(page)};
    installTools({ ...page, renderedScreen });`; // esbuild names what a module does not export only if it is imported by name.
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
