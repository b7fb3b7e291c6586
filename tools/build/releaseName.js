/**
 * The version of the shop: that of package.json, and the commit.
 */
import { spawnSync } from 'node:child_process';
import manifest from '../../package.json' with { type: 'json' };

/** The values that replace `process.env.APP_VERSION` and `process.env.APP_COMMIT` in a build. */
export function releaseName() {
  const cwd = new URL('.', import.meta.url);
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd, encoding: 'utf8' });
  const commit = git.status === 0 ? git.stdout.trim() : 'unknown';
  return { APP_VERSION: manifest.version, APP_COMMIT: commit };
}
