import type { Middleware } from '@reduxjs/toolkit';

/**
 * A place in the chain for a middleware that comes later. Redux
 * Toolkit's `createDynamicMiddleware` does more than that, and every visit would download it.
 */
export function createLaterMiddleware() {
  let add: (later: Middleware) => void = () => {};
  const middleware: Middleware = (api) => (next) => {
    let handle = next;
    add = (later) => {
      handle = later(api)(next);
    };
    return (action) => handle(action);
  };
  return { middleware, addMiddleware: (later: Middleware) => add(later) };
}
