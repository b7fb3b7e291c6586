import { renderApp } from './renderApp';

let stop = () => {};

/** Closes the shop that a test opened, and forgets what it saved. */
export function closeApp() {
  stop();
  stop = () => {};
  localStorage.clear();
}

/** The whole shop at an address, until `closeApp`. */
export async function openApp(...given: Parameters<typeof renderApp>) {
  const app = await renderApp(...given);
  stop = app.stop;
  return app;
}
