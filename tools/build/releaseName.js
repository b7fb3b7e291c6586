/**
 * Which version of the store this is: the one of package.json, and the commit it was built from.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../..', import.meta.url);

/** The texts that the source finds under `process.env`. */
export function releaseName() {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const commit = git.status === 0 ? git.stdout.trim() : 'unknown';
  return { APP_VERSION: version, APP_COMMIT: commit };
}
