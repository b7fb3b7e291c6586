import type { UnknownAction } from '@reduxjs/toolkit';
import { readLog } from '../file/readLog';
import { writeLog } from '../file/writeLog';
import type { Log } from '../model/log';
import { logOf } from '../record/logOf';
import { compareLog } from '../replay/check';
import { replayableOf } from '../replay/replayableOf';
import {
  keeper,
  recordWith,
  replay,
  SAME,
  set,
  WITHOUT_AND_WITH_DEV_TOOLS,
  type AnyReducer,
} from '../testing/anyApp';
import { header } from '../testing/counterApp';

/** A class whose instances JSON writes like any object. */
class Money {
  constructor(readonly cents: unknown) {}
}

describe.each(WITHOUT_AND_WITH_DEV_TOOLS)('%s,', (_how, devTools) => {
  const { open, recordedLog } = recordWith(devTools);

  describe('a value that JSON cannot express', () => {
    it.each([undefined, NaN, Infinity, -Infinity, -0])(
      'a file keeps a number or undefined that JSON cannot express: %p',
      async (value) => {
        const name = Object.is(value, -0) ? '-0' : String(value);
        const sees: AnyReducer = (state = {}, { type, payload }) =>
          type === 'set'
            ? {
                ...(state as object),
                seen: 'first' in (state as object) && Object.is((state as { first: unknown }).first, value),
                payload,
              }
            : state;
        const log = await recordedLog(sees, [set(value), set([value])], { list: [value], first: value });
        expect(replay(log, sees)).toMatchObject({ difference: null, verdict: 'same' });
        expect(JSON.parse(await writeLog(log))).toMatchObject({
          lost: [
            [-1, ['list', '0'], name],
            [-1, ['first'], name],
            [0, ['payload'], name],
            [1, ['payload', '0'], name],
          ],
        });
      },
    );

    it.each([
      ['Map', (payload: unknown) => new Map([['a', payload]])],
      ['Set', (payload: unknown) => new Set([payload])],
      ['Date', (payload: unknown) => new Date(Number(payload))],
      ['Money', (payload: unknown) => new Money(payload)],
      ['bigint', (payload: unknown) => BigInt(Number(payload))],
      ['function', (payload: unknown) => () => payload],
    ])(
      'a value that JSON cannot express is named at the step whose reducer made it, and the replay is partial: %s',
      async (kind, make) => {
        const log = await recordedLog(keeper(make), [{ type: 'other' }, set(1)]);
        expect(replay(log, keeper(make))).toEqual({
          difference: null,
          verdict: 'partial',
          notJson: [`step 2, value (${kind})`],
        });
        expect(
          replay(
            log,
            keeper(() => ({})),
          ),
        ).toMatchObject({ difference: { index: 1, what: 'state' } });
      },
    );

    it.each<[string, unknown]>([
      ['Set', new Set(['a', 'b'])],
      ['Map', new Map([['a', new Set([1])]])],
      ['Date', new Date(5)],
      ['bigint', 7n],
      ['function', () => 1],
      ['symbol', Symbol('a')],
      ['Money', new Money(1)],
      ['Money', Object.assign(new Money(1), { constructor: null })],
    ])(
      'a replay is partial, but not different, if a reducer gets a value that JSON cannot express: %s',
      async (kind, value) => {
        const reads: AnyReducer = (state = {}, { type, payload }) => {
          const now = { ...(state as object), payload };
          if (type !== 'set') return state;
          if (payload instanceof Set)
            return { ...now, has: payload.has('b'), more: new Set([...payload, 1]) };
          if (payload instanceof Map)
            return {
              ...now,
              has: (payload as Map<string, Set<number>>).get('a')?.has(1),
              size: payload.size,
            };
          if (payload instanceof Date) return { ...now, time: payload.getTime() };
          if (typeof payload === 'bigint') return { ...now, next: Number(payload) + 1 };
          return payload instanceof Object && 'cents' in payload ? { ...now, cents: payload.cents } : now;
        };
        const log = await recordedLog(reads, [{ type: 'other' }, set(value), set([value])], { value, n: 0 });
        const outcome = replay(log, reads);
        expect(outcome).toMatchObject({ difference: null, verdict: 'partial' });
        expect(outcome.notJson).toEqual(
          expect.arrayContaining([`the start, value (${kind})`, `step 2, payload (${kind})`]),
        );
        expect(await writeLog((await readLog(await writeLog(log))) as Log)).toBe(await writeLog(log));
      },
    );

    describe('with a part that no file has and that a reducer takes', () => {
      class Price extends Money {
        get text() {
          return `R$ ${String(this.cents)}`;
        }
        half() {
          return Number(this.cents) / 2;
        }
      }
      type Take = (action: UnknownAction) => unknown;
      const payloadOf = ({ payload }: UnknownAction) => payload as never;
      const message: Take = (action) => (payloadOf(action) as Error).message;
      const metaOf = ({ meta }: UnknownAction) => meta as Record<string, never>;

      /** A reducer that keeps what it takes, counts, and goes on from what it kept. */
      const taking =
        (take: Take, step = 1): AnyReducer =>
        (given = { n: 0 }, action) => {
          const state = given as { n: number; value?: unknown };
          if (action.type === 'next')
            return { ...state, n: state.n + step, again: `${String(state.value)}!` };
          return action.type === 'set' ? { ...state, value: take(action) } : state;
        };
      const next = { type: 'next' };
      const error = new Error('boom');
      const file = new File(['a'], 'nota.pdf');

      it.each<[what: string, action: UnknownAction, Take]>([
        ['message of payload (Error)', set(error), message],
        ['message of payload (TypeError)', set(new TypeError('boom')), message],
        ['toString of payload (Error)', set(error), ({ payload }) => String(payload)],
        ['message of payload.error (Error)', set({ error }), (action) => (payloadOf(action) as { error: Error }).error.message],
        ['message of error (Error)', { type: 'set', error }, ({ error: ofAction }) => (ofAction as Error).message],
        ['message of meta.reason (Error)', { type: 'set', meta: { reason: error } }, (action) => (metaOf(action).reason as unknown as Error).message],
        ['name of meta.arg (File)', { type: 'set', meta: { arg: file } }, (action) => (metaOf(action).arg as unknown as File).name],
        ['status of meta.baseQueryMeta.response (Response)', { type: 'set', meta: { baseQueryMeta: { response: new Response('', { status: 404 }) } } }, (action) => (metaOf(action).baseQueryMeta as unknown as { response: Response }).response.status],
        ['aborted of payload (AbortSignal)', set(AbortSignal.abort()), (action) => (payloadOf(action) as AbortSignal).aborted],
        ['href of payload (URL)', set(new URL('https://example.com/a')), (action) => (payloadOf(action) as URL).href],
        ['text of payload (Price)', set(new Price(5)), (action) => (payloadOf(action) as Price).text],
        ['half of payload (Price)', set(new Price(5)), (action) => (payloadOf(action) as Price).half()],
        ['message of payload (Error)', set(error), ({ payload }) => 'message' in (payload as object)],
        ['the result of payload (function)', set(() => 7), (action) => (payloadOf(action) as () => number)()],
      ])('a replay names %s and does not compare the step', async (what, action, take) => {
        const log = await recordedLog(taking(take), [action, next, action, next]);
        const { difference, verdict, notJson } = replay(log, taking(take));
        expect([difference, verdict]).toEqual([null, 'partial']);
        expect(notJson).toEqual(expect.arrayContaining([`step 1, ${what}`, `step 3, ${what}`]));
        // What follows is compared, from the state that the log has.
        expect(replay(log, taking(take, 2)).difference).toMatchObject({ index: 1, what: 'state' });
      }); // prettier-ignore

      it('a replay compares a step whose reducer only keeps the value, passes it on, or checks its class', async () => {
        const action = { type: 'set', meta: { arg: file, requestId: 'r' } };
        const counts: Take = ({ meta }) => (meta as { arg: unknown }).arg instanceof File;
        const log = await recordedLog(taking(counts), [action, next]);
        expect(replay(log, taking(counts))).toEqual(SAME);
        expect(
          replay(
            log,
            taking(() => false),
          ).difference,
        ).toMatchObject({ index: 0, what: 'state' });
      });

      it('a replay compares no further step if the log does not contain the state after such a step', async () => {
        const log = await recordedLog(taking(message), [set(error), next]);
        const withoutChanges = { ...log, stepChanges: [] };
        const { difference, notJson } = replay(withoutChanges, taking(message));
        expect(difference).toBeNull();
        expect(notJson).toContain('step 1, message of payload (Error), and all that follows');
      });

      it('a replay does not compare an effect or a screen that reads such a value', async () => {
        const reducer = keeper();
        const effects = ({ payload }: UnknownAction) =>
          payload instanceof Error ? [{ alert: payload.message }] : [];
        const view = (state: unknown) =>
          `<p>${String((state as { value: { message?: string } }).value.message)}</p>`;
        const app = open(reducer, undefined, effects);
        app.store.dispatch(set(error));
        app.store.dispatch(set(1));
        const rules = replayableOf({ reducer, effects, view });
        const { recording } = app.recorded.recorder;
        const log = await readLog(
          await writeLog(logOf(recording, rules, { ...header, end: app.recorded.live.getState() })),
        );
        if (typeof log === 'string') throw new Error(log);
        const { difference, notCompared } = compareLog(log, rules);
        expect(difference).toBeNull();
        expect(notCompared).toEqual(['step 1, message of payload (Error)']);
      });
    });

    it('a value that JSON cannot express is hidden if it contains a typed text, and causes no difference', async () => {
      const email = new Map([['email', 'ana@example.com']]);
      const app = open(keeper(), { value: email, at: new Date(5), email: 'ana@example.com' });
      app.store.dispatch(set(new Set(['ana@example.com'])));
      const rules = replayableOf({ reducer: keeper(), redact: ['email'] });
      const log = logOf(app.recorded.recorder.recording, rules, {
        ...header,
        end: app.recorded.live.getState(),
        mask: () => '•••',
      });
      const text = await writeLog(log);
      expect(text).not.toContain('ana@');
      const read = await readLog(text);
      if (typeof read === 'string') throw new Error(read);
      expect(replay(read, keeper())).toMatchObject({ difference: null, verdict: 'partial' });
    });

    it('a value that JSON cannot express is named if it is in the first state or in an action', async () => {
      const log = await recordedLog(keeper(), [set({ at: new Date(0), n: 1n })], { value: new Map() });
      expect(replay(log, keeper()).notJson).toEqual([
        'the start, value (Map)',
        'step 1, payload.at (Date)',
        'step 1, payload.n (bigint)',
        'step 1, value.at (Date)',
        'step 1, value.n (bigint)',
      ]);
    });
  });
});
