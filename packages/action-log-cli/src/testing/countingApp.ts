import type { Replayable } from 'action-log';
import { counterApp, type Counter } from 'action-log/testing';
import type { App, AppCode, DriveRules } from '../app';

/** Rules for an app whose other tabs send 'elsewhere', and whose menu closes with 'closed'. */
export const counterRules: DriveRules<Counter> = {
  actorOf: ({ action }) => (action.type === 'elsewhere' ? 'other tab' : 'person'),
  timed: [],
  causedByBlur: ['closed'],
  contentOf: ({ payload }) => payload,
  isUnrecorded: () => false,
  isOptional: () => false,
  firstVisitOf: () => ({ address: '/', entries: ['/'], saved: {}, restoredAt: -1, isPageLoad: true }),
  historyMove: () => 0,
  storagePrefix: 'counter:',
  savedOf: () => ({}),
  channel: 'counter',
  isAbout: (message, { payload }) => (Object(message) as { id?: unknown }).id === payload,
  messageFor: ({ payload }) => ({ id: payload, made: 'up' }),
  fakeBackend: async () => ({ release: () => {}, releaseAll: () => {} }),
};

const noBrowser = () => Promise.reject(new Error('The counter has no browser.'));

/**
 * An app that counts (`counterApp`), for tests without a browser.
 * @param changes what is wrong with it
 */
export function countingApp(changes: Partial<Replayable<Counter>> = {}): App<Counter> {
  const replayable = counterApp(changes);
  const code: AppCode<Counter> = {
    logName: 'app',
    replayable,
    coverageOf: (logs) => {
      const none = new Map<string, number>();
      const actions = new Map([
        ['added', logs.length],
        ['never', 0],
      ]);
      return { actions, screens: none, alerts: none, effects: none };
    },
    expectedOnPage: replayable.expectedScreen,
    drive: counterRules,
    playwright: {
      factCode: (_before, { shown }) => [`await expect(page.getByText('${String(shown)}')).toBeVisible();`],
      locatorCode: () => null,
      backendCode: () => '',
      imports: {},
    },
    jest: { imports: { './counter': ['openReplayed'] }, shorten: () => [] },
  };
  return {
    command: 'counter-logs',
    load: async () => code,
    browser: {
      serve: noBrowser,
      launch: noBrowser,
      context: {},
      panelAddress: '/?qa',
      root: '#root',
      pageScript: noBrowser,
    },
    playRandom: async ({ runs, path }) => ({
      sessions: runs,
      actions: 4,
      fingerprint: 'abc',
      failure:
        path === undefined ? null : { message: 'It is odd', steps: ['added 1 a 0'], path, log: '{"log":1}' },
    }),
  };
}
