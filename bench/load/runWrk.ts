/**
 * Asks a server for one address as fast as it answers, with Debian's `wrk`.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackages, ranWell } from '../../server/testing/debianPackages';

export interface Load {
  /** Answers in a second. */
  rate: number;
  /** The time in which half of the answers came, and 99 of 100, in ms. */
  p50: number;
  p99: number;
  /** Answers that were no 200, and connections that failed or waited too long. */
  errors: number;
}

const run = promisify(execFile);
const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** No argument makes wrk exit with 0 at once, so `which` looks for it. */
const isThere = () => ranWell('which', 'wrk');

/** Throws an error that says what to do. */
export function ensureWrk(): void {
  if (!isThere()) installPackages(['wrk']);
  if (!isThere()) throw new Error('There is no wrk for the load: install it.');
}

/** The rate and the times of the answers when `connections` request an address, over and over, for some seconds. */
export async function runWrk(url: string, connections: number, seconds: number): Promise<Load> {
  const headers = ['-H', 'Accept-Encoding: gzip, deflate, br, zstd'];
  const extent = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`];
  const { stdout } = await run('wrk', ['--latency', '--timeout', '5s', ...extent, ...headers, url]);
  const found = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? [];
  const time = (percent: number) => {
    const [value = 'NaN', unit = 'ms'] = found(new RegExp(`^ *${percent}% +([\\d.]+)(\\w+)$`, 'm'));
    return Number(value) * (MS[unit] ?? NaN);
  };
  const failed = [...found(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)];
  const [refused = '0'] = found(/Non-2xx or 3xx responses: (\d+)/);
  return {
    rate: Number(found(/Requests\/sec: +([\d.]+)/)[0]),
    p50: time(50),
    p99: time(99),
    errors: [...failed, refused].reduce((sum, each) => sum + Number(each), 0),
  };
}
