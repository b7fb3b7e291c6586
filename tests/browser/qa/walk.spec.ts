import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readHeaders, writeHeaders } from '../../../server/headersFile.mjs';

const dist = process.env.DIST ?? 'dist';
const logs = readdirSync('tests/logs').map((name) => `tests/logs/${name}`);
// A saved cart at a page load, presses in a narrow window, and one that came too soon.
const few = ['restored', 'phone-cart', 'double-tap'].map((name) => `tests/logs/${name}.json`);

/** Walks logs in a build. */
function walk(build: string, files: readonly string[]) {
  const args = ['run', '--silent', 'walk', '--', '--dist', build, ...files];
  return spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}

/** Walks logs in the built shop, and expects that nothing differs. The message has what differs. */
function expectSame(files: readonly string[]) {
  const { status, stdout } = walk(dist, files);
  expect(stdout).not.toMatch(/^different/m);
  expect(stdout.match(/^same .*\n^same {7}in Chromium/gm)).toHaveLength(files.length);
  expect(status).toBe(0);
}

test('sessions are the same when they are pressed in the shop itself', () => {
  test.setTimeout(process.env.SOAK ? 3_600_000 : 120_000);
  expectSame(process.env.SOAK ? logs : few);
});

test('a walk names what a server sends wrongly: a text that no script shows, and a page that caches keep for a year', async () => {
  test.setTimeout(120_000);
  const build = test.info().outputPath('build');
  cpSync(dist, build, { recursive: true });
  const page = `${build}/camisetas.html`;
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace(/(<p class="[^"]*price">)R\$/, '$1US$'));
  for (const encoding of ['br', 'gz']) rmSync(`${page}.${encoding}`);
  const headers = await readHeaders(build);
  const keptForAYear = { name: 'Cache-Control', files: '.*', value: 'max-age=31536000' };
  await writeHeaders(build, { ...headers, headers: [keptForAYear, ...headers.headers] });

  const log = test.info().outputPath('log.json');
  const recorded = JSON.parse(readFileSync('tests/logs/first-category.json', 'utf8')) as object;
  const response = { status: 200, cacheControl: 'no-cache', contentType: 'text/html; charset=utf-8' };
  writeFileSync(log, JSON.stringify({ ...recorded, response }));

  const { status, stdout } = walk(build, [log]);
  expect(stdout).toMatch(/^different .*: the start\b/m);
  expect(stdout).toMatch(
    /cache-control of the page's response: - expected, \+ actual\n *- "no-cache"\n *\+ "max-age=31536000"/,
  );
  expect(stdout).toMatch(
    /page as it was served: - expected, \+ actual\n[^+]*- +- paragraph: R\$ [^+]*\+ +- paragraph: US\$ /,
  );
  expect(status).toBe(1);
});
