import { spawnSync } from 'node:child_process';
import type { FileReport } from 'action-log-cli';

/** Runs `npm run walk`. Returns its exit code, what it printed, and what the walks found. */
export function walk(...args: string[]) {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'walk', '--', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const reports = args.includes('--json') ? (JSON.parse(stdout) as FileReport[]) : [];
  const differences = reports.flatMap((report) => ('walk' in report && report.walk?.differences) || []);
  return { code: status, said: stdout, differences };
}
