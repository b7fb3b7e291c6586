/** @jest-environment node */
import { spawnSync } from 'node:child_process';

it('has committed the pictures that the code draws', () => {
  const check = spawnSync('npx', ['jiti', 'artwork/drawAll.ts', '--check'], { encoding: 'utf8' });
  expect(check.stderr).toBe('');
  expect(check.stdout).toContain('Pictures are up to date.');
}, 300_000);
