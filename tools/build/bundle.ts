import type { Configuration, Stats } from 'webpack';
import { browserConfig, prerenderConfig, webpack } from '../../webpack.config.js';
import { aliasesFor } from '../../owner/aliases';
import { fromRoot } from '../../owner/fromRoot';
import { hashed } from '../../owner/hashed';
import type { Shop } from './readShop';

interface Target {
  /** The folder for the browser's files. */
  path: string;
  /** The folder for the module that renders pages, and for webpack's cache. */
  cache: string;
  /** Without source maps, and not minified. */
  isQuick: boolean;
}

/** Texts that make webpack's cache invalid if they change. */
const CONFIGURATION = ['webpack.config.js', 'tsconfig.json', 'package-lock.json'].map(fromRoot);

/** Bundles the browser's files, and the module that renders pages. */
export async function bundle(
  { variables, settings, products, brand }: Shop,
  { path, cache, isQuick }: Target,
): Promise<void> {
  const sources = { variables, aliases: aliasesFor(settings), brand, pictures: products.pictures };
  const run = (config: Configuration) =>
    runWebpack({
      ...config,
      // With the same sources, nothing is compiled again.
      cache: {
        type: 'filesystem',
        cacheDirectory: `${cache}/webpack`,
        name: String(config.target),
        version: hashed(24, JSON.stringify([sources, isQuick])), // The cache does not see that other files replace modules.
        buildDependencies: { config: CONFIGURATION },
      },
      ...(isQuick && { devtool: false, optimization: { ...config.optimization, minimize: false } }),
    });
  await run(browserConfig({ ...sources, production: true, path }));
  await run(prerenderConfig({ ...sources, path: cache }));
}

/** Throws the errors that webpack reports. */
async function runWebpack(config: Configuration) {
  const compiler = webpack(config);
  const stats = await new Promise<Stats | undefined>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  await new Promise((done) => compiler.close(done));
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-warnings'));
}
