import { counterApp, type Counter } from 'action-log/testing';
import type { QaShop } from '../qaShop';

export { added, counterLog } from 'action-log/testing';

/** The counter of action-log's tests with what the panel needs. */
export function counterShop(changes: Partial<QaShop<Counter>> = {}): QaShop<Counter> {
  return {
    ...counterApp(),
    app: { version: '1', commit: 'abc' },
    recording: { segments: [], end: () => ({ count: 7 }) },
    mark: () => {},
    getLiveState: () => ({ count: 7 }),
    large: () => ({ products: ['present'] }),
    describeExtra: () => [],
    addressOf: (state) => `/${state.count}`,
    words: { count: 'Contagem', shown: 'À vista' },
    nameOf: () => undefined,
    loadPictures: async () => (state) => `<p>${state.count}</p>`,
    readHeight: () => null,
    keepHeight: () => {},
    show: () => {},
    leave: (also) => also(),
    pagesIn: ({ count }, actions) => [`de ${count}`, `a ${count + actions.length}`],
    logOrigins: [],
    linkTo: (data) => `http://localhost/?qa#${data}`,
    tellLoss: () => '',
    continueHere: () => () => {},
    ...changes,
  };
}
