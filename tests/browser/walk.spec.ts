import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { walk } from './walk';

const dist = process.env.DIST ?? 'dist';
const folder = 'tests/logs';
const logs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

/** Expects that nothing differs. The message has what differs. */
function expectSame(names: readonly string[]) {
  const files = names.map((name) => `${folder}/${name}`);
  const { code, said } = walk('--dist', dist, ...files);
  expect(said).not.toMatch(/^different/m);
  expect(said.match(/^same .*\n^same {7}in Chromium/gm)).toHaveLength(names.length);
  expect(code).toBe(0);
}

// A saved cart at a page load, presses in a narrow window, and one that came too soon.
test('sessions are the same when they are pressed in the shop itself', { tag: '@push' }, () =>
  expectSame(['restored.json', 'phone-cart.json', 'double-tap.json']),
);

test.describe('on a machine with other work', { tag: '@soak' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 2 * 3_600_000 });
  let busyProcesses: ChildProcess[] = [];
  test.beforeAll(() => {
    busyProcesses = Array.from({ length: 8 }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  });
  test.afterAll(() => busyProcesses.forEach((busyProcess) => busyProcess.kill()));

  for (const time of ['first', 'second', 'third'])
    test(`no session differs, ${time} time`, () => expectSame(logs));

  test('two-tabs is the same ten times', () => expectSame(Array<string>(10).fill('two-tabs.json')));
});
