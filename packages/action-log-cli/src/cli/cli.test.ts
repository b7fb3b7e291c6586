import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { orderPlaced, productAdded, quantityChanged } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { writeLog } from 'action-log';
import { categoryChosen } from '@/features/catalogue';
import { logOfActions, longLog } from '../../../../tests/app/testing/logOfActions';
import { jiti } from '../../../../server/testing/jiti';
import type { Bug } from '../../../../tests/plantedBugs/plantBug';
import type { Entry, SameEntry } from './entry';
import type { Answer, Request } from './runReplays';

const SLICE = 'src/entities/cart/model/slice.ts';
const raisesQuantity = {
  file: SLICE,
  search: 'if (!item || has(state, item.id)) return;',
  replacement: `
    const there = state.items.find(({ id }) => id === item?.id);
    if (there) there.quantity += 1;
    if (!item || there) return;`,
};

/** Per cent. */
const cuts = [10, 50, 90, 99];

/** What --json prints of one file; one that cannot be replayed has no counts. */
type Told = Pick<Entry, 'file' | 'result'> & Partial<Pick<SameEntry, 'actions' | 'cutOff' | 'compared'>>;

let folder: string;
let good: string;

function put(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

let replays: ChildProcess;
let answers: AsyncIterator<string>;

/** Runs `npm run replay` with these arguments, in the folder of the test's files. */
async function run(args: string[], bug?: Bug): Promise<Answer> {
  const request: Request = { args, ...(bug && { bug }) };
  replays.stdin?.write(`${JSON.stringify(request)}\n`);
  const { value } = (await answers.next()) as { value: string };
  return JSON.parse(value) as Answer;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'canecamisa-logs-'));
  replays = spawn(process.execPath, [jiti, join(__dirname, 'runReplays.ts')], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, GITHUB_ACTIONS: '' }, // In a workflow there would be annotations, too.
  });
  answers = createInterface({ input: replays.stdout ?? process.stdin })[Symbol.asyncIterator]();
  const product = productOf({ id: 'p1' });
  const [add, few] = [productAdded(product), [categoryChosen('mugs'), productAdded(product)]];
  const log = await logOfActions([...few, add, quantityChanged({ id: 'p1', quantity: 3 }), orderPlaced()]);
  good = await writeLog(log);
  // Both saves were made, but the alert of the second add was never shown.
  const saves = [{ wrote: 'catalogue' }, { wrote: 'cart' }].map((one) => [5, one] as const);
  const happened = [...saves, [5, { click: { role: 'button', name: 'Voltar' } }] as const];
  put('unshown.json', await writeLog({ ...log, happened }));
  put('good.json', good);
  const long = await writeLog(await longLog());
  put('long.json', long);
  for (const part of cuts) put(`cut${part}.json`, long.slice(0, (long.length * part) / 100));
  put('other.json', good.replaceAll('catalogue/categoryChosen', 'catalogue/colourChosen'));
  put('newer.json', good.replace('"version": 2', '"version": 3'));
  put('older.json', good.replace('"version": 2', '"version": 0'));
  put('damaged.json', good.replace('preloadedState', 'preloadedState" "'));
  put('foreign.json', '{ "name": "canecamisa" }');
  put('text.json', 'Olá');
  put('empty.json', '');
  put('begun.json', good.slice(0, 200));
  mkdirSync(join(folder, 'nothing/below'), { recursive: true });
  writeFileSync(join(folder, 'nothing/below/notes.txt'), '');
  mkdirSync(join(folder, 'corpus/deeper'), { recursive: true });
  put('corpus/b.json', good);
  put('corpus/deeper/a.json', good);
  put('corpus/readme.md', '');
});

afterAll(() => {
  replays.kill();
  rmSync(folder, { recursive: true });
});

jest.setTimeout(60_000); // On a busy machine a command may take long.

