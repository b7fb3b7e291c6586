import { spawnSync } from 'node:child_process';

jest.setTimeout(60_000);

it('`npm run replay` replays a log with the shop', () => {
  const args = ['run', '--silent', 'replay', '--', 'tests/logs/tour.json'];
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8' });
  expect(stdout).toMatch(
    /^same +tests\/logs\/tour\.json: \d+ actions; compared [^\n]* screens, \d+ effects\n$/,
  );
  expect(status).toBe(0);
});
