/**
 * The version of the shop: that of package.json, and the last commit of what its scripts are made of. A
 * commit of a list of products changes only the pages of products.
 */
import { spawnSync } from 'node:child_process';
import manifest from '../../package.json' with { type: 'json' };

const SOURCES = [
  'src',
  'packages',
  'owner',
  'tools',
  'server',
  'webpack.config.js',
  'package.json',
  'package-lock.json',
  'shop.json',
];

/** The values that replace `process.env.APP_VERSION` and `process.env.APP_COMMIT` in a build. */
export function releaseName() {
  const cwd = new URL('../..', import.meta.url);
  const git = spawnSync('git', ['log', '-1', '--format=%h', '--', ...SOURCES], { cwd, encoding: 'utf8' });
  const commit = git.stdout?.trim() || 'unknown';
  return { APP_VERSION: manifest.version, APP_COMMIT: commit };
}
