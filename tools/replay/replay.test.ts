import { spawnSync } from 'node:child_process';

/** `npm run replay`, as a user calls it. */
function replay(...args: string[]) {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'replay', '--', ...args], {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '' }, // In a workflow, annotations are printed, too.
  });
  return { code: status, said: stdout };
}

jest.setTimeout(60_000);

it('replays a log with the shop', () => {
  const { code, said } = replay('tests/logs/tour.json');
  expect(said).toBe(
    'same       tests/logs/tour.json: 30 actions; compared 2 hashes, 30 changes, 31 screens, 23 effects\n',
  );
  expect(code).toBe(0);
});

it('prints a Jest test with the layout of the code', () => {
  const { code, said } = replay('--to-test', 'tests/logs/tour.json');
  expect(code).toBe(0);
  expect(said).toContain("import { openReplayed } from './testing/openReplayed';\n");
  expect(said).toContain(
    "\ntest('tour', () => {\n  const app = openReplayed();\n  expect(app.screen()).toEqual({\n    address: '/',\n",
  );
});

it('plays random sessions', () => {
  expect(replay('--random', '3', '--seed', '7').said).toMatch(
    /^3 random sessions, \d+ actions: all invariants hold \(seed 7, fingerprint [0-9a-f]{8}\)\n$/,
  );
});
