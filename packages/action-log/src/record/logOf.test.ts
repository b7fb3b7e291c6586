import { structuralHash } from '../changes/hash';
import { createMask } from '../model/hiddenText';
import { firstDifference } from '../replay/check';
import { added, counterApp, header, type Counter } from '../testing/counterApp';
import { logOf, logWithoutChanges } from './logOf';
import type { Segment } from './recorder';

const options = { ...header, recordedAt: new Date(1000).toISOString(), end: { count: 16 } };

const segments: Segment<Counter>[] = [
  {
    snapshot: { count: 1 },
    actions: [added(2), added(3)],
    times: [1500, 1400],
    effects: [],
    marks: [[2, 'end of the first part']],
    happened: [],
  },
  {
    snapshot: { count: 6 },
    actions: [added(10)],
    times: [3400],
    effects: [
      [0, { save: 'count' }],
      [0, { alert: 'ten' }],
    ],
    marks: [[0, 'second part']],
    happened: [],
  },
];

describe('the log of a recording', () => {
  it('a log contains the segments of its recording as one list', () => {
    expect(logOf({ segments }, counterApp(), options)).toMatchObject({
      preloadedState: { count: 1 },
      actions: [added(2), added(3), added(10)],
      times: [500, 0, 2000],
      hashes: [
        [0, structuralHash({ count: 1 })],
        [2, structuralHash({ count: 6 })],
        [3, structuralHash({ count: 16 })],
      ],
      effects: [[2, [{ save: 'count' }, { alert: 'ten' }]]],
      marks: [
        [2, 'end of the first part'],
        [2, 'second part'],
      ],
      screen: ['- text: 1 pcs'],
      stepChanges: [3, 6, 16].map((count) => ({
        state: `[["count",${count}]]`,
        screen: `[[0,1,["- text: ${count} pcs"]]]`,
      })),
    });
  });

  it('a log contains no typed text if typed texts are hidden', () => {
    expect(logOf({ segments }, counterApp(), { ...options, mask: createMask() })).toMatchObject({
      preloadedState: { count: 0 },
      actions: [added(0), added(0), added(0)],
      hashes: [0, 2, 3].map((count) => [count, structuralHash({ count: 0 })]),
      stepChanges: Array(3).fill({ state: '[]', screen: '[]' }),
    });
  });

  it('a log with hidden texts contains the effects that follow from the hidden states', () => {
    const app = counterApp({
      effectsOf: (_action, _before, { count }) => [{ request: `GET /search?q=${count}`, value: count }],
    });
    const typed = segments.map((segment) => ({
      ...segment,
      effects: segment.actions.map((_, at) => [at, { request: 'GET /search?q=typed', value: 16 }] as const),
    })) as unknown as Segment<Counter>[];
    const log = logOf({ segments: typed }, app, { ...options, mask: createMask() });
    expect(log.effects).toEqual([0, 1, 2].map((at) => [at, [{ request: 'GET /search?q=0', value: 0 }]]));
    expect(firstDifference(log, app)).toBeNull();
  });

  it('a log with hidden texts contains no effects of an action whose rule throws', () => {
    const [segment] = segments;
    const typed = segment ? [{ ...segment, actions: [{ type: 'odd' }, added(1)] }] : [];
    const app = counterApp({ hideAction: (action) => action });
    const log = logOf({ segments: typed }, app, { ...options, mask: createMask() });
    expect(log).toMatchObject({ actions: [{ type: 'odd' }, added(1)], effects: [] });
  });

  it('a log is empty before the first action', () => {
    expect(logOf({ segments: [] }, counterApp(), options)).toMatchObject({
      preloadedState: { count: 16 },
      actions: [],
      hashes: [[0, structuralHash({ count: 16 })]],
      stepChanges: [],
    });
  });
});

it('a log is refused if a value contains itself', () => {
  const cycle: Record<string, unknown> = {};
  cycle.parts = [cycle];
  const [segment] = segments;
  const actions = [{ type: 'set', payload: cycle }];
  const make = () => logWithoutChanges({ segments: segment ? [{ ...segment, actions }] : [] }, options);
  expect(make).toThrow('payload.parts.0 contains itself.');
});
