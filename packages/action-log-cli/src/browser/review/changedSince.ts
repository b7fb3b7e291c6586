import { execFileSync } from 'node:child_process';

/** The files below this folder that differ from those of a commit, as paths from here. Throws if git does not know the commit. */
export function changedSince(commit: string): string[] {
  return execFileSync('git', ['diff', '--name-only', '--relative', commit], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '');
}
