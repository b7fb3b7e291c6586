import { hexOf } from '../changes/hash';
import { createMask } from '../model/hiddenText';
import { added, counterApp, type Counter } from '../testing/counterApp';
import { logOf, logWithoutTrail } from './logOf';
import type { Segment } from './recorder';

const options = {
  app: { version: '1', commit: 'abc' },
  recordedAt: new Date(1000).toISOString(),
  url: 'http://localhost/',
  viewport: { width: 1, height: 1 },
  language: 'en',
  end: { count: 16 },
};

const segments: Segment<Counter>[] = [
  {
    number: 4,
    snapshot: { count: 1 },
    actions: [added(2), added(3)],
    times: [1500, 1400],
    requests: [],
    marks: [[2, 'end of the first part']],
    happened: [],
  },
  {
    number: 5,
    snapshot: { count: 6 },
    actions: [added(10)],
    times: [3400],
    requests: [
      [0, { save: 'count' }],
      [0, { alert: 'ten' }],
    ],
    marks: [[0, 'second part']],
    happened: [],
  },
];

describe('the log of a recording', () => {
  it('joins its segments', () => {
    expect(logOf({ segments }, counterApp(), options)).toMatchObject({
      preloadedState: { count: 1 },
      actions: [added(2), added(3), added(10)],
      times: [500, 0, 2000],
      hashes: [
        [0, hexOf({ count: 1 })],
        [2, hexOf({ count: 6 })],
        [3, hexOf({ count: 16 })],
      ],
      requests: [[2, [{ save: 'count' }, { alert: 'ten' }]]],
      marks: [
        [2, 'end of the first part'],
        [2, 'second part'],
      ],
      screen: ['- text: 1 pcs'],
      trail: [3, 6, 16].map((count) => ({
        state: `[["count",${count}]]`,
        screen: `[[0,1,["- text: ${count} pcs"]]]`,
      })),
    });
  });

  it('contains nothing that a person typed if that is hidden', () => {
    expect(logOf({ segments }, counterApp(), { ...options, mask: createMask() })).toMatchObject({
      preloadedState: { count: 0 },
      actions: [added(0), added(0), added(0)],
      hashes: [0, 2, 3].map((count) => [count, hexOf({ count: 0 })]),
      trail: Array(3).fill({ state: '[]', screen: '[]' }),
    });
  });

  it('is empty before the first action', () => {
    expect(logOf({ segments: [] }, counterApp(), options)).toMatchObject({
      preloadedState: { count: 16 },
      actions: [],
      hashes: [[0, hexOf({ count: 16 })]],
      trail: [],
    });
  });
});

describe('what a file of the log does not keep is named', () => {
  const logWith = (payload: unknown) => {
    const action = { type: 'set', payload, meta: { requestId: 'a', baseQueryMeta: new Date(0) } };
    return logWithoutTrail({ segments: [{ ...segments[0], actions: [action] } as Segment<Counter>] }, counterApp(), options);
  }; // prettier-ignore

  it.each([
    ['a date', { at: new Date(0) }, ['payload', 'at'], 'Date'],
    ['a map in a list', [1, new Map()], ['payload', '1'], 'Map'],
    ['a whole number of any size', 12n, ['payload'], 'bigint'],
    ['a function', { then: () => {} }, ['payload', 'then'], 'function'],
  ])('%s', (_what, payload, path, kind) => {
    expect(logWith(payload).lost).toEqual([[0, path, kind]]);
  });

  it('but not what a file puts back, or what two places share', () => {
    const shared = { id: 1 };
    expect(logWith({ one: shared, other: [shared], sum: NaN }).lost).toBeUndefined();
  });

  it('in an error if it contains itself', () => {
    const cycle: Record<string, unknown> = {};
    cycle.parts = [cycle];
    expect(() => logWith(cycle)).toThrow('payload.parts.0 contains itself.');
  });
});