describe('a replay', () => {
  it('says one line for each log, and exits with 0 where all are the same', async () => {
    expect(await run(['good.json', 'corpus'])).toEqual({
      code: 0,
      said: `same       good.json: 5 actions; compared 2 hashes, 5 changes, 6 screens, 5 effects
same       corpus/b.json: 5 actions; compared 2 hashes, 5 changes, 6 screens, 5 effects
same       corpus/deeper/a.json: 5 actions; compared 2 hashes, 5 changes, 6 screens, 5 effects
3 logs: 3 same
`,
      complained: '',
    });
  });

  it('tells the first difference readably, and exits with 1', async () => {
    expect(await run(['good.json'], raisesQuantity)).toEqual({
      code: 1,
      said: `different  good.json: step 3 cart/productAdded (Adicionou Caneca p1); 5 actions
           cart.items[p1].quantity
             expected  1 (as before)
             found     2
`,
      complained: '',
    });
  });

  it.each([
    [
      'effects',
      { file: 'src/entities/cart/model/startCartAlerts.ts', search: 'já foi', replacement: 'foi' },
      `step 3 cart/productAdded (Adicionou Caneca p1); 5 actions
           what effects ask for
             expected  {"alert":"O produto Caneca p1 já foi adicionado ao carrinho!"}
             found     {"alert":"O produto Caneca p1 foi adicionado ao carrinho!"}`,
    ],
    [
      'a crash',
      { file: SLICE, search: 'item.quantity = payload.quantity;', replacement: 'throw new Error("no");' },
      `step 4 cart/quantityChanged (Mudou a quantidade de Caneca p1 para 3); 5 actions
           an error, of a reducer or of a rule of the effects, or noted where the log was recorded
             expected  nothing
             found     "Error: no"`,
    ],
    [
      'a rule that crashes',
      {
        file: 'src/entities/cart/model/startUndoOffer.ts',
        search: 'return after.removed !== null',
        replacement: 'if (after.items.length > 0) throw new Error("no"); return after.removed !== null',
      },
      `step 2 cart/productAdded (Adicionou Caneca p1); 5 actions
           an error, of a reducer or of a rule of the effects, or noted where the log was recorded
             expected  nothing
             found     "Error: no"`,
    ],
  ])('tells %s', async (_what, bug, told) => {
    expect(await run(['good.json'], bug)).toMatchObject({ code: 1, said: `different  good.json: ${told}\n` });
  });

  it('tells what the screen shows otherwise where the state is the same', async () => {
    const bug = { file: SLICE, search: 'price_in_cents * quantity, 0', replacement: 'price_in_cents, 0' };
    const { said } = await run(['good.json'], bug);
    expect(said).toMatch(
      /^different {2}good\.json: step 4 cart\/quantityChanged .*; 5 actions\n {11}the screen\n/,
    );
    expect(said).toMatch(
      / {11}total\n {13}expected {2}"R\$\u00a0[\d,]+"\n {13}found {5}"R\$\u00a0[\d,]+" \(as before\)\n/,
    );
  });

  it.each<[string, object, string]>([
    ['no hash of the end', { hashes: [] }, 'the hash of its first or last state'],
    ['no trail', { trail: undefined }, 'what some actions changed, what some screens showed'],
    ['a damaged trail', { trail: ['H4sI'] }, 'what some actions changed, what some screens showed'],
    ['no first screen', { screen: undefined }, 'what some screens showed'],
  ])('is partial where a file has %s', async (_what, changes, lacks) => {
    put('lacking.json', JSON.stringify({ ...(JSON.parse(good) as object), ...changes }));
    const { code, said } = await run(['lacking.json', 'good.json']);
    expect(code).toBe(4);
    expect(said).toMatch(/^partial {4}lacking\.json: 5 actions; /);
    expect(said).toContain(`; the file lacks ${lacks}\n`);
    expect(said).toMatch(/\n2 logs: 1 partial, 1 same\n$/);
    expect(await run(['lacking.json', 'other.json'])).toMatchObject({ code: 1 });
  });

  it('of three lost bytes is partial', async () => {
    put('short.json', good.trimEnd().slice(0, -3));
    expect(await run(['short.json'])).toMatchObject({ code: 4 });
  });

  it.each<[string, (text: string) => Buffer]>([
    ['UTF-8 with a byte order mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16 as Windows saves it', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 with the other order of bytes', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
  ])('reads a file in %s', async (_what, encode) => {
    writeFileSync(join(folder, 'encoded.json'), encode(good));
    expect(await run(['encoded.json'])).toMatchObject({ code: 0 });
  });

  it('writes a JUnit report', async () => {
    expect(await run(['good.json', 'other.json', 'foreign.json', '--junit', 'report.xml'])).toMatchObject({
      code: 2,
    });
    const report = readFileSync(join(folder, 'report.xml'), 'utf8');
    expect(report).toContain('<testsuite name="npm run replay" tests="3" failures="2">');
    expect(report).toContain('<testcase classname="replay" name="good.json"/>');
    expect(report).toMatch(
      /name="other\.json">\n {4}<failure type="different">different {2}other\.json: step 1 /,
    );
    expect(report).toMatch(/name="foreign\.json">\n {4}<failure type="unreadable">/);
  });

  it('names an action that it does not know', async () => {
    const { code, said } = await run(['other.json']);
    expect(code).toBe(1);
    expect(said).toContain('step 1 catalogue/colourChosen (catalogue/colourChosen)');
    expect(said).toContain('this version of the shop has no such action');
  });

  it.each([
    [
      ['newer.json'],
      3,
      'unknown    newer.json: its format is version 3, which this version of the shop does not know',
    ],
    [
      ['older.json'],
      3,
      'unknown    older.json: its format is version 0, which this version of the shop does not know',
    ],
    [['foreign.json'], 2, 'unreadable foreign.json: it is no log of this shop'],
    [['missing.json'], 2, 'unreadable missing.json: there is no such file'],
    [['nothing'], 2, 'unreadable nothing: there is no .json file in this folder'],
    [['good.json', 'other.json'], 1, '2 logs: 1 same, 1 different'],
    [['other.json', 'foreign.json', 'good.json'], 2, '3 logs: 1 different, 1 unreadable, 1 same'],
    [['newer.json', 'foreign.json', 'other.json'], 3, '3 logs: 1 unknown version, 1 unreadable, 1 different'],
  ])('of %j exits with %i', async (files, code, line) => {
    const { said, ...others } = await run(files);
    expect(others).toEqual({ code, complained: '' });
    expect(said.split('\n')).toContain(line);
  });

  it('tells all of it as JSON', async () => {
    const names = ['good', 'begun', 'damaged', 'text', 'empty', 'newer'].map((name) => `${name}.json`);
    const { code, said } = await run(['--json', ...names, 'corpus', 'nothing']);
    const entries = JSON.parse(said) as Told[];
    expect(code).toBe(3);
    expect(entries.map(({ file, result, actions, cutOff }) => [file, result, actions, cutOff])).toEqual([
      ['good.json', 'same', 5, false],
      ['begun.json', 'unreadable', undefined, undefined],
      ['damaged.json', 'unreadable', undefined, undefined],
      ['text.json', 'unreadable', undefined, undefined],
      ['empty.json', 'unreadable', undefined, undefined],
      ['newer.json', 'unknown version', undefined, undefined],
      ['corpus/b.json', 'same', 5, false],
      ['corpus/deeper/a.json', 'same', 5, false],
      ['nothing', 'unreadable', undefined, undefined],
    ]);
    const different = await run(['--json', 'good.json'], raisesQuantity);
    expect(JSON.parse(different.said)).toMatchObject([
      {
        result: 'different',
        difference: {
          index: 2,
          action: 'cart/productAdded',
          what: 'state',
          expected: [],
          found: ['["cart.items[p1].quantity",2]'],
          state: [
            {
              path: 'cart.items[p1].quantity',
              expected: { value: 1, isUnchanged: true },
              found: { value: 2 },
            },
          ],
        },
      },
    ]);
  });

  it('goes as far as a file that is cut off does', async () => {
    const { code, said } = await run(['--json', ...cuts.map((part) => `cut${part}.json`)]);
    expect(code).toBe(4);
    const entries = JSON.parse(said) as Told[];
    expect(entries.map(({ result, cutOff }) => [result, cutOff])).toEqual(cuts.map(() => ['partial', true]));
    const counts = entries.map(({ actions = -1 }) => actions);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect([counts[0], counts.at(-1)]).toEqual([0, 300]);
    const [, halfway = -1] = counts;
    expect((await run(['cut50.json'])).said).toBe(
      `partial    cut50.json: cut off after ${halfway} actions; compared 2 hashes, 0 changes, 1 screen, ${entries[1]?.compared?.effects} effects; the file lacks its end, the hash of its first or last state, what some actions changed, what some screens showed\n`,
    );
    expect((await run(['cut50.json'], raisesQuantity)).said).toContain(
      `; cut off after ${halfway} actions\n`,
    );
  });
});

describe('--coverage', () => {
  it('tells what logs reach, and exits with 1 where they miss something', async () => {
    const { code, said } = await run(['--coverage', 'good.json', 'corpus']);
    expect(code).toBe(1);
    expect(said).toMatch(/^actions: 4 of \d+ in 3 logs\n/);
    expect(said).toMatch(/\n {4}3 {2}cart\/orderPlaced\n/);
    expect(said).toMatch(/\n {4}0 {2}cart\/productRemoved\n/);
    expect(said).toMatch(/\nscreens: \d of 9 in 3 logs\n/);
    expect(said).toMatch(/\n {4}3 {2}waiting\n/);
    expect(said).toMatch(/\nalerts: 1 of 5 in 3 logs\n {4}3 {2}já foi adicionado ao carrinho!\n/);
  });

  it('needs logs that can be read', async () => {
    expect(await run(['--coverage', 'foreign.json'])).toMatchObject({ code: 2 });
  });
});

it('reports an alert that the recording shop asked for and did not show', async () => {
  const { code, said } = await run(['unshown.json']);
  expect(code).toBe(1);
  expect(said).toMatch(/step 3 cart\/productAdded .*\n.*an alert that the recording shop never showed/);
  expect(said).toContain('expected  {"alert":"O produto Caneca p1 já foi adicionado ao carrinho!"}');
  const shrunk = await run(['--shrink', 'unshown.json']);
  expect(shrunk.code).toBe(1);
  expect(shrunk.said).toContain('while the log was recorded');
});

describe('--compare', () => {
  it('tells where two logs part, and exits with 1', async () => {
    const begun = await logOfActions([categoryChosen('mugs'), productAdded(productOf({ id: 'p1' }))]);
    put('shorter.json', await writeLog(begun));
    expect(await run(['--compare', 'good.json', 'shorter.json'])).toMatchObject({
      code: 1,
      said: `other actions:
  good.json: step 3, Adicionou Caneca p1, and 2 more
  shorter.json: ends
They part once.
`,
    });
  });

  it('finds nothing between a log and itself, whatever its requests were called', async () => {
    const text = readFileSync(join(__dirname, '../../../../tests/logs/tour.json'), 'utf8');
    put('tour.json', text);
    put('again.json', text.replace(/(requestId\\":\\")/g, '$1other').replace(/(TimeStamp\\":)/g, '$11'));
    expect(readFileSync(join(folder, 'again.json'), 'utf8')).not.toBe(text);
    expect(await run(['--compare', 'tour.json', 'again.json'])).toEqual({
      code: 0,
      said: 'tour.json and again.json do the same.\n',
      complained: '',
    });
  });

  it('takes two logs that can be read', async () => {
    expect(await run(['--compare', 'good.json'])).toMatchObject({ code: 2 });
    expect(await run(['--compare', 'good.json', 'foreign.json'])).toMatchObject({ code: 2 });
  });
});

describe('--shrink', () => {
  it('writes the smallest log that still shows the difference', async () => {
    const { code, said } = await run(['--shrink', 'long.json'], raisesQuantity);
    expect(code).toBe(1);
    expect(said).toMatch(/^different {2}long\.json: step \d+ cart\/productAdded/);
    expect(said).toMatch(/\nlong\.shrunk\.json: down to 2 of \d+ actions\n/);
    expect(said).toMatch(/\n {4}1 cart\/productAdded \(.+\)\n {4}2 cart\/productAdded \(.+\)\n$/);
    expect(await run(['long.shrunk.json'], raisesQuantity)).toMatchObject({ code: 1 });
    expect(await run(['long.shrunk.json'])).toMatchObject({ code: 4 });
  });

  it('leaves the beginning of a log that tells only hashes', async () => {
    const told = JSON.parse(readFileSync(join(folder, 'long.json'), 'utf8')) as object;
    put('hashes.json', JSON.stringify({ ...told, trail: undefined, screen: undefined, asked: [] }));
    const { code, said } = await run(['--shrink', 'hashes.json'], raisesQuantity);
    expect(code).toBe(1);
    expect(said).toContain('hash of the state, which is all that the log tells here');
    expect(said).toContain('hashes.shrunk.json: the first 100 actions. What should be there after');
    put('start.json', JSON.stringify({ ...told, preloadedState: '{}' }));
    expect((await run(['--shrink', 'start.json'])).said).toContain(
      'start.shrunk.json: no action, as the first state',
    );
  });

  it('writes nothing where there is no difference, or no log', async () => {
    const { code, said } = await run(['--shrink', 'good.json']);
    expect([code, said.split('\n')[1]]).toEqual([0, 'There is no difference to shrink.']);
    expect(await run(['--shrink', 'newer.json'])).toMatchObject({ code: 3 });
    expect(existsSync(join(folder, 'good.shrunk.json'))).toBe(false);
  });
});

describe('--to-test', () => {
  it('prints a test that is laid out as the code is', async () => {
    const { code, said } = await run(['--to-test', 'good.json']);
    expect(code).toBe(0);
    expect(said).toContain(
      "test('good', () => {\n  const shop = openReplayed();\n  expect(shop.screen()).toEqual({\n    address: '/',\n",
    );
    expect(said).toContain(
      "  // Escolheu a categoria Canecas\n  expect(shop.after({ type: 'catalogue/categoryChosen', payload: 'mugs' })).toEqual({ tab: 'Canecas' });\n",
    );
    expect(said).toContain(
      ".toEqual({\n    alerts: ['O produto Caneca p1 já foi adicionado ao carrinho!'],\n  });\n",
    );
  });

  it('says where this version differs', async () => {
    const { code, said, complained } = await run(['--to-test', 'good.json'], raisesQuantity);
    expect(code).toBe(1);
    expect(said).toMatch(/\n {2}\/\/ Adicionou Caneca p1\n.*\.toEqual\(\{[^}]*\}\);\n\}\);\n$/);
    expect(complained).toBe(
      'This version differs from the log at step 3: the test fails until it is the same again.\n',
    );
    expect(await run(['--to-test', 'foreign.json'])).toMatchObject({ code: 2, said: '' });
    expect(await run(['--to-test', 'newer.json'])).toMatchObject({ code: 3, said: '' });
  });
});

describe('--to-playwright', () => {
  it('prints a test that asks nobody but the shop and its backend', async () => {
    const { code, said } = await run(['--to-playwright', 'good.json']);
    expect(code).toBe(4); // Nobody pressed anything in these actions.
    expect(said).toContain("test('good', async ({ page, baseURL }) => {");
    expect(said).toContain(
      '.route(\n    ({ origin }) => !baseURL?.startsWith(origin),\n    (route) => route.abort(),\n  );',
    );
  });
});

describe('a first state that is none of the shop', () => {
  it('is told', async () => {
    put('strange.json', JSON.stringify({ ...(JSON.parse(good) as object), preloadedState: '{"cart":5}' }));
    expect(await run(['strange.json'])).toMatchObject({ code: 1 });
    const { code, complained } = await run(['--to-test', 'strange.json']);
    expect(code).toBe(2);
    expect(complained).toMatch(/^strange\.json: what it holds is not of this shop/);
  });
});

describe('--random', () => {
  const acceptsNone = { file: SLICE, search: '&& quantity > 0', replacement: '&& quantity >= 0' };

  it('plays the same sessions for the same seed', async () => {
    const first = await run(['--random', '10', '--seed', '7']);
    expect(first.code).toBe(0);
    expect(first.said).toMatch(
      /^10 random sessions, \d+ actions: all invariants hold \(seed 7, fingerprint [0-9a-f]{8}\)\n$/,
    );
    expect(await run(['--random', '10', '--seed', '7'])).toEqual(first);
    expect((await run(['--random', '10', '--seed', '8'])).said).not.toContain(first.said.slice(-10));
  });

  it('shrinks a session that fails, and writes its log', async () => {
    const { code, said } = await run(['--random', '1000', '--seed', '7'], acceptsNone);
    expect(code).toBe(1);
    expect(said).toMatch(/^Session \d+ of 1000 fails: The quantity of . is 0\n/);
    expect(said).toMatch(
      /\n {4}1 [-\w]+\/\w+ \(.+\)\n {4}2 cart\/quantityChanged \(.+ para 0\)\nWritten as random-7\.json/,
    );
    const [, path = ''] = /--path (\S+)\n$/.exec(said) ?? [];
    const again = await run(['--random', '1000', '--seed', '7', '--path', path], acceptsNone);
    expect(again.said.split('\n').slice(1, 3)).toEqual(said.split('\n').slice(1, 3));
    expect(again.said).toMatch(/^Session 1 of 1000 fails/); // No other one is played.
    // The log is one of this shop, and has what failed as a note.
    expect(await run(['random-7.json'])).toMatchObject({ code: 4 });
    expect(readFileSync(join(folder, 'random-7.json'), 'utf8')).toContain('The quantity of');
  });
});

describe('the command line', () => {
  it.each([
    [[], 'Which log? Name a file or a folder.'],
    [['--what', 'good.json'], "Unknown option '--what'."],
    [['--shrink', '--to-test', 'good.json'], '--shrink and --to-test exclude each other.'],
    [['--shrink'], '--shrink takes one file, not 0.'],
    [['--shots', 'there', 'good.json'], '--shots means nothing to a replay.'],
    [['--random', 'many'], '--random is "many", which is no whole number from 1 to 2147483647.'],
    [['--random', '5', 'good.json'], '--random takes no file.'],
    [
      ['--random', '5', '--seed', '1.5'],
      '--seed is "1.5", which is no whole number from -2147483648 to 2147483647.',
    ],
  ])('%j is not understood', async (args, complaint) => {
    const { code, said, complained } = await run(args);
    expect([code, said]).toEqual([2, '']);
    expect(complained.split('\n')[0]).toBe(complaint);
    expect(complained).toContain('Usage: npm run replay');
  });

  it('explains itself', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, complained: '' });
  });

  it('is that of npm run replay', () => {
    const { status, stdout } = spawnSync(
      'npm',
      ['run', '--silent', 'replay', '--', join(folder, 'other.json')],
      {
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(/^different .+other\.json: step 1 catalogue\/colourChosen/);
  });
});
