import { LOG_FORMAT, type Log } from '../model/log';
import { readLog } from './readLog';
import { writeLog } from './writeLog';

const log: Log = {
  app: { version: '1.2.3', commit: 'abc' },
  recordedAt: '2025-01-06T12:00:00.000Z',
  url: 'http://localhost:3000/?x="y"',
  viewport: { width: 360, height: 740 },
  language: 'pt-BR',
  products: { source: 'backend', count: 30, fingerprint: '00c0ffee' },
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
  asked: [
    [0, ['{"alert":"Não"}', '{"save":"cart"}']],
    [2, []],
  ],
  marks: [[1, 'uma nota']],
  trail: ['[]', '[["a",1]]', '[["a"]]'],
  isCutOff: false,
};
const fields = async (): Promise<Record<string, unknown>> =>
  JSON.parse(await writeLog(log)) as Record<string, unknown>;
const readWith = async (changes: object) => readLog(JSON.stringify({ ...(await fields()), ...changes }));

describe('the file of a log', () => {
  it('is read as it was written', async () => {
    expect(await readLog(await writeLog(log))).toEqual(log);
    expect(await readLog(await writeLog({ ...log, actions: [], trail: [] }))).toMatchObject({ trail: [] });
    expect(await readLog(await writeLog({ ...log, trail: null, isCutOff: true }))).toMatchObject({
      trail: null,
      isCutOff: true,
    });
  });

  it('that ends too soon gives the actions that are whole, wherever it ends', async () => {
    const text = await writeLog(log);
    let most = 0;
    for (let end = 0; end < text.trimEnd().length; end++) {
      const cut = await readLog(text.slice(0, end));
      if (typeof cut === 'string') continue;
      expect(cut).toMatchObject({
        isCutOff: true,
        trail: null,
        actions: log.actions.slice(0, cut.actions.length),
      });
      expect(cut.actions.length).toBeGreaterThanOrEqual(most);
      most = cut.actions.length;
    }
    expect(most).toBe(3);
  });

  it.each(['', ' ', 'null', '[]', '"text"', '7', 'Olá', '{}', '{"format":"another"}', '\u0000'])(
    'that is none is told: %j',
    async (text) => {
      expect(await readLog(text)).toBe('foreign');
    },
  );

  it.each([
    { version: '1' },
    { version: 1.5 },
    { version: null },
    { preloadedState: undefined },
    { preloadedState: '[]' },
    { payload: '{}' },
    { payload: '[1]' },
    { payload: '[{}]' },
    { payload: '[{"type":1}]' },
    { payload: '[' },
    { payload: 7 },
  ])('that is damaged is told: %j', async (changes) => {
    expect(await readWith(changes)).toBe('damaged');
  });

  it('that is damaged in the middle is told', async () => {
    const text = await writeLog(log);
    expect(await readLog(text.replace('preloadedState', 'preloadedState" "'))).toBe('damaged');
  });

  it('is read as far as it makes sense', async () => {
    const strange = {
      app: 'x',
      recordedAt: 'yesterday',
      viewport: null,
      products: [],
      times: 'x',
      hashes: [['a'], [1, 2], 3],
      asked: {},
      marks: null,
      trail: 'not packed',
    };
    expect(await readWith(strange)).toMatchObject({
      app: { version: '?', commit: '?' },
      recordedAt: '1970-01-01T00:00:00.000Z',
      viewport: { width: 0, height: 0 },
      products: null,
      times: [],
      hashes: [[1, '2']],
      asked: [],
      marks: [],
      trail: null,
      actions: log.actions,
    });
  });

  it('whose trail is not that of its actions has none', async () => {
    expect(await readLog(await writeLog({ ...log, trail: ['[]'] }))).toMatchObject({ trail: null });
  });
});

describe('a log of another version of the format', () => {
  const file = (version: number, payload: object[] = []) =>
    JSON.stringify({ format: LOG_FORMAT, version, preloadedState: '{}', payload: JSON.stringify(payload) });

  it.each([2, 99])('that is newer is told: %i', async (version) => {
    expect(await readLog(file(version))).toBe('newer');
  });

  it.each([0, -1])('that nothing leads from is told: %i', async (version) => {
    expect(await readLog(file(version))).toBe('unknownVersion');
  });

  it('is brought up to this one, version by version', async () => {
    const migrations = {
      [-1]: (old: object) => ({ ...old, payload: JSON.stringify([{ type: 'first' }]) }),
      0: (old: { readonly payload?: unknown }) => ({
        ...old,
        payload: String(old.payload).replace('first', 'second'),
      }),
    };
    expect(await readLog(file(-1), migrations)).toMatchObject({ actions: [{ type: 'second' }] });
    expect(await readLog(file(1, [{ type: 'first' }]), migrations)).toMatchObject({
      actions: [{ type: 'first' }],
    });
    expect(await readLog(file(-2), migrations)).toBe('unknownVersion');
    expect(await readLog(file(2), migrations)).toBe('newer');
  });
});
