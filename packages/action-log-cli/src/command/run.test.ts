import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLog, type Replayable } from 'action-log';
import { added, counterLog, counterApp, type Counter } from 'action-log/testing';
import type { App } from '../app';
import type { FileReport, ReplayReport } from '../report/fileReport';
import { rulesFor } from './entryApp';
import { run } from './run';

/** What --json prints of one file. */
type Printed = Pick<FileReport, 'file' | 'result'> & Partial<Pick<ReplayReport, 'actions'>>;

const { reducer } = counterApp();
const noBrowser = () => Promise.reject(new Error('The counter has no browser.'));

/** @param changes what is wrong with the app */
function countingApp(changes: Partial<Replayable<Counter>> = {}): App<Counter> {
  const replayable = counterApp(changes);
  return {
    load: async () => ({ logName: 'app', replayable, walk: rulesFor(replayable) }),
    browser: { serve: noBrowser, launch: noBrowser, context: {}, pageScript: noBrowser },
  };
}

let folder: string;
let good: string;

function put(name: string, text: string | Buffer) {
  writeFileSync(join(folder, name), text);
}

/**
 * Replays files of the folder.
 * @param changes what is wrong with the app
 */
async function replay(args: readonly string[], changes: Partial<Replayable<Counter>> = {}) {
  const answer = { code: 0, stdout: '', stderr: '' };
  const output = (stream: 'stdout' | 'stderr') => (text: string) =>
    void (answer[stream] += `${text.replaceAll(`${folder}/`, '')}\n`);
  const inFolder = args.map((arg) =>
    /^[a-z]+\.\w+$|^(corpus|nothing)$/.test(arg) ? join(folder, arg) : arg,
  );
  const print = { say: output('stdout'), complain: output('stderr') };
  answer.code = await run(['replay', ...inFolder], countingApp(changes), print);
  return answer;
}

/** What --json prints. */
async function replayJson(args: readonly string[], changes?: Partial<Replayable<Counter>>) {
  const { code, stdout } = await replay(['--json', ...args], changes);
  return { code, answer: JSON.parse(stdout) as Printed[] };
}

