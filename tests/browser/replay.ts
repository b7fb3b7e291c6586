import { spawnSync } from 'node:child_process';

/** Runs `npm run replay`. Returns its exit code and what it printed. */
export function replay(...args: string[]) {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'replay', '--', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { code: status, said: stdout };
}
