import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import Ajv from 'ajv';
import { buildQuickly } from '../plantedBugs/buildQuickly';
import { plantBug } from '../plantedBugs/plantBug';
import { replay } from './replay';

/** Fails if an answer does not match the schema of `--json`. */
function expectDescribed(said: string) {
  const ajv = new Ajv();
  ajv.validate(JSON.parse(readFileSync('docs/replay.schema.json', 'utf8')) as object, JSON.parse(said));
  expect(ajv.errorsText()).toBe('No errors');
}

const dist = process.env.DIST ?? 'dist';
const TOUR = 'tests/logs/tour.json';
const tour = JSON.parse(readFileSync(TOUR, 'utf8')) as { payload: string };
const actions = (JSON.parse(tour.payload) as unknown[]).length;
const states = actions + 1;

test(
  'a log has the same states in Chromium as in Node, with a picture of every step',
  { tag: '@soak' },
  () => {
    const shots = test.info().outputPath('shots');
    const { code, said } = replay('--browser', TOUR, '--dist', dist, '--shots', shots);
    const [log, browser, pictures] = said.split('\n');
    expect(log).toContain(`same       ${TOUR}: ${actions} actions;`);
    expect(browser).toMatch(new RegExp(`^same {7}Chromium \\S+ and Node \\S+ at ${states} states$`));
    expect(pictures).toMatch(new RegExp(`^${states} pictures: .+/shots/index\\.html$`));
    expect(code).toBe(0);
    expect(readdirSync(shots)).toHaveLength(states + 1);
    const sheet = readFileSync(`${shots}/index.html`, 'utf8');
    expect(sheet.match(/loading="lazy"/g)).toHaveLength(states);
    expect(sheet).toContain('alt="Finalizou a compra"');
  },
);

test('a state that differs in Chromium is reported at its step', { tag: '@soak' }, async () => {
  const there = test.info().outputPath('there');
  const bug = plantBug({
    file: 'src/entities/cart/model/slice.ts',
    search: 'item.quantity = payload.quantity;',
    replacement: 'item.quantity = payload.quantity + 1;',
  });
  await buildQuickly(there, [bug]);
  const { code, said } = replay('--browser', TOUR, '--dist', there, '--json');
  expect(code).toBe(1);
  expectDescribed(said);
  const [{ chromium }] = JSON.parse(said) as [{ chromium: { differences: { facts: unknown[] }[] } }];
  expect(chromium.differences[0]?.facts).toContainEqual({
    path: 'items',
    expected: { value: ['Caneca Sabiá × 2'] },
    found: { value: ['Caneca Sabiá × 3'] },
  });
  const [, different = ''] = replay('--browser', TOUR, '--dist', there).said.split('\ndifferent  ');
  expect(different).toMatch(
    /^Chromium .*: step \d+ cart\/quantityChanged \(Mudou a quantidade de Caneca Sabiá para 2\)/,
  );
  expect(different).toMatch(/\n +subtotal\n +expected {2}"R\$\u00a0135,80"\n +found {5}"R\$\u00a0203,70"\n/);
});

test('a log is played by pressing in the shop itself', { tag: '@soak' }, () => {
  expectDescribed(
    replay('--browser', '--by-hand', 'tests/logs/few-products.json', '--dist', dist, '--json').said,
  );
  const { code, said } = replay('--browser', '--by-hand', TOUR, '--dist', dist);
  expect(said).toMatch(/\nsame {7}Chromium .* by hand \(\d+ pressed, \d+ moved, \d+ dispatched\)\n$/);
  expect(code).toBe(0);
});

