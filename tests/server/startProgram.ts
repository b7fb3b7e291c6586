import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a server of this project as a process of Node.
 * @param args the script and its arguments
 * @param firstLine the whole line that it prints when it listens, with its address as the first group
 * @param env in addition to the environment of the test
 * @returns `listening` resolves to the address and rejects if the process ends first; `ended` resolves to its exit code and
 * output; `log` is its output until now, standard error first
 */
export function startProgram(args: readonly string[], firstLine: RegExp, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let said = '';
  let complained = '';
  child.stdout.on('data', (data) => (said += String(data)));
  child.stderr.on('data', (data) => (complained += String(data)));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, said, complained }));
  const listening = Promise.race([once(child.stdout, 'data'), ended]).then(() => {
    const address = firstLine.exec(said)?.[1];
    if (!address) throw new Error(`Not the line expected: ${said}${complained}`);
    return address;
  });
  listening.catch(() => undefined); // A test of a refusal waits only for the end.
  return { child, listening, ended, log: () => complained + said };
}
