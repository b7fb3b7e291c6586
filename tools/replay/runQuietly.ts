import { spawnSync } from 'node:child_process';

/**
 * Runs a program whose output nobody needs, unless it fails. Throws an error with all that it has printed if it fails.
 * @param what the sentence that the error begins with
 * @param folder in which the program runs
 */
export function runQuietly(what: string, program: string, args: readonly string[], folder: string): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0) return;
  const printed = [stdout, stderr].map((text) => text?.trim()).filter(Boolean);
  throw new Error([what, ...printed].join('\n'), { cause: error });
}