/** Adds 1 too many when 6 have been counted. */
const miscounts: Partial<Replayable<Counter>> = {
  reducer: (state, action) => {
    const after = reducer(state, action);
    return state?.count === 6 && after !== state ? { count: after.count + 1 } : after;
  },
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'action-log-cli-'));
  const effects = [[2, [{ alert: 'ten' }]]] as const;
  const log = counterLog([added(2), added(3), added(4)], { effects });
  good = await writeLog(log);
  put('good.json', good);
  put('miscounted.json', await writeLog(counterLog([added(2)], { hashes: [[1, 'wrong']] })));
  put('newer.json', good.replace('"version": 1', '"version": 2'));
  put('older.json', good.replace('"version": 1', '"version": 0'));
  put('foreign.json', '{ "name": "counter" }');
  put('other.json', good.replace('app-log', 'chat-log'));
  put('strange.json', JSON.stringify({ ...(JSON.parse(good) as object), preloadedState: '{"count":"one"}' }));
  put('begun.json', good.slice(0, 200));
  mkdirSync(join(folder, 'nothing/below'), { recursive: true });
  put('nothing/below/notes.txt', '');
  mkdirSync(join(folder, 'corpus/deeper'), { recursive: true });
  put('corpus/b.json', good);
  put('corpus/deeper/a.json', good);
  put('corpus/readme.md', '');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a replay', () => {
  it('a replay prints a line for each log, and exits with 0 if all logs are the same', async () => {
    const compared = '3 actions; compared 2 hashes, 3 changes, 4 screens, 1 effect';
    expect(await replay(['good.json', 'corpus'])).toEqual({
      code: 0,
      stdout: `same       good.json: ${compared}
same       corpus/b.json: ${compared}
same       corpus/deeper/a.json: ${compared}
3 logs: 3 same
`,
      stderr: '',
    });
  });

  it.each<[string, Partial<Replayable<Counter>>, string]>([
    [
      'a state',
      miscounts,
      `step 3 added (added 4 to 6); 3 actions
           count: - expected, + actual
           - 10
           + 11`,
    ],
    [
      'a screen whose state is the same',
      { outlineOf: ({ count }) => [`- text: ${count < 10 ? `${count} pcs` : 'many'}`] },
      `step 3 added (added 4 to 6); 3 actions
           the screen: - expected, + actual
           - - text: 10 pcs
           + - text: many`,
    ],
    [
      'effects',
      { effectsOf: () => [] },
      `step 3 added (added 4 to 6); 3 actions
           what effects request: - expected, + actual
           - {"alert":"ten"}`,
    ],
    [
      'an error',
      {
        effectsOf: () => {
          throw new Error('no');
        },
      },
      `step 1 added (added 2 to 1); 3 actions
           an error in a reducer, in the view or in a rule of the effects, now or when the log was recorded: - expected, + actual
           + "Error: no"`,
    ],
    [
      'an unknown action',
      { knows: () => false },
      `step 1 added (added 2 to 1); 3 actions
           the action, which this version of the app does not have: - expected, + actual
           - "added"`,
    ],
  ])('a replay describes the first difference: %s', async (_what, changes, described) => {
    const stdout = `different  good.json: ${described}\n`;
    expect(await replay(['good.json'], changes)).toEqual({ code: 1, stdout, stderr: '' });
  });

  it('a replay is partial if a file does not contain the changes of every action', async () => {
    put('incomplete.json', JSON.stringify({ ...(JSON.parse(good) as object), stepChanges: undefined }));
    const { code, stdout } = await replay(['incomplete.json', 'good.json']);
    expect(code).toBe(4);
    expect(stdout).toMatch(/^partial {4}incomplete\.json: 3 actions; /);
    expect(stdout).toContain('; missing in the file: what some actions changed, what some screens showed\n');
    expect(stdout).toMatch(/\n2 logs: 1 partial, 1 same\n$/);
  });

  it('a replay writes a JUnit report', async () => {
    const { code } = await replay(['good.json', 'foreign.json', '--junit', 'report.xml']);
    expect(code).toBe(2);
    const report = readFileSync(join(folder, 'report.xml'), 'utf8');
    expect(report).toContain('<testsuite name="replay" tests="2" failures="1">');
    expect(report).toContain('<failure type="unreadable">unreadable');
  });

  const unknown = 'and this app reads version 1';
  it.each([
    [['newer.json'], 3, `unknown    newer.json: its format is version 2, ${unknown}`],
    [['older.json'], 3, `unknown    older.json: its format is version 0, ${unknown}`],
    [['foreign.json'], 2, 'unreadable foreign.json: it is not a log'],
    [['other.json'], 2, "unreadable other.json: it is a log of 'chat', not of 'app'"],
    [['missing.json'], 2, 'unreadable missing.json: there is no such file'],
    [['nothing'], 2, 'unreadable nothing/*.json: the folder has no file that ends in .json'],
    [['miscounted.json', 'foreign.json', 'good.json'], 2, '3 logs: 1 different, 1 unreadable, 1 same'],
    [
      ['newer.json', 'foreign.json', 'miscounted.json'],
      3,
      '3 logs: 1 unknown version, 1 unreadable, 1 different',
    ],
  ])('a replay of %j exits with %i', async (files, code, line) => {
    const { stdout, ...others } = await replay(files);
    expect(others).toEqual({ code, stderr: '' });
    expect(stdout.split('\n')).toContainEqual(line);
  });

  it('a replay prints everything as JSON', async () => {
    const { code, answer } = await replayJson(['good.json', 'begun.json', 'newer.json', 'corpus', 'nothing']);
    expect(code).toBe(3);
    const reported = answer.map(({ file, result, actions }) => [file, result, actions]);
    expect(reported).toEqual([
      ['good.json', 'same', 3],
      ['begun.json', 'unreadable', undefined],
      ['newer.json', 'unknown version', undefined],
      ['corpus/b.json', 'same', 3],
      ['corpus/deeper/a.json', 'same', 3],
      ['nothing/*.json', 'unreadable', undefined],
    ]);
    const different = await replayJson(['good.json'], miscounts);
    const facts = [{ path: 'count', expected: 10, actual: 11 }];
    expect(different.answer).toMatchObject([
      { difference: { index: 2, action: 'added', what: 'state', facts } },
    ]);
  });
});

