import type { Log } from '../model/log';
import { pack } from './bytes';
import { readLog } from './readLog';
import { writeLog } from './writeLog';

const log: Log = {
  app: { version: '1.2.3', commit: 'abc' },
  recordedAt: '2025-01-06T12:00:00.000Z',
  url: 'http://localhost:3000/?x="y"',
  viewport: { width: 360, height: 740 },
  language: 'pt-BR',
  extra: { products: { source: 'backend', count: 30 } },
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
  requests: [
    [0, [{ alert: 'Não' }, { save: 'cart' }]],
    [2, []],
  ],
  marks: [[1, 'uma nota']],
  happened: [[1, { click: { role: 'button', name: 'Voltar' } }]],
  screen: ['- heading "Canecas"', '- text: 1'],
  trail: [
    { state: '[]', screen: '[]' },
    { state: '[["a",1]]', screen: null },
    { state: '[["a","\\t"]]', screen: '[[0,1,["\\n"]]]' },
  ],
  isCutOff: false,
};
const fields = async (): Promise<Record<string, unknown>> =>
  JSON.parse(await writeLog(log)) as Record<string, unknown>;
const readWith = async (changes: object) => readLog(JSON.stringify({ ...(await fields()), ...changes }));

describe('the file of a log', () => {
  it('is read as it was written', async () => {
    expect(await readLog(await writeLog(log))).toEqual(log);
    expect(await readLog(await writeLog({ ...log, actions: [], trail: [] }))).toMatchObject({ trail: [] });
    expect(await readLog(await writeLog({ ...log, screen: null, trail: [], isCutOff: true }))).toMatchObject({
      screen: null,
      trail: [null, null, null],
      isCutOff: true,
    });
  });

  it('gives the complete actions wherever it is cut off', async () => {
    const text = await writeLog(log);
    let most = 0;
    for (let end = 0; end < text.trimEnd().length; end++) {
      const cut = await readLog(text.slice(0, end));
      if (typeof cut === 'string') continue;
      expect(cut).toMatchObject({
        isCutOff: true,
        actions: log.actions.slice(0, cut.actions.length),
      });
      expect(cut.actions.length).toBeGreaterThanOrEqual(most);
      most = cut.actions.length;
    }
    expect(most).toBe(3);
  });

  it('opens an export of Redux DevTools, which lacks what a replay compares', async () => {
    const { preloadedState, payload } = await fields();
    const actions = [{ type: '@@INIT' }, ...(JSON.parse(String(payload)) as object[])];
    const read = await readLog(JSON.stringify({ payload: JSON.stringify(actions), preloadedState }));
    expect(read).toMatchObject({
      actions: log.actions,
      preloadedState: log.preloadedState,
      hashes: [],
      trail: [null, null, null],
    });
    expect(await readLog('{"payload":"[]"}')).toMatchObject({ actions: [], preloadedState: undefined });
  });

  it.each(['', ' ', 'null', '[]', '"text"', '7', 'Olá', '{}', '{"format":"another"}', '\u0000'])(
    'is foreign if it is not a log: %j',
    async (text) => {
      expect(await readLog(text)).toBe('foreign');
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
  ])('is damaged: %j', async (changes) => {
    expect(await readWith(changes)).toBe('damaged');
  });

  it('is damaged if the middle is missing', async () => {
    const text = await writeLog(log);
    expect(await readLog(text.replace('preloadedState', 'preloadedState" "'))).toBe('damaged');
  });

  it('gives defaults for fields of the wrong kind', async () => {
    const strange = {
      app: 'x',
      recordedAt: 'yesterday',
      viewport: null,
      times: 'x',
      hashes: [['a'], [1, 2], 3],
      asked: {},
      marks: null,
      screen: 'x',
      trail: 'not packed',
    };
    expect(await readWith(strange)).toMatchObject({
      app: { version: '?', commit: '?' },
      recordedAt: '1970-01-01T00:00:00.000Z',
      viewport: { width: 0, height: 0 },
      extra: {},
      times: [],
      hashes: [[1, '2']],
      requests: [],
      marks: [],
      screen: null,
      trail: [null, null, null],
      actions: log.actions,
    });
  });

  it('has no trail if the number of lines is wrong', async () => {
    const trail = log.trail.slice(0, 1);
    expect(await readLog(await writeLog({ ...log, trail }))).toMatchObject({ trail: [null, null, null] });
  });
});

