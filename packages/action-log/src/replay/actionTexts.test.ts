import { describeAction } from './actionTexts';

it.each<[string, unknown, string]>([
  ['its name', { id: 'p1', name: 'Mug', quantity: 2 }, 'added "Mug" {"quantity":2}'],
  ['its title', { id: 'p1', title: 'Read' }, 'added "Read"'],
  ['its text', { id: 'p1', text: 'Buy milk', done: false }, 'added "Buy milk" {"done":false}'],
  ['its JSON, if it has none of these', { id: 'p1', count: 2 }, 'added {"id":"p1","count":2}'],
  ['itself, if it is a text', 'p1', 'added "p1"'],
])('an action without a `describe` function is described by %s', (_what, payload, text) => {
  expect(describeAction({ type: 'added', payload })).toBe(text);
});
