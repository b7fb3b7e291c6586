/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { jiti } from '../tools/jiti';

it('has committed the pictures that the code draws', () => {
  const check = spawnSync(process.execPath, [jiti, 'artwork/drawAll.ts', '--check'], { encoding: 'utf8' });
  expect(check.stderr).toBe('');
  expect(check.stdout).toContain('Pictures are up to date.');
}, 300_000);
