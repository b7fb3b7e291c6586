import { renderApp } from './renderApp';

let stop = () => {};

/** Leaves the shop and forgets what it saved. */
export function closeApp() {
  stop();
  stop = () => {};
  localStorage.clear();
}

/** The whole shop at an address, for the length of one test. */
export async function openApp(...given: Parameters<typeof renderApp>) {
  const app = await renderApp(...given);
  stop = app.stop;
  return app;
}
