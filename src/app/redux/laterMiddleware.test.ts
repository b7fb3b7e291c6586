import { applyMiddleware, createStore, type Middleware } from 'redux';
import { createLaterMiddleware } from './laterMiddleware';

it('passes actions on, and from then on through the middleware that came', () => {
  const later = createLaterMiddleware();
  const store = createStore(
    (seen: string[] = [], { type }) => [...seen, type],
    applyMiddleware(later.middleware),
  );
  const marking: Middleware = () => (next) => (action) => next({ ...Object(action), type: 'marked' });

  store.dispatch({ type: 'before' });
  later.addMiddleware(marking);
  store.dispatch({ type: 'after' });
  expect(store.getState().slice(1)).toEqual(['before', 'marked']);
});
