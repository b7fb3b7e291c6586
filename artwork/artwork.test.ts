import { spawnSync } from 'node:child_process';

const jiti = 'node_modules/jiti/lib/jiti-cli.mjs';

it('has committed the pictures that the code draws', () => {
  const check = spawnSync(process.execPath, [jiti, 'artwork/drawAll.ts', '--check'], { encoding: 'utf8' });
  expect(check.stderr).toBe('');
  expect(check.stdout).toContain('Pictures are up to date.');
}, 300_000);