describe('the trail of a long log', () => {
  const actions = Array.from({ length: 750 }, () => ({ type: 'first' }));
  const trail = actions.map((_, index) => ({
    state: `[["a",${index}]]`,
    screen: index % 2 ? '[]' : '[[0,1,["a"]]]',
  }));
  const long = { ...log, actions, trail };
  const parts = async () => (JSON.parse(await writeLog(long)) as Record<string, unknown>).trail as string[];

  it('is read as it was written', async () => {
    expect(await readLog(await writeLog(long))).toEqual(long);
    expect(await parts()).toHaveLength(3);
  });

  it('had parts of a hundred actions in older files', async () => {
    const text = (from: number) =>
      pack(
        trail
          .slice(from, from + 100)
          .map(({ state, screen }) => `${state}\t${screen}`)
          .join('\n'),
      );
    const old = await Promise.all([0, 100, 200, 300, 400, 500, 600, 700].map(text));
    const file = JSON.stringify({ ...(JSON.parse(await writeLog(long)) as object), trail: old });
    expect(await readLog(file)).toEqual(long);
  });

  it('may be unknown for some actions', async () => {
    const some = trail.map((one, index) =>
      index % 3 === 0 ? null : { ...one, screen: index % 2 ? null : '[]' },
    );
    expect(await readLog(await writeLog({ ...long, trail: some }))).toMatchObject({ trail: some });
  });

  it('ignores a part that is not a text', async () => {
    const text = JSON.stringify({ ...(JSON.parse(await writeLog(long)) as object), trail: [5, null] });
    expect(await readLog(text)).toMatchObject({ trail: trail.map(() => null) });
  });

  it.each([
    [0, 0, 300],
    [1, 300, 600],
    [2, 600, 750],
  ])('lacks only the lines of a damaged part: %i', async (part, from, to) => {
    const damaged = (await parts()).with(part, 'H4sI');
    const text = JSON.stringify({ ...(JSON.parse(await writeLog(long)) as object), trail: damaged });
    const read = await readLog(text);
    const expected = trail.map((one, index) => (index >= from && index < to ? null : one));
    expect(read).toMatchObject({ trail: expected });
  });

  it('is read up to the point where the file is cut off', async () => {
    const text = await writeLog(long);
    const [, , last = ''] = await parts();
    const read = await readLog(text.slice(0, text.indexOf(last) + 5));
    expect(read).toMatchObject({
      isCutOff: true,
      trail: trail.map((one, index) => (index < 600 ? one : null)),
    });
  });

  it('has facts in place of outlines in version 2, which are left out', async () => {
    const second = { ...(JSON.parse(await writeLog(long)) as object), version: 2, screen: [['badge', 1]] };
    expect(await readLog(JSON.stringify(second))).toMatchObject({
      version: 2,
      screen: null,
      trail: trail.map(({ state }) => ({ state, screen: null })),
    });
  });

  it('is one text without screens in version 1', async () => {
    const packed = await pack(trail.map(({ state }) => state).join('\n'));
    const first = {
      ...(JSON.parse(await writeLog(long)) as object),
      version: 1,
      screen: undefined,
      trail: packed,
    };
    expect(await readLog(JSON.stringify(first))).toMatchObject({
      screen: null,
      trail: trail.map(({ state }) => ({ state, screen: null })),
    });
  });
});

describe('a log of another version of the format', () => {
  const file = (version: number, payload: object[] = []) =>
    JSON.stringify({ format: 'app-log', version, preloadedState: '{}', payload: JSON.stringify(payload) });

  it.each([4, 99])('is newer: %i', async (version) => {
    expect(await readLog(file(version))).toBe('newer');
  });

  it.each([0, -1])('is unknown: %i', async (version) => {
    expect(await readLog(file(version))).toBe('unknownVersion');
  });

  it('is migrated version by version', async () => {
    const migrations = {
      1: (old: Readonly<Record<string, unknown>>) => old,
      2: (old: Readonly<Record<string, unknown>>) => old,
      [-1]: (old: object) => ({ ...old, payload: JSON.stringify([{ type: 'first' }]) }),
      0: (old: { readonly payload?: unknown }) => ({
        ...old,
        payload: String(old.payload).replace('first', 'second'),
      }),
    };
    expect(await readLog(file(-1), 'app', migrations)).toMatchObject({ actions: [{ type: 'second' }] });
    expect(await readLog(file(1, [{ type: 'first' }]), 'app', migrations)).toMatchObject({
      actions: [{ type: 'first' }],
    });
    expect(await readLog(file(-2), 'app', migrations)).toBe('unknownVersion');
    expect(await readLog(file(4), 'app', migrations)).toBe('newer');
  });
});
