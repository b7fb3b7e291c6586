/** @jest-environment node */
import { spawnSync } from 'node:child_process';

it('has committed the pictures that the code draws', () => {
  const check = spawnSync(process.execPath, ['tools/pictures/main.mjs', '--check'], { encoding: 'utf8' });
  expect(check.stderr).toBe('');
  expect(check.stdout).toContain('Pictures are up to date.');
}, 300_000);