it('a replay reports a first state that does not belong to the app', async () => {
  expect(await replay(['strange.json'])).toMatchObject({ code: 1 });
});

describe('why', () => {
  it('`why` lists the steps that change a value, and the press behind each', async () => {
    const happened = [[1, { click: { role: 'button', name: 'More' } }]] as const;
    put('pressed.json', await writeLog(counterLog([added(2), added(0), added(3)], { happened })));
    expect(await replay(['why', 'pressed.json', 'count'])).toEqual({
      code: 0,
      stdout: `count is 1 at the start
step 1 added (added 2 to 1), by itself
  1 → 3
step 3 added (added 3 to 3), by itself
  3 → 6
`,
      stderr: '',
    });
    put('pressed.json', await writeLog(counterLog([added(0), added(3)], { happened })));
    expect((await replay(['why', 'pressed.json', 'count'])).stdout).toContain(
      'step 2 added (added 3 to 1), after a press on button "More"\n  1 → 4\n',
    );
  });

  it('`why` says if a value never changes, or does not exist', async () => {
    put('nothing.json', await writeLog(counterLog([added(0)])));
    const same = 'count is 1 at the start\nno step changes it\n';
    expect(await replay(['why', 'nothing.json', 'count'])).toMatchObject({ code: 0, stdout: same });
    expect(await replay(['why', 'nothing.json', 'list.0'])).toMatchObject({
      code: 2,
      stdout: 'No state of the log has a value at list.0.\n',
    });
  });
});

describe('accept', () => {
  it('`accept` writes a log again that differs on purpose, and lists the differences', async () => {
    put('accepted.json', good);
    const { code, stdout } = await replay(['accept', 'accepted.json'], miscounts);
    expect([code, stdout]).toEqual([
      0,
      `accepted   accepted.json
step 3 added (added 4 to 6)
  count: - expected, + actual
  - 10
  + 11
  the screen: - expected, + actual
  - - text: 10 pcs
  + - text: 11 pcs
`,
    ]);
    expect(await replay(['accepted.json'], miscounts)).toMatchObject({ code: 0 });
    expect(await replay(['accepted.json'])).toMatchObject({ code: 1 });
  });

  it('`accept` leaves a log alone if it does not differ, or if it needs more than a new outcome', async () => {
    put('kept.json', good);
    expect(await replay(['accept', 'kept.json'])).toMatchObject({ code: 0 });
    const { code, stdout } = await replay(['accept', 'kept.json'], { knows: () => false });
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('which this version of the app does not have'),
    ]);
    expect(readFileSync(join(folder, 'kept.json'), 'utf8')).toBe(good);
  });
});

describe('the command line', () => {
  it.each([
    [['replay'], 'Which log? Name a file or a folder.'],
    [['good.json'], 'The first argument is replay or walk.'],
    [['replay', 'why', 'good.json'], 'Which value? Name one file and a path.'],
    [['replay', 'accept', '--json', 'good.json'], '--json cannot be used here.'],
    [['replay', '--dist', 'there', 'good.json'], '--dist cannot be used here.'],
    [['walk', '--entry', 'other.ts', 'good.json'], '--entry cannot be used here.'],
    [['walk', '--what', 'good.json'], expect.stringMatching(/^Unknown option '--what'/)],
  ])('the command line %j is refused', async (args, complaint) => {
    const complain = jest.fn();
    expect(await run(args, countingApp(), { say: complain, complain })).toBe(2);
    expect(complain.mock.calls).toEqual([[complaint], ['All options: --help']]);
  });

  it('the command line explains itself', async () => {
    const say = jest.fn();
    expect(await run(['walk', '--help'], countingApp(), { say, complain: say })).toBe(0);
    expect(say.mock.calls).toEqual([[expect.stringMatching(/^Usage:/)]]);
  });
});
