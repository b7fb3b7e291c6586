/// <reference types="webpack/module" />
import { attributes, FAILED, isCurrentBrowser, nextTurn } from '@/shared/lib';
import '../styles/global.scss';

/** Starts the application: React's code in one task, the rest in another, so a phone can react between. */
async function begin(root: HTMLElement) {
  root.setAttribute(attributes.started, '');
  await nextTurn(); // The page's font, which is there already, comes into the first paint.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTurn();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  return start(root);
}

/** Another script may keep the application from starting: Redux Toolkit refuses a changed Object.prototype. */
function announce(error: unknown): never {
  document.dispatchEvent(new Event(FAILED));
  throw error;
}

const root = document.getElementById('root');
if (!root) throw new Error('No #root');
// watchScripts.ts requests a late script again, so there may be two. The first one starts the application. In an old
// browser none does (oldBrowser.ts).
const started =
  isCurrentBrowser() && !root.hasAttribute(attributes.started) ? begin(root).catch(announce) : null;

// In development the session goes on with an edited reducer. React Refresh renders edited components.
if (process.env.NODE_ENV !== 'production')
  module.hot?.accept(['@/shared/lib', './start', '../redux/rootReducer'], () => {
    const edited = import(/* webpackMode: "eager" */ '../redux/rootReducer');
    void Promise.all([started, edited]).then(([store, { rootReducer }]) =>
      store?.replaceReducer(rootReducer),
    );
  });
