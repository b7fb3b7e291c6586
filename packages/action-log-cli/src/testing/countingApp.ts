import { isFields, type Replayable } from 'action-log';
import { counterApp, type Counter } from 'action-log/testing';
import type { App, WalkRules } from '../app';

/** Rules for an app whose other tabs send 'elsewhere', and whose menu closes with 'closed'. */
export const counterRules: WalkRules<Counter> = {
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
  isAbout: (message, { payload }) => isFields(message) && message.id === payload,
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
  const { expectedScreen: expectedOnPage } = replayable;
  return {
    load: async () => ({ logName: 'app', replayable, expectedOnPage, walk: counterRules }),
    browser: { serve: noBrowser, launch: noBrowser, context: {}, pageScript: noBrowser },
  };
}
