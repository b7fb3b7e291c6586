import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const dist = process.env.DIST ?? 'dist';
const logs = readdirSync('tests/logs').map((name) => `tests/logs/${name}`);
// A saved cart at a page load, presses in a narrow window, and one that came too soon.
const few = ['restored', 'phone-cart', 'double-tap'].map((name) => `tests/logs/${name}.json`);

/** Walks logs in the built shop, and expects that nothing differs. The message has what differs. */
function expectSame(files: readonly string[]) {
  const args = ['run', '--silent', 'walk', '--', '--dist', dist, ...files];
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  expect(stdout).not.toMatch(/^different/m);
  expect(stdout.match(/^same .*\n^same {7}in Chromium/gm)).toHaveLength(files.length);
  expect(status).toBe(0);
}

test('sessions are the same when they are pressed in the shop itself', () => {
  test.setTimeout(process.env.SOAK ? 3_600_000 : 120_000);
  expectSame(process.env.SOAK ? logs : few);
});
