import type { Log } from '../model/log';
import { readLog } from './readLog';
import { writeLog } from './writeLog';

const log: Log = {
  app: { version: '1.2.3', commit: 'abc' },
  recordedAt: '2025-01-06T12:00:00.000Z',
  url: 'http://localhost:3000/?x="y"',
  viewport: { width: 360, height: 740 },
  preloadedState: { text: 'uma "caneca" \\ \u2028 😀' },
  actions: [
    { type: 'first', payload: 'a "quoted" \\ text' },
    { type: 'second' },
    { type: 'third', payload: [1] },
  ],
  times: [5, 0, 1000],
  hashes: [
    [0, '00000001'],
    [3, '00000002'],
  ],
  effects: [
    [0, [{ alert: 'Não' }, { save: 'cart' }]],
    [2, []],
  ],
  marks: [[1, 'uma nota']],
  happened: [[1, { click: { role: 'button', name: 'Voltar' } }]],
  response: { status: 200, cacheControl: 'no-cache', contentType: 'text/html' },
  screen: ['- heading "Canecas"', '- text: 1'],
  stepChanges: [
    { state: '[]', screen: '[]' },
    { state: '[["a",1]]', screen: null },
    { state: '[["a","\\t"]]', screen: '[[0,1,["\\n"]]]' },
  ],
};
const fields = async (): Promise<Record<string, unknown>> =>
  JSON.parse(await writeLog(log)) as Record<string, unknown>;
const readWith = async (changes: object) => readLog(JSON.stringify({ ...(await fields()), ...changes }));

describe('the file of a log', () => {
  it('is read as it was written', async () => {
    expect(await readLog(await writeLog(log))).toEqual(log);
    expect(await readLog(await writeLog({ ...log, actions: [], stepChanges: [] }))).toMatchObject({
      stepChanges: [],
    });
    const unknown = { response: null, screen: null, stepChanges: [] };
    expect(await readLog(await writeLog({ ...log, ...unknown }))).toMatchObject({
      response: null,
      screen: null,
      stepChanges: [null, null, null],
    });
  });

  it('opens an export of Redux DevTools, which lacks what a replay compares', async () => {
    const { preloadedState, payload } = await fields();
    const actions = [{ type: '@@INIT' }, ...(JSON.parse(String(payload)) as object[])];
    const read = await readLog(JSON.stringify({ payload: JSON.stringify(actions), preloadedState }));
    expect(read).toMatchObject({
      actions: log.actions,
      preloadedState: log.preloadedState,
      hashes: [],
      stepChanges: [null, null, null],
    });
    expect(await readLog('{"payload":"[]"}')).toMatchObject({ actions: [], preloadedState: undefined });
  });

  it.each(['', ' ', 'null', '[]', '"text"', '7', 'Olá', '{}', '{"format":"another"}', '\u0000'])(
    'is foreign if it is not a log: %j',
    async (text) => {
      expect(await readLog(text)).toBe('notALog');
    },
  );

  it.each([
    { version: '1' },
    { version: 1.5 },
    { version: null },
    { preloadedState: undefined },
    { preloadedState: '[' },
    { payload: '{}' },
    { payload: '[1]' },
    { payload: '[{}]' },
    { payload: '[{"type":1}]' },
    { payload: '[' },
    { payload: 7 },
    { payload: [] },
  ])('is damaged: %j', async (changes) => {
    expect(await readWith(changes)).toBe('damaged');
  });

  it('gives defaults for fields of the wrong kind', async () => {
    const strange = {
      app: 'x',
      recordedAt: 'yesterday',
      viewport: null,
      times: 'x',
      hashes: [['a'], [1, 2], 3],
      effects: {},
      marks: null,
      screen: 'x',
      stepChanges: 'not packed',
    };
    expect(await readWith(strange)).toMatchObject({
      app: { version: '?', commit: '?' },
      recordedAt: '1970-01-01T00:00:00.000Z',
      viewport: { width: 0, height: 0 },
      times: [],
      hashes: [[1, '2']],
      effects: [],
      marks: [],
      screen: null,
      stepChanges: [null, null, null],
      actions: log.actions,
    });
  });

  it('the file of a log is damaged wherever it is cut off', async () => {
    const text = await writeLog(log);
    for (let end = 2; end < text.trimEnd().length; end++)
      expect(await readLog(text.slice(0, end))).toBe('damaged');
  });

  it('has no changes if the number of lines is wrong', async () => {
    const stepChanges = log.stepChanges.slice(0, 1);
    expect(await readLog(await writeLog({ ...log, stepChanges }))).toMatchObject({
      stepChanges: [null, null, null],
    });
  });
});

describe('the changes of a long log', () => {
  const actions = Array.from({ length: 750 }, () => ({ type: 'first' }));
  const stepChanges = actions.map((_, index) => ({
    state: `[["a",${index}]]`,
    screen: index % 2 ? '[]' : '[[0,1,["a"]]]',
  }));
  const long = { ...log, actions, stepChanges };
  const parts = async () =>
    (JSON.parse(await writeLog(long)) as Record<string, unknown>).stepChanges as string[];

  it('is read as it was written', async () => {
    expect(await readLog(await writeLog(long))).toEqual(long);
    expect(await parts()).toHaveLength(3);
  });

  it('may be unknown for some actions', async () => {
    const some = stepChanges.map((changes, index) =>
      index % 3 === 0 ? null : { ...changes, screen: index % 2 ? null : '[]' },
    );
    expect(await readLog(await writeLog({ ...long, stepChanges: some }))).toMatchObject({
      stepChanges: some,
    });
  });

  it.each([
    [0, 0, 300],
    [1, 300, 600],
    [2, 600, 750],
  ])('lacks only the lines of a damaged part: %i', async (part, from, to) => {
    const damaged = (await parts()).with(part, 'H4sI');
    const text = JSON.stringify({ ...(JSON.parse(await writeLog(long)) as object), stepChanges: damaged });
    const read = await readLog(text);
    const expected = stepChanges.map((changes, index) => (index >= from && index < to ? null : changes));
    expect(read).toMatchObject({ stepChanges: expected });
  });
});

describe('a log of another version of the format', () => {
  const file = (version: number) =>
    JSON.stringify({ format: 'app-log', version, preloadedState: '{}', payload: '[]' });

  it.each([-1, 0, 2, 99])('is not read: %i', async (version) => {
    expect(await readLog(file(version))).toBe('otherVersion');
  });
});