test('a log becomes a Playwright test that runs', { tag: '@soak' }, () => {
  test.setTimeout(240_000);
  const folder = test.info().outputPath('written');
  mkdirSync(folder, { recursive: true });
  for (const name of ['tour', 'cart', 'two-tabs']) {
    const { code, said } = replay('--to-playwright', `tests/logs/${name}.json`);
    expect(code).toBe(0);
    writeFileSync(`${folder}/${name}.spec.ts`, said);
  }
  const tourTest = readFileSync(`${folder}/tour.spec.ts`, 'utf8');
  // Each written test must be able to fail.
  writeFileSync(`${folder}/wrong.spec.ts`, tourTest.replace('Carrinho, 2 produtos', 'Carrinho, 7 produtos'));
  const { baseURL, launchOptions, locale } = test.info().project.use;
  const outputDir = `${folder}/results`; // Else this test's own would be emptied.
  const config = {
    testDir: folder,
    outputDir,
    workers: 1,
    timeout: 120_000, // As in this project's own tests: a busy machine is slow, not wrong.
    expect: { timeout: 15_000 },
    use: { baseURL, launchOptions, locale },
  };
  writeFileSync(`${folder}/written.config.ts`, `export default ${JSON.stringify(config)};`);
  const run = spawnSync(
    'npx',
    ['playwright', 'test', '-c', `${folder}/written.config.ts`, '--reporter=json'],
    {
      encoding: 'utf8',
    },
  );
  const { suites } = JSON.parse(run.stdout) as { suites: { file: string; specs: { ok: boolean }[] }[] };
  expect(suites.map(({ file, specs }) => [file, specs.map(({ ok }) => ok)]).sort()).toEqual([
    ['cart.spec.ts', [true]],
    ['tour.spec.ts', [true]],
    ['two-tabs.spec.ts', [true]],
    ['wrong.spec.ts', [false]],
  ]);
});

test('two builds are compared side by side, and a page shows the differences', { tag: '@soak' }, () => {
  const there = test.info().outputPath('there');
  cpSync(dist, there, { recursive: true });
  rmSync(`${there}/headers.json`);
  for (const name of readdirSync(there, { recursive: true, encoding: 'utf8' })) {
    if (!/\.html|assets\/(cart|main)\..*\.js/.test(name) || name.endsWith('.map')) continue;
    const file = `${there}/${name}`;
    if (/\.(br|gz)$/.test(name))
      rmSync(file); // It is the old file, compressed.
    else
      writeFileSync(
        file,
        readFileSync(file, 'utf8')
          .replace('Finalizar a compra', 'Finalizar compra')
          .replace('Produto Removido', 'Produto removido')
          // The changed scripts have other hashes.
          .replaceAll(/ integrity="sha256-[^"]{44}"/g, '')
          .replace('.integrity="sha256-"', '.title=""'),
      );
  }
  const report = test.info().outputPath('report.html');
  const compare = (against: string) =>
    replay('--browser', TOUR, '--dist', dist, '--against', against, '--report', report, '--json');

  const same = compare(dist);
  expect(same.code).toBe(0);
  expect(readFileSync(report, 'utf8')).toContain(`0 of ${states} states differ`);

  const { code, said } = compare(there);
  expect(code).toBe(1);
  expectDescribed(said);
  const [{ chromium }] = JSON.parse(said) as [
    { chromium: { differences: { action: string; facts: { path: string; expected: unknown }[] }[] } },
  ];
  expect(chromium.differences[0]).toMatchObject({
    action: 'cart/productAdded',
    facts: [
      { path: 'tab stops' },
      {
        path: 'text',
        expected: { value: ['- button "Finalizar compra"'] },
        found: { value: ['- button "Finalizar a compra"'] },
      },
      { path: 'pixels that differ', expected: { value: 0 } },
    ],
  });
  expect(chromium.differences.find(({ action }) => action === 'cart/productRemoved')?.facts).toContainEqual({
    path: 'alerts',
    expected: { value: ['Alerta: Produto removido com sucesso!'] },
    found: { value: ['Alerta: Produto Removido com sucesso!'] },
  });
  const page = readFileSync(report, 'utf8');
  expect(page).toContain('<mark>');
  expect(page.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(2 * chromium.differences.length);
});
