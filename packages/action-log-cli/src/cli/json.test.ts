import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import { productAdded, quantityChanged } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { writeLog } from 'action-log';
import { logOfActions } from '../../../../tests/app/testing/logOfActions';
import { jiti } from '../../../../server/testing/jiti';
import type { Answer, Request } from './runReplays';

const schema: unknown = JSON.parse(
  readFileSync(join(__dirname, '../../../../docs/replay.schema.json'), 'utf8'),
);
const ajv = new Ajv().addSchema(schema as object, 'replay');

const SLICE = 'src/entities/cart/model/slice.ts';
const doubled = { file: SLICE, search: 'payload.quantity;', replacement: 'payload.quantity * 2;' };
const acceptsNone = { file: SLICE, search: '&& quantity > 0', replacement: '&& quantity >= 0' };
const noSubtotal = { file: SLICE, search: 'price_in_cents * quantity, 0', replacement: 'price_in_cents, 0' };

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'canecamisa-json-'));
  const add = productAdded(productOf({ id: 'p1' }));
  const log = await logOfActions([add, add, quantityChanged({ id: 'p1', quantity: 2 })]);
  writeFileSync(join(folder, 'good.json'), await writeLog(log));
  writeFileSync(join(folder, 'foreign.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the commands print with --json. */
function run(requests: readonly Request[]): unknown[] {
  const { stdout } = spawnSync(process.execPath, [jiti, join(__dirname, 'runReplays.ts')], {
    cwd: folder,
    encoding: 'utf8',
    input: requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
  });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse((JSON.parse(line) as Answer).said) as unknown);
}

const isOf = (kind: string, answer: unknown) => {
  ajv.validate(`replay#/definitions/${kind}`, answer);
  return ajv.errorsText();
};

it('prints with --json what the schema describes', () => {
  const [same, different, screen, shrunk, unshrunk, foreign, random, failed, coverage] = run([
    { args: ['--json', 'good.json', 'foreign.json'] },
    { args: ['--json', 'good.json'], bug: doubled },
    { args: ['--json', 'good.json'], bug: noSubtotal },
    { args: ['--json', '--shrink', 'good.json'], bug: doubled },
    { args: ['--json', '--shrink', 'good.json'] },
    { args: ['--json', '--shrink', 'foreign.json'] },
    { args: ['--json', '--random', '3', '--seed', '7'] },
    { args: ['--json', '--random', '1000', '--seed', '7'], bug: acceptsNone },
    { args: ['--json', '--coverage', 'good.json'] },
  ]);
  for (const answer of [same, different, screen]) expect(isOf('replay', answer)).toBe('No errors');
  for (const answer of [shrunk, unshrunk, foreign]) expect(isOf('shrink', answer)).toBe('No errors');
  for (const answer of [random, failed]) expect(isOf('random', answer)).toBe('No errors');
  expect(isOf('coverage', coverage)).toBe('No errors');

  expect(same).toMatchObject([{ result: 'same' }, { result: 'unreadable' }]);
  expect(different).toMatchObject([{ difference: { index: 2, what: 'state' } }]);
  expect(screen).toMatchObject([{ difference: { index: 2, what: 'screen' } }]);
  expect(shrunk).toMatchObject({
    result: 'different',
    shrunk: { file: 'good.shrunk.json', isSmallest: true, steps: [{ action: 'cart/productAdded' }, {}] },
  });
  expect(unshrunk).toMatchObject({ result: 'same', shrunk: null });
  expect(random).toMatchObject({ runs: 3, sessions: 3, seed: 7, failure: null });
  expect(failed).toMatchObject({ failure: { file: 'random-7.json', path: expect.any(String) as string } });
  // The schema can refuse.
  expect(isOf('replay', [{ ...Object(random) }])).not.toBe('No errors');
}, 60_000);
