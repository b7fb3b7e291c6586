/**
 * Starts a PostgreSQL for a test, on a socket in a new folder. Installs Debian's package if it is missing.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { builtInRows } from '../../../src/entities/product/model/builtInProducts';
import { ensureProgram } from '../../../tools/programs';

/** PostgreSQL refuses to run as root, so for root it runs as 'nobody'. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

interface Database {
  /** The address for `psql` and DATABASE_URL. */
  url: string;
  /** Runs psql with an input. */
  psql: (
    args: readonly string[],
    input?: string,
  ) => { status: number | null; stdout: string; stderr: string };
  start: () => Promise<void>;
  /** Stops it as `systemctl stop` does: connections are closed. */
  stop: () => Promise<void>;
  /** Stops and deletes it. */
  close: () => Promise<void>;
}

/** Starts a database with the schema and the sample products; `importList` runs import.sql. */
export async function openSampleDatabase() {
  const database = await openDatabase();
  const file = (name: string) => resolve('server/backend', name);
  const importList = (rows: readonly object[], ...flags: string[]) =>
    database.psql([...flags, '-f', file('import.sql')], JSON.stringify(rows));
  for (const { status, stderr } of [database.psql(['-f', file('schema.sql')]), importList(builtInRows)])
    if (status !== 0) throw new Error(stderr);
  return { ...database, importList };
}

/** Starts a new, empty database. Close it, or its folder stays. */
async function openDatabase(): Promise<Database> {
  const programs = dirname(realpathSync(ensureProgram('postgres'))); // A link may be alone in its folder.
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-db-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr } = spawnSync(join(programs, 'initdb'), initdb, {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);

  const all = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off' };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres:///postgres?host=${folder}&user=postgres`;
  let server: ChildProcess | undefined;
  let log = '';

  async function start() {
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...user, cwd: folder });
    server = child;
    const from = log.length;
    await new Promise<void>((resolve, reject) => {
      child.once('close', () => reject(new Error(log.slice(from))));
      child.stderr.on('data', (text) => {
        log += String(text);
        if (log.includes('ready to accept connections', from)) resolve();
      });
    });
  }

  async function stop() {
    if (!server || server.exitCode !== null) return;
    const closed = once(server, 'close');
    server.kill('SIGINT');
    await closed;
  }

  await start();
  return {
    url,
    start,
    stop,
    psql(args, input = '') {
      const options = { input, encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(join(programs, 'psql'), ['-X', url, ...args], options);
      return { status, stdout, stderr };
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
