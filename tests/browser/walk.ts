import { spawnSync } from 'node:child_process';

/** Walks logs in the built shop. Returns the exit code and what was printed. */
export function walk(...args: string[]) {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'walk', '--', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { code: status, said: stdout };
}
