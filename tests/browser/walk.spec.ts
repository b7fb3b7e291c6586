import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { buildQuickly } from '../plantedBugs/buildQuickly';
import { plantBug } from '../plantedBugs/plantBug';
import { walk } from './walk';

const dist = process.env.DIST ?? 'dist';
const TOUR = 'tests/logs/tour.json';

const sameAs = /\nsame {7}in Chromium \S+ at \d+ steps \(\d+ pressed, \d+ moved, 0 dispatched\)\n$/;

test('a log is repeated by pressing in the shop itself', () => {
  const { code, said } = walk('tests/logs/restored.json', '--dist', dist);
  expect([code, said]).toEqual([0, expect.stringMatching(sameAs)]);
});

test('a long session is the same in the shop as in Node', { tag: '@soak' }, () => {
  const { code, said } = walk(TOUR, '--dist', dist);
  expect([code, said]).toEqual([0, expect.stringMatching(sameAs)]);
});

test('a state that differs in Chromium is reported at its step', { tag: '@soak' }, async () => {
  const there = test.info().outputPath('there');
  const bug = plantBug({
    file: 'src/entities/cart/model/slice.ts',
    search: 'item.quantity = payload.quantity;',
    replacement: 'item.quantity = payload.quantity + 1;',
  });
  await buildQuickly(there, [bug]);
  const { code, said } = walk(TOUR, '--dist', there);
  expect(code).toBe(1);
  expect(said).toMatch(
    /\ndifferent {2}in Chromium .*: step \d+ cart\/quantityChanged \(Mudou a quantidade de Caneca Sabiá para 2\)/,
  );
  expect(said).toMatch(
    /\n +items\n +expected {2}\["Caneca Sabiá × 2"\]\n +found {5}\["Caneca Sabiá × 3"\]\n/,
  );
});

test('two builds are compared side by side, and a page shows the differences', { tag: '@soak' }, async () => {
  const [base, there] = [test.info().outputPath('base'), test.info().outputPath('there')];
  const texts = [
    ['src/pages/cart/ui/OrderSummary.tsx', 'Finalizar a compra', 'Finalizar compra'],
    ['src/entities/cart/model/startCartAlerts.ts', 'Produto Removido', 'Produto removido'],
  ].map(([file = '', search = '', replacement = '']) => plantBug({ file, search, replacement }));
  await buildQuickly(base, []);
  await buildQuickly(there, texts);
  const folder = test.info().outputPath('report');
  const against = (build: string) =>
    walk(TOUR, '--dist', base, '--against', build, '--report', folder, '--json');

  expect(against(base)).toMatchObject({ code: 0, differences: [] });
  const { code, differences } = against(there);
  expect(code).toBe(1);
  expect(differences[0]).toMatchObject({
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
  expect(differences.find(({ action }) => action === 'cart/productRemoved')?.facts).toContainEqual({
    path: 'alerts',
    expected: { value: ['Produto removido com sucesso!'] },
    found: { value: ['Produto Removido com sucesso!'] },
  });
  const report = readFileSync(`${folder}/tour.html`, 'utf8');
  expect(report).toContain('<mark>');
  expect(report.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(2 * differences.length);
});
